"""The first game teaches by playing: nine placements, skippable, the same sums the referee makes."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import hands


@pytest.mark.parametrize(("language", "won"), [("en", "The Keep is yours."), ("fr", "Le donjon est à vous.")])
def test_the_lesson_is_played_to_its_end(browser: Browser, house: str, language: str, won: str) -> None:
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(f"{house}/first-steps/knock")
        hands.take_steps(page)
        expect(page.get_by_role("heading", name=won)).to_be_visible()


def test_the_lesson_can_be_skipped(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.goto(house)
        page.goto(f"{house}/first-steps/knock")
        page.get_by_role("button", name="Skip").click()
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()
