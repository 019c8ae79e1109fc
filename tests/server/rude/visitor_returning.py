"""Everybody at once: the people of many tables, behind one address, who come back after the house was shut.

Nobody is rude here; together they are a storm. Each tries as the browser does: again after a while, a little longer
each time and never at the same moment as the others, as long as the reason is one that passes.
"""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp

Hello = dict[str, Any]
Come = Callable[[aiohttp.ClientSession, str, Hello], Awaitable[dict[str, Any]]]
FIRST_WAIT, LONGEST_WAIT = 0.3, 8.0


async def come_by_socket(http: aiohttp.ClientSession, address: str, hello: Hello) -> dict[str, Any]:
    """The first thing said to a hello over a socket; the socket stays open."""
    socket = await http.ws_connect(f"{address}/ws", max_msg_size=0)
    await socket.send_json(hello)
    return dict(json.loads((await socket.receive(30)).data))


async def come_by_polling(http: aiohttp.ClientSession, address: str, hello: Hello) -> dict[str, Any]:
    """The same over plain requests."""
    async with http.post(f"{address}/api/wire", json={"messages": [hello]}) as answer:
        answer.raise_for_status()
        return dict((await answer.json())["messages"][0])


async def come_back(
    address: str, keys: list[dict[str, Any]], seconds: float, come: Come = come_by_socket
) -> list[float]:
    """All of them come at the same moment; after how long each was welcomed."""
    began = time.monotonic()
    connector = aiohttp.TCPConnector(limit=0, force_close=False)
    async with aiohttp.ClientSession(connector=connector) as http, asyncio.timeout(seconds):
        return await asyncio.gather(*(_until_welcome(http, address, key, come, began) for key in keys))


async def _until_welcome(
    http: aiohttp.ClientSession, address: str, key: dict[str, Any], come: Come, began: float
) -> float:
    hello = {"type": "Hello", "table": key["table"], "token": key["token"]}
    tries = 0
    while True:
        try:
            told = await come(http, address, hello)
            if told["type"] == "Welcome":
                return time.monotonic() - began
            assert told["again"], f"told to stay away: {told}"
        except (aiohttp.ClientError, OSError, ValueError, TypeError):
            pass  # the house is not open yet, or the line broke
        await asyncio.sleep(random.random() * min(LONGEST_WAIT, FIRST_WAIT * 2**tries))
        tries += 1
