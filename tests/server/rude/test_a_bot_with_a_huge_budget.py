"""Whoever wants a bot to think for ever is refused in words, and everybody's bots play on."""

import asyncio
from pathlib import Path

from tests.server.rude.callers import Caller
from tests.server.rude.honest import HONEST, Watch, longest, seconds_to_act, watch_bots
from tests.server.rude.visitor_huge_budget import DEEP, wants_a_bot_to_think_for_ever
from tests.server.running import Running
from tests.tables.at_home import home
from threedoors.tables import wire
from threedoors.tables.judging.asking import Draft
from threedoors.tables.log.facts import BotSeated


def test_a_bot_with_a_huge_budget_is_refused_and_other_tables_notice_nothing(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            host = await watch_bots(honest)
            await longest(2, seconds_to_act, host)
            said = await wants_a_bot_to_think_for_ever(server.address)
            assert await longest(6, seconds_to_act, host) < 5
            assert said == ["bot-thinks-too-long"] * 5

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
        watch = Watch()
        assert server.stop() == 0
        assert watch.seconds < 5


def test_a_table_from_before_there_was_a_bound_plays_on(tmp_path: Path) -> None:
    async def long_ago() -> wire.Key:
        async with home(tmp_path) as here:
            key = await here.opened(2, bots=["random"], options={"first": 1})
            await here.house.written(here.house.tables[key.table], Draft((BotSeated(1, DEEP),)))
            return key

    async def evening(server: Running, key: wire.Key) -> None:
        async with Caller(server.address, HONEST) as honest:
            ada = await honest.sit({"table": key.table, "token": key.token})
            assert ada.heard("Welcome")[0]["table"]["seats"][1]["bot"] == DEEP
            await ada.request("Start")
            await ada.until(lambda: "CardPlaced" in str(ada.heard("Played")))

    key = asyncio.run(long_ago())
    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server, key))
