"""A visitor who has the past of a long game told without end, in many windows at once."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.rude.callers import Caller
from tests.server.rude.honest import started

RUDE = "127.0.0.68"
AT_ONCE = 40
LONG = 150  # entries


async def looks_back_without_end(address: str, seconds: float, come_from: str = RUDE) -> Counter[int]:
    """Make a game long, then ask for its story and for moments of it; each status, counted."""
    told: Counter[int] = Counter()
    ends = time.monotonic() + seconds
    async with Caller(address, come_from) as rude:
        key = await played_for_long(rude)
        await asyncio.gather(*(_look_back(rude, key, n, ends, told) for n in range(AT_ONCE)))
    return told


async def played_for_long(rude: Caller) -> Any:
    """The key to a table with a long log: somebody changed their name again and again while bots played."""
    key = await rude.open_table("munchkin", 3, bots=["greedy"] * 2, settings={"bots": "brisk"})
    chair = await started(await rude.sit(key))
    for n in range(LONG):
        await chair.request("Rename", name=f"Ada {n}")
        await asyncio.sleep(0.07)
    await chair.leave()
    return key


async def _look_back(rude: Caller, key: Any, n: int, ends: float, told: Counter[int]) -> None:
    paths = [("story", {"before": 10**6}), ("at", {"n": 1 + n})]
    while time.monotonic() < ends:
        for path, asked in paths:
            with suppress(aiohttp.ClientError, OSError, TimeoutError):
                status, _ = await rude.ask(f"/api/tables/{key['table']}/{path}", token=key["token"], **asked)
                told[status] += 1
                if status == 429:
                    await asyncio.sleep(0.2)
