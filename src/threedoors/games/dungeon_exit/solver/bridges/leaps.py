"""Leaps: with how many tiles one path could do at the least, if bridges stood wherever they help.

The tables of the plain engine once more, with one layer for each number of jumps: the heads from which exactly these
tiles reach the goal with at most so many jumps. That the path may not touch itself is left out, and so is that
something must run below a bridge; so the bound is never too high, and what it refutes is refuted.
"""

from functools import cache

from threedoors.games.dungeon_exit.board.cells import Mask, board_mask
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine, spread
from threedoors.games.dungeon_exit.solver.plain.hop_tables import tile_slots
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem

TOO_MANY = 11  # tables for that many tiles take longer than they save
FAR = 99

TileSet = int
Heads = dict[TileSet, Mask]


class LeapTable:
    """One hop: for sets of tiles the heads that can finish, by the number of jumps."""

    def __init__(self, problem: SearchProblem, hop: Hop, room: Mask, goal: Mask) -> None:
        self.size = 0
        self.start = hop.start
        self.spans: list[list[TileSet]] = [[] for _ in range(problem.level.bridges + 1)]
        self._room = room
        self._slots = tile_slots(problem.moves, room, goal, [hop.start])
        board = problem.free & board_mask(problem.level.size, hop.board)
        free = board & ~room | goal
        self._from_bridge = tile_slots(problem.moves, room, goal, [cell for cell in range(512) if free >> cell & 1])
        self.shortest = FAR  # tiles of the smallest set that spans the hop
        self._newest: list[Heads] = [{0: goal} for _ in self.spans]

    def grow(self) -> None:
        """Fill the table for all sets with one tile more."""
        self.size += 1
        grown: list[Heads] = []
        for jumps, newest in enumerate(self._newest):
            heads = _placed(newest, self._slots)
            if jumps:
                over = _placed(self._newest[jumps - 1], self._from_bridge)
                for tiles, cells in over.items():
                    heads[tiles] = heads.get(tiles, 0) | spread(cells) & self._room
            grown.append({tiles: cells for tiles, cells in heads.items() if cells})
        self._newest = grown
        for spans, heads in zip(self.spans, grown, strict=True):
            spans += [tiles for tiles, cells in heads.items() if cells >> self.start & 1]
        if any(self.spans):
            self.shortest = min(self.shortest, self.size)


def _placed(ends: Heads, slots: list[dict[int, Mask]]) -> Heads:
    """The heads from which one more tile leads to these."""
    found: Heads = {}
    for tiles, cells in ends.items():
        for tile, reaches in enumerate(slots):
            if not tiles >> tile & 1:
                heads = found.get(tiles | 1 << tile, 0)
                for reach, feasible in reaches.items():
                    heads |= (cells >> reach if reach >= 0 else cells << -reach) & feasible
                found[tiles | 1 << tile] = heads
    return found


class Leaps:
    """One path over bridges: which numbers of tiles might do."""

    def __init__(self, problem: SearchProblem) -> None:
        engine = PlainEngine(problem)
        self._tiles = len(problem.moves.tiles)
        self._tables = [LeapTable(problem, *hop) for hop in zip(problem.hops, engine.rooms, engine.goals, strict=True)]

    def allows(self, count: int) -> bool:
        """Might exactly so many tiles do? Beyond ``TOO_MANY`` nobody looks, and everything might."""
        if count >= TOO_MANY:
            return True
        least = self._least(count)
        if least > count:
            return False
        for table in self._tables:
            while table.size < table.shortest + count - least:
                table.grow()
        return bool(self._joined() >> count & 1)

    def _least(self, count: int) -> int:
        """The tiles all hops need, each by itself; more than ``count`` as soon as that is clear."""
        least = 0
        for table in self._tables:
            while not table.spans[-1] and table.size < min(self._tiles, count - least):
                table.grow()
            least += table.shortest
        return least

    def _joined(self) -> int:
        """Disjoint sets for all hops, with no more jumps together than there are bridges: the sizes, one bit each."""

        @cache
        def counts(hop: int, used: TileSet, jumps: int) -> int:
            if hop == len(self._tables):
                return 1
            found = 0
            for spent in range(jumps + 1):
                for tiles in self._tables[hop].spans[spent]:
                    if not tiles & used:
                        found |= counts(hop + 1, used | tiles, jumps - spent) << tiles.bit_count()
            return found

        return counts(0, 0, len(self._tables[0].spans) - 1)
