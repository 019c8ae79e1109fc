"""Dungeon Exit is whole on every screen: nothing hides below a column, cells are large enough for a thumb."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels
from tests.browser.hands import sit_beside

LEAST = 28  # pixels: a cell on a phone
THUMB = 44
OUT = """selector => [...document.querySelectorAll(selector)].flatMap(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = box.y >= 0 && box.bottom <= innerHeight && box.right <= innerWidth && one.contains(top);
    if (!one.checkVisibility()) return []; // a log nobody needs alone on a phone
    return seen ? [] : [one.getAttribute("aria-label") ?? one.textContent.trim()];
})"""
"""What lies out of the screen or under something else."""
SMALL = """least => [...document.querySelectorAll(".tools .btn, .acts .btn, .greeting .btn")].flatMap(one => {
    const {width, height} = one.getBoundingClientRect();
    if (!one.checkVisibility()) return [];
    return width < least || height < least ? [`${one.ariaLabel ?? one.textContent.trim()} ${width}×${height}`] : [];
})"""
WIDE = "[...document.querySelectorAll('.acts .btn')].map(one => one.offsetWidth).filter(width => width > 300)"


@pytest.mark.parametrize("language", ["fr", "en", "es"])
def test_levels_log_rules_and_menu_are_on_a_laptop(browser: Browser, house: str, language: str) -> None:
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.FIRST)
        page.evaluate("language => localStorage.setItem('threedoors.language', JSON.stringify(language))", language)
        page.reload()
        expect(page.locator(".tools .btn")).to_have_count(4)
        assert page.evaluate(OUT, ".tools .btn, .help .btn, .acts .btn") == []
        page.locator(".greeting .icon").click()
        assert page.evaluate(OUT, ".tools .btn, .help .btn, .acts .btn") == []
        page.reload()
        expect(page.locator(".tools")).to_be_visible()
        expect(page.locator(".greeting")).to_have_count(0)  # waved away for good


def test_a_small_phone_shows_the_bridge_and_cells_a_thumb_can_hit(browser: Browser, house: str) -> None:
    with hands.person(browser, width=360, height=640) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.BRIDGE)
        for closed in (False, True):
            if closed:
                page.locator(".greeting .icon").click()
            assert cell(page) >= LEAST, f"the note is closed: {closed}"
            assert page.evaluate(OUT, '[data-tile="bridge"], .tools .btn, .acts .btn') == []
            assert page.evaluate(SMALL, THUMB) == []
        expect(page.locator(".head")).to_contain_text("one bridge")
        expect(page.locator(".needs")).to_be_visible()


def test_a_tablet_has_the_tray_and_its_buttons_side_by_side(browser: Browser, house: str) -> None:
    with hands.person(browser, width=820, height=1180) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.FIRST)
        assert page.evaluate(WIDE) == []
        page.locator('[data-tile="I3"]').click()
        assert page.evaluate(WIDE) == []
        assert page.evaluate(OUT, ".acts .btn, .tray li:not(.used) button") == []


@pytest.mark.parametrize(("width", "height"), [(390, 844), (820, 1180), (844, 390)])
def test_the_floors_are_named_and_the_one_in_sight_is_clearly_chosen(
    browser: Browser, house: str, width: int, height: int
) -> None:
    """E1: A–L is the upper floor, M–X the lower one."""
    with hands.person(browser, width=width, height=height) as context:
        page = context.new_page()
        hands.open_level(page, house, levels.FLOOR, "Upper Floor")
        upper, lower = page.get_by_role("tab").all()
        expect(upper).to_have_text("Upper floor A–L")
        expect(lower).to_have_text("Lower floor M–X")
        for day in ("false", "true"):
            page.evaluate("day => document.documentElement.classList.toggle('day', day === 'true')", day)
            chosen, other = (looks(page, number) for number in (0, 1))
            assert chosen[0] == "none", chosen
            assert other[0] == "dashed", other
            assert chosen[1] != "none", "the chosen one bears a torch"
            assert other[1] == "none", other


def looks(page: Page, number: int) -> list[str]:
    said: list[str] = (
        page.get_by_role("tab")
        .nth(number)
        .evaluate("tab => [getComputedStyle(tab).borderLeftStyle, getComputedStyle(tab).boxShadow]")
    )
    return said


def cell(page: Page) -> float:
    """How wide a cell of the board is on the screen."""
    box = page.locator('[data-cell="A1"]').bounding_box()
    assert box
    return box["width"]


def test_on_a_laptop_the_talk_of_two_keeps_off_the_tiles(browser: Browser, house: str) -> None:
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        hands.settle(page, house, levels.COOP, "Together")
        sit_beside(page, "Rosa")
        page.locator(".start").click()
        expect(page.locator(".talk form")).to_be_visible()
        assert page.evaluate("document.querySelector('.talk form').getBoundingClientRect().bottom") <= page.evaluate(
            "document.querySelector('.tray').getBoundingClientRect().top"
        )
