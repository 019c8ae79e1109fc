"""How a tile lies: the cell of its first end, quarter turns clockwise, flipped or not (E2).

The first end is the first in reading order of the tile's picture. A tile is flipped first and turned
then, around that end. A tile already on the board turns and flips in place, around its middle cell.
"""

from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import SIZE, Cell, board_of, cell_at, column_of, row_of
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.board.tiles import BY_NAME, Point, Shape, mirrored, shape_of, turned

Turn = Literal[0, 1, 2, 3]
TURNS: tuple[Turn, ...] = (0, 1, 2, 3)
WAYS: tuple[tuple[Turn, bool], ...] = tuple((turn, flipped) for flipped in (False, True) for turn in TURNS)


@lru_cache
def shape_lying(tile: str, turn: Turn, flipped: bool) -> Shape:
    """The steps of a tile from its first end, lying this way."""
    shape = BY_NAME[tile].shape
    if flipped:
        shape = mirrored(shape)
    for _ in range(turn):
        shape = turned(shape)
    return shape


def lying(tile: str, at: Cell, turn: Turn, flipped: bool, size: int = SIZE) -> Placed | None:
    """The tile with its first end on this cell; None if it would stick out over the edge."""
    column, row = column_of(at), row_of(at)
    points = [(column + c, row + r) for c, r in shape_lying(tile, turn, flipped)]
    return _on_board(tile, points, board_of(at), size)


@lru_cache(maxsize=4096)  # a view asks about every tile that lies, act after act
def way_of(placed: Placed) -> tuple[Turn, bool]:
    """How a tile lies; of several ways that look the same, the one turned least."""
    shape = shape_of(placed.cells)
    return next(way for way in WAYS if shape_lying(placed.tile, *way) == shape)


def from_first_end(placed: Placed) -> Placed:
    """The same tile, its cells walked from the first end of its picture."""
    shape = shape_of(placed.cells)
    if any(shape_lying(placed.tile, *way) == shape for way in WAYS):
        return placed
    return replace(placed, cells=placed.cells[::-1])


def turned_in_place(placed: Placed, size: int = SIZE) -> Placed | None:
    """A quarter turn clockwise around the middle cell; None if it would stick out over the edge."""
    column, row = _middle(placed)
    points = [(column - (r - row), row + (c - column)) for c, r in _points(placed)]
    return _on_board(placed.tile, points, board_of(placed.cells[0]), size)


def flipped_in_place(placed: Placed, size: int = SIZE) -> Placed | None:
    """Left and right exchanged at the middle cell; None if it would stick out over the edge."""
    column, _ = _middle(placed)
    points = [(2 * column - c, r) for c, r in _points(placed)]
    return _on_board(placed.tile, points, board_of(placed.cells[0]), size)


def _points(placed: Placed) -> list[Point]:
    return [(column_of(cell), row_of(cell)) for cell in placed.cells]


def _middle(placed: Placed) -> Point:
    return _points(placed)[(len(placed.cells) - 1) // 2]


def _on_board(tile: str, points: list[Point], board: int, size: int) -> Placed | None:
    if not all(0 <= c < size and 0 <= r < size for c, r in points):
        return None
    return Placed(tile, tuple(cell_at(c, r, board) for c, r in points))
