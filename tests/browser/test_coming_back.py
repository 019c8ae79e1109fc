"""Whoever was at a table is at it again after the house was shut, by themselves and over a socket."""

import time
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import hands
from tests.server.running import WIDE, Running

DOWN_SECONDS = 4.0
COMING_BACK = "The corridor is long. Coming back…"
REFUSED = ("ERR_CONNECTION_REFUSED", "WebSocket connection to")


def numbers(house: Running) -> dict[str, float]:
    """What /metrics says."""
    with urllib.request.urlopen(f"{house.address}/metrics") as page:
        lines = page.read().decode().splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if not line.startswith("#"))}


@pytest.mark.complains(*REFUSED)
def test_after_a_restart_the_table_is_there_again_over_a_socket(browser: Browser, tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={}) as house, hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house.address, chairs=2)
        expect(page.locator(".chair")).to_have_count(2)
        assert house.stop() == 0
        expect(page.get_by_text(COMING_BACK)).to_be_visible()
        time.sleep(DOWN_SECONDS)  # long enough for several tries
        house.start()
        expect(page.get_by_text("Here again.")).to_be_visible(timeout=15_000)
        found = numbers(house)
        assert (found["threedoors_sockets"], found["threedoors_poll_sessions"]) == (1, 0)


@pytest.mark.complains(*REFUSED)
def test_whoever_is_asked_to_slow_down_says_so_and_comes_again(browser: Browser, tmp_path: Path) -> None:
    """The key is in use elsewhere as often as it may be; the page waits its turn, also when it is new."""
    with Running(tmp_path / "tables.db", limits=WIDE) as house, hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house.address, chairs=2)
        expect(page.locator(".chair")).to_have_count(2)
        house.stop()
        house.config["limits"] = WIDE | {"sockets_per_key": 0}
        house.start()
        expect(page.get_by_text(COMING_BACK)).to_be_visible()
        page.reload()
        expect(page.get_by_text(COMING_BACK)).to_be_visible()
        assert page.locator(".chair").count() == 0
        house.stop()
        house.config["limits"] = WIDE
        house.start()
        expect(page.locator(".chair")).to_have_count(2, timeout=20_000)


def test_a_message_too_big_is_refused_once_and_the_table_stays(browser: Browser, tmp_path: Path) -> None:
    deck = tmp_path / "big.toml"
    deck.write_text("# " + "x" * 120_000)
    with Running(tmp_path / "tables.db", limits={}) as house, hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house.address, chairs=2)
        page.get_by_role("button", name="House rules").click()
        page.get_by_label("Own deck file").set_input_files(deck)
        expect(page.get_by_text("That is too big.").last).to_be_visible()
        page.get_by_role("button", name="Done").click()
        hands.seat_count(page, 3)  # the line is there again, and the big message was not said again
