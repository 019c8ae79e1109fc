"""Tables of one hop: for each set of tiles, the heads from which the hop could be finished with exactly those.

The path may touch itself here, so a table promises too much and never too little: what it rules out is impossible. A
table grows by one tile at a time, as far as a question asks.
"""

from collections.abc import Callable, Iterator, Sequence

from threedoors.games.dungeon_exit.board.cells import Cell, Mask, cells_in
from threedoors.games.dungeon_exit.solver.moves import Moves
from threedoors.games.dungeon_exit.solver.problem import SearchProblem

TileSet = int  # one bit for each tile


class HopTable:
    """What tiles could do on one hop if the path might touch itself: for sets of tiles the heads that can finish."""

    def __init__(self, problem: SearchProblem, hop: int, room: Mask, goal: Mask) -> None:
        self.size = 0
        self.start = problem.hops[hop].start
        self.heads: dict[TileSet, Mask] = {0: goal}  # small sets first
        self.spans: list[TileSet] = []
        self._newest: dict[TileSet, Mask] = {0: goal}
        self._slots: list[dict[int, Mask]] | None = None
        self._lay = problem.moves, room, goal

    def grow(self, stop_in_time: Callable[[], None]) -> None:
        """Fill the table for all sets with one tile more; it stays as it was if time is up before that."""
        if self._slots is None:
            self._slots = tile_slots(*self._lay, [self.start])
        found: dict[TileSet, Mask] = {}
        for tiles, ends in self._newest.items():
            stop_in_time()
            for tile, slots in enumerate(self._slots):
                if not tiles >> tile & 1:
                    heads = found.get(tiles | 1 << tile, 0)
                    for reach, feasible in slots.items():
                        heads |= (ends >> reach if reach >= 0 else ends << -reach) & feasible
                    if heads:
                        found[tiles | 1 << tile] = heads
        self.size += 1
        self._newest = found
        self.heads.update(found)
        self.spans += [tiles for tiles, heads in found.items() if heads >> self.start & 1]


def tile_slots(moves: Moves, room: Mask, goal: Mask, starts: Sequence[Cell]) -> list[dict[int, Mask]]:
    """For each tile, for each displacement: the heads in the room, or among the starts, from which it can be laid."""
    slots: list[dict[int, Mask]] = [{} for _ in moves.tiles]
    for head in [*starts, *cells_in(room & ~goal)]:
        for move, _ in walk(moves, head, room, goal):
            tile, reach = moves.tile[move], moves.reach[move]
            if tile >= 0:
                slots[tile][reach] = slots[tile].get(reach, 0) | 1 << head
    return slots


def walk(moves: Moves, head: Cell, free: Mask, goal: Mask) -> Iterator[tuple[int, Cell]]:
    """All moves from a head over free cells: (move, its last cell). Nothing goes on beyond a cell at the goal."""
    step, depth, skip = moves.step, moves.depth, moves.skip
    path = [head] * 8
    at = 0
    while at < len(step):
        before = path[depth[at] - 1]
        cell = before + step[at]
        if cell < 0 or not free >> cell & 1 or (step[at] in (1, -1) and (cell ^ before) & 16):
            at = skip[at]
            continue
        path[depth[at]] = cell
        yield at, cell
        at = skip[at] if goal >> cell & 1 else at + 1
