"""A page of the last release plays on at today's house, and becomes today's page without losing anything."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import exit_hands, exit_levels, hands
from tests.browser import munchkin_hands as mats
from tests.browser.earlier_client import LAST_RELEASE, house_with_earlier_client, move_on
from tests.browser.test_coming_back import REFUSED, numbers
from tests.server.running import Running

SOME = 3  # cards before the house moves on
SCRIPT = "document.querySelector('script[type=module]').src"


def wait_for_both(house: Running) -> None:
    """Until two sockets are at the table again; the note that says so goes after seconds, or is not needed."""
    ends = time.monotonic() + 30
    while numbers(house)["threedoors_sockets"] < 2:
        assert time.monotonic() < ends, "they have not come back"
        time.sleep(0.2)


@pytest.mark.complains(*REFUSED)
def test_the_house_moves_on_in_mid_game_and_pages_of_the_last_release_play_on_or_become_todays(
    browser: Browser, tmp_path: Path
) -> None:
    """One page stays as it is, the other is loaded again: it holds the same cards and its log is as long."""
    with (
        house_with_earlier_client(tmp_path) as house,
        hands.person(browser) as one,
        hands.person(browser) as other,
    ):
        host, guest = one.new_page(), other.new_page()
        hands.come_in(guest, hands.invite(host, house.address, hands.easy_deck(tmp_path), chairs=2), "Rosa")
        hands.start(host)
        for _ in range(SOME):
            lay_one([host, guest])
        old, held, log = guest.evaluate(SCRIPT), hand(guest), guest.locator(".log li").count()
        move_on(house)
        wait_for_both(house)
        guest.reload()
        expect(guest.locator(".hand li")).to_have_count(len(held))
        expect(guest.locator(".log li")).to_have_count(log)
        assert hand(guest) == held
        assert guest.evaluate(SCRIPT) != old == host.evaluate(SCRIPT)
        assert hands.play_on([host, guest]) > SOME
        for page in (host, guest):
            expect(page.get_by_role("heading", name="The Keep is yours.")).to_be_visible()
        assert numbers(house)["threedoors_sockets"] == 2


def test_a_page_of_the_last_release_plays_munchkin_with_todays_bots(browser: Browser, tmp_path: Path) -> None:
    with house_with_earlier_client(tmp_path) as house, hands.person(browser) as context:
        page = context.new_page()
        mats.invite(page, house.address, pace="brisk", level=3)
        hands.quick_bots(page)
        hands.start(page)
        page.locator(".hand li").first.wait_for()
        mats.play_to_the_end(page)
        expect(page.locator("main.end h1")).to_contain_text("top step")


def test_a_page_of_the_last_release_finds_the_way_out_of_a_dungeon(browser: Browser, tmp_path: Path) -> None:
    with house_with_earlier_client(tmp_path) as house, hands.person(browser) as context:
        page = context.new_page()
        page.goto(house.address)
        page.get_by_role("button", name="Play now").nth(2).click()
        for piece in exit_hands.pieces(exit_levels.ADVENTURE, exit_levels.ADVENTURE_WAY):
            exit_hands.lay(page, piece)
        exit_hands.is_out(page)


def test_the_recorded_client_is_that_of_the_last_release() -> None:
    """When a version is published its client is recorded, and the one before may go."""
    changelog = (Path(__file__).resolve().parents[2] / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = [line.split()[1] for line in changelog.splitlines() if line.startswith("## ")]
    assert versions[:2] == ["Unreleased", LAST_RELEASE]


def hand(page: Page) -> list[str]:
    return page.locator(".hand li").all_inner_texts()


def lay_one(pages: list[Page]) -> None:
    """One card, by whoever's turn it is."""
    hands.wait_for_somebody(pages)
    page = next(page for page in pages if hands.is_my_turn(page))
    cards = page.locator(".table [data-cell^=card]").count()
    hands.lay(page)
    hands.wait_for_a_change(page, cards)
