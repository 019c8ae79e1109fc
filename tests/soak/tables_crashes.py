"""A server under load, killed with -9 again and again: nothing acknowledged is lost."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.crashes import full_disk, power_cut, survive, told_again
from tests.server.running import Running

WEIGHT = 2.0
AT_A_TIME = 5
AT_LEAST = 50


def run(seconds: float) -> Iterator[str]:
    """Fifty kills at least, and as many more as the time allows; a full disk now and then."""
    ends, kills, seed = time.monotonic() + seconds, 0, random.randrange(10**6)
    while kills < AT_LEAST or time.monotonic() < ends:
        seed += 1
        trouble, times = (full_disk, 2) if seed % 4 == 0 else (power_cut, AT_A_TIME)
        with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "tables.db") as server:
            ledger = asyncio.run(survive(server, seed, times, trouble))
            server.stop()
            ledger.check(server)
        kills += times if trouble is power_cut else 0
        yield f"{kills} kills, nothing lost; last: {told_again(ledger)} (seed {seed})"
