"""Dungeon Exit for everyone: no screen of it breaks a rule axe-core knows, in three languages, by torch and by day."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels
from tests.browser.exit_scenes import SCENES
from tests.browser.stage import Stage
from tests.browser.test_everyone import LANGUAGES, complaints, screen

ROOM = 2  # the third door
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_level_breaks_a_rule(browser: Browser, house: str, language: str) -> None:
    with screen(browser, language) as page:
        page.goto(house)
        page.locator("article").nth(ROOM).locator(".acts .btn").nth(1).click()
        expect(page.locator(".lobby")).to_be_visible()
        page.locator(".tools .btn").first.click()
        page.locator("dialog input[type=radio]").first.check()
        expect(page.locator("#exit-level")).to_have_value(levels.ADVENTURE)  # its book's next door
        page.locator("#exit-level").fill(levels.EXACT)
        page.keyboard.press("Enter")
        expect(page.locator("dialog").get_by_text(levels.EXACT)).to_be_visible()
        assert complaints(page) == [], "house rules"
        page.locator("dialog .pri").click()
        page.locator(".start").click()
        expect(page.locator(".tray")).to_be_visible()
        first, second, *_ = way = hands.pieces(levels.EXACT, levels.EXACT_WAY)
        put(page, first)
        page.locator(f'[data-tile="{second.tile}"]').click()
        page.locator('[data-cell="E6"]').hover()
        expect(page.locator(".crack.held").first).to_be_visible()
        assert complaints(page) == [], "a tile in hand"
        page.keyboard.press("Escape")
        if language == "en":  # the page of the books is looked at in all of them
            page.locator(".tools .btn").first.click()
            expect(page.locator("dialog .shelf").first).to_be_visible()
            assert complaints(page) == [], "the books over a game"
            page.keyboard.press("Escape")
        for piece in way[1:]:
            put(page, piece)
        expect(page.locator("main.end")).to_be_visible()
        assert complaints(page) == [], "the end"


def put(page: Page, piece: hands.Piece) -> None:
    page.locator(f'[data-tile="{piece.tile}"]').click()
    hands.turn_with_keys(page, piece)
    page.locator(f'[data-cell="{piece.held_by}"]').click()
    expect(page.locator(f'[data-tile="{piece.tile}"]:disabled, main.end').first).to_be_attached()


SCREENS = [
    *((name, DESK) for name in ("exit-books", "exit-ready", "exit-race-lost", "exit-floor")),
    ("exit-hint", PHONE), ("exit-coop-swapped", PHONE),
]  # fmt: skip


@pytest.mark.parametrize(("name", "size"), SCREENS, ids=[name for name, _ in SCREENS])
def test_no_screen_breaks_a_rule(browser: Browser, house: str, tmp_path: Path, name: str, size: ViewportSize) -> None:
    """Brought about once; each language is looked at after a reload."""
    scene = SCENES[name]
    with screen(browser, "en") as page:
        page.set_viewport_size(size)
        scene.prepare(Stage(browser, page, house, tmp_path))
        for language in LANGUAGES:
            page.evaluate("value => localStorage.setItem('threedoors.language', value)", f'"{language}"')
            page.reload(wait_until="networkidle")
            scene.arrange(page)
            assert complaints(page) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_steps_break_no_rule(browser: Browser, house: str, language: str) -> None:
    with screen(browser, language) as page:
        page.set_viewport_size({"width": 360, "height": 640})
        page.goto(f"{house}/first-steps/dungeon_exit")
        expect(page.locator(".coach .paper")).to_be_visible()
        assert complaints(page) == []
