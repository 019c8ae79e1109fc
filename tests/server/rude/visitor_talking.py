"""A visitor with many windows open, who talks in all of them at once and without a pause."""

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.players import post
from tests.server.rude.wires import HERE

PER_KEY = 8  # windows


async def talk_in_many_windows(
    address: str, seconds: float, windows: int = 200, each_second: float = 25, come_from: str = HERE
) -> Counter[str]:
    """So many messages a second in each window, none of them too fast for itself; how often each thing was heard."""
    told: Counter[str] = Counter()
    connector = aiohttp.TCPConnector(local_addr=(come_from, 0), limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        keys = [
            await post(http, address, "/api/tables", game="knock", seats=2, name="Loud")
            for _ in range(-(-windows // PER_KEY))
        ]
        ends = time.monotonic() + seconds
        await asyncio.gather(
            *(_talk(http, address, keys[n // PER_KEY], ends, each_second, told) for n in range(windows))
        )
    return told


async def _talk(
    http: aiohttp.ClientSession, address: str, key: dict[str, Any], ends: float, each_second: float, told: Counter[str]
) -> None:
    with suppress(aiohttp.ClientError, OSError, TimeoutError):
        async with http.ws_connect(f"{address}/ws") as socket, asyncio.timeout_at(_at(ends)):
            hearing = asyncio.create_task(_hear(socket, told))
            try:
                await socket.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                while not hearing.done():
                    await socket.send_json({"type": "Ping", "sent": 0})
                    await asyncio.sleep(1 / each_second)
            finally:
                hearing.cancel()


def _at(ends: float) -> float:
    return asyncio.get_running_loop().time() + ends - time.monotonic()


async def _hear(socket: aiohttp.ClientWebSocketResponse, told: Counter[str]) -> None:
    async for message in socket:
        heard = json.loads(message.data)
        if heard["type"] == "Bye":
            told[f"{heard['why']['id']}, {'come' if heard['again'] else 'never come'} again"] += 1
        else:
            told[heard["type"]] += 1
