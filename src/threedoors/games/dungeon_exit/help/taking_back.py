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
from threedoors.games.dungeon_exit.levels.books import known_solution
from threedoors.games.dungeon_exit.solver.question import Timer

AGAIN = 0.5  # of the time is for laying everything again
EACH = 0.25  # of what is left, the most that one piece may take


class Removable(Struct, frozen=True):
    """A tile or a bridge on the board: whose it is, its name in notation, and where it (or its first end) lies."""

    path: int
    word: str  # "L4", or "B:F5" for a bridge
    cell: Cell

    @property
    def is_tile(self) -> bool:
        return not self.word.startswith(f"{BRIDGE}:")


class TakeBack(Struct, frozen=True):
    """What has to go: nothing when nothing helps, None when time ran out before anything was found."""

    pieces: tuple[Removable, ...] | None
    smallest: bool = False


def piece_of(path: int, placed: Placed) -> Removable:
    return Removable(path, placed.tile, placed.cells[0])


def bridge_piece(path: int, cell: Cell) -> Removable:
    return Removable(path, f"{BRIDGE}:{name_of(cell)}", cell)


def all_pieces(laid: Sequence[Laid]) -> list[Removable]:
    """Everything on the boards, in the order it was laid, bridges last."""
    tiles = [piece_of(path, placed) for path, one in enumerate(laid) for placed in one.tiles]
    return tiles + [bridge_piece(path, cell) for path, one in enumerate(laid) for cell in one.bridges]


def without(laid: Sequence[Laid], gone: Collection[Removable]) -> Both:
    """What is left; a bridge comes off with its tile (E12)."""
    tiles = [tuple(t for t in one.tiles if piece_of(path, t) not in gone) for path, one in enumerate(laid)]
    taken = {cell for kept in tiles for placed in kept for cell in placed.cells}
    return tuple(
        Laid(kept, tuple(c for c in one.bridges if c in taken and bridge_piece(path, c) not in gone))
        for path, (one, kept) in enumerate(zip(laid, tiles, strict=True))
    )


def strangers(laid: Sequence[Laid], solution: Both) -> tuple[Removable, ...]:
    """What lies there and is no part of this solution; a tile may be written from either end."""
    tiles = [{(placed.tile, frozenset(placed.cells)) for placed in one.tiles} for one in solution]
    bridges = {cell for one in solution for cell in one.bridges}
    found = [
        piece_of(path, placed)
        for path, one in enumerate(laid)
        for placed in one.tiles
        if (placed.tile, frozenset(placed.cells)) not in tiles[path]
    ]
    return (*found, *(bridge_piece(p, c) for p, one in enumerate(laid) for c in one.bridges if c not in bridges))


def take_back(level: Level, laid: Sequence[Laid], path: int, stays: Collection[Removable], clock: Timer) -> TakeBack:
    """What to take back from a position proved to have no way on; one's own pieces rather than the mate's."""
    pieces = [piece for piece in all_pieces(laid) if piece not in stays]
    pieces.sort(key=lambda piece: piece.path != path)
    known = _known(level, laid, pieces)
    empty = known is not None or complete(level, without(laid, pieces), clock.share(AGAIN)).possible
    if not empty:
        return TakeBack(None if empty is None else ())
    gone = _left_out(level, laid, pieces, clock.share(AGAIN))
    if known is not None and len(known) < len(gone):
        gone = known
    return _smallest(level, laid, pieces, gone, clock)


def _known(level: Level, laid: Sequence[Laid], pieces: Collection[Removable]) -> tuple[Removable, ...] | None:
    """What has to go for the solution a book carries, if only these pieces have to."""
    solution = known_solution(level)
    gone = strangers(laid, solution) if solution else ()
    return gone if solution and all(piece in pieces for piece in gone) else None


def _left_out(level: Level, laid: Sequence[Laid], pieces: list[Removable], clock: Timer) -> tuple[Removable, ...]:
    """Lay everything again, oldest first; what closes the way, or may close it, is left out."""
    gone = [*pieces]
    for piece in [*pieces]:
        rest = [other for other in gone if other != piece]
        if clock.goes_on() and complete(level, without(laid, rest), clock.share(EACH)).possible:
            gone = rest
    return tuple(gone)


def _smallest(
    level: Level, laid: Sequence[Laid], pieces: Iterable[Removable], found: tuple[Removable, ...], clock: Timer
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
