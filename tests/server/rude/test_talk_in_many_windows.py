"""Many windows of one visitor, each within its bound: together they have one too, and nobody waits for them."""

import asyncio
from pathlib import Path

from tests.server.rude.callers import Caller, metrics
from tests.server.rude.honest import HONEST, longest, play_knock, seconds_to_answer
from tests.server.rude.visitor_talking import talk_in_many_windows
from tests.server.running import WIDE, Running

RUDE, SECONDS = "127.0.0.31", 4.0
FEW = {**WIDE, "messages_per_address": {"burst": 50, "per_second": 20}}


def test_all_windows_of_one_address_have_one_bound_and_are_asked_to_come_again(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        async with Caller(address, HONEST) as honest:
            ada = await play_knock(honest)
            talking = asyncio.create_task(talk_in_many_windows(address, SECONDS, 40, come_from=RUDE))
            await longest(5, seconds_to_answer, ada)
            told = await talking
            assert told["Pong"] <= 50 + 20 * (SECONDS + 2)
            assert told["slow-down, come again"] > 20, told
            assert not told["slow-down, never come again"]
            seen = await metrics(honest)
            assert seen['threedoors_slowed_total{limit="messages_per_address"}'] > 20
            assert not ada.heard("Bye")

    with Running(tmp_path / "tables.db", limits=FEW) as server:
        asyncio.run(evening(server.address))


def test_a_hall_full_of_people_is_not_slowed_down(tmp_path: Path) -> None:
    async def evening(address: str) -> None:
        told = await talk_in_many_windows(address, 3.0, 200, each_second=5)
        assert told["Welcome"] == 200, told
        assert told["Pong"] > 200
        assert not any("slow-down" in kind for kind in told), told

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server.address))
