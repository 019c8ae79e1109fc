"""A socket that was closed is forgotten: nothing of it stays in memory."""

import asyncio
import gc
from pathlib import Path

import pytest
from aiohttp import web

from tests.server.rude.visitor_opening_and_closing import open_and_close_sockets
from tests.server.rude.wires import until
from threedoors import server
from threedoors.server import opened_house
from threedoors.server.app import Reception
from threedoors.server.config import Config
from threedoors.server.lines import Line
from threedoors.tables.workers import Inline

SOCKETS = 300


def test_nothing_is_kept_of_a_closed_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    receptions: list[Reception] = []

    class Remembered(Reception):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)  # type: ignore[arg-type]
            receptions.append(self)

    async def evening() -> None:
        async with opened_house(Config(port=0, db=tmp_path / "tables.db"), Inline()) as port:
            assert await open_and_close_sockets(f"http://127.0.0.1:{port}", 30, most=SOCKETS) == SOCKETS
            (reception,) = receptions
            await until(lambda: not (len(reception.gate) or reception.sockets.open))
            gc.collect()
            kept = [one for one in gc.get_objects() if isinstance(one, (web.WebSocketResponse, web.Request, Line))]
            assert len(kept) == 0

    monkeypatch.setattr(server, "Reception", Remembered)
    asyncio.run(evening())
