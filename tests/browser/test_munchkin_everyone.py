"""Munchkin for everyone: no moment breaks an accessibility rule in any language; the lesson is played to its end."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser import munchkin_hands as mats
from tests.browser.test_everyone import complaints

BESIDE = """() => {
    const [mat, hand] = [".foot .mine", "ul.hand"].map(one => document.querySelector(one).getBoundingClientRect());
    return [mat.right, hand.left, hand.right, innerWidth];
}"""
PRESSES = {
    "en": ("Put it on your mat", "Kick it open", "For the fighters", "That is all", "End your turn", "Ask for help"),
    "fr": (
        "La poser sur ton tapis",
        "Enfoncer la porte",
        "Pour les combattants",
        "tout",
        "Finir ton tour",
        "Demander de l",
    ),
    "es": (
        "Ponerla en tu tapete",
        "Derribar la puerta",
        "Para los combatientes",
        "Ya está",
        "Acabar tu turno",
        "Pedir ayuda",
    ),
}


@pytest.mark.parametrize("language", ["fr", "en", "es"])
def test_the_lesson_is_played_to_its_end_and_every_page_of_it_is_for_everyone(
    browser: Browser, house: str, language: str
) -> None:
    lay, kick, throw, resolve, end, ask = PRESSES[language]
    with hands.person(browser, language, bypass_csp=True) as context:
        page = context.new_page()
        page.goto(f"{house}/first-steps/munchkin")
        for way in (lay, kick, throw, resolve, end, kick, ask, resolve, resolve):
            page.locator(".coach").wait_for()
            if way in (lay, throw):
                page.locator(".hand .lead button.card").click()
                assert complaints(page) == []
            page.locator(".btn", has_text=way).first.click()
            if way == ask:
                assert complaints(page) == []
                page.locator("dialog .btn.pri").click()
        page.locator(".flight .btn.pri").click()
        assert complaints(page) == []
        page.locator(".fuse .btn").first.click()
        expect(page.locator("h1")).to_be_visible()
        assert complaints(page) == []


@pytest.mark.parametrize("width", [1440, 820, 390])
def test_the_table_is_for_everyone(browser: Browser, house: str, width: int) -> None:
    with hands.person(browser, width=width, height=844, bypass_csp=True) as context:
        page = context.new_page()
        mats.invite(page, house, pace="relaxed")
        assert complaints(page) == []
        hands.start(page)
        page.locator(".hand li").first.wait_for()
        assert complaints(page) == []
        edges = page.evaluate(BESIDE)
        assert width <= 700 or edges == sorted(edges), "the hand lies on the mat, or out of sight"
        look_around(page)


def look_around(page: Page) -> None:
    """A card at full size, a rival's mat, everything one may do: each on paper over the table."""
    page.locator(".hand button.card").first.click(position=mats.CORNER)
    assert complaints(page) == []
    page.get_by_role("button", name="Look closer").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Everything you may do now").first.click()
    assert complaints(page) == []


def test_every_paper_laid_over_the_table_is_for_everyone(browser: Browser, house: str, tmp_path: Path) -> None:
    """Selling, trading, bargaining, the log and a mat: each by its own button, on a desk."""
    cards = mats.set_file(tmp_path, monsters=[mats.monster(6)], items=[mats.MUG])
    with hands.person(browser, width=1440, height=900, bypass_csp=True) as context:
        page = context.new_page()
        mats.at_one_screen(page, house, cards)
        expect(page.locator(".hand").get_by_role("button", name="Loyal Mug").first).to_be_visible()  # named by the card
        page.keyboard.press("1")
        expect(page.locator(".held button").first).to_be_focused()  # what the first card can do, not what the door can
        mats.play(page, "Loyal Mug", "Put it on your mat")
        for way in ("Sell", "ProposeTrade"):
            page.locator(f"[data-way={way}]").first.click()
            page.locator("dialog .pick").first.click()
            assert complaints(page) == [], way
            page.keyboard.press("Escape")
        page.locator(".rivals .mat").first.click()
        assert complaints(page) == [], "a rival's mat"
        page.keyboard.press("Escape")
        mats.press(page, "Kick it open")
        page.locator(".hand button.card", has_text="Loyal Mug").first.click(position=mats.CORNER)
        expect(page.get_by_text("Not while a fight is going on (M13).").last).to_be_visible()
        mats.press(page, "Ask for help")
        expect(page.locator("dialog .said")).to_contain_text("against 6")
        assert complaints(page) == [], "a bargain"


def test_every_paper_of_a_phone_is_for_everyone(browser: Browser, house: str, tmp_path: Path) -> None:
    """Mats, log, talk and a bargain; then the other's note and what is said against it."""
    cards = mats.set_file(tmp_path, monsters=[mats.monster(6)], items=[mats.MUG])
    with hands.person(browser, width=390, height=844, bypass_csp=True) as context:
        page = context.new_page()
        mats.at_one_screen(page, house, cards)
        for paper in ("Log", "Chat"):
            page.locator(".pocket").get_by_role("button", name=paper).click()
            assert complaints(page) == [], paper
            page.keyboard.press("Escape")
        mats.swipe(page, ".pages", -220)
        expect(page.locator(".mats .own header")).to_be_in_viewport()
        assert complaints(page) == [], "the mats"
        page.locator(".mats .mat").first.click()
        assert complaints(page) == [], "a rival's mat"
        page.keyboard.press("Escape")
        page.locator(".pocket .btn").first.click()
        mats.press(page, "Kick it open")
        mats.press(page, "Ask for help")
        assert complaints(page) == [], "a bargain"
        page.locator("dialog .btn.pri").click()
        page.locator(".curtain .btn").click()
        page.locator(".note .acts").get_by_role("button", name="Counter").click()
        assert complaints(page) == [], "a counter"
