"""Path tiles (E2): one of each unbranched polyomino of 1 to 5 cells.

A tile set is data: names and pictures (``X`` a cell, ``/`` the next row). Everything else – the two
ends, the turned and flipped forms – is read off the picture. A shape is a tuple of (column, row) steps
from its first end; the same tile walked from its other end is the same tile.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import Cell, column_of, row_of

Point = tuple[int, int]  # column, row
Shape = tuple[Point, ...]  # in path order, the first at (0, 0)


class Tile(Struct, frozen=True):
    """One tile of a set: its name and the way it lies when it has not been flipped."""

    name: str
    picture: str

    @property
    def shape(self) -> Shape:
        return _walk(self.picture)

    def __len__(self) -> int:
        return self.picture.count("X")


TILES: tuple[Tile, ...] = (
    Tile("I1", "X"),
    Tile("I2", "XX"),
    Tile("I3", "XXX"),
    Tile("L3", "X. / XX"),
    Tile("I4", "XXXX"),
    Tile("L4", "X.. / XXX"),
    Tile("S4", "XX. / .XX"),
    Tile("I5", "XXXXX"),
    Tile("L5", "X... / XXXX"),
    Tile("N5", "X. / XX / .X / .X"),
    Tile("U5", "X.X / XXX"),
    Tile("V5", "XXX / ..X / ..X"),
    Tile("W5", "XX. / .XX / ..X"),
    Tile("Z5", "XX. / .X. / .XX"),
)
"""The set of the box: 14 tiles, 56 cells."""

BY_NAME: dict[str, Tile] = {tile.name: tile for tile in TILES}


@lru_cache
def shapes_of(tile: Tile, rotation_only: bool = False) -> frozenset[Shape]:
    """Every way a tile may lie, walked from either end."""
    forms = set()
    for shape in (tile.shape,) if rotation_only else (tile.shape, mirrored(tile.shape)):
        for _ in range(4):
            forms |= {shape, _reversed(shape)}
            shape = turned(shape)
    return frozenset(forms)


@lru_cache
def is_its_mirror_image(tile: Tile) -> bool:
    """Can everything it does flipped be done by turning it?"""
    return mirrored(tile.shape) in shapes_of(tile, rotation_only=True)


@lru_cache
def tile_by_shape(tiles: tuple[Tile, ...] = TILES, rotation_only: bool = False) -> dict[Shape, str]:
    """The tile that can lie in a given way."""
    return {shape: tile.name for tile in tiles for shape in shapes_of(tile, rotation_only)}


def shape_of(cells: Sequence[Cell]) -> Shape:
    """How cells lie, seen from the first of them."""
    column, row = column_of(cells[0]), row_of(cells[0])
    return tuple((column_of(cell) - column, row_of(cell) - row) for cell in cells)


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise around the first end."""
    return tuple((-row, column) for column, row in shape)


def mirrored(shape: Shape) -> Shape:
    """Left and right exchanged at the first end."""
    return tuple((-column, row) for column, row in shape)


def _reversed(shape: Shape) -> Shape:
    column, row = shape[-1]
    return tuple((c - column, r - row) for c, r in reversed(shape))


@lru_cache
def _walk(picture: str) -> Shape:
    """The cells of a picture in path order, from its first end in reading order."""
    rows = [line.strip() for line in picture.split("/")]
    left = {(c, r) for r, line in enumerate(rows) for c, mark in enumerate(line) if mark == "X"}
    start = min((p for p in left if _count_beside(p, left) < 2), key=lambda p: (p[1], p[0]))
    path = [start]
    while following := [p for p in _beside(path[-1]) if p in left and p not in path]:
        path.append(following[0])
    return tuple((c - start[0], r - start[1]) for c, r in path)


def _beside(point: Point) -> Iterator[Point]:
    column, row = point
    yield from ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))


def _count_beside(point: Point, cells: set[Point]) -> int:
    return sum(other in cells for other in _beside(point))
