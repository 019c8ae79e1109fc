"""Warming up: compiled code is made once and kept on disk beside the modules; ``make build`` runs this.

python -m threedoors.games.dungeon_exit.solver.warming
"""

import os
from pathlib import Path

KERNEL = "kernel.search"  # the last function of the kernel to be compiled


def is_on_disk() -> bool:
    """Was the kernel compiled by an earlier process? (Numba keeps one index file for each function.)"""
    folder = Path(os.environ.get("NUMBA_CACHE_DIR") or Path(__file__).parent)
    return any(folder.rglob(f"{KERNEL}-*.nbi"))


def warm_up() -> None:
    """Ask one question of every kind, so that everything is compiled or loaded."""
    from threedoors.games.dungeon_exit.level import Level
    from threedoors.games.dungeon_exit.notation import read_level
    from threedoors.games.dungeon_exit.solver.crossings import CrossingSeeker
    from threedoors.games.dungeon_exit.solver.fast import FastEngine
    from threedoors.games.dungeon_exit.solver.problem import problem_of
    from threedoors.games.dungeon_exit.solver.question import ANY, MIN, Clock, count_to
    from threedoors.games.dungeon_exit.solver.strategy import Seeker

    easy, crossed = read_level("K10 F3 D7 A10 H7"), read_level("G4 H12 E6 H10 B4")
    assert isinstance(easy, Level)
    assert isinstance(crossed, Level)
    for level, question in ((easy, ANY), (easy, MIN), (easy, count_to(2)), (crossed, ANY)):
        Seeker(FastEngine(problem_of(level)), Clock(None)).answer(question)
    bridged = read_level("A1 C3 E1 G3 I1 bridges=1")
    assert isinstance(bridged, Level)
    CrossingSeeker(problem_of(bridged), Clock(60)).answer(ANY)


if __name__ == "__main__":
    warm_up()
