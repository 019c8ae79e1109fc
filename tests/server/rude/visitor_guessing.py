"""A visitor who tries keys that open nothing, over sockets, by polling and at the service."""

import asyncio
import time
from collections import Counter
from contextlib import suppress

import aiohttp

from tests.server.rude.wires import HERE


async def guess_keys(address: str, seconds: float, table: str, come_from: str = HERE) -> Counter[str]:
    """Guess without a pause; how often each answer was given."""
    told: Counter[str] = Counter()
    end = time.monotonic() + seconds
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        number = 0
        while time.monotonic() < end:
            number += 1
            for guess in (_over_a_socket, _by_polling, _at_the_desk):
                with suppress(aiohttp.ClientError, OSError, TimeoutError):
                    told[await guess(http, address, table, f"guess-{number}")] += 1
            await asyncio.sleep(0)
    return told


async def _over_a_socket(http: aiohttp.ClientSession, address: str, table: str, token: str) -> str:
    async with http.ws_connect(f"{address}/ws") as socket:
        await socket.send_json({"type": "Hello", "table": table, "token": token})
        return str((await socket.receive_json(timeout=5))["why"]["id"])


async def _by_polling(http: aiohttp.ClientSession, address: str, table: str, token: str) -> str:
    hello = {"type": "Hello", "table": table, "token": token}
    async with http.post(f"{address}/api/wire", json={"messages": [hello]}) as answer:
        found = await answer.json()
        return str(found["messages"][0]["why"]["id"] if answer.status == 200 else found["refused"]["why"])


async def _at_the_desk(http: aiohttp.ClientSession, address: str, table: str, invite: str) -> str:
    async with http.post(f"{address}/api/tables/{table}/lobby", json={"invite": invite}) as answer:
        return str((await answer.json())["refused"]["why"])
