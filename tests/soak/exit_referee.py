"""Dungeon Exit beside its second referee: made-up levels of every mode, every act and many refusals compared."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from tests.referees.exit_games import compare_level

WEIGHT = 1.0


def run(seconds: float) -> Iterator[str]:
    """Compare until the time is up; every run makes up other levels and names the first."""
    ends, first, seen = time.monotonic() + seconds, random.randrange(10**6) * 1000, Counter[str]()
    for number in count(first):
        seen += compare_level(number)
        if number % 20 == 0 or time.monotonic() > ends:
            solved = sum(found for kind, found in seen.items() if kind.endswith(": solved"))
            bridged = sum(found for kind, found in seen.items() if "bridges" in kind)
            levels = number - first + 1
            yield (
                f"{levels:,} levels ({solved:,} solved, {bridged:,} with bridges), {seen['PlaceTile']:,} tiles laid, "
                f"{seen['refused by both']:,} refusals, two referees agreed (from {first})"
            )
        if time.monotonic() > ends:
            return
