"""Whoever asks without end, under many keys, delays nobody at another address, and is forgotten on leaving."""

import asyncio
from pathlib import Path

from tests.server.rude.callers import Caller, metrics, until_many
from tests.server.rude.honest import (
    HONEST,
    longest,
    play_exit_together,
    play_knock,
    seconds_to_answer,
    seconds_to_help,
)
from tests.server.rude.visitor_hints import asks_hints_without_end
from tests.server.running import Running

WAITING = 'threedoors_waiting{crew="dear_questions"}'
ENDS_SECONDS = 2.0  # what takes longer is ended


def test_a_flood_of_questions_delays_nobody_elsewhere(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            ada, bo = await play_knock(honest), await play_exit_together(honest)
            await longest(1, seconds_to_answer, ada)
            await longest(1, seconds_to_help, bo)
            flood = asyncio.create_task(asks_hints_without_end(server.address, 5))
            await until_many(honest, WAITING, 10)
            assert await longest(10, seconds_to_answer, ada) < 2
            assert await longest(2, seconds_to_help, bo) < 3 * ENDS_SECONDS  # after what was begun and one more
            assert 0 < (await metrics(honest))[WAITING] <= 20
            assert await flood > 300
            assert await seconds_to_help(bo) < 2 * ENDS_SECONDS
            assert (await metrics(honest))[WAITING] == 0

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
