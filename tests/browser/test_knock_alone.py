"""Knock for one screen: solo, by keys alone, by touch on a phone, in a changed language, at a shared screen."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser import hands


def test_one_click_from_the_front_page_and_bots_are_playing(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".seats li")).to_have_count(4)
    expect(page.locator(".status")).not_to_be_empty()


def test_a_solo_game_is_played_to_its_end_and_watched_again(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, hands.easy_deck(tmp_path), chairs=1)
        hands.start(page)
        laid = hands.play_on([page])
        assert laid > 10
        expect(page.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
        page.get_by_role("button", name="Watch it again").click()
        expect(page.locator("[data-cell^=card]").first).to_be_attached()
        page.get_by_label("One step on").click()
        expect(page.get_by_role("slider", name="Moment")).to_have_value("1")


def test_a_game_from_the_front_page_to_the_end_by_keyboard_only(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.goto(house)
        press_until(page, "Solo")
        page.keyboard.press("Enter")
        expect(page.locator(".table")).to_be_visible()
        hands.play_on([page])
        expect(page.locator("main.end h1")).to_be_visible()


def press_until(page: Page, name: str) -> None:
    """Tab until a button of that name has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if str(page.evaluate("document.activeElement?.textContent?.trim() ?? ''")).startswith(name):
            return
    raise AssertionError(f"no button {name} can be reached by Tab")


def test_a_phone_game_by_touch(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser, width=360, height=640, has_touch=True, is_mobile=True) as context:
        page = context.new_page()
        page.goto(house)
        page.get_by_role("button", name="Solo").first.tap()
        expect(page.locator(".table")).to_be_visible()
        hands.play_on([page], hands.tap)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_language_changes_in_mid_game_without_a_reload(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.goto(house)
        page.get_by_role("button", name="Solo").first.click()
        expect(page.get_by_text("Your turn: put a card down.")).to_be_visible()
        page.evaluate("window.sameDocument = true")
        page.get_by_role("button", name="Table").first.click()
        page.get_by_role("dialog").get_by_role("button", name="FR Français").click()
        page.keyboard.press("Escape")
        expect(page.get_by_text("À toi\u00a0: pose une carte.")).to_be_visible()
        assert page.evaluate("window.sameDocument")
        assert page.evaluate("document.documentElement.lang") == "fr"


def test_two_at_one_screen_and_a_door_closes_between_their_hands(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, hands.easy_deck(tmp_path), chairs=2)
        hands.sit_beside(page, "Rosa")
        expect(page.locator(".chair .name")).to_have_count(2)
        hands.start(page)
        seen = set()
        for _ in range(hands.PLENTY):
            page.locator(".curtain, .table[data-turn=true], main.end").first.wait_for()
            if hands.is_over(page):
                break
            if (knock := page.locator(".curtain .pri")).count():
                seen.add(knock.inner_text())
                knock.click()
                continue
            cards = page.locator(".table [data-cell^=card]").count()
            hands.lay(page)
            hands.wait_for_a_change(page, cards)
        assert len(seen) == 2
        expect(page.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
