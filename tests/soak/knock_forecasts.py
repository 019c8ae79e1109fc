"""Knock's forecasts in games of ``greedy`` and ``thinker``, each held against an exhaustive look."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from tests.referees.knock_forecasts import VERDICTS, compare_forecasts

WEIGHT = 1.0


def run(seconds: float) -> Iterator[str]:
    """Compare until the time is up; every run plays other games and names the first."""
    ends, first, seen = time.monotonic() + seconds, random.randrange(10**6) * 1000, Counter[str]()
    for number in count(first):
        seen += compare_forecasts(number)
        if number % 20 == 0 or time.monotonic() > ends:
            verdicts = sum(seen[verdict] for verdict in VERDICTS)
            yield (
                f"{seen['played']:,} placements played and {verdicts - seen['played']:,} others in "
                f"{seen['keeps']:,} games, {seen['dooms']:,} of them past beating: an exhaustive look agreed with "
                f"every verdict (from {first})"
            )
        if time.monotonic() > ends:
            return
