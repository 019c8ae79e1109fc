"""An error of ours ends one line, with a goodbye and the proper code; it never becomes an HTTP answer in a socket."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.players import post
from threedoors.server import opened_house
from threedoors.server.config import Config
from threedoors.tables.house import House
from threedoors.tables.workers import Inline

HELLO = {"type": "Hello", "table": "any", "token": "any"}
BYE = {"type": "Bye", "why": {"id": "house-stumbled", "args": {"rule": ""}}, "again": True}


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: object) -> None:
        raise RuntimeError("a table that cannot be read")

    monkeypatch.setattr(House, "hello", stumble)


@pytest.mark.usefixtures("stumbling")
def test_a_socket_is_told_and_closed_with_1011(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> list[dict[str, Any]]:
        async with (
            opened_house(Config(port=0, db=tmp_path / "tables.db"), Inline()) as port,
            aiohttp.ClientSession() as http,
            http.ws_connect(f"http://127.0.0.1:{port}/ws") as socket,
        ):
            await socket.send_json(HELLO)
            heard = [json.loads(message.data) async for message in socket]
            assert socket.close_code == aiohttp.WSCloseCode.INTERNAL_ERROR
            return heard

    with caplog.at_level(logging.INFO, "threedoors"):
        assert asyncio.run(evening()) == [BYE]
    assert "a table that cannot be read" in caplog.text


@pytest.mark.usefixtures("stumbling")
def test_a_poller_is_told_the_same(tmp_path: Path) -> None:
    async def evening() -> Any:
        async with (
            opened_house(Config(port=0, db=tmp_path / "tables.db"), Inline()) as port,
            aiohttp.ClientSession() as http,
        ):
            return await post(http, f"http://127.0.0.1:{port}", "/api/wire", messages=[HELLO])

    assert asyncio.run(evening())["messages"] == [BYE]


@pytest.mark.usefixtures("stumbling")
def test_the_same_trace_is_not_written_again_and_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        async with (
            opened_house(Config(port=0, db=tmp_path / "tables.db"), Inline()) as port,
            aiohttp.ClientSession() as http,
        ):
            for _ in range(20):
                await post(http, f"http://127.0.0.1:{port}", "/api/wire", messages=[HELLO])
            async with http.get(f"http://127.0.0.1:{port}/metrics") as answer:
                assert "threedoors_stumbles_total 20\n" in await answer.text()

    with caplog.at_level(logging.INFO, "threedoors"):
        asyncio.run(evening())
    assert caplog.text.count("Traceback") == 1
