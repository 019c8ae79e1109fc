"""Evenings in a simulated house, each from a fresh seed: power cuts, slow and full disks, lost lines, dead workers.

However short the time is, two thousand are played: that takes some minutes.
"""

from collections.abc import Iterator
from random import SystemRandom
from time import monotonic

from tests.simulated.evening import Evening, play

LEAST = 2_000


def run(seconds: float) -> Iterator[str]:
    """One evening after another; the seed of one that breaks a law is in the error."""
    ends, evenings, acts, crashes = monotonic() + seconds, 0, 0, 0
    while monotonic() < ends or evenings < LEAST:
        evening = Evening(SystemRandom().randrange(2**40))
        try:
            play(evening)
        except Exception as trouble:
            raise AssertionError(f"python -m tests.simulated {evening.seed}") from trouble
        evenings, acts, crashes = evenings + 1, acts + evening.acts, crashes + evening.history.crashes
        yield f"{evenings:,} evenings, {acts:,} acts, {crashes:,} times the house was shut: every law kept"
