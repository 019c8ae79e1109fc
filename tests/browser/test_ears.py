"""What a screen reader says of every screen: whose turn it is, what may be done, what lies there; and nothing false."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import ears, exit_scenes, hands
from tests.browser import exit_hands as tiles
from tests.browser import exit_levels as levels
from tests.browser import munchkin_hands as mats
from tests.browser.stage import Stage

GAMES = (r"Knock, Knock! Dungeon!", "Munchkin", "Dungeon Exit")
CARDS = ".table [data-cell^=card]"
CORNERS = re.compile(r"^gridcell, .*danger (\d+).*corners ((?:\d+(?: covered)?, ){4})")


@pytest.fixture
def heard_stage(browser: Browser, house: str, tmp_path: Path) -> Iterator[Stage]:
    """A stage whose page is listened to."""
    with ears.listener(browser, width=1440, height=900) as page:
        yield Stage(browser, page, house, tmp_path)


def lopsided_deck(folder: Path) -> Path:
    """An easy deck in which a hall laid over another changes what its corner is worth."""
    deck = hands.easy_deck(folder)
    deck.write_text(deck.read_text(encoding="utf-8").replace("[0, 0, 0, 0]", "[1, 1, 0, 0]"), encoding="utf-8")
    return deck


def sums(said: list[str]) -> list[tuple[int, int]]:
    """Of every card whose corners are read out: its danger, and what its corners come to."""
    found = [match for phrase in said if (match := CORNERS.search(phrase))]
    return [(int(match[1]), sum(map(int, re.findall(r"\d+", match[2])))) for match in found]


def test_every_button_of_the_front_page_says_which_game_it_plays(browser: Browser, house: str) -> None:
    with ears.listener(browser) as page:
        page.goto(house, wait_until="networkidle")
        said = ears.walk(page)
    for game in GAMES:
        name = re.escape(game)
        ways = [rf"^{way}\s+\({name}\)$" for way in ("button, Play now", "button, Invite", "link, Rules")]
        assert ears.says(said, *ways) == []
    buttons = [phrase for phrase in said if re.match("(button|link), ", phrase)]
    assert len(buttons) == len(set(buttons))


def test_a_lobby_says_who_sits_where_and_what_the_start_brings(browser: Browser, house: str) -> None:
    with ears.listener(browser) as page:
        hands.invite(page, house)
        said = ears.walk(page)
    assert (
        ears.says(
            said,
            "^heading, Your table",
            "^Knock, Knock! Dungeon!$",
            "^You · host$",
            "^A free chair$",
            "^button, Seat a bot$",
            r"^button, Knock! \(start, bots take 3 chairs\)$",
            "^textbox, Link to this table, http",
        )
        == []
    )


def test_k6_alone_at_knock_the_corners_read_out_come_to_the_danger_read_out(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    with ears.listener(browser) as page:
        hands.invite(page, house, lopsided_deck(tmp_path), chairs=1)
        hands.start(page)
        hands.wait_for_somebody([page])
        hands.choose(page, 0)
        said = ears.walk(page)
        assert ears.says(said, "^gridcell, .*spot", "^button, .*corners .*pressed", "^button, Place it, ") == []
        for _ in range(2):
            cards = page.locator(CARDS).count()
            hands.lay(page)
            hands.wait_for_a_change(page, cards)
            hands.wait_for_somebody([page])
        page.keyboard.press("Escape")
        said = ears.walk(page)
    assert ears.says(said, "^gridcell, .*corners .*covered") == []
    assert [pair for pair in sums(said) if pair[0] != pair[1]] == []


def test_at_knock_with_bots_it_is_heard_whose_turn_it_is_and_what_was_laid(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    with ears.listener(browser) as page:
        hands.invite(page, house, hands.easy_deck(tmp_path), chairs=2)
        hands.quick_bots(page)
        hands.start(page)
        hands.wait_for_somebody([page])
        ears.listen(page)
        hands.lay(page)
        ears.wait_to_hear(page, "You lay ")
        hands.wait_for_somebody([page])
        page.keyboard.press("Escape")
        expect(page.locator(".status")).to_contain_text("Your turn: ")
        said = ears.walk(page)
    assert ears.says(said, "^Your turn: ", "^list, Your hand$", "^heading, Sand left: ") == []


def test_a_munchkin_turn_a_fight_and_its_last_call_are_heard(browser: Browser, house: str, tmp_path: Path) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(9)], items=[mats.MUG], one_shots=[mats.PIE])
    with ears.listener(browser, width=1440, height=900) as page:
        mats.at_one_screen(page, house, cards)
        turn = ears.walk(page)
        mats.kick(page).click()
        page.locator(".stage .btn[data-way=Resolve]").wait_for()
        fight = ears.walk(page)
        ears.listen(page)
        mats.press(page, "That is all: resolve")
        page.locator(".curtain .btn").wait_for()
        page.locator(".curtain .btn").click()
        page.locator(".fuse").wait_for()
        window = ears.walk(page)
    assert (
        ears.says(turn, "^Your turn", "^button, Kick it open$", "^Level$", "^button, Loyal Mug|^button, Thrown Pie")
        == []
    )
    assert ears.says(fight, "^heading, You are losing by ", "Door Goblin", "^button, That is all: resolve$") == []
    assert ears.says(window, "^region, Last call$", "^button, Pass, ", "Still asked: (.* and )?you") == []


def test_alone_at_dungeon_exit_board_path_and_refusal_are_heard(heard_stage: Stage) -> None:
    page = heard_stage.page
    tiles.open_level(page, heard_stage.house, levels.FIRST)
    laid = tiles.pieces(levels.FIRST, levels.FIRST_WAY)[0]
    tiles.lay_by_keys(page, laid)
    said = ears.walk(page)
    cells = [rf"^gridcell, {cell}, tile {laid.tile}" for cell in laid.cells]
    wanted = ("^grid, ", "Door, number 1", "^list, The path$", "^button, Tile I2, 2 cells")
    assert ears.says(said, *cells, *wanted) == []
    rows = page.get_by_role("row")  # a named row is read by Orca in place of the cell it comes to
    assert rows.evaluate_all("all => all.map(row => [row.ariaRowIndex, row.ariaLabel])")[0] == ["1", None]
    page.locator('[data-tile="I2"]').click()
    page.locator(f'[data-cell="{laid.held_by}"]').click()
    ears.wait_to_hear(page, "another tile is there already")


def test_a_race_says_how_far_the_rival_is(heard_stage: Stage) -> None:
    way = tiles.pieces(levels.FIRST, levels.FIRST_WAY)
    with exit_scenes.with_malik(heard_stage, levels.FIRST, "Race") as malik:
        assert ears.says(ears.walk(heard_stage.page), "^button, Ready!") == []
        exit_scenes.get_ready(heard_stage.page, malik)
        tiles.lay(malik, way[0])
        expect(heard_stage.page.get_by_text("Malik: ")).to_be_visible()
        said = ears.walk(heard_stage.page)
    assert ears.says(said, "^heading, Race", "^image, You: ", "^image, Malik: ", "^Malik: .*one tile down") == []


def test_two_together_hear_whose_board_is_whose_and_who_stands_on_the_stair(heard_stage: Stage) -> None:
    with exit_scenes.with_malik(heard_stage, levels.COOP, "Together"):
        said = ears.walk(heard_stage.page)
    assert ears.says(said, "^heading, Together", "^You$", "^grid, ", "^region, The stair$", "^Malik$") == []


def test_two_floors_are_two_boards_with_a_stair_on_each(heard_stage: Stage) -> None:
    tiles.open_level(heard_stage.page, heard_stage.house, levels.FLOOR, "Upper Floor")
    said = ears.walk(heard_stage.page)
    grids = [phrase for phrase in said if phrase.startswith("grid, ")]
    stairs = [phrase for phrase in said if re.match(r"gridcell, \w+, stair$", phrase)]
    assert (len(grids), len(set(grids)), len(stairs)) == (2, 2, 2)
