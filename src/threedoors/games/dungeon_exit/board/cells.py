"""Cells and boards (E1): columns A–L on the first board, M–X on the second, rows 1–12 from the top.

A cell is a whole number: 16 cells to a row whatever the size of the board, 256 to a board. So a set of
cells is one Python integer (a bitboard), a step is an addition, and a step off the board lands on a
number that is no cell: columns beyond the last are never part of a board. (Only a board 16 wide has
no such margin; there the mask of the board is asked as well.)
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

Cell = int
Mask = int  # a set of cells, one bit each

SIZE = 12  # the printed board
ROW = 16
BOARD = 256

NORTH, EAST, SOUTH, WEST = -ROW, 1, ROW, -1
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)  # clockwise, so that turning right is the next one
SECOND_BOARD = "M"


def cell_at(column: int, row: int, board: int = 0) -> Cell:
    """The cell of a column and a row, both counted from 0."""
    return board * BOARD + row * ROW + column


def column_of(cell: Cell) -> int:
    return cell % ROW


def row_of(cell: Cell) -> int:
    return cell % BOARD // ROW


def board_of(cell: Cell) -> int:
    """0 for A–L, 1 for M–X."""
    return cell // BOARD


@cache
def name_of(cell: Cell) -> str:
    """``K10``, as players say it."""
    first = SECOND_BOARD if board_of(cell) else "A"
    return f"{chr(ord(first) + column_of(cell))}{row_of(cell) + 1}"


def names_of(cells: Iterable[Cell]) -> list[str]:
    return [name_of(cell) for cell in cells]


def find_cell(name: str, size: int = SIZE) -> Cell | None:
    """The cell a name means, or None: ``K10``, in capitals or not. Boards of other sizes have one face only."""
    letter, digits = name[:1].upper(), name[1:]
    if not ("A" <= letter <= "Z" and digits.isascii() and digits.isdigit() and digits[0] != "0"):
        return None
    board, column = divmod(ord(letter) - ord("A"), SIZE) if size == SIZE else (0, ord(letter) - ord("A"))
    row = int(digits) - 1
    inside = board < 2 and column < size and row < size
    return cell_at(column, row, board) if inside else None


@lru_cache
def board_cells(size: int = SIZE, board: int = 0) -> tuple[Cell, ...]:
    """All cells of one board, row by row."""
    return tuple(cell_at(column, row, board) for row in range(size) for column in range(size))


@lru_cache
def board_mask(size: int = SIZE, board: int = 0) -> Mask:
    return mask_of(board_cells(size, board))


def mask_of(cells: Iterable[Cell]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_in(mask: Mask) -> Iterator[Cell]:
    """The cells of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@lru_cache(maxsize=4096)
def names_in(mask: Mask) -> tuple[str, ...]:
    """The names of a set of cells, in the order of the board; a view asks for the same ones again and again."""
    return tuple(map(name_of, cells_in(mask)))


@lru_cache(maxsize=4096)
def neighbours(cell: Cell, size: int = SIZE) -> tuple[Cell, ...]:
    """The cells that share a side with this one: north, east, south, west. Two boards never touch (E1)."""
    column, row, board = column_of(cell), row_of(cell), board_of(cell)
    around = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
    return tuple(cell_at(c, r, board) for c, r in around if 0 <= c < size and 0 <= r < size)


def are_side_by_side(one: Cell, other: Cell, size: int = SIZE) -> bool:
    return other in neighbours(one, size)


def distance(one: Cell, other: Cell) -> int:
    """Steps from one cell to the other on an empty board."""
    return abs(column_of(one) - column_of(other)) + abs(row_of(one) - row_of(other))
