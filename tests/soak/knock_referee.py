"""Knock beside its second referee: fresh games by all options, every act and many refusals compared."""

import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count

from tests.referees.knock_games import compare_game

WEIGHT = 1.0


def run(seconds: float) -> Iterator[str]:
    """Compare until the time is up; every run plays other games and names the first."""
    ends, first, seen = time.monotonic() + seconds, random.randrange(10**6) * 1000, Counter[str]()
    for number in count(first):
        seen += compare_game(number)
        if number % 20 == 0 or time.monotonic() > ends:
            spells = sum(found for kind, found in seen.items() if kind.startswith("Cast"))
            yield (
                f"{seen['PlaceCard']:,} placements and {spells:,} spells in {seen['keeps']:,} Keeps, "
                f"{seen['refused by both']:,} refusals, two referees agreed (from {first})"
            )
        if time.monotonic() > ends:
            return
