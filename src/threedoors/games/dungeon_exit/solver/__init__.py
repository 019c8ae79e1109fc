"""The solver: every question about a level, answered with proof.

``solve(level, question, seconds)`` is all most callers need. ``impossible`` is always proved; ``undecided``
is only said when the seconds given ran out. Which engine answers is decided in ``choice``.
"""

from threedoors.games.dungeon_exit.solver.choice import bound_tiles, solve, solve_with, warm_up
from threedoors.games.dungeon_exit.solver.question import (
    ANY,
    FEWEST,
    Bounds,
    NodeBudget,
    Question,
    SolverAnswer,
    count_to,
    exactly,
)
from threedoors.games.dungeon_exit.solver.two_paths import least_bridges

__all__ = [
    "ANY",
    "FEWEST",
    "SolverAnswer",
    "Bounds",
    "NodeBudget",
    "Question",
    "bound_tiles",
    "count_to",
    "exactly",
    "least_bridges",
    "solve",
    "solve_with",
    "warm_up",
]
