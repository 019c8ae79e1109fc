"""Grades 1–10: how hard a level is, from what the solver measures. The reasons are in docs/levels.md.

A grade is a weighted sum of features, put on a scale so that random levels spread over all ten steps. The
weights are a judgement; nobody's times went into them.
"""

from math import log10
from random import Random
from zlib import crc32

from msgspec import Struct

from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.problem import problem_of
from threedoors.games.dungeon_exit.solver.two_paths import make_engine

LUCK_DIVES = 60
LUCK_NODES = 40  # a dive that long is about what a person tries before starting over
COUNT_CAP = 10_000
COUNT_NODES = 20_000
FEATURES = ("minimum", "detour", "scarcity", "misfortune", "pits", "bridges", "floors", "paths")


class Features(Struct, frozen=True):
    """What was measured."""

    minimum: int  # fewest tiles, or the number the level demands
    detour: int  # minimum beyond what the tables hope for: the path must go around itself
    scarcity: float  # 0: ten thousand solutions and more; 4: only one
    misfortune: float  # share of random dives that fail
    pits: int
    bridges: int
    floors: int
    paths: int


WEIGHTS = {
    "minimum": 0.34,
    "detour": 0.9,
    "scarcity": 0.55,
    "misfortune": 3.2,
    "pits": 0.08,
    "bridges": 0.9,
    "floors": 0.35,
    "paths": 1.2,
}
OFFSET = -3.2


def grade_of(features: Features) -> int:
    """The grade, 1 to 10."""
    total = OFFSET + sum(weight * getattr(features, name) for name, weight in WEIGHTS.items())
    return int(max(1, min(10, round(total))))


def measure(level: Level, minimum: int, bound: int) -> Features:
    """Measure a level whose fewest tiles (or demanded number) and hoped-for bound are known."""
    single = len(level.routes) == 1 and level.bridges == 0
    engine = make_engine()(problem_of(level)) if single else None
    return Features(
        minimum=minimum,
        detour=minimum - bound,
        scarcity=_scarcity(engine, minimum) if engine else 2.0,
        misfortune=_misfortune(level, engine) if engine else 0.6,
        pits=len(level.pits),
        bridges=level.bridges,
        floors=level.boards,
        paths=len(level.routes),
    )


def least_grade(level: Level) -> int:
    """A grade no level of one path without bridges is below, known before anything is proved."""
    engine = make_engine()(problem_of(level))
    features = Features(
        minimum=level.count_for(0) or len(engine.problem.hops),
        detour=0,
        scarcity=0.0,
        misfortune=_misfortune(level, engine),
        pits=len(level.pits),
        bridges=0,
        floors=level.boards,
        paths=1,
    )
    return grade_of(features)


def _scarcity(engine: Engine, tiles: int) -> float:
    order = list(range(len(engine.problem.hops)))
    look = engine.look(order, tiles, COUNT_NODES, remember=True, cap=COUNT_CAP)
    if look.status is Status.OUT_OF_BUDGET and look.found < 10:
        return 2.0  # too far to count: neither many nor one
    return 4 - log10(max(1, min(COUNT_CAP, look.found)))


def _misfortune(level: Level, engine: Engine) -> float:
    """How often a dive of a person's length fails."""
    chance = Random(crc32(write_level(level).encode()))
    count = level.count_for(0)
    failed = 0
    for _ in range(LUCK_DIVES):
        order = list(range(len(engine.problem.hops)))
        chance.shuffle(order)
        look = engine.look(order, count, LUCK_NODES, noise=500, seed=chance.getrandbits(62))
        failed += look.status is not Status.FOUND
    return failed / LUCK_DIVES
