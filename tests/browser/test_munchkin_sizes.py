"""Munchkin is whole on every screen: laptop, tablet, a phone either way up, and at twice the size."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser import munchkin_hands as mats

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390), (640, 360))
LYING = """() => [...document.querySelectorAll(".hand li")].flatMap((li, i, all) => {
    const name = document.createRange();
    name.selectNodeContents(li.querySelector(".band span"));
    const [text, band] = [name.getBoundingClientRect(), li.querySelector(".band").getBoundingClientRect()];
    const next = all[i + 1]?.querySelector(".card").getBoundingClientRect();
    const edge = next && next.left > band.left ? Math.min(band.right, next.left) : band.right; // or in the next row
    return text.right <= edge + 1 && text.bottom <= band.bottom + 1 ? [] : [li.querySelector(".band").textContent];
})"""
"""The names of cards that another card, or the edge of their own, cuts off."""
HIDDEN = """selectors => selectors.flatMap(selector => [...document.querySelectorAll(selector)]).flatMap(one => {
    const box = one.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = box.y >= 0 && box.bottom <= innerHeight && (one.contains(top) || top?.contains(one));
    return seen ? [] : [`${one.textContent.trim()} ${box.y}–${box.bottom} of ${innerHeight}`];
})"""
"""What of all this lies below the edge of the screen, or under something else."""
WIDE = """() => [...document.querySelectorAll(".btn")].map(one => [one.textContent.trim(), one.offsetWidth])
    .filter(([, width]) => width >= 440)"""
CUT_OFF = """() => Math.max(...[...document.querySelectorAll(".stage :is(.ours, .theirs, .foe, .middle)")].map(one =>
    one.getBoundingClientRect().bottom - document.querySelector(".stage").getBoundingClientRect().bottom))"""
"""By how many pixels a bill or a monster of the fight reaches below its stage."""
BELOW = """inner => Math.max(...[...document.querySelectorAll(inner)].map(one =>
    one.getBoundingClientRect().bottom - document.querySelector(".stage").getBoundingClientRect().bottom))"""
"""By how many pixels something in the middle reaches below its stage."""
PRESENT = ["[data-way=OpenDoor]", ".hand li:first-child .card", ".back b"]


@pytest.mark.parametrize("language", ["fr", "en", "es"])
def test_eight_cards_and_the_door_are_on_every_screen_together(browser: Browser, house: str, language: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        mats.at_one_screen(page, house)
        mats.speak(page, language)
        mats.draw_the_curtain(page)
        page.locator(".brief .btn").click()
        expect(page.locator(".hand li")).to_have_count(8)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            look_at(page, f"{width}×{height}")
            page.keyboard.press("4")
            expect(page.locator(".hand .up")).to_have_count(1)
            look_at(page, f"{width}×{height}, a card in hand")
            page.keyboard.press("Escape")


def look_at(page: Page, where: str) -> None:
    page.wait_for_timeout(60)  # a frame or two: the hand is laid by what room there is
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), where
    assert page.evaluate(HIDDEN, PRESENT) == [], where
    assert page.evaluate(LYING) == [], where
    if where.startswith("820"):
        assert page.evaluate(WIDE) == [], where


def test_a_fight_on_a_laptop_is_seen_whole_with_its_bills_and_the_monster_itself(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(18, {"do": "lose_levels", "n": 2})], one_shots=[mats.PIE])
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        mats.at_one_screen(page, house, cards)
        mats.kick(page).click()
        page.locator(".stage .theirs").wait_for()
        page.keyboard.press("1")
        expect(page.locator(".hand .up")).to_have_count(1)
        page.wait_for_timeout(60)
        assert page.evaluate(CUT_OFF) <= 0


def lay_mugs(page: Page) -> None:
    """Put all treasures on the mat: the few cards left in hand are whole, and the mat is full."""
    for left in (7, 6, 5, 4):
        mats.play(page, "Loyal Mug", "Put it on your mat")
        expect(page.locator(".hand li")).to_have_count(left)


def test_a_fight_and_a_flight_on_a_laptop_are_seen_whole_however_few_cards_are_held(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(18, {"do": "lose_levels", "n": 2})], items=[mats.MUG])
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        mats.at_one_screen(page, house, cards)
        lay_mugs(page)
        mats.kick(page).click()
        page.locator(".stage .theirs").wait_for()
        page.wait_for_timeout(60)
        assert page.evaluate(CUT_OFF) <= 0
        mats.play_until(page, ".stage .flight li")
        page.wait_for_timeout(60)
        assert page.evaluate(BELOW, ".stage .flight li") <= 0


def test_a_curse_on_a_laptop_is_read_whole(browser: Browser, house: str, tmp_path: Path) -> None:
    few = {**mats.monster(1), "copies": 1}
    cards = mats.set_file(tmp_path, monsters=[few], curses=[mats.HIC], items=[mats.MUG])
    with hands.person(browser, width=1280, height=720) as context:
        page = context.new_page()
        mats.at_one_screen(page, house, cards)
        lay_mugs(page)
        mats.play(page, "Hiccups", "On ")
        page.locator(".stage .curse > .card").wait_for()
        page.wait_for_timeout(60)
        assert page.evaluate(BELOW, ".stage .curse > .card") <= 0
