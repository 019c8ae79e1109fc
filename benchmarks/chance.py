"""How fast chance is: a shuffle, a die, beside the standard library's own generator."""

import random
import statistics
import timeit
from collections.abc import Callable

from benchmarks._page import write_section
from threedoors.core import Chance

ROUNDS, CALLS = 15, 2000
CARDS = tuple(range(63))


def measured(calls: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Median microseconds a call, the contestants interleaved round by round."""
    seen: dict[str, list[float]] = {name: [] for name in calls}
    for _ in range(ROUNDS):
        for name, call in calls.items():
            seen[name].append(timeit.timeit(call, number=CALLS) / CALLS * 1e6)
    return {name: statistics.median(times) for name, times in seen.items()}


def main() -> None:
    chance, peer = Chance(bytes(32)), random.Random(1)
    found = measured(
        {
            "shuffle 63 cards": lambda: chance.shuffled(CARDS),
            "`random.sample` of 63": lambda: peer.sample(CARDS, 63),
            "a die": chance.die,
            "`random.randint(1, 6)`": lambda: peer.randint(1, 6),
        }
    )
    rows = "\n".join(f"| {name} | {microseconds:.2f} |" for name, microseconds in found.items())
    write_section("chance", "Chance", f"| chance | µs, median of {ROUNDS} rounds of {CALLS} |\n|---|---|\n{rows}\n")
    print(rows)


if __name__ == "__main__":
    main()
