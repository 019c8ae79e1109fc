"""The built client, served by the program, opens in a real browser."""

from playwright.sync_api import Page, expect


def test_the_front_page_opens(page: Page, house: str) -> None:
    page.goto(house)
    expect(page).to_have_title("Three Doors")
    expect(page.locator("#app > *").first).to_be_visible()
