"""A fourth game is two folders: put into a copy of the house, it has a door, a lobby, a table and an end.

The Cellar and its screen are in tests/fourth_game, as CONTRIBUTING says they can be copied. Beside it stands a language
that is one folder.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hands import person
from tests.contributing import examples
from tests.open_house import open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[str]:
    """The address of a house with a fourth game and a fourth language."""
    assert chromium, "nobody builds a client that nobody looks at"
    copy = examples.copy_house(tmp_path_factory.mktemp("house"))
    examples.add_language(copy)
    examples.add_game(copy)
    examples.run(copy, "tools/generate.py")
    examples.run(copy, "tools/client.py")
    with open_house(copy / "tables.db", copy) as address:
        yield address


def page_of(browser: Browser, language: str) -> Page:
    return person(browser, language).new_page()


def open_doors(page: Page) -> None:
    """Open doors whenever it is our turn, until all are open."""
    door = page.get_by_role("button", name="Open a door", disabled=False)
    end = page.get_by_text("The last door is open.")
    told = page.locator(".log li")
    while True:
        expect(door.or_(end)).to_be_visible()
        if end.is_visible():
            return
        before = told.count()
        door.click()
        expect(told).not_to_have_count(before)


def test_a_fourth_game_is_played_from_its_door_to_its_end(house: str, browser: Browser) -> None:
    page = page_of(browser, "en")
    page.goto(house)
    expect(page.locator("article h2")).to_have_count(4)
    page.get_by_role("button", name="Small cellar").click()
    expect(page.get_by_text("Oil in your lantern")).to_be_visible()
    open_doors(page)
    expect(page.get_by_role("list", name="Doors opened").locator("li")).to_have_count(4)
    expect(page.get_by_text("it matches")).to_be_visible()
    page.get_by_role("button", name="Watch the game").click()
    expect(page.get_by_role("heading", name="Watch it again")).to_be_visible()
    expect(page.get_by_role("list", name="Doors opened").locator("li")).to_have_count(1)


def test_its_host_settles_what_its_screen_offers(house: str, browser: Browser) -> None:
    page = page_of(browser, "en")
    page.goto(house)
    page.get_by_role("article").filter(has_text="The Cellar").get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="House rules").click()
    page.get_by_label("Rubies").fill("2")
    page.get_by_label("Trapdoors").fill("0")
    page.get_by_label("Trapdoors").blur()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("2 rubies, 0 trapdoors")).to_be_visible()


def test_where_a_game_teaches_no_first_steps_its_rules_are_shown(house: str, browser: Browser) -> None:
    page = page_of(browser, "es")
    page.goto(f"{house}/first-steps/cellar")
    expect(page.get_by_role("article").get_by_text("R2")).to_be_visible()


def test_the_client_finds_the_door_and_the_language_by_itself(house: str, browser: Browser) -> None:
    french = page_of(browser, "fr")
    french.goto(house)
    expect(french.get_by_role("heading", name="La cave")).to_be_visible()
    german = page_of(browser, "de")
    german.goto(house)
    expect(german.get_by_text("Klopf an, tritt sie ein, finde hinaus.")).to_be_visible()
    german.goto(f"{house}/rules/knock")
    expect(german.get_by_text("Etwa sechzig Karten.")).to_be_visible()


def test_a_game_without_a_screen_says_so_at_its_table(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THREEDOORS_GAMES", str(examples.HOUSE / "tests" / "fourth_game"))
    with open_house(tmp_path / "tables.db") as house:
        page = page_of(browser, "en")
        asked = {"game": "cellar", "seats": 2, "name": "Ada", "language": "en"}
        key = page.request.post(f"{house}/api/tables", data=asked).json()
        page.goto(f"{house}/t/{key['table']}#{key['invite']}")
        page.locator("#name").fill("Bo")
        page.get_by_role("button", name="Come in", exact=True).click()
        expect(page.get_by_text("This game has no screen in the browser yet")).to_be_visible()
