"""Dungeon Exit alone in a real browser: levels solved by mouse, touch and keys; cracks show where they are."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.levels.daily import daily_page


def test_the_first_level_is_clicked_out_and_the_next_door_opens(page: Page, house: str) -> None:
    """Progress, best time and fewest tiles are kept in the browser."""
    page.goto(house)
    page.get_by_role("button", name="Play now").nth(2).click()
    expect(page.locator(".note")).to_contain_text("always in that order")  # the idea this level introduces
    expect(page.get_by_text("First time here?")).to_be_visible()
    first, *others = hands.pieces(levels.ADVENTURE, levels.ADVENTURE_WAY)
    hands.lay(page, first)
    expect(page.get_by_text("First time here?")).to_have_count(0)
    for piece in others:
        hands.lay(page, piece)
    hands.is_out(page)
    expect(page.get_by_text("and fewer cannot be done: proved")).to_be_visible()
    expect(page.get_by_text("golden door", exact=True)).to_be_visible()
    expect(page.get_by_text("1 of 68 doors open · 1 golden")).to_be_visible()
    page.get_by_role("button", name="Next door: Adventure").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Adventure\u00a02")
    expect(page.get_by_text("First time here?")).to_have_count(0)
    page.get_by_role("button", name="Levels").click()
    told = re.compile("^Adventure.1 · grade 1 · at least 5 tiles · best")
    expect(page.get_by_role("button", name=told)).to_be_visible()


def test_a_level_is_made_to_a_wish_and_entered(page: Page, house: str) -> None:
    page.goto(f"{house}/levels/dungeon_exit")
    page.get_by_text("Levels without end").click()
    page.get_by_role("combobox", name="Pits").select_option("3")
    page.get_by_role("button", name="Make me a level").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("A level made for you", timeout=120_000)
    expect(page.get_by_text("3 pits").first).to_be_attached()


def test_the_level_of_the_day_is_the_one_python_names(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Today’s level").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Today’s level")
    today = datetime.now(UTC).date()
    door = name_of(daily_page(today).level.routes[0][0])
    expect(page.locator(f'[data-cell="{door}"]')).to_have_attribute("aria-label", f"{door}, Door, number 1")


def test_hints_lead_out_and_the_candle_says_whether_it_still_can_be(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.ADVENTURE)
    page.get_by_role("button", name="Still possible?").click()
    expect(page.get_by_role("button", name="Still possible everything laid can stay")).to_be_visible()
    page.get_by_role("button", name="Nudge").click()
    expect(page.locator(".note")).to_contain_text("Have a look at the leg from the Door to the Key.")
    page.get_by_role("button", name="Reason").click()
    expect(page.locator(".note")).not_to_contain_text("Have a look")
    for _ in range(12):
        if page.locator("main.end").count():
            break
        follow_the_hint(page)
    hands.is_out(page)


def follow_the_hint(page: Page) -> None:
    """Ask for a move and make it."""
    page.get_by_role("button", name="Move").click()
    said = page.locator(".note.good")
    expect(said).to_contain_text(re.compile("Lay [A-Z]\\d on"))
    tile, *cells = re.findall(r"[A-Z]\d+", said.inner_text())
    (piece,) = hands.pieces(levels.ADVENTURE, f"{tile}:{'-'.join(cells)}")
    hands.lay(page, piece)


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


def test_a_phone_on_its_side_shows_everything_and_a_button_to_lay(browser: Browser, house: str) -> None:
    with hands.person(browser, width=740, height=360, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.EXACT)
        for part in (*page.locator(".tray button").all(), *page.locator(".acts button").all(), page.locator(".note")):
            expect(part).to_be_in_viewport(ratio=1)
        hands.lay_by_touch(page, hands.pieces(levels.EXACT, levels.EXACT_WAY)[0])


def test_a_tile_is_dragged_by_a_finger_and_floats_above_it(browser: Browser, house: str) -> None:
    with hands.person(browser, width=360, height=740, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.EXACT)
        for piece in hands.pieces(levels.EXACT, levels.EXACT_WAY)[:2]:
            hands.drag_by_touch(page, piece)
        expect(page.locator('[data-cell="F8"]')).to_have_attribute("aria-label", "F8, tile I3, lit")


def test_a_level_is_walked_out_by_keyboard_only(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.EXACT)
    for piece in hands.pieces(levels.EXACT, levels.EXACT_WAY):
        hands.lay_by_keys(page, piece)
    hands.is_out(page)
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_path_goes_over_a_bridge(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.BRIDGE)
    for piece in hands.pieces(levels.BRIDGE, levels.BRIDGE_WAY):
        hands.lay(page, piece)
    hands.is_out(page)


def test_a_hint_leads_over_a_bridge_and_puts_the_held_tile_away(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.BRIDGE)
    for piece in hands.pieces(levels.BRIDGE, levels.BRIDGE_WAY)[:-1]:
        hands.lay(page, piece)
    page.locator("[data-tile]:enabled").first.click()
    page.get_by_role("button", name="Move", exact=True).click()
    expect(page.locator(".tray .held")).to_have_count(0)
    expect(page.locator(".note.good")).to_contain_text(re.compile("bridge", re.IGNORECASE))


def test_the_upper_floor_is_one_path_over_two_boards_with_one_tray(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.FLOOR, "Upper Floor")
    expect(page.get_by_role("grid")).to_have_count(2)
    for piece in hands.pieces(levels.FLOOR, levels.FLOOR_WAY):
        hands.lay(page, piece)
    hands.is_out(page)


def test_on_a_phone_the_other_floor_is_behind_a_tab_also_with_a_tile_in_hand(browser: Browser, house: str) -> None:
    with hands.person(browser, width=390, height=844, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.FLOOR, "Upper Floor")
        for piece in hands.pieces(levels.FLOOR, levels.FLOOR_WAY):
            page.locator(f'[data-tile="{piece.tile}"]').tap()
            page.get_by_role("tab", name="M–X" if piece.cells[0] >= "M" else "A–L").tap()
            hands.put_down_by_touch(page, piece)
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
    page.locator('[data-tile="L5"]').click()
    page.get_by_role("button", name="Undo").click()  # what is in the hand goes back first
    expect(page.locator(".tray .held")).to_have_count(0)
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
    expect(page.get_by_text(f"Now: {levels.ADVENTURE}")).to_be_visible()
    hands.take_level(page, "K10 F3 D7 Z99 H7")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("“Z99” is no cell")


OUT = {"en": "You are out.", "fr": "Te voilà dehors.", "es": "Ya estás fuera."}


@pytest.mark.parametrize(("language", "out"), OUT.items())
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


def test_a_tile_of_four_lies_with_its_middle_where_it_is_pointed_at(page: Page, house: str) -> None:
    hands.open_level(page, house, levels.EXACT)
    page.locator('[data-tile="I4"]').click()
    hover(page, "F11", across=0.2)  # far from everything: nothing else is said of it
    expect(page.locator(".note")).to_contain_text("I4 on D11-E11-F11-G11")
    hover(page, "F11", across=0.8)
    expect(page.locator(".note")).to_contain_text("I4 on E11-F11-G11-H11")


def hover(page: Page, cell: str, across: float) -> None:
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box
    page.mouse.move(box["x"] + across * box["width"], box["y"] + box["height"] / 2)


def test_a_tile_turned_over_a_marked_place_lies_exactly_there(page: Page, house: str) -> None:
    """The coach says: turn it until it fits. So it does, wherever in the place it was pointed at."""
    page.goto(f"{house}/first-steps/dungeon_exit")
    page.locator('[data-tile="I4"]').click()
    page.locator('[data-cell="C6"]').hover()
    expect(page.locator(".notes .note")).to_contain_text("I4 on B6-C6-D6-E6")
    page.keyboard.press("r")
    expect(page.locator(".notes .note")).to_contain_text("Links up: Door to Key")
    page.locator('[data-cell="C6"]').click()
    expect(page.locator('[data-cell="C4"]')).to_have_attribute("aria-label", "C4, tile I4, lit")


def test_a_hint_from_the_drawer_of_a_phone_stays_on_the_board(browser: Browser, house: str) -> None:
    with hands.person(browser, width=360, height=740) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.ADVENTURE)
        page.get_by_role("button", name="Hints").click()
        page.get_by_role("button", name="Move").click()
        expect(page.locator("li.lead")).to_have_count(1)
        page.wait_for_timeout(400)  # nothing else is asked when the drawer shuts
        expect(page.locator(".note")).to_contain_text(re.compile("Lay [A-Z]\\d on"))
        expect(page.locator("rect.lead").first).to_be_visible()
