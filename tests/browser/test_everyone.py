"""For everyone: no screen breaks an accessibility rule axe-core knows, in any language, by torch or by day."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LANGUAGES = ("fr", "en", "es")


def complaints(page: Page) -> list[str]:
    """What axe-core has to say: the rule and the first element that breaks it."""
    page.add_script_tag(path=str(AXE))
    found: dict[str, Any] = page.evaluate("rules => axe.run({ runOnly: rules })", RULES)
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} {v['nodes'][0]['failureSummary'][:200]}" for v in found["violations"]]


@contextmanager
def screen(browser: Browser, language: str, light: str) -> Iterator[Page]:
    # the house forbids scripts from elsewhere; axe is one, so this page alone is let off
    with hands.person(browser, language, color_scheme=light, bypass_csp=True) as context:
        yield context.new_page()


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["/", "/about", "/rules/knock", "/first-steps/knock", "/no/such/place"])
def test_no_place_breaks_a_rule(browser: Browser, house: str, place: str, language: str, light: str) -> None:
    with screen(browser, language, light) as page:
        page.goto(house + place, wait_until="networkidle")
        assert complaints(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_game_breaks_a_rule(browser: Browser, house: str, language: str, tmp_path: Path) -> None:
    with screen(browser, language, "dark") as page:
        page.goto(house)
        page.locator(".acts .btn").nth(1).click()
        expect(page.locator(".lobby")).to_be_visible()
        assert complaints(page) == []
        page.locator(".tools .btn").first.click()
        assert complaints(page) == [], "house rules"
        page.locator("dialog input[type=file]").set_input_files(hands.easy_deck(tmp_path))
        page.locator("dialog .pri").click()
        page.locator(".count .btn").first.click(click_count=3, delay=300)
        expect(page.locator(".chair")).to_have_count(1)
        hands.start(page)
        expect(page.locator(".table")).to_be_visible()
        assert complaints(page) == [], "the table"
        hands.choose(page, 0)
        page.locator("[data-spot]").first.focus()
        assert complaints(page) == [], "a card in hand"
        page.locator(".left .tools button").click()
        assert complaints(page) == [], "the menu"
        page.keyboard.press("Escape")
        hands.play_on([page])
        assert complaints(page) == [], "the end"


@pytest.mark.parametrize("light", ["dark", "light"])
def test_a_table_of_four_breaks_no_rule(browser: Browser, house: str, light: str) -> None:
    with screen(browser, "en", light) as page:
        page.goto(house)
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".seats li")).to_have_count(4)
        assert complaints(page) == []
