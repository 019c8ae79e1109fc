"""One person and bots: a whole game of Munchkin from the front page to the last step, on a desk and on a phone."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.browser import munchkin_hands as mats
from tests.browser import munchkin_scenes as scenes
from tests.browser import munchkin_story as story
from tests.browser.test_everyone import complaints


def test_a_whole_game_against_bots_with_help_bargained_a_curse_cancelled_and_a_death_looted(
    page: Page, house: str, tmp_path: Path
) -> None:
    """Nobody can say what the cards will bring: where a story lacks a part, the same table plays another."""
    page.set_default_timeout(hands.SOON)
    mats.invite(page, house, story.set_file(tmp_path), pace="brisk", level=4)
    hands.quick_bots(page)
    hands.start(page)
    while not story.is_told(page):
        hands.again(page, "Same table, new doors")
    expect(page.locator("main.end h1")).to_contain_text("top step")
    expect(page.get_by_text("it matches")).to_be_visible()
    facts = page.locator(".facts").inner_text()
    hands.tell_only_the_end(page)
    page.reload()
    expect(page.locator(".facts")).to_have_text(facts)
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator(".moment")).to_be_visible()
    expect(page.locator(".log li").first).to_be_visible()
    page.get_by_label("Moment").press("End")
    expect(page.locator(".moment")).to_contain_text("Door Goblin")


def test_a_phone_shows_yours_the_fight_and_the_levels_and_nothing_sticks_out(browser: Browser, house: str) -> None:
    with hands.person(browser, width=360, height=640, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(house)
        page.locator("article", has_text="Munchkin").get_by_role("button", name="Play now").tap()
        expect(page.locator(".race button")).to_have_count(5)  # four Levels and the menu
        expect(page.locator(".hand li")).to_have_count(8)
        page.locator(".hand button.card").first.tap()
        page.get_by_role("button", name="Look closer").tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".mats")).not_to_be_in_viewport()
        mats.swipe(page, ".pages", -220)
        expect(page.locator(".mats .own header")).to_be_in_viewport(ratio=0.99)
        expect(page.locator(".mats .mat")).to_have_count(3)
        page.get_by_role("button", name="Door", exact=True).tap()
        expect(page.locator(".mats")).not_to_be_in_viewport()
        page.get_by_role("button", name="Mats", exact=True).press("Enter")
        expect(page.locator(".mats .own")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_six_with_long_names_leave_everything_within_a_phone_and_name_everybody_on_a_tablet(
    browser: Browser, house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenes, "NAMES", [f"Bartholomäus the Great {n}" for n in range(6)])  # 24 letters, the most
    with hands.person(browser, width=390, height=844) as context:
        page = context.new_page()
        scenes.take(page, house, lambda view: True)
        expect(page.locator(".race button").last).to_be_in_viewport(ratio=0.99)
        page.set_viewport_size({"width": 820, "height": 1180})
        for name in page.locator(".rivals .mat .who > b").all():
            assert name.evaluate("name => name.clientWidth") > 80


def test_who_leaves_for_good_is_asked_twice_and_stands_at_the_front_page(page: Page, house: str) -> None:
    page.goto(house)
    page.locator("article", has_text="Munchkin").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Table", exact=True).first.click()
    page.get_by_role("button", name="Leave for good").dblclick()
    page.wait_for_timeout(600)  # a double click is no answer; a second thought is
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Three Doors")
    assert page.evaluate("localStorage.getItem('threedoors.chairs')") == "[]"


def test_the_language_changes_in_mid_fight_without_a_reload(browser: Browser, house: str, tmp_path: Path) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(6)], items=[mats.MUG])
    with hands.person(browser, width=1440, height=900) as context:
        page = context.new_page()
        mats.invite(page, house, cards)
        mats.share(page, "Rosa", "Malik")
        page.locator(".start").dblclick()
        mats.draw_the_curtain(page)
        expect(page.locator(".say .refusal")).to_be_empty()  # pressed twice, begun once
        mats.press(page, "Kick it open")
        expect(page.locator(".ours .sum")).to_contain_text("Your side")
        page.evaluate("window.sameDocument = true")
        page.get_by_role("button", name="Table").first.click()
        page.get_by_role("dialog").get_by_role("button", name="FR Français").click()
        page.keyboard.press("Escape")
        expect(page.get_by_text("Ce qui vient d’arriver")).to_be_visible()
        expect(page.locator(".own")).to_contain_text("tête")
        expect(page.locator(".ours .sum")).to_contain_text("Ton camp")
        expect(page.locator(".verdict")).to_contain_text("6")
        assert page.evaluate("window.sameDocument")


@pytest.mark.parametrize(
    ("language", "hand", "how"),
    [
        ("fr", mats.keys, {"width": 1280, "height": 800}),
        ("es", mats.tap, {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}),
    ],
    ids=["keys", "touch"],
)
def test_a_whole_game_with_keys_alone_and_one_with_a_finger(
    browser: Browser, house: str, tmp_path: Path, language: str, hand: mats.Hand, how: dict[str, Any]
) -> None:
    """Three at one screen, a curtain between them; axe-core looks at the table and at the end, each in its language."""
    short = {**mats.monster(2), "levels": 2}
    cards = mats.set_file(tmp_path, monsters=[short], items=[mats.MUG], one_shots=[mats.PIE])
    with hands.person(browser, bypass_csp=True, **how) as context:
        page = context.new_page()
        mats.invite(page, house, cards, level=4)  # two fights won: everybody has a turn and gives to charity
        mats.share(page, "Rosa", "Malik")
        mats.speak(page, language)
        hands.start(page)
        mats.draw_the_curtain(page, hand)
        assert complaints(page) == [], "the table"
        mats.play_to_the_end(page, hand)
        page.locator("main.end h1").wait_for()
        assert complaints(page) == [], "the end"
