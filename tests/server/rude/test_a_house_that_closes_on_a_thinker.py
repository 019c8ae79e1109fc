"""A house told to close waits for no worker, whatever it is busy with."""

import asyncio
from pathlib import Path

import pytest

from tests.server.rude.callers import Caller
from tests.server.rude.honest import HONEST, Watch, started
from tests.server.running import Running


def test_a_house_closes_at_once_while_a_worker_compiles_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))

    async def evening(server: Running) -> None:
        async with Caller(server.address, HONEST) as honest:
            key = await honest.open_table("knock", 2, sit=False, bots=["greedy"] * 2, settings={"bots": "brisk"})
            host = await started(await honest.sit(key))
            await asyncio.sleep(2)  # of the twenty that compiling takes
            await host.leave()

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
        watch = Watch()
        assert server.stop() == 0
        assert watch.seconds < 2
