"""Whoever wishes for levels without end delays nobody at another address, neither who plays nor who wishes."""

import asyncio
import time
from pathlib import Path

from tests.server.rude.callers import Caller
from tests.server.rude.honest import HONEST, longest, play_knock, seconds_to_answer
from tests.server.rude.visitor_wishing import wishes_without_end
from tests.server.running import Running

LOOK_SECONDS = 12.0  # what was begun, to its end at most, and one's own
EASY = {"mode": "solo", "grade": 3}


async def seconds_to_wish(honest: Caller) -> float:
    """How long one look takes."""
    since = time.monotonic()
    status, found = await honest.ask("/api/games/dungeon_exit/wish", wish=EASY)
    assert status == 200, found
    assert found["tries"] > 0
    return time.monotonic() - since


def test_a_flood_of_wishes_delays_nobody_elsewhere(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            ada = await play_knock(honest)
            await longest(1, seconds_to_answer, ada)
            await seconds_to_wish(honest)
            flood = asyncio.create_task(wishes_without_end(server.address, 5))
            await asyncio.sleep(1)
            assert await longest(10, seconds_to_answer, ada) < 2
            assert await seconds_to_wish(honest) < LOOK_SECONDS
            assert await flood > 100
            assert await seconds_to_wish(honest) < LOOK_SECONDS

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
