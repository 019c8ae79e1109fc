"""Counting what everybody asks: buckets that fill again with time."""

import time
from collections import Counter
from collections.abc import Hashable

from threedoors.server.config import Rate

FORGET_ABOVE = 50_000


class Buckets:
    """One bucket per whoever is counted. Asking takes a drop; an empty bucket says no."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._levels: dict[Hashable, tuple[float, float]] = {}  # drops left, when

    def take(self, who: Hashable) -> bool:
        """May they? Takes a drop if so."""
        now = time.monotonic()
        left, when = self._levels.get(who, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - when) * self._rate.per_second)
        if left < 1:
            return False
        if len(self._levels) > FORGET_ABOVE:
            self._forget_full(now)
        self._levels[who] = (left - 1, now)
        return True

    def give_back(self, who: Hashable) -> None:
        """It was nothing that counts."""
        if who in self._levels:
            left, when = self._levels[who]
            self._levels[who] = (left + 1, when)

    def _forget_full(self, now: float) -> None:
        seconds = self._rate.burst / self._rate.per_second
        self._levels = {who: level for who, level in self._levels.items() if now - level[1] < seconds}


class Seatsful:
    """How many of something are open at once, per whoever is counted."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def enter(self, who: Hashable) -> bool:
        """May one more? Counts it if so."""
        if self._open[who] >= self._most:
            return False
        self._open[who] += 1
        return True

    def leave(self, who: Hashable) -> None:
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]
