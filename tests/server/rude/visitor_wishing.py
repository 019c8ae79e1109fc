"""A visitor who wishes for the rarest levels without end, many at a time, and reads no answer."""

import asyncio
import time
from contextlib import suppress

from tests.server.rude.callers import Caller

RUDE = "127.0.0.67"
AT_ONCE = 30
WISH = {"mode": "coop", "bridges": 2, "pits": 12, "grade": 10, "counts": True}


async def wishes_without_end(address: str, seconds: float, come_from: str = RUDE) -> int:
    """As many at once as it can, and away again before they are answered. Gives how much was wished."""
    ends, wished = time.monotonic() + seconds, 0
    async with Caller(address, come_from) as rude:
        while time.monotonic() < ends:
            asked = [asyncio.create_task(rude.ask("/api/games/dungeon_exit/wish", wish=WISH)) for _ in range(AT_ONCE)]
            wished += AT_ONCE
            await asyncio.sleep(0.5)
            for one in asked:
                one.cancel()
                with suppress(asyncio.CancelledError):
                    await one
    return wished
