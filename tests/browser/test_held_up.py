"""When a table does not simply go on: a pause, somebody's moment, a card sent back, a chair that moves."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands


def alone(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Solo").first.click()
    expect(page.locator('.table[data-turn="true"]')).to_be_visible()


def ask_menu(page: Page, wish: str) -> None:
    """Press something in the table's menu, which then shuts."""
    page.get_by_role("button", name="Table", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name=wish).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_put_down_in_a_pause_is_sent_back_and_the_reason_stands_there(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        alone(page, house)
        ask_menu(page, "Pause")
        cards = page.locator(".hand li").count()
        hands.choose(page, 0)
        spot = page.locator("[data-spot]").first
        at = spot.bounding_box()
        spot.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        note = page.locator(".stage").get_by_role("alert")
        expect(note).to_be_visible()
        box = note.bounding_box()
        assert at
        assert box
        assert abs(at["y"] + at["height"] / 2 - box["y"] - box["height"] / 2) < at["height"]
        expect(page.locator(".hand li")).to_have_count(cards)
        page.get_by_role("button", name="Go on").click()
        expect(page.get_by_text("Your turn: put a card down.")).to_be_visible()


@pytest.mark.parametrize(("motion", "walks"), [("no-preference", True), ("reduce", False)])
def test_the_card_sent_back_walks_home_unless_motion_is_stilled(
    browser: Browser, house: str, motion: str, walks: bool
) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        page.add_init_script(
            "window.walks = []; const real = Element.prototype.animate;"
            "Element.prototype.animate = function (...how) {"
            "  window.walks.push(how[0][0].transform); return real.apply(this, how);"
            "};"
        )
        alone(page, house)
        ask_menu(page, "Pause")
        hands.choose(page, 0)
        page.locator("[data-spot]").first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.locator(".stage").get_by_role("alert")).to_be_visible()
        walked = page.evaluate("window.walks.filter((from) => from?.startsWith('translate'))")
        assert bool(walked) == walks


def test_everybody_sees_who_needs_a_moment_and_only_that_one_or_the_host_ends_it(browser: Browser, house: str) -> None:
    with hands.person(browser) as one, hands.person(browser) as other, hands.person(browser) as third:
        host, guest, watcher = one.new_page(), other.new_page(), third.new_page()
        link = hands.invite(host, house, chairs=2)
        hands.come_in(guest, link, "Rosa")
        hands.come_in(watcher, link, "Malik", "Just watch")
        hands.start(host)
        expect(guest.locator(".table")).to_be_visible()
        ask_menu(guest, "Hold! I need a moment")
        for page in (host, watcher):
            expect(page.locator(".heldup")).to_contain_text("Rosa needs a moment.")
        expect(watcher.locator(".heldup button")).to_have_count(0)
        expect(host.locator(".heldup").get_by_role("button", name="Go on")).to_be_visible()
        guest.get_by_role("button", name="I am back").click()
        for page in (host, guest, watcher):
            expect(page.locator(".heldup")).to_have_count(0)
        expect(host.locator(".log")).to_contain_text("The moment is over.")


@pytest.mark.complains("/api/tables/")  # the other device is a stranger until it has the code
def test_a_chair_moves_to_another_device_by_a_code(browser: Browser, house: str) -> None:
    with hands.person(browser) as desk, hands.person(browser, width=390, height=844) as phone:
        old, new = desk.new_page(), phone.new_page()
        alone(old, house)
        hand = old.locator(".hand li").all_inner_texts()
        old.get_by_role("button", name="Table", exact=True).first.click()
        old.get_by_role("button", name="Move to another device").click()
        told = re.search(r"type (.+?)\. Good", old.locator(".code").inner_text())
        assert told
        new.goto(old.url)
        new.get_by_text("A code from your other device?").click()
        new.get_by_role("textbox", name="A code from your other device?").fill("no such code")
        new.get_by_role("button", name="Sit here").click()
        expect(new.get_by_role("alert")).not_to_be_empty()
        new.get_by_role("textbox", name="A code from your other device?").fill(told[1])
        new.get_by_role("button", name="Sit here").click()
        expect(new.locator('.table[data-turn="true"]')).to_be_visible()
        assert new.locator(".hand .sr").all_inner_texts() == old.locator(".hand .sr").all_inner_texts()
        assert hand
        expect(old.locator(".strip")).to_be_visible()
