"""What is big costs more: of messages near the limit only a few are taken at once, and options change slowly."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.players import post
from tests.server.rude.visitor_heavy import BIG, change_options
from tests.server.running import Running
from threedoors.server.config import Rate
from threedoors.server.limits import Bucket, drops_for


def test_options_change_six_times_at_once_and_then_once_a_second(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={}) as server:
        began = time.monotonic()
        told = asyncio.run(change_options(server.address, 20, most=20, options={"level": 2}))
        took = time.monotonic() - began
        assert told.total() == 20
        assert 6 <= told["accepted"] <= 7 + took, told
        assert told["slow-down"] == 20 - told["accepted"], told


def test_forty_big_messages_at_once_are_too_much(tmp_path: Path) -> None:
    """Who talks on while being hung up on may not hear the goodbye; the house has counted it."""

    async def evening(server: Running) -> tuple[int, str]:
        told = await change_options(server.address, 20, most=40, options=BIG)
        async with aiohttp.ClientSession() as http, http.get(f"{server.address}/metrics") as answer:
            return told.total() - told["slow-down"], await answer.text()

    with Running(tmp_path / "tables.db", limits={}) as server:
        judged, page = asyncio.run(evening(server))
        assert judged <= 6
        assert 'slowed_total{limit="messages_per_socket"}' in page


def test_big_bodies_use_up_what_an_address_may_ask(tmp_path: Path) -> None:
    few = {"http_per_address": {"burst": 25, "per_second": 0.01}}
    body: dict[str, Any] = {"tokens": ["x" * 40_000]}

    async def evening(server: Running) -> list[int]:
        async with aiohttp.ClientSession() as http:
            await post(http, server.address, "/api/mine", **body)
            await post(http, server.address, "/api/mine", **body)
            async with http.post(f"{server.address}/api/mine", json=body) as answer:
                big = answer.status
                assert json.loads(await answer.text())["refused"]["why"] == "slow-down"
            async with http.post(f"{server.address}/api/mine", json={"tokens": []}) as answer:
                return [big, answer.status]

    with Running(tmp_path / "tables.db", limits=few) as server:
        assert asyncio.run(evening(server)) == [429, 200]


def test_a_message_bigger_than_a_bucket_takes_all_of_it() -> None:
    bucket = Bucket(Rate(8, 0.001))
    assert bucket.take(drops_for(90_000, 4096))
    assert not bucket.take()


def test_small_messages_take_one_drop() -> None:
    assert [drops_for(size, 4096) for size in (0, 300, 4095, 4096, 98_304)] == [1, 1, 1, 2, 25]
