"""What a player may ask in Dungeon Exit. Cells are asked for by name (``F4``), tiles by theirs (``L4``).

Giving up is ``Concede``: it ends a solo or a co-operative game and loses a race (E14).
"""

from threedoors.core import Action, Concede, Seat
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.board.ways import Turn, from_first_end, way_of

CellName = str
TileName = str


class GetReady(Action, frozen=True):
    """Say that the race may start; the level shows when both have (E14)."""


class PlaceTile(Action, frozen=True):
    """Lay a tile from stock: its first end on a cell, flipped or not, then turned (E2, E12)."""

    tile: TileName
    at: CellName
    turn: Turn = 0  # quarter turns clockwise
    flipped: bool = False


class MoveTile(Action, frozen=True):
    """Lay a tile of the board elsewhere, or another way up (E12)."""

    tile: TileName
    at: CellName
    turn: Turn = 0
    flipped: bool = False


class TurnTile(Action, frozen=True):
    """Turn a tile of the board by a quarter, clockwise around its middle cell."""

    tile: TileName


class FlipTile(Action, frozen=True):
    """Flip a tile of the board, left to right at its middle cell (E2)."""

    tile: TileName


class TakeTile(Action, frozen=True):
    """Take a tile back into stock, and any bridge on it (E12)."""

    tile: TileName


class PlaceBridge(Action, frozen=True):
    """Lay a bridge over a tile's cell (E9)."""

    cell: CellName


class TakeBridge(Action, frozen=True):
    """Take a bridge back."""

    cell: CellName


class TakeAll(Action, frozen=True):
    """Take back everything of one's own that may still be changed."""


class Swap(Action, frozen=True):
    """Say yes to swapping boards; it happens when both have (E15)."""


class SwapBack(Action, frozen=True):
    """Say yes to swapping back: what was laid since comes off (E15)."""


class StartOver(Action, frozen=True):
    """Say yes to beginning the level again with empty boards (E15)."""


class ChangeMind(Action, frozen=True):
    """Take back one's yes."""


TileWork = PlaceTile | MoveTile | TurnTile | FlipTile | TakeTile | PlaceBridge | TakeBridge | TakeAll
Agreeing = Swap | SwapBack | StartOver
ExitAction = GetReady | TileWork | Agreeing | ChangeMind | Concede


def place(seat: Seat, placed: Placed) -> PlaceTile:
    """The act that lays a tile just so."""
    first = from_first_end(placed)
    turn, flipped = way_of(first)
    return PlaceTile(seat, placed.tile, name_of(first.cells[0]), turn, flipped)
