"""Dungeon Exit alone in a real browser: five levels, by mouse, drag, touch and keys; what breaks is shown where it breaks."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels


def test_the_first_level_is_clicked_out_and_the_next_door_opens(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Play now").nth(2).click()
    for piece in hands.pieces(levels.FIRST, levels.FIRST_WAY):
        hands.lay(page, piece)
    hands.is_out(page)
    expect(page.get_by_text("8 tiles from Door to Exit")).to_be_visible()
    expect(page.get_by_text("1 of 6 doors open")).to_be_visible()
    page.get_by_role("button", name="Next door: Annex").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Annex\u00a02")
    expect(page.locator('[data-cell="K2"]')).to_have_attribute("aria-label", "K2, Door, number 1")


def test_the_second_level_is_dragged_out(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.SECOND)
    for piece in hands.pieces(levels.SECOND, levels.SECOND_WAY):
        hands.drag(page, piece)
    hands.is_out(page)


def test_a_level_is_tapped_out_with_a_finger_on_a_phone(browser: Browser, house: str) -> None:
    with hands.person(browser, width=390, height=844, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.EXACT)
        for piece in hands.pieces(levels.EXACT, levels.EXACT_WAY):
            hands.lay_by_touch(page, piece)
        hands.is_out(page)


def test_a_level_is_walked_out_by_keyboard_only(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.EXACT)
    for piece in hands.pieces(levels.EXACT, levels.EXACT_WAY):
        hands.lay_by_keys(page, piece)
    hands.is_out(page)


def test_a_path_goes_over_a_bridge(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.BRIDGE)
    for piece in hands.pieces(levels.BRIDGE, levels.BRIDGE_WAY):
        hands.lay(page, piece)
    hands.is_out(page)


def test_the_upper_floor_is_one_path_over_two_boards_with_one_tray(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.FLOOR, "Upper Floor")
    expect(page.get_by_role("grid")).to_have_count(2)
    for piece in hands.pieces(levels.FLOOR, levels.FLOOR_WAY):
        hands.lay(page, piece)
    hands.is_out(page)


def test_a_bent_rule_is_amber_in_the_hand_and_red_on_the_board(page: Page, house: str) -> None:
    """E5, E6, E12: wrong contacts may stand, and are shown."""
    hands.open_level(page, house, levels.FIRST)
    page.locator('[data-tile="I3"]').click()
    page.keyboard.press("r")
    page.locator('[data-cell="J10"]').hover()
    expect(page.locator(".crack.held")).to_have_count(1)
    expect(page.locator(".note")).to_contain_text("J10 rubs along the Door")
    page.locator('[data-cell="J10"]').click()
    expect(page.locator(".crack:not(.held)")).to_have_count(1)
    expect(page.locator(".note a")).to_have_text("E6")
    page.locator('[data-cell="J10"]').focus()
    page.keyboard.press("Delete")
    expect(page.locator(".crack")).to_have_count(0)


def test_a_tile_does_not_lie_on_another_and_says_why(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.FIRST)
    page.locator('[data-tile="I3"]').click()
    page.locator('[data-cell="F3"]').hover()
    expect(page.locator(".note")).to_contain_text("the Key stands there")
    page.locator('[data-cell="F3"]').click()
    expect(page.locator('[data-tile="I3"]')).to_be_enabled()


def test_undo_and_clear_lead_back(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.EXACT)
    one, two, *_ = hands.pieces(levels.EXACT, levels.EXACT_WAY)
    hands.lay(page, one)
    hands.lay(page, two)
    page.get_by_role("button", name="Clear").click()
    expect(page.locator('[data-tile="I4"]')).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    hands.lies(page, one)
    hands.lies(page, two)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('[data-tile="I3"]')).to_be_enabled()
    hands.lies(page, one)


def test_language_changes_in_mid_game_and_a_reload_loses_nothing(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.EXACT)
    first, *others = hands.pieces(levels.EXACT, levels.EXACT_WAY)
    hands.lay(page, first)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="FR").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Tes tuiles").first).to_be_visible()
    expect(page.locator('[data-cell="C4"]')).to_have_attribute("aria-label", "C4, tuile I4, éclairée")
    page.reload()
    expect(page.locator('[data-cell="C4"]')).to_have_attribute("aria-label", "C4, tuile I4, éclairée")
    page.evaluate("localStorage.setItem('threedoors.language', '\"en\"')")
    page.reload()
    for piece in others:
        hands.lay(page, piece)
    hands.is_out(page)


def test_a_level_that_makes_no_sense_is_refused_with_the_reason(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Invite").nth(2).click()
    page.get_by_role("button", name="House rules").click()
    hands.play_as(page, "Alone")
    expect(page.get_by_text("The house picks the level.").last).to_be_visible()
    hands.take_level(page, "K10 F3 D7 Z99 H7")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("'Z99' is no cell")


@pytest.mark.parametrize(
    ("language", "out"), [("en", "You are out."), ("fr", "Te voilà dehors."), ("es", "Ya estás fuera.")]
)
def test_the_first_steps_are_played_to_their_end(browser: Browser, house: str, language: str, out: str) -> None:
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(f"{house}/first-steps/dungeon_exit")
        expect(page.locator(".coach .paper")).to_be_visible()
        for piece in hands.pieces(levels.EXACT, levels.EXACT_WAY):
            expect(page.locator("li.lead")).to_contain_text(piece.tile)
            page.locator(f'[data-tile="{piece.tile}"]').click()
            hands.turn_with_keys(page, piece)
            page.locator(f'[data-cell="{piece.held_by}"]').click()
        hands.is_out(page, out)
