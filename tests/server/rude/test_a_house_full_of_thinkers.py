"""Whoever fills table after table with the deepest bots allowed leaves the others theirs."""

import asyncio
from pathlib import Path

from tests.server.rude.callers import Caller, until_many
from tests.server.rude.honest import HONEST, longest, seconds_to_act, watch_bots
from tests.server.rude.visitor_many_tables import TABLES, fills_the_house_with_thinkers
from tests.server.running import Running

RUDE = ("127.0.0.70", "127.0.0.71", "127.0.0.72")


def test_quick_bots_do_not_wait_for_sixty_tables_of_deep_ones(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            host = await watch_bots(honest)
            await seconds_to_act(host)
            floods = [asyncio.create_task(fills_the_house_with_thinkers(server.address, 8, rude)) for rude in RUDE]
            await until_many(honest, "threedoors_tables_playing", len(RUDE) * TABLES + 1)
            await longest(4, seconds_to_act, host)  # by now every bot wants to think
            assert await longest(8, seconds_to_act, host) < 3
            await asyncio.gather(*floods)

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
