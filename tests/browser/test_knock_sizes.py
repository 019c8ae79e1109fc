"""Knock on screens of every size: whole, steady, and nothing that matters out of sight without a word."""

import re

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser import hands

BOTS_MS = 90_000  # three bots may be drawn to begin, on a busy machine


def solo(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Solo").first.click()
    hands.wait_for_somebody([page])


def box(seen: Locator) -> FloatRect:
    """Where on the screen it is, in whole pixels."""
    found = seen.bounding_box()
    assert found is not None
    return {
        "x": round(found["x"]),
        "y": round(found["y"]),
        "width": round(found["width"]),
        "height": round(found["height"]),
    }


def first_card_box(page: Page) -> FloatRect:
    return box(page.locator("[data-cell^=card]").first)


def test_taking_up_a_card_moves_nothing_and_fit_shows_all(browser: Browser, house: str) -> None:
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        solo(page, house)
        before = first_card_box(page)
        page.locator(".hand li button").first.click()
        page.locator("[data-spot]").first.wait_for(state="attached")
        assert first_card_box(page) == before
        for _ in range(9):
            page.get_by_role("button", name="Closer").click()
        assert first_card_box(page)["width"] > before["width"]
        page.get_by_role("button", name="Fit the Keep").click()
        assert first_card_box(page) == before


SIZES = {
    "laptop": (1280, 720),
    "twice as big": (640, 360),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "small phone": (360, 640),
}
SEEN = ".hand li button, .acts .btn, .seats li, .keep [data-cell^=card], .bar .btn, .left .tools .btn, .pocket .btn"


def outside(page: Page, what: str) -> list[str]:
    """Whatever of this is shown, and not whole on the screen."""
    found: list[str] = page.eval_on_selector_all(
        what,
        """all => all.filter(one => one.checkVisibility()).filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        }).map(one => one.outerHTML.slice(0, 120))""",
    )
    return found


@pytest.mark.parametrize("language", ["fr", "en", "es"])
def test_a_table_of_four_is_whole_on_every_screen_while_a_card_is_held(
    browser: Browser, house: str, language: str
) -> None:
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(house)
        page.locator("article .pri").first.click()
        page.locator('.table[data-turn="true"]').wait_for(timeout=BOTS_MS)
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            hands.choose(page, 0)
            page.wait_for_timeout(300)  # the Keep settles
            assert outside(page, SEEN) == [], size
            stage, hand = box(page.locator(".stage")), box(page.locator(".hand li").first)
            assert stage["height"] >= 200, size
            assert stage["width"] >= 300, size
            said = box(page.locator(".say :is(.status, .verdict)").locator("visible=true").first)
            assert said["y"] + said["height"] <= hand["y"] + 12, size
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), size


def test_what_matters_beyond_the_window_is_pointed_at(browser: Browser, house: str) -> None:
    """The lesson's third step lays a creature; pulled out of the window, it is called from its edge."""
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        page.goto(f"{house}/first-steps/knock")
        hands.take_steps(page, 3)
        creature = page.get_by_role("button", name=re.compile("^Show "))
        expect(creature).to_have_count(0)
        stage = box(page.locator(".stage"))
        x, y = stage["x"] + 40, stage["y"] + stage["height"] - 40
        for _ in range(3):
            page.mouse.move(x, y - 240)
            page.mouse.down()
            page.mouse.move(x, y, steps=4)
            page.mouse.up()
        creature.click()
        expect(creature).to_have_count(0)
