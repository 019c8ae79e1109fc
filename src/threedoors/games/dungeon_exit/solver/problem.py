"""A level as the solver sees it: hops from stop to stop, free cells, moves, what counts as solved."""

from functools import cached_property
from itertools import pairwise

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import Cell, Mask, board_of
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.solver.moves import Moves, moves_for


class Hop(Struct, frozen=True):
    """From one stop to the next on the same board. A leg over the stairs is two hops (E11)."""

    start: Cell
    goal: Cell
    path: int  # whose tiles: the number of the route
    barred: Mask = 0  # free cells this hop keeps off all the same

    @property
    def board(self) -> int:
        return board_of(self.start)


class SearchProblem(Struct, frozen=True, dict=True):
    """What every search needs to know about a level."""

    level: Level
    hops: tuple[Hop, ...]  # path by path, in path order
    free: Mask  # cells on which a tile may lie
    moves: Moves
    spent: int = 0  # tiles that lie already, one bit each

    @cached_property
    def stops(self) -> tuple[Cell, ...]:
        return tuple(dict.fromkeys(cell for hop in self.hops for cell in (hop.start, hop.goal)))

    @property
    def is_plain(self) -> bool:
        """One path and no bridges: the case the fast searches are made for."""
        return len(self.level.routes) == 1 and self.level.bridges == 0

    def most_cells(self, count: int) -> int:
        """The most cells that many tiles can cover."""
        return sum(sorted(self.moves.lengths, reverse=True)[:count])


def problem_of(level: Level) -> SearchProblem:
    """The hops of all paths, and everything else read off the level."""
    hops = []
    for path in range(len(level.routes)):
        stops = level.stops(path)
        pairs = pairwise(stops)
        hops += [Hop(one, other, path) for one, other in pairs if board_of(one) == board_of(other)]
    free = level.playground() & ~level.closed()
    return SearchProblem(level, tuple(hops), free, moves_for(level.rotation_only))


def stops_on(level: Level, board: int) -> tuple[Cell, ...]:
    """The stops on one board in the order the line drawn there links them.

    Two paths draw one line on each board (E15): the path that starts there leads to the stair by one side, the
    mate's leaves it by another, and they may not touch.
    """
    paths = (board, 1 - board) if level.is_coop else (0,)
    return tuple(dict.fromkeys(stop for path in paths for stop in level.stops(path) if board_of(stop) == board))
