"""Counting what everybody asks: buckets that fill again with time, and rooms that hold so many.

What is big costs more: a message takes one drop, and one more for every so many bytes it has.
"""

import time
from collections import Counter
from collections.abc import Hashable

from threedoors.server.config import Rate

FORGET_ABOVE = 10_000


def drops_for(size: int, drop_bytes: int) -> int:
    """How much a message or a body of this size takes."""
    return 1 + size // drop_bytes


class Bucket:
    """So many drops at once, and so many more each second. Asking takes some; an empty bucket says no."""

    __slots__ = ("_left", "_rate", "_when")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._when = time.monotonic()

    def take(self, drops: int = 1) -> bool:
        """May they? Takes the drops if so; what is bigger than the bucket takes all of it."""
        wanted = min(drops, self._rate.burst)
        self._fill()
        if self._left < wanted:
            return False
        self._left -= wanted
        return True

    def owe(self) -> float:
        """Take one drop, whether it is there or not: how many seconds until it would have been."""
        self._fill()
        self._left -= 1
        return self.debt()

    def debt(self) -> float:
        """How many seconds it takes to fill up what was taken beforehand."""
        self._fill()
        return max(0.0, -self._left / self._rate.per_second)

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._rate.burst

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._when) * self._rate.per_second)
        self._when = now


class Buckets:
    """One bucket per whoever is counted. A full one is as good as none, and is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[Hashable, Bucket] = {}
        self._forget_above = FORGET_ABOVE

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, who: Hashable, drops: int = 1) -> bool:
        """May they? Takes the drops if so."""
        return self._of(who).take(drops)

    def owe(self, who: Hashable) -> float:
        """Take one drop in any case: how many seconds until it would have been there."""
        return self._of(who).owe()

    def debt(self, who: Hashable) -> float:
        """How many seconds somebody's drops were taken beforehand."""
        bucket = self._buckets.get(who)
        return 0.0 if bucket is None else bucket.debt()

    def _of(self, who: Hashable) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._forget_above:
                self.forget_full()
            bucket = self._buckets[who] = Bucket(self._rate)
        return bucket

    def forget_full(self) -> None:
        """Whoever has asked nothing for a while is known no more."""
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if not bucket.is_full}
        self._forget_above = max(FORGET_ABOVE, 2 * len(self._buckets))  # a crowd is looked through rarely


class Seatsful:
    """How many of something are open at once, per whoever is counted."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return len(self._open)

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
