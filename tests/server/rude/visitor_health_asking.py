"""A visitor who asks how the house is, all the time."""

import asyncio
import time
from contextlib import suppress

import aiohttp

from tests.server.rude.wires import HERE


async def ask_for_health(address: str, seconds: float, askers: int = 20, come_from: str = HERE) -> int:
    """So many ask without a pause; how often they were answered."""
    end = time.monotonic() + seconds
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:

        async def ask() -> int:
            answered = 0
            while time.monotonic() < end:
                with suppress(aiohttp.ClientError, OSError):
                    async with http.get(f"{address}/healthz") as answer:
                        await answer.read()
                        answered += 1
            return answered

        return sum(await asyncio.gather(*(ask() for _ in range(askers))))
