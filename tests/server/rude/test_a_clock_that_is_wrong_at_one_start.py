"""The machine's clock stands a hundred days ahead, or back, when the house is started once."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.rude.visitor import Visitor, opened
from tests.server.running import Running


@pytest.mark.parametrize("days", [100, -100])
def test_every_table_is_there_then_and_when_the_clock_is_right_again(tmp_path: Path, days: int) -> None:
    with Running(tmp_path / "tables.db") as server:
        keys = [asyncio.run(opened(server.address))[0]]
        for wrong in (days, 0):
            server.stop()
            server.config["days_ahead"] = wrong
            server.start()
            for key in keys:
                asyncio.run(greeted(server, key))
            keys.append(asyncio.run(opened(server.address))[0])
        server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables WHERE swept IS NULL").fetchone() == (3,)


async def greeted(server: Running, key: dict[str, str]) -> None:
    async with Visitor(server.address, key) as ada:
        assert ada.heard[0]["type"] == "Welcome"
