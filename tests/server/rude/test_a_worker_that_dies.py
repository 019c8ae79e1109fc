"""Workers may die as often as they like: tables go on, and questions are answered again."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.rude.callers import Caller, metrics
from tests.server.rude.honest import HONEST, longest, play_knock, seconds_to_act, seconds_to_answer, watch_bots
from tests.server.rude.visitor_kills_workers import kills_workers_without_end
from tests.server.running import Running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="finds the workers in /proc")


def test_a_table_whose_workers_are_killed_again_and_again_goes_on(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            host, ada = await watch_bots(honest), await play_knock(honest)
            await longest(2, seconds_to_act, host)
            await seconds_to_answer(ada)
            assert await kills_workers_without_end(server, 3) > 2
            assert await longest(5, seconds_to_act, host) < 10
            assert await seconds_to_answer(ada) < 5
            told = await metrics(honest)
            assert told['threedoors_work_died_total{crew="bots"}'] > 1
            assert told["threedoors_bots_stumbled_total"] >= 1

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
        assert server.stop() == 0
