"""The first game teaches by playing: ten placements, skippable, the same sums the referee makes."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import hands

LESSON = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "knock" / "generated" / "lesson.json"


@pytest.mark.parametrize(("language", "won"), [("en", "The Keep is yours."), ("fr", "Le donjon est à vous.")])
def test_the_lesson_is_played_to_its_end(browser: Browser, house: str, language: str, won: str) -> None:
    *steps, _ = json.loads(LESSON.read_text(encoding="utf-8"))
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(f"{house}/first-steps/knock")
        for step in steps:
            hand = step["view"]["hand"]
            number = hand.index(step["card"]) if step["card"] in hand else 0
            page.locator(".hand li button").nth(number).click()
            if step["turned"]:
                page.keyboard.press("r")
            page.locator(f'[data-spot="{step["spot"]}"]').focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=won)).to_be_visible()


def test_the_lesson_can_be_skipped(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.goto(house)
        page.goto(f"{house}/first-steps/knock")
        page.get_by_role("button", name="Skip").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
