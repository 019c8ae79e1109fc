"""Bots at live tables: how long they take before an act, and after it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.tables.at_home import home
from threedoors.tables import botplay, wire
from threedoors.tables.botplay import Pace


def test_a_stroller_rests_two_pauses_after_each_act_and_a_person_has_a_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        await asyncio.sleep(0)

    loop = SimpleNamespace(gather=asyncio.gather, get_running_loop=asyncio.get_running_loop, sleep=sleep)
    monkeypatch.setattr(botplay, "asyncio", loop)

    async def evening() -> None:
        async with home(tmp_path, pace=Pace(3, 3)) as here:
            key = await here.opened(game="dungeon_exit", bot_levels=["stroller"], options={"mode": "race"})
            await (await here.guest(key)).must(wire.Start)

    asyncio.run(evening())
    assert naps[:2] == [3, 6]  # it thinks, says that it is ready, rests
