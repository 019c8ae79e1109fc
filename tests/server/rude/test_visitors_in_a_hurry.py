"""Visitors who come as fast as they can: each is heard in the end, and nobody else waits for them."""

import asyncio
import time
from pathlib import Path

from tests.server.rude.visitor_babbling import babble
from tests.server.rude.visitor_health_asking import ask_for_health
from tests.server.rude.visitor_opening_and_closing import open_and_close_sockets
from tests.server.rude.wires import answer_to, get
from tests.server.running import Running

FEW = {
    "calls_per_address": {"burst": 10, "per_second": 1},
    "more_calls_per_address": {"burst": 20, "per_second": 5},
    "more_calls_of_all": {"burst": 5, "per_second": 20},
}
SECONDS = 2.0
MOST = 10 + SECONDS + 5 + 20 * SECONDS


def test_one_who_asks_without_a_pause_is_answered_at_a_pace(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits=FEW) as server:
        assert 10 <= asyncio.run(ask_for_health(server.address, SECONDS)) <= MOST + 20  # 20 ask at once


def test_so_is_one_who_speaks_no_http(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits=FEW) as server:
        assert 10 <= len(asyncio.run(babble(server.address, SECONDS))) <= MOST + 6


def test_nobody_else_waits_for_them(tmp_path: Path) -> None:
    async def evening(address: str) -> float:
        rude = [ask_for_health(address, SECONDS, come_from="127.0.0.2"), babble(address, SECONDS, "127.0.0.3")]
        hurrying = asyncio.gather(*rude, open_and_close_sockets(address, SECONDS, come_from="127.0.0.4"))
        await asyncio.sleep(SECONDS / 2)
        since = time.monotonic()
        assert (await answer_to(address, get("/healthz", address), "127.0.0.5")).startswith(b"HTTP/1.1 200")
        took = time.monotonic() - since
        await hurrying
        return took

    with Running(tmp_path / "tables.db", limits=FEW) as server:
        assert asyncio.run(evening(server.address)) < 1.5, "those in a hurry wait for up to eight seconds"
