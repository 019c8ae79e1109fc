"""A second engine: each game is opened from the front page in Firefox, against bots, and a first act is seen to happen.

What a game shows and does in all its moments is looked at in Chromium; here nothing may depend on that.
"""

from collections.abc import Iterator

import pytest

from tests.browser.firefox import FirefoxPage, Line, need_firefox, start

DOORS = {"knock": 0, "munchkin": 1, "dungeon_exit": 2}
CARDS = ".table [data-cell^=card]"
ANSWERS = "[data-way=OpenDoor], .fuse .acts .btn[aria-disabled=false]"
ENTER = "\ue007"


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Line]:
    """One Firefox for all games."""
    with start(need_firefox(), tmp_path_factory.mktemp("firefox")) as firefox:
        yield firefox


@pytest.fixture
def page(line: Line, house: str) -> Iterator[FirefoxPage]:
    """The front page, seen by somebody new; at the end its console has nothing to complain of."""
    page = FirefoxPage(line)
    page.goto(house)
    yield page
    complaints = page.complaints()
    page.close()
    assert complaints == []


def press_at_door(page: FirefoxPage, game: str, button: int) -> None:
    """A button of a door, counted from Play now."""
    page.wait_for("article .acts", len(DOORS))
    page.evaluate(f"document.querySelectorAll('article .acts')[{DOORS[game]}].id = 'door'")
    page.click("#door .btn", button)


def test_a_card_is_laid_at_a_table_of_knock(page: FirefoxPage) -> None:
    press_at_door(page, "knock", 0)
    page.wait_for('.table[data-turn="true"]')
    page.press("1")
    page.wait_for("[data-spot]")
    before = page.count(CARDS)
    page.evaluate("document.querySelector('[data-spot]').focus()")
    page.press(ENTER)
    page.press(ENTER)  # the first one chooses the spot, if looking at it has not done so
    page.wait_for(CARDS, before + 1)


def test_a_door_is_kicked_or_a_call_answered_at_a_table_of_munchkin(page: FirefoxPage) -> None:
    """Whoever begins is drawn by lot: it is our door, or a fight of somebody else's in which we are asked."""
    press_at_door(page, "munchkin", 0)
    page.wait_for(ANSWERS)
    page.evaluate(f"document.querySelector('{ANSWERS}').id = 'answer'")
    page.click("#answer")
    page.wait_until("!document.querySelector('#answer:not([aria-disabled=true])')")


def test_a_tile_is_laid_in_a_race_of_dungeon_exit(page: FirefoxPage) -> None:
    press_at_door(page, "dungeon_exit", 1)
    page.click(".lobby .start")
    page.click("main.table .btn.pri")  # ready
    page.wait_for("[data-cell]")
    page.click('[data-tile="I1"]')
    page.click('[data-cell][aria-label$="free"]', nth=40)
    page.wait_for('[data-cell][aria-label*="tile I1"]')
