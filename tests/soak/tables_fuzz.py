"""Bad clients by the hundred thousand frames: no crash, no 500, others unharmed."""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.fuzz import storm
from tests.server.running import Running

WEIGHT = 2.0
AT_A_TIME = 5_000
AT_LEAST = 100_000


def run(seconds: float) -> Iterator[str]:
    """A hundred thousand frames at least, and as many more as the time allows."""
    ends, frames, seed = time.monotonic() + seconds, 0, random.randrange(10**6)
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "tables.db") as server:
        while frames < AT_LEAST or time.monotonic() < ends:
            seed += 1
            frames += asyncio.run(storm(server, AT_A_TIME, seed))
            yield f"{frames} frames, no crash, no 500 (seed {seed})"
        assert server.stop() == 0
