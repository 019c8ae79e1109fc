"""A visitor who opens a table and sends its options again and again, as big as a message may be."""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.players import post
from tests.server.rude.wires import HERE, until

BIG = {"level": 1, "deck": "#" * 60_000}
MANY_PARTS = {"level": 1, "deck": "a." * 30_000 + "b = 1"}  # whoever reads it is busy for seconds


async def change_options(
    address: str, seconds: float, most: int = 10**6, options: dict[str, Any] | None = None, come_from: str = HERE
) -> Counter[str]:
    """As often as the socket takes it; how often each answer was given, a goodbye among them."""
    told: Counter[str] = Counter()
    end, sent = time.monotonic() + seconds, 0
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        key = await post(http, address, "/api/tables", game="knock", seats=2, name="Heavy")
        hello = {"type": "Hello", "table": key["table"], "token": key["token"]}
        request = {"type": "ChangeOptions", "seats": 2, "options": options or BIG}
        while sent < most and time.monotonic() < end:
            with suppress(aiohttp.ClientError, OSError, TimeoutError):
                async with http.ws_connect(f"{address}/ws") as socket:
                    await socket.send_json(hello)
                    sent += await _send(socket, request, most - sent, told)
    return told


async def _send(socket: aiohttp.ClientWebSocketResponse, request: dict[str, Any], most: int, told: Counter[str]) -> int:
    """Until there are no more, or the house hangs up; how many were sent."""
    hearing, sent, before = asyncio.create_task(_hear(socket, told)), 0, told.total()
    try:
        with suppress(aiohttp.ClientError, OSError):  # the house has hung up
            while sent < most and not hearing.done():
                sent += 1
                await socket.send_json(request | {"id": f"{time.monotonic_ns()}"})
                await asyncio.sleep(0)
        await until(lambda: hearing.done() or told.total() - before >= sent)
    finally:
        hearing.cancel()
    return sent


async def _hear(socket: aiohttp.ClientWebSocketResponse, told: Counter[str]) -> None:
    async for message in socket:
        heard = json.loads(message.data)
        match heard["type"]:
            case "Refusal":
                told[heard["refused"]["why"]] += 1
            case "Accepted":
                told["accepted"] += 1
            case "Bye":
                told[heard["why"]["id"]] += 1
