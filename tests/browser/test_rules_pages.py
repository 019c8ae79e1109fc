"""The rules pages on the screen: whoever reads a rule number somewhere finds its place."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands
from tests.rules_pages import numbers, pages
from threedoors import games
from threedoors.texts import WRITTEN

GAMES = [game for game in pages() if game in games.names()]  # the toy of the tests has no screen


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_a_rules_page_is_a_place_to_link_to(browser: Browser, house: str, game: str) -> None:
    for language in WRITTEN:
        with hands.person(browser, language) as context:
            page = context.new_page()
            page.goto(f"{house}/rules/{game}")
            expect(page.locator("article h1")).to_be_visible()
            found = page.locator("article [id]").evaluate_all("all => all.map(one => one.id)")
            assert sorted(found) == sorted(numbers(game)), language


@pytest.mark.parametrize("rule", ["knock#K5", "knock#K17a", "munchkin#M7", "munchkin#M15c", "dungeon_exit#E14"])
def test_a_rule_the_referee_quotes_can_be_looked_up(page: Page, house: str, rule: str) -> None:
    game, number = rule.split("#")
    page.goto(f"{house}/rules/{rule}")
    expect(page.locator(f"#{number}")).to_be_in_viewport()
    expect(page.locator("article :target")).to_have_id(number)
    assert page.evaluate("scrollY") > 0, game


def test_a_rule_that_cites_another_leads_there_and_back_goes_back(page: Page, house: str) -> None:
    page.goto(f"{house}/rules/munchkin#M7e")
    page.locator("article").get_by_role("link", name="M9", exact=True).click()
    expect(page.locator("#M9")).to_be_in_viewport()
    expect(page).to_have_url(f"{house}/rules/munchkin#M9")
    page.go_back()
    expect(page.locator("#M7e")).to_be_in_viewport()
