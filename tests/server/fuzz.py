"""Bad clients: frames malformed, huge, out of turn, for another seat, replayed, binary – and readers that never read.

Used by the tests (a few thousand frames) and by the soak (a hundred thousand and more).
"""

import asyncio
import json
import random
import socket
import typing
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.players import Player, post
from tests.server.running import Running
from threedoors.tables import wire

KINDS = [kind.__name__ for kind in typing.get_args(wire.ClientMessage)]
ODD: list[Any] = [
    None,
    -1,
    0,
    1,
    99,
    2**63,
    1e308,
    "",
    "x",
    "\x00",
    "‮" * 50,
    "é" * 5000,
    [],
    {},
    [[[]]],
    {"a": {"b": 1}},
    True,
]


class BadClient:
    """Sends rubbish at one table, with a good key, and comes back when it is thrown out."""

    def __init__(self, server: Running, key: dict[str, Any], luck: random.Random) -> None:
        self.server = server
        self.key = key
        self.luck = luck
        self.sent = 0
        self._seen: list[str] = []

    async def rage(self, frames: int) -> None:
        """So many frames, over as many connections as it takes."""
        async with aiohttp.ClientSession() as http:
            while self.sent < frames:
                with suppress(aiohttp.ClientError, OSError, TimeoutError):
                    await self._session(http, frames)

    async def _session(self, http: aiohttp.ClientSession, frames: int) -> None:
        async with http.ws_connect(f"{self.server.address}/ws", max_msg_size=0) as ws:
            if self.luck.random() < 0.9:
                await ws.send_json({"type": "Hello", "table": self.key["table"], "token": self.key["token"]})
            reading = asyncio.create_task(self._read(ws))
            try:
                for _ in range(self.luck.randrange(5, 60)):
                    if ws.closed or self.sent >= frames:
                        return
                    await self._one(ws)
                    self.sent += 1
                await asyncio.sleep(0)
            finally:
                reading.cancel()

    async def _read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        async for message in ws:
            if message.type is aiohttp.WSMsgType.TEXT and self.luck.random() < 0.05:
                self._seen = [*self._seen[-20:], message.data]

    async def _one(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        ways: list[Callable[[], str | bytes]] = [self.mutated] * 3
        ways += [self.rubbish, self.out_of_turn, self.replayed, self.nested, self.binary]
        frame = self.luck.choice(ways)()
        if self.luck.random() < 0.01:
            frame = "x" * self.luck.choice([90_000, 200_000, 2_000_000])
        await (ws.send_bytes(frame) if isinstance(frame, bytes) else ws.send_str(frame))

    def rubbish(self) -> str:
        return "".join(chr(self.luck.randrange(1, 0x2FFF)) for _ in range(self.luck.randrange(80)))

    def binary(self) -> bytes:
        return self.luck.randbytes(self.luck.randrange(200))

    def nested(self) -> str:
        depth = self.luck.choice([10, 500, 5000])
        return '{"type":"Act","id":"d","action":' + "[" * depth + "]" * depth + "}"

    def replayed(self) -> str:
        return self.luck.choice(self._seen) if self._seen else '{"type":"Hello","table":"x","token":"y"}'

    def out_of_turn(self) -> str:
        seat = self.luck.choice([-1, 0, 1, 2, 7])
        action = self.luck.choice([
            {"type": "PlaceCard", "seat": seat, "card": "well", "spot": "0,0"}, {"type": "TimeUp", "seat": seat},
            {"type": "TellCards", "seat": seat, "cards": ["x"] * 9}, {"type": "GetReady", "seat": seat},
        ])  # fmt: skip
        return json.dumps({"type": "Act", "id": f"o{self.luck.randrange(50)}", "action": action})

    def mutated(self) -> str:
        kind = getattr(wire, self.luck.choice([kind for kind in KINDS if kind != "Leave"]))
        message: dict[str, Any] = {"type": kind.__name__}
        for name in kind.__struct_fields__:
            if self.luck.random() < 0.85:
                message[name] = self.plausible(name) if self.luck.random() < 0.7 else self.luck.choice(ODD)
        return json.dumps(message)

    def plausible(self, name: str) -> Any:
        return {
            "id": f"f{self.luck.randrange(10**6)}", "table": self.key["table"], "token": self.key["token"],
            "seat": 1, "person": self.luck.randrange(5), "text": "boo", "gesture": "nod", "bot": "random", "fill": "",
            "word": "x", "name": "Mallory", "language": "en", "options": {}, "seats": 2, "settings": {},
            "action": {"type": "Concede"}, "question": {"type": "WhatIf", "card": "x"}, "last": 0, "protocol": 1,
            "sent": 1.5, "at": {"x": 1}, "number": 3,
        }.get(name, self.luck.choice(ODD))  # fmt: skip


async def never_reads(server: Running, key: dict[str, Any]) -> None:
    """A client that says hello, keeps asking, and never reads a byte."""
    loop = asyncio.get_running_loop()
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        shake = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await loop.sock_sendall(raw, shake.encode())
        await loop.sock_sendall(raw, masked({"type": "Hello", "table": key["table"], "token": key["token"]}))
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(20):
                while True:
                    await loop.sock_sendall(raw, masked({"type": "Rename", "id": "same", "name": "Slow"}))
                    await loop.sock_sendall(raw, masked({"type": "Ping", "sent": 1}) * 20)
                    await asyncio.sleep(0)


def masked(message: dict[str, Any]) -> bytes:
    """A text frame as a client must send it."""
    body = json.dumps(message).encode()
    length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + body


async def storm(server: Running, frames: int, seed: int, clients: int = 6) -> int:
    """Bad clients at a table of good people, who must not notice."""
    luck = random.Random(seed)
    async with aiohttp.ClientSession() as http:
        good = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada", bots=["random"])
        theirs = await post(http, server.address, "/api/tables", game="knock", seats=3, name="Eve", bots=["random"])
        path = f"/api/tables/{theirs['table']}"
        watchers = [await post(http, server.address, f"{path}/watch", name="Mallory", invite=theirs["invite"])]
        watchers.append(
            await post(http, server.address, f"/api/tables/{good['table']}/watch", name="Oscar", invite=good["invite"])
        )
        keys = [theirs, *watchers]
        bad = [BadClient(server, luck.choice(keys), random.Random(luck.random())) for _ in range(clients)]
        async with Player(server.address, good, random.Random(1)) as ada:
            raging = [asyncio.create_task(client.rage(frames // clients)) for client in bad]
            slow = asyncio.create_task(never_reads(server, watchers[1]))
            while not all(task.done() for task in raging):
                assert isinstance(await ada.ask("Gesture", seat=0, gesture="nod"), int)
                await asyncio.sleep(0.05)
            await asyncio.gather(*raging)
            slow.cancel()
            assert isinstance(await ada.ask("Start"), int)
            await ada.until(lambda: ada.views.get(0))
            async with http.get(f"{server.address}/healthz") as answer:
                assert answer.status == 200
    assert server.process
    assert server.process.poll() is None
    assert "stumbled" not in server.errors.read_text()
    assert "Traceback" not in server.errors.read_text()
    return sum(client.sent for client in bad)
