"""What an engine promises: the few things a strategy builds every answer from.

There are two: ``compiled.engine`` (needs Numba) and ``plain.engine`` (Python integers as bitboards). A strategy
never asks which one it has, so both give the same answers; only the time differs.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from random import Random
from typing import Protocol

from msgspec import Struct

from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.solver.problem import SearchProblem


class Status(Enum):
    """How one search ended."""

    EXHAUSTED = "exhausted"  # everything was tried
    FOUND = "found"  # a solution, or as many as asked for
    OUT_OF_BUDGET = "out of budget"


class Look(Struct, frozen=True):
    """The result of one search."""

    status: Status
    nodes: int
    found: int


class Engine(Protocol):
    """One level, ready to be searched."""

    problem: SearchProblem
    nodes: int  # positions looked at so far
    patience: int  # nodes that take about a hundredth of a second
    is_fast: bool

    def possible_counts(self, most: int) -> int:
        """Which numbers of tiles, up to ``most``, might do: bit n is set where n tiles are not refuted.

        They would do for a path that may touch itself: a bit that is not set is a proof, one that is set is none.
        """

    def look(
        self,
        order: Sequence[int],
        exact: int | None,
        budget: int,
        *,
        noise: int = 0,
        remember: bool = False,
        cap: int | None = None,
        seed: int | None = None,
    ) -> Look:
        """Search the hops in this order for exactly so many tiles (None: any number), at most so many nodes.

        ``noise`` mixes chance into the order of the moves, ``remember`` keeps finished positions for this
        and later looks, ``cap`` counts solutions up to that number instead of stopping at the first,
        ``seed`` begins chance anew.
        """

    def placed(self) -> tuple[Placed, ...]:
        """The tiles of the solution just found, in path order."""

    def narrow(self, chance: Random) -> int:
        """Give each hop a room of its own to look in; how many cells the routes in them take, 0: no luck.

        A guide, never a proof: what is not found in these rooms may be elsewhere.
        """

    def widen(self) -> None:
        """Take the whole board again."""

    def fewest_cells(self, limit: int, go_on: Callable[[], bool]) -> int | None:
        """The fewest cells any path needs; ``limit + 1`` when more than the limit; None when stopped early."""
