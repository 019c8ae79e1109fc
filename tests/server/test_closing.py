"""How a line ends, and how the house closes: with a word, a code, and without waiting for the rude."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.players import post
from tests.server.running import WIDE, Running

SHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def ended(server: Running, *messages: dict[str, Any] | str) -> tuple[int | None, str, bool]:
    """Say something that ends the line: its code, why, and whether one may come again."""
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{server.address}/ws") as socket:
        for message in messages:
            await socket.send_str(message if isinstance(message, str) else json.dumps(message))
        heard = [json.loads(m.data) async for m in socket]
        return socket.close_code, heard[-1]["why"]["id"], heard[-1]["again"]


def test_every_goodbye_has_its_code(tmp_path: Path) -> None:
    limits = WIDE | {"messages_per_socket": {"burst": 2, "per_second": 0.1}}
    wrong: dict[str, Any] = {"type": "Hello", "table": "none", "token": "none"}
    ping = {"type": "Ping", "sent": 0}
    with Running(tmp_path / "tables.db", limits=limits) as server:
        assert asyncio.run(ended(server, wrong)) == (1008, "key-opens-nothing", False)
        assert asyncio.run(ended(server, "rubbish")) == (1008, "not-understood-at-all", False)
        assert asyncio.run(ended(server, {"type": "Start", "id": "1"})) == (1008, "hello-first", False)
        assert asyncio.run(ended(server, wrong | {"protocol": 99})) == (1008, "other-protocol", False)
        assert asyncio.run(ended(server, ping, ping, ping)) == (1013, "slow-down", True)


def test_leaving_is_done_and_being_sent_away_is_policy(tmp_path: Path) -> None:
    async def evening(server: Running) -> list[int | None]:
        async with aiohttp.ClientSession() as http:
            host = await post(http, server.address, "/api/tables", game="knock", seats=3, name="Ada")
            sit = f"/api/tables/{host['table']}/sit"
            keys = [await post(http, server.address, sit, seat=n, name="Bo", invite=host["invite"]) for n in (1, 2)]
            sockets = [await http.ws_connect(f"{server.address}/ws") for _ in range(3)]
            for socket, key in zip(sockets, (host, *keys), strict=True):
                await socket.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                assert (await socket.receive_json())["type"] == "Welcome"
            await sockets[1].send_json({"type": "Leave", "id": "l"})
            await sockets[0].send_json({"type": "RemovePerson", "id": "r", "person": keys[1]["person"]})
            for socket in sockets[1:]:
                async for _ in socket:
                    pass
            return [socket.close_code for socket in sockets[1:]]

    with Running(tmp_path / "tables.db") as server:
        assert asyncio.run(evening(server)) == [1000, 1008]


def test_sockets_that_neither_speak_nor_listen_do_not_hold_up_the_closing(tmp_path: Path) -> None:
    async def evening(server: Running) -> bytes:
        streams = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(10)]
        for reader, writer in streams:
            writer.write(SHAKE.encode())
            await reader.readuntil(b"\r\n\r\n")
        began = time.monotonic()
        assert await asyncio.to_thread(server.stop) == 0
        assert time.monotonic() - began < 5
        heard = await streams[0][0].read()
        for _, writer in streams:
            writer.close()
        return heard

    with Running(tmp_path / "tables.db") as server:
        heard = asyncio.run(evening(server))
    assert b"house-closes" in heard
    assert heard.endswith(b"\x88\x02\x03\xe9")  # 1001


@pytest.mark.parametrize("reaches", [os.kill, os.killpg], ids=["the-house-alone", "its-workers-too"])
def test_a_closed_terminal_ends_the_house_as_a_host_would(tmp_path: Path, reaches: Callable[[int, int], None]) -> None:
    async def evening(server: Running) -> list[dict[str, Any]]:
        async with aiohttp.ClientSession() as http:
            key = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada", bots=["random"])
            async with http.ws_connect(f"{server.address}/ws") as socket:
                await socket.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                await socket.send_json({"type": "Start", "id": "s"})
                await socket.send_json({"type": "Ask", "id": "a", "seat": 0, "question": {"type": "None"}})
                heard = []
                async for message in socket:
                    heard.append(json.loads(message.data))
                    if heard[-1].get("id") == "a":  # a worker has answered: there are workers
                        assert server.process
                        reaches(server.process.pid, signal.SIGHUP)
                return heard

    heeds = {"preexec_fn": lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL)}  # whoever runs the tests may not
    server = Running(tmp_path / "tables.db").start(start_new_session=True, **heeds)
    try:
        heard = asyncio.run(evening(server))
        assert server.process
        assert server.process.wait(20) == 0
    finally:
        server.stop()
    assert (heard[-1]["why"]["id"], heard[-1]["again"]) == ("house-closes", True)
    log = server.errors.read_text()
    assert json.loads(log.splitlines()[-1])["what"] == "closing"
    assert "leaked" not in log


def test_a_house_started_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.db")
    server.start(preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    try:
        assert server.process
        os.kill(server.process.pid, signal.SIGHUP)
        with pytest.raises(TimeoutError):
            asyncio.run(asyncio.wait_for(asyncio.to_thread(server.process.wait, 1), 0.5))
        assert server.process.poll() is None
    finally:
        assert server.stop() == 0
