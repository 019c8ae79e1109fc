"""Dungeon Exit for two, each with a browser of their own or both at one: a race, co-operation with the swap."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels
from tests.browser.hands import sit_beside

Two = tuple[Page, Page]

WAITED_MS = 4_000  # before both are ready


@pytest.fixture
def two(browser: Browser) -> Iterator[Two]:
    with hands.person(browser) as one, hands.person(browser) as other:
        yield one.new_page(), other.new_page()


def sit_down(two: Two, house: str, level: str, mode: str) -> None:
    """Inès opens the table, Malik comes by the link, she starts."""
    ines, malik = two
    hands.settle(ines, house, level, mode)
    hands.come_in(malik, ines.get_by_label("Link to this table").input_value(), "Malik")
    expect(ines.get_by_text("Malik")).to_be_visible()
    ines.locator(".start").click()
    for page in two:
        expect(page.locator("main.table")).to_be_visible()


def test_e14_a_race_shows_the_rivals_progress_and_opens_both_boards_at_the_end(two: Two, house: str) -> None:
    ines, malik = two
    sit_down(two, house, levels.FIRST, "Race")
    expect(malik.locator('[data-cell="K10"]')).to_have_count(0)  # the level shows when both are ready
    ines.wait_for_timeout(WAITED_MS)
    for page in two:
        page.get_by_role("button", name="Ready!").click()
    expect(ines.get_by_role("timer")).to_have_text(re.compile("0:0[0-2]"))  # nobody pays for the wait before
    way = hands.pieces(levels.FIRST, levels.FIRST_WAY)
    for piece in way[:3]:
        hands.lay(malik, piece)
    expect(ines.get_by_text("Malik: one leg, 3 tiles down")).to_be_visible()
    expect(ines.locator('[data-cell="K9"]')).to_have_attribute("aria-label", "K9, free")
    for piece in way:
        hands.lay(ines, piece)
    hands.is_out(ines, "Out first!")
    expect(ines.locator(".why")).to_contain_text("You are out first")
    hands.is_out(malik, "Beaten to the door.")
    expect(malik.locator("figure svg.board")).to_have_count(2)
    expect(malik.locator(".facts dt").nth(1)).to_have_text("8")  # the tiles of the path that led out, not his own


def test_e15_two_swap_boards_when_both_press_and_both_come_out(two: Two, house: str) -> None:
    ines, malik = two
    sit_down(two, house, levels.COOP, "Together")
    for page, way in zip(two, levels.COOP_UP, strict=True):
        for piece in hands.pieces(levels.COOP, way):
            hands.lay(page, piece)
    expect(malik.get_by_text("Both of you are on it.")).to_be_visible()
    malik.get_by_role("button", name="Swap", exact=True).click()
    expect(malik.get_by_role("button", name="You said yes")).to_be_disabled()
    expect(ines.get_by_text("Malik is ready to swap.")).to_be_visible()
    ines.get_by_role("button", name="Swap", exact=True).click()
    expect(ines.get_by_role("alert").get_by_text("board is yours now. You go on from the stair, Q5.")).to_be_visible()
    expect(malik.get_by_role("alert").get_by_text("You go on from the stair, H4.")).to_be_visible()
    *his, his_last = hands.pieces(levels.COOP, levels.COOP_DOWN[1])
    for piece in his:
        hands.lay(malik, piece)
    *others, last = hands.pieces(levels.COOP, levels.COOP_DOWN[0])
    for piece in others:
        hands.lay(ines, piece)
    ask_for_a_move(ines)
    expect(malik.locator("li.lead")).to_have_count(0)
    hands.lay(malik, his_last)
    expect(ines.get_by_text("Malik has moved a tile since.")).to_be_visible()
    expect(ines.locator("li.lead")).to_have_count(1)  # a mate's hands do not wipe a hint away
    hands.lay(ines, last)
    for page in two:
        hands.is_out(page)


def ask_for_a_move(page: Page) -> None:
    """On two boards the hints lie in a drawer; what they say is for the one who asked."""
    page.get_by_role("button", name="Hints").click()
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.locator(".note.good")).to_contain_text(re.compile(r"Lay [A-Z]\d on"))
    expect(page.locator("li.lead")).to_have_count(1)


def test_e15_one_yes_is_not_enough_and_can_be_taken_back(two: Two, house: str) -> None:
    ines, malik = two
    sit_down(two, house, levels.COOP, "Together")
    for page, way in zip(two, levels.COOP_UP, strict=True):
        for piece in hands.pieces(levels.COOP, way):
            hands.lay(page, piece)
    ines.get_by_role("button", name="Swap", exact=True).click()
    ines.get_by_role("button", name="No, wait").click()
    expect(ines.get_by_role("button", name="Swap", exact=True)).to_be_enabled()
    expect(malik.get_by_text("Both of you are on it.")).to_be_visible()


def share(page: Page, house: str, level: str, mode: str) -> None:
    """Rosa sits down at the same screen."""
    hands.settle(page, house, level, mode)
    sit_beside(page, "Rosa")
    expect(page.locator(".chair .name").nth(1)).to_have_value("Rosa")
    page.locator(".start").click()


def test_e14_two_race_at_one_screen_and_a_door_closes_between_them(page: Page, house: str) -> None:
    share(page, house, levels.FIRST, "Race")
    for name in ("Newcomer", "Rosa"):
        page.get_by_role("button", name=f"I am {name}: knock").click()
        page.get_by_role("button", name="Ready!").click()
    way = hands.pieces(levels.FIRST, levels.FIRST_WAY)
    hands.lay(page, way[0])
    page.get_by_role("button", name="Over to Newcomer").click()
    expect(page.get_by_text("Eyes shut, Rosa.")).to_be_visible()
    expect(page.locator("[data-cell]")).to_have_count(0)
    page.get_by_role("button", name="I am Newcomer: knock").click()
    expect(page.get_by_text("Rosa: no leg yet, one tile down")).to_be_visible()
    expect(page.locator('[data-cell="K9"]')).to_have_attribute("aria-label", "K9, free")
    for piece in way:
        hands.lay(page, piece)
    hands.is_out(page, "Out first!")


def test_e15_two_swap_boards_at_one_screen_and_nothing_is_hidden(page: Page, house: str) -> None:
    share(page, house, levels.COOP, "Together")
    lay_all(page, levels.COOP_UP[0])
    page.get_by_role("button", name="Over to Rosa").click()
    lay_all(page, levels.COOP_UP[1])
    page.get_by_role("button", name="Swap", exact=True).click()
    expect(page.get_by_text("Rosa is ready to swap.")).to_be_visible()  # the screen goes over by itself: one is awaited
    page.get_by_role("button", name="Swap", exact=True).click()
    expect(page.get_by_role("alert").get_by_text("Rosa’s board is yours now.")).to_be_visible()
    lay_all(page, levels.COOP_DOWN[0])
    page.get_by_role("button", name="Over to Rosa").click()
    lay_all(page, levels.COOP_DOWN[1])
    hands.is_out(page)


def lay_all(page: Page, way: str) -> None:
    for piece in hands.pieces(levels.COOP, way):
        hands.lay(page, piece)
