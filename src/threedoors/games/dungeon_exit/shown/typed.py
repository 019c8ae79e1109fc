"""Acts typed in the notation of placed tiles, for those who would rather write than count rows.

``L4:F4-F5-F6-G6`` lays a tile, or moves it there if it lies already; ``B:F5`` lays a bridge; with a
minus before it (``-L4``, ``-B:F5``) it is taken back.
"""

import re

from threedoors.core import Message, Refused, Seat
from threedoors.games.dungeon_exit.actions import MoveTile, PlaceBridge, TakeBridge, TakeTile, TileWork, place
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.board.faults import fits_shape
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import BRIDGE, Placed, read_laid, read_level
from threedoors.games.dungeon_exit.board.tiles import BY_NAME
from threedoors.games.dungeon_exit.shown.views import ExitView
from threedoors.games.dungeon_exit.tilework import no_such_tile


def typed(view: ExitView, text: str) -> TileWork | Refused | None:
    """The act meant; None if this is no tile and no bridge, a refusal if it is written wrongly."""
    name, colon, _ = text.lstrip("-").upper().partition(":")
    if view.seat is None or view.level is None:
        return None
    if name not in BY_NAME and name != BRIDGE:
        return no_such_tile(name) if colon or re.fullmatch(r"[A-Z]\d", name) else None
    if text.startswith("-"):
        return _taken(view.seat, name, text)
    level = read_level(view.level.text)
    assert isinstance(level, Level)
    laid = read_laid([text], level)
    if isinstance(laid, Refused):
        return laid
    if laid.bridges:
        return PlaceBridge(view.seat, name_of(laid.bridges[0]))
    return _laid(view, laid.tiles[0])


def _taken(seat: Seat, name: str, text: str) -> TileWork:
    return TakeBridge(seat, text.partition(":")[2].upper()) if name == BRIDGE else TakeTile(seat, name)


def _laid(view: ExitView, placed: Placed) -> TileWork | Refused:
    if not fits_shape(placed.tile, placed.cells, rotation_only=False):
        said = [name_of(cell) for cell in placed.cells]
        return Refused("tile-wrong-shape", "E2", {"cells": [*said], "tile": placed.tile}, Message("tile-looks-like"))
    assert view.seat is not None
    act = place(view.seat, placed)
    board = view.paths[view.seat].board
    if board is None or act.tile in board.stock:
        return act
    return MoveTile(act.seat, act.tile, act.at, act.turn, act.flipped)
