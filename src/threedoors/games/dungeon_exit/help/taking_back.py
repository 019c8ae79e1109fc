"""Taking back: which tiles and bridges have to go so that a way is left (the other half of a hint).

First a set that does, by laying everything again piece by piece and leaving out what closes the way; then every
smaller set is tried. Only when all of them are refuted the set is called the smallest.
"""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import Cell, name_of
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import BRIDGE, Laid, Placed
from threedoors.games.dungeon_exit.help.completing import Both, complete
from threedoors.games.dungeon_exit.solver.question import Timer

AGAIN = 0.5  # of the time is for laying everything again
EACH = 0.25  # of what is left, the most that one piece may take


class Piece(Struct, frozen=True):
    """A tile or a bridge on the board: whose it is, its name in notation, and where it (or its first end) lies."""

    path: int
    word: str  # "L4", or "B:F5" for a bridge
    cell: Cell

    @property
    def is_tile(self) -> bool:
        return not self.word.startswith(f"{BRIDGE}:")


class TakeBack(Struct, frozen=True):
    """What has to go: nothing when nothing helps, None when time ran out before anything was found."""

    pieces: tuple[Piece, ...] | None
    smallest: bool = False


def piece_of(path: int, placed: Placed) -> Piece:
    return Piece(path, placed.tile, placed.cells[0])


def bridge_piece(path: int, cell: Cell) -> Piece:
    return Piece(path, f"{BRIDGE}:{name_of(cell)}", cell)


def all_pieces(laid: Sequence[Laid]) -> list[Piece]:
    """Everything on the boards, in the order it was laid, bridges last."""
    tiles = [piece_of(path, placed) for path, one in enumerate(laid) for placed in one.tiles]
    return tiles + [bridge_piece(path, cell) for path, one in enumerate(laid) for cell in one.bridges]


def without(laid: Sequence[Laid], gone: Collection[Piece]) -> Both:
    """What is left; a bridge comes off with its tile (E12)."""
    tiles = [tuple(t for t in one.tiles if piece_of(path, t) not in gone) for path, one in enumerate(laid)]
    taken = {cell for kept in tiles for placed in kept for cell in placed.cells}
    return tuple(
        Laid(kept, tuple(c for c in one.bridges if c in taken and bridge_piece(path, c) not in gone))
        for path, (one, kept) in enumerate(zip(laid, tiles, strict=True))
    )


def take_back(level: Level, laid: Sequence[Laid], path: int, stays: Collection[Piece], clock: Timer) -> TakeBack:
    """What to take back from a position proved to have no way on; one's own pieces rather than the mate's."""
    pieces = [piece for piece in all_pieces(laid) if piece not in stays]
    pieces.sort(key=lambda piece: piece.path != path)
    empty = complete(level, without(laid, pieces), clock.share(AGAIN)).possible
    if not empty:
        return TakeBack(None if empty is None else ())
    gone = _left_out(level, laid, pieces, clock.share(AGAIN))
    return _smallest(level, laid, pieces, gone, clock)


def _left_out(level: Level, laid: Sequence[Laid], pieces: list[Piece], clock: Timer) -> tuple[Piece, ...]:
    """Lay everything again, oldest first; what closes the way, or may close it, is left out."""
    gone = [*pieces]
    for piece in [*pieces]:
        rest = [other for other in gone if other != piece]
        if clock.goes_on() and complete(level, without(laid, rest), clock.share(EACH)).possible:
            gone = rest
    return tuple(gone)


def _smallest(
    level: Level, laid: Sequence[Laid], pieces: Iterable[Piece], found: tuple[Piece, ...], clock: Timer
) -> TakeBack:
    """Try every smaller set, the newest pieces first."""
    newest, sure = [*pieces][::-1], True
    newest.sort(key=lambda piece: piece not in found)  # a part of what was found is the likeliest
    for size in range(1, len(found)):
        for gone in combinations(newest, size):
            if not clock.goes_on():
                return TakeBack(found)
            possible = complete(level, without(laid, gone), clock.share(EACH)).possible
            if possible:
                return TakeBack(gone, sure)
            sure = sure and possible is False
    return TakeBack(found, sure)
