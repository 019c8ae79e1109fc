"""Forced colours: the browser takes grounds and shadows away, and every state can still be seen (docs/look.md)."""

from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands, exit_levels, hands
from tests.browser import munchkin_hands as mats


def outline(page: Page, selector: str) -> tuple[str, float]:
    """How the first of these is outlined: its style and its width."""
    style, width = (
        page.locator(selector)
        .locator("visible=true")
        .first.evaluate("one => [getComputedStyle(one).outlineStyle, parseFloat(getComputedStyle(one).outlineWidth)]")
    )
    return style, width


def test_the_front_page_keeps_the_edges_of_its_buttons(browser: Browser, house: str) -> None:
    with hands.person(browser, forced_colors="active") as context:
        page = context.new_page()
        page.goto(house)
        page.locator("article .btn").first.wait_for()
        assert outline(page, "article .btn.pri") == ("solid", 3)
        assert outline(page, "article .btn:not(.pri)")[0] == "solid"


def test_knock_shows_whose_turn_it_is(browser: Browser, house: str) -> None:
    with hands.person(browser, forced_colors="active") as context:
        page = context.new_page()
        page.goto(house)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".seats li.on").first).to_be_visible()
        assert outline(page, ".seats li.on") == ("double", 4)
        assert outline(page, ".seats li:not(.on)")[0] == "none"


def test_munchkin_shows_the_card_taken_up_and_where_it_may_go(browser: Browser, house: str) -> None:
    with hands.person(browser, forced_colors="active") as context:
        page = context.new_page()
        mats.at_one_screen(page, house)
        page.locator(".hand button.card").first.click(position=mats.CORNER)
        page.mouse.move(4, 4)
        page.locator(".say").click()  # the focus goes elsewhere
        assert outline(page, '.hand [aria-pressed="true"]') == ("solid", 4)
        assert outline(page, '.hand [aria-pressed="false"]')[1] < 2


def test_dungeon_exit_shows_the_tile_in_hand(browser: Browser, house: str) -> None:
    with hands.person(browser, forced_colors="active") as context:
        page = context.new_page()
        exit_hands.open_level(page, house, exit_levels.FIRST)
        page.locator('[data-tile="I3"]').click()
        page.keyboard.press("ArrowDown")  # over the board: the focus goes along
        assert outline(page, ".tray .held button") == ("solid", 4)
        assert outline(page, ".tray li:not(.held) button")[1] < 2
        assert outline(page, '.acts .btn[aria-disabled="true"]')[0] == "dashed"
