"""A visitor who tries spoken words without end, each as long as a body may be."""

import time
from collections import Counter

from tests.server.rude.callers import Caller

RUDE = "127.0.0.69"
WORDS = "aa " * 30_000


async def calls_without_end(address: str, seconds: float, come_from: str = RUDE) -> Counter[int]:
    """One after the other; each status, counted."""
    told: Counter[int] = Counter()
    ends = time.monotonic() + seconds
    async with Caller(address, come_from) as rude:
        while time.monotonic() < ends:
            status, _ = await rude.ask("/api/spoken", words=WORDS, name="Bo")
            told[status] += 1
    return told
