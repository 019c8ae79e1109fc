"""The solver over thousands of random levels: every solution judged, counts and verdicts compared with others.

Most of the time goes to random levels at one second each, with an independent judge; then the slow counter,
then CP-SAT. Any disagreement raises.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic

from msgspec.structs import replace

from benchmarks._exit_models import cp_sat
from tests.games.dungeon_exit.random_levels import random_level
from tests.games.dungeon_exit.slow_counter import count_solutions
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.solver import ANY, count_to, exactly, solve, warm_up

WEIGHT = 2.0
RANDOM, SLOW, MODEL = 10_000, 300, 60


def run(seconds: float) -> Iterator[str]:
    """10,000 random levels, 300 counts, 60 verdicts of CP-SAT, or as many as the time allows."""
    begun = monotonic()
    warm_up()
    told: Counter[str] = Counter()
    chance = Random(int(begun))
    for part, most, share in ((_random, RANDOM, 0.6), (_slow, SLOW, 0.8), (_model, MODEL, 1.0)):
        for _ in range(most):
            if monotonic() - begun > share * seconds:
                break
            told[part(chance)] += 1
            yield ", ".join(f"{count} {what}" for what, count in told.most_common()) + "; no disagreement"


def _random(chance: Random) -> str:
    level = random_level(
        chance,
        pits=chance.choice([0, 0, 3, 8]),
        floors=chance.choice([1, 1, 1, 2]),
        bridges=chance.choice([0, 0, 0, 0, 0, 1]),
        rotation_only=chance.random() < 0.2,
    )
    answer = solve(level, ANY, 1.0)
    if answer.status == "solved":
        verdict = judge(level, answer.solution)
        assert verdict.valid, f"{write_level(level)}: {verdict.problems}"
    return f"levels {answer.status}"


def _slow(chance: Random) -> str:
    tiles = chance.choice([4, 5])
    level = random_level(chance, size=6, pits=chance.choice([0, 3]), rotation_only=chance.random() < 0.4)
    exact = replace(level, tiles=(tiles,))
    slow, ours = count_solutions(level, tiles).get(tiles, 0), solve(exact, count_to(10**9))
    assert (ours.count, ours.exact) == (slow, True), f"{write_level(exact)}: we count {ours.count}, slowly {slow}"
    return "counts agree"


def _model(chance: Random) -> str:
    level: Level = random_level(chance, size=8, pits=chance.choice([0, 4]))
    tiles = chance.randrange(5, 10)
    asked = replace(level, tiles=(tiles,))
    ours, theirs = solve(level, exactly(tiles), 20), cp_sat(asked, False, 30)
    if ours.status == "undecided" or not theirs.sure:
        return "CP-SAT or we undecided"
    assert (ours.status == "solved") == (theirs.tiles is not None), f"{write_level(asked)}: CP-SAT says {theirs}"
    return "CP-SAT agrees"
