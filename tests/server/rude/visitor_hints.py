"""A visitor who asks for hints without end, under many keys, and reads no answer."""

import asyncio
import time

from tests.server.rude.callers import Caller, Chair
from tests.server.rude.honest import HELP, play_exit_together

RUDE = "127.0.0.66"
KEYS = 15
AT_ONCE = 20  # what one key may ask at once


async def asks_hints_without_end(address: str, seconds: float, come_from: str = RUDE) -> int:
    """Every key asks as often as it may; then they all hang up without a word. Gives how much was asked."""
    async with Caller(address, come_from) as rude:
        chairs = [await play_exit_together(rude) for _ in range(KEYS)]
        counts = await asyncio.gather(*(_ask(chair, seconds) for chair in chairs))
        await asyncio.gather(*(chair.leave() for chair in chairs))
    return sum(counts)


async def _ask(chair: Chair, seconds: float) -> int:
    ends, asked = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        for _ in range(AT_ONCE if asked == 0 else 2):
            asked += 1
            await chair.send(type="Ask", id=f"h{asked}", seat=0, question=HELP)
        await asyncio.sleep(0.2)
    return asked
