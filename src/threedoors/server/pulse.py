"""The pulse: how late the event loop is. Everybody at every table waits as long as it does."""

import asyncio
import time
from collections import deque

BEAT_SECONDS = 0.5
BEATS_KEPT = 120  # a minute


class Pulse:
    """Measures by sleeping, and by how much longer it slept."""

    def __init__(self) -> None:
        self._late: deque[float] = deque([0.0], maxlen=BEATS_KEPT)

    @property
    def slowest(self) -> float:
        """The longest the loop kept everybody waiting in the last minute, in seconds."""
        return max(self._late)

    async def beat(self) -> None:
        """Runs as long as the server."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(BEAT_SECONDS)
            self._late.append(max(0.0, time.monotonic() - began - BEAT_SECONDS))
