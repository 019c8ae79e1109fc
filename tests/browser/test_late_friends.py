"""Friends who come late: a bot's chair is asked for, those who play say yes or no."""

from playwright.sync_api import Browser, Page, expect

from tests.browser import hands


def arrive(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)


def test_a_late_friend_asks_for_a_bots_chair_and_sits_down_when_all_agree(browser: Browser, house: str) -> None:
    with hands.person(browser) as one, hands.person(browser, width=390, height=844) as other:
        host, friend = one.new_page(), other.new_page()
        link = hands.invite(host, house, chairs=3)
        hands.start(host)
        expect(host.locator(".seats li")).to_have_count(3)
        arrive(friend, link, "Rosa")
        friend.get_by_role("button", name="Play on for Crumb").click()
        expect(friend.get_by_text("You have asked for the chair of Crumb")).to_be_visible()
        asked = host.get_by_role("alert", name="Somebody asks for a chair")
        expect(asked).to_contain_text("Rosa would like the chair of Crumb.")
        asked.get_by_role("button", name="Yes, sit down").click()
        expect(asked).to_have_count(0)
        expect(friend.locator(".hand li")).not_to_have_count(0)
        expect(host.locator(".seats li", has_text="Rosa")).to_be_visible()


def test_one_no_and_the_friend_goes_on_watching(browser: Browser, house: str) -> None:
    with hands.person(browser) as one, hands.person(browser) as other:
        host, friend = one.new_page(), other.new_page()
        link = hands.invite(host, house, chairs=2)
        hands.start(host)
        expect(host.locator(".seats li")).to_have_count(2)
        arrive(friend, link, "Rosa")
        friend.get_by_role("button", name="Play on for Ottoline").click()
        host.get_by_role("alert", name="Somebody asks for a chair").get_by_role("button", name="No").click()
        expect(friend.get_by_text("You have asked for the chair")).to_have_count(0)
        expect(friend.locator(".hand li")).to_have_count(0)
