"""House time, which games go by, and wall time, which people and sweeping go by."""

import time


class HouseClock:
    """House time in ms: goes on from where the house last closed, whatever the wall clock says."""

    def __init__(self, opened_at: int = 0) -> None:
        self._opened_at = opened_at
        self._started = time.monotonic()

    def now(self) -> int:
        return int(self.exactly())

    def exactly(self) -> float:
        """With fractions of a ms, for estimating the distance to it."""
        return self._opened_at + (time.monotonic() - self._started) * 1000


def wall_ms() -> int:
    """Wall time in ms since 1970: for people and for sweeping, never for a game."""
    return time.time_ns() // 1_000_000
