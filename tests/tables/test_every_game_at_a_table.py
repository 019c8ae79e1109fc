"""A table carries any game found: bots play it, it comes back from the shelf as it was, and nobody sees a hash."""

import asyncio
from pathlib import Path

import pytest

from tests.tables.at_home import home
from threedoors import games
from threedoors.tables import wire

ENTRIES = 60


@pytest.mark.parametrize("name", games.names())
def test_bots_play_and_the_shelf_keeps(tmp_path: Path, name: str) -> None:
    seats = max(games.load(name).seats[0], 2) if 2 in games.load(name).seats else games.load(name).seats[0]

    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(seats, game=name, sit=False, bots=["random"] * seats)
            host = await here.guest(key)
            await host.ask(wire.Start)
            table = here.house.tables[key.table]
            async with asyncio.timeout(60):
                while table.written.n < ENTRIES and table.bots_at_work:  # noqa: ASYNC110 – nobody tells us
                    await asyncio.sleep(0.01)
            await host.ask(wire.Pause)
            await here.quiet()
            state, phase = table.written.state, table.written.phase
            numbers = [n for n in host.numbers if n > host.heard("Welcome")[0]["n"]]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        async with home(tmp_path) as here:
            again = await here.guest(key)
            assert here.house.tables[key.table].written.state == state
            assert again.table["phase"] == phase

    asyncio.run(evening())
