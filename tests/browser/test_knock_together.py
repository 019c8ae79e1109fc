"""A whole game of Knock between browsers: four people, a cut line, talk, hands, and the end."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import hands


def test_four_people_play_a_keep_and_one_of_them_drops_out_and_returns(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    people = [hands.person(browser) for _ in range(4)]
    pages = [context.new_page() for context in people]
    host, *guests = pages
    link = hands.invite(host, house, hands.easy_deck(tmp_path))
    for page, name in zip(guests, ("Rosa", "Malik", "Ines"), strict=True):
        hands.come_in(page, link, name)
    expect(host.locator(".chair", has_text="Ines")).to_be_visible()
    hands.start(host)
    for page in pages:
        expect(page.locator(".seats li")).to_have_count(4)

    hands.wait_for_somebody(pages)
    guests[1].goto("about:blank")
    expect(host.locator(".seats li", has_text="Malik")).to_contain_text("back in a blink")
    guests[1].go_back()
    expect(guests[1].locator(".seats li")).to_have_count(4)
    expect(host.locator(".seats li", has_text="Malik")).not_to_contain_text("back in a blink")

    hands.play_on(pages)
    for page in pages:
        expect(page.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
    expect(host.get_by_text("it matches")).to_be_visible()
    for context in people:
        context.close()


@pytest.mark.complains("ERR_INTERNET_DISCONNECTED", "before the connection is established")
def test_a_cut_line_is_said_and_mended_by_itself(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, chairs=2)
        cut = "table => { for (const socket of window.sockets) socket.close(); }"
        page.add_init_script(
            "window.sockets = []; const Real = WebSocket;"
            "window.WebSocket = class extends Real {"
            "  constructor(...a) { super(...a); if (window.cut) this.close(); window.sockets.push(this); }"
            "};"
        )
        page.reload()
        expect(page.locator(".lobby")).to_be_visible()
        page.evaluate("window.cut = true")
        context.set_offline(True)
        page.evaluate(cut)
        expect(page.get_by_text("The corridor is long. Coming back…")).to_be_visible()
        page.evaluate("window.cut = false")
        context.set_offline(False)
        expect(page.get_by_text("Here again.")).to_be_visible(timeout=15_000)


@pytest.mark.complains("ERR_INTERNET_DISCONNECTED")
def test_a_device_that_lost_its_network_does_not_wait_for_the_line_to_notice(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, chairs=2)
        context.set_offline(True)  # the open socket itself stays open and silent
        expect(page.get_by_text("The corridor is long. Coming back…")).to_be_visible()
        context.set_offline(False)
        expect(page.get_by_text("Here again.")).to_be_visible(timeout=15_000)


def test_where_sockets_are_cut_off_the_table_is_reached_by_plain_requests(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        context.route("**/ws", lambda route: route.abort())
        context.add_init_script(
            "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.(), 10); } close() {} }"
        )
        page = context.new_page()
        hands.invite(page, house, chairs=2)
        expect(page.locator(".chair")).to_have_count(2)


def test_what_is_said_and_what_hands_say_reaches_the_others(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser) as one, hands.person(browser) as other:
        host, guest = one.new_page(), other.new_page()
        link = hands.invite(host, house, hands.easy_deck(tmp_path), chairs=2)  # no hall of silence begins it
        hands.come_in(guest, link, "Rosa")
        hands.start(host)
        expect(guest.locator(".table")).to_be_visible()
        guest.get_by_placeholder("Say something…").fill("who put a moat in a pantry")
        guest.keyboard.press("Enter")
        expect(host.get_by_text("who put a moat in a pantry")).to_be_visible()
        guest.get_by_role("button", name="yes", exact=True).click()
        expect(host.get_by_role("status").filter(has_text="Rosa nods.")).to_be_visible()
        guest.get_by_role("button", name="point", exact=True).click()
        guest.locator("[data-cell^=card]").first.click()
        expect(host.locator(".pointed")).to_be_visible()


def test_a_second_tab_takes_the_chair_and_the_first_says_so(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        first = context.new_page()
        hands.invite(first, house, chairs=2)
        second = context.new_page()
        second.goto(first.url)
        expect(second.locator(".lobby")).to_be_visible()
        expect(first.get_by_text("This chair is taken by your other tab.")).to_be_visible()
        first.get_by_role("button", name="Sit here").click()
        expect(second.get_by_text("This chair is taken by your other tab.")).to_be_visible()
        expect(first.get_by_text("This chair is taken by your other tab.")).not_to_be_visible()


def test_a_refused_act_says_why_where_it_happened(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, adventure=True, chairs=2)
        page.get_by_role("button", name="House rules").click()
        page.get_by_label("Go on with a save code").fill("no such code")
        page.get_by_role("dialog").get_by_role("button", name="Give").click()
        expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("no such code")


def test_spectators_watch_and_a_rematch_opens_the_next_table(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser) as one, hands.person(browser) as other:
        host, watcher = one.new_page(), other.new_page()
        link = hands.invite(host, house, hands.easy_deck(tmp_path), chairs=1)
        watcher.goto(link)
        watcher.get_by_role("button", name="Just watch").click()
        expect(watcher.locator(".lobby")).to_be_visible()
        hands.start(host)
        expect(watcher.locator(".table")).to_be_visible()
        expect(watcher.locator(".hand li")).to_have_count(0)
        hands.play_on([host])
        expect(watcher.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
        before = host.url
        host.get_by_role("button", name="Same table, new Keep").click()
        expect(host.locator(".lobby")).to_be_visible()
        assert host.url != before
        host.go_back()
        expect(host.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
