"""Finding weights for ``greedy``: the cross-entropy method over whole Keeps.

Each round draws weights around the best so far, plays the same Keeps with each of them, and moves towards
the few that won most. Common Keeps make small differences show. Nothing here writes a file: the winner is
printed as Python, read by a person, and frozen in ``bots/knock/weights.py``.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct

from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.games.knock.options import KnockOptions
from threedoors.lab.knock.runs import Keeps

LEAST_SPREAD = 1.0


class Round(Struct, frozen=True):
    """One round of the search."""

    number: int
    mean_won: float  # of the elite
    weights: Weights  # where the search now stands


def cells(games: int, deck: str, seed: str, levels: Sequence[int] = (1, 2, 3, 4)) -> list[Keeps]:
    """The Keeps of one round: every number of players on every level."""
    return [
        Keeps(KnockOptions(level=level, deck=deck), seats, [f"{seed}/{number}" for number in range(games)])
        for seats in range(1, 7)
        for level in levels
    ]


def won(keeps: Sequence[Keeps], weights: Weights) -> float:
    """The mean share of Keeps won with these weights."""
    shares = [np.mean([played.cause == "won" for played in cell.play(weights)]) for cell in keeps]
    return float(np.mean(shares))


def tune(
    deck: str,
    rounds: int,
    games: int,
    population: int = 32,
    elite: int = 8,
    start: Weights = WEIGHTS,
    seed: str = "tune",
) -> Iterator[Round]:
    """Search; one Round after another until they are used up or somebody stops asking."""
    chance = np.random.default_rng(int.from_bytes(seed.encode()[:8].ljust(8), "big"))
    middle = np.array(start, float)
    spread = np.maximum(np.abs(middle) * 0.5, 4.0)
    for number in range(1, rounds + 1):
        keeps = cells(games, deck, f"{seed}/{number}")
        drawn = [_rounded(middle), *(_rounded(chance.normal(middle, spread)) for _ in range(population - 1))]
        scored = sorted(((won(keeps, weights), weights) for weights in drawn), reverse=True)[:elite]
        best = np.array([weights for _, weights in scored], float)
        middle = 0.4 * middle + 0.6 * best.mean(axis=0)
        spread = np.maximum(0.4 * spread + 0.6 * best.std(axis=0), LEAST_SPREAD)
        yield Round(number, float(np.mean([share for share, _ in scored])), _rounded(middle))


def _rounded(numbers: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Weights:
    """Whole weights; the Knight counts at least once."""
    weights = Weights(*(round(number) for number in numbers.tolist()))
    return weights._replace(knight=max(1, weights.knight))
