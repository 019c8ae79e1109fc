"""For everyone: no screen breaks an accessibility rule axe-core knows, in any language, by torch or by day."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
COLOURS = {"type": "rule", "values": ["color-contrast"]}
"""The daylight changes nothing else."""
SETTLED = """() => document.getAnimations()
    .filter(one => one instanceof CSSTransition).forEach(one => one.finish())"""
"""Colours on their way are brought there; to wait for frames is to wait for ever where none are drawn."""
LANGUAGES = ("fr", "en", "es")
PLACES = ("/", "/about", "/rules/knock", "/rules/munchkin#M7c", "/first-steps/knock", "/no/such/place")


def complaints(page: Page) -> list[str]:
    """What axe-core has to say by torch and by day: the rule, and the first element that breaks it."""
    page.add_script_tag(path=str(AXE))
    return [*_by(page, False, RULES), *_by(page, True, COLOURS)]


def _by(page: Page, day: bool, rules: dict[str, Any]) -> list[str]:
    page.evaluate("day => document.documentElement.classList.toggle('day', day)", day)
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate("rules => axe.run({ runOnly: rules })", rules)
    return [f"{broken['id']}: {broken['nodes'][0]['html'][:160]}" for broken in found["violations"]]


@contextmanager
def screen(browser: Browser, language: str) -> Iterator[Page]:
    """A page that lets axe in: the house forbids scripts from elsewhere, and axe is one."""
    with hands.person(browser, language, color_scheme="dark", bypass_csp=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_breaks_a_rule(browser: Browser, house: str, language: str) -> None:
    with screen(browser, language) as page:
        for place in PLACES:
            page.goto(house + place, wait_until="networkidle")
            expect(page.get_by_role("heading", level=1).first).to_be_visible()  # pages are fetched when they are wanted
            assert complaints(page) == [], place


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_game_breaks_a_rule(browser: Browser, house: str, language: str, tmp_path: Path) -> None:
    with screen(browser, language) as page:
        page.goto(house)
        page.locator(".acts .btn").nth(1).click()
        expect(page.locator(".lobby")).to_be_visible()
        assert complaints(page) == [], "the lobby"
        page.locator(".tools .btn").first.click()
        assert complaints(page) == [], "house rules"
        page.locator("dialog input[type=file]").set_input_files(hands.easy_deck(tmp_path))
        page.locator("dialog .pri").click()
        hands.seat_count(page, 1)
        hands.start(page)
        expect(page.locator(".table")).to_be_visible()
        hands.choose(page, 0)
        page.locator("[data-spot]").first.focus()
        assert complaints(page) == [], "a card in hand"
        page.locator(".left .tools button").click()
        assert complaints(page) == [], "the menu"
        page.keyboard.press("Escape")
        hands.play_on([page])
        assert complaints(page) == [], "the end"


def test_a_table_of_four_breaks_no_rule(browser: Browser, house: str) -> None:
    with screen(browser, "en") as page:
        page.goto(house)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".seats li")).to_have_count(4)
        assert complaints(page) == []
