"""Moves: every way to lay a tile onto the head of a path, as one tree of steps.

The head is the cell the path has reached. A move is one to five further cells; moves that begin alike
share their first steps, so one walk over the tree, leaving a branch as soon as a cell is taken, finds
every tile that fits. The tree lies in flat lists in walking order: ``skip`` is where the walk goes on
when a step fails. Turning twice the same way in a row would touch the head's own side: never in the tree.
"""

from functools import lru_cache

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.board.tiles import TILES, Tile, tile_by_shape


class Moves(Struct, frozen=True):
    """The tree of steps for one tile set; one entry for each step."""

    tiles: tuple[Tile, ...]
    step: tuple[int, ...]  # from the cell before
    depth: tuple[int, ...]  # 1 for the cell beside the head
    tile: tuple[int, ...]  # the tile that ends here, or −1 where none has this shape
    skip: tuple[int, ...]  # the next entry when this cell cannot be used
    reach: tuple[int, ...]  # from the head to this cell

    @property
    def lengths(self) -> tuple[int, ...]:
        return tuple(len(tile) for tile in self.tiles)

    def cells(self, head: int, move: int) -> tuple[int, ...]:
        """The cells of a move in path order."""
        path = [head + self.reach[move]]
        at = move
        while self.depth[at] > 1:
            path.append(path[-1] - self.step[at])
            wanted = self.depth[at] - 1
            while self.depth[at] != wanted:
                at -= 1
        return tuple(reversed(path))


@lru_cache
def moves_for(rotation_only: bool = False, tiles: tuple[Tile, ...] = TILES) -> Moves:
    """The tree for a tile set, with or without flipping (E2)."""
    names = tile_by_shape(tiles, rotation_only)
    index = {tile.name: number for number, tile in enumerate(tiles)}
    longest = max(map(len, tiles), default=0)  # with every tile laid there is no move
    rows: list[tuple[int, int, int, int]] = []
    skip: list[int] = []

    def grow(path: list[tuple[int, int]], heading: int, last_turn: int, reach: int) -> None:
        here = len(rows)
        step = DIRECTIONS[heading]
        shape = tuple((c - path[0][0], r - path[0][1]) for c, r in path)
        rows.append((step, len(path), index.get(names.get(shape, ""), -1), reach + step))
        skip.append(0)
        if len(path) < longest:
            for turn in (0, 1, -1):
                if turn == 0 or turn != last_turn:
                    onward = (heading + turn) % 4
                    column, row = path[-1]
                    dc, dr = ((0, -1), (1, 0), (0, 1), (-1, 0))[onward]
                    grow([*path, (column + dc, row + dr)], onward, turn, reach + step)
        skip[here] = len(rows)

    for heading in range(4):
        grow([(0, 0)], heading, 0, 0)
    columns = list(zip(*rows, strict=True))
    return Moves(tiles, columns[0], columns[1], columns[2], tuple(skip), columns[3])
