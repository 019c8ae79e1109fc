"""Questions a seat may ask about what it sees: what would a tile in the hand break, where would it fit, what now?

The judge himself answers, on the boards of the view with the held tile laid down for a moment. So the
screen can mark in amber what would turn red, and holds no rules. Hints are for those who play alone or together;
nobody is helped against a rival.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Chance, Message, Refused, Seat
from threedoors.games.dungeon_exit.actions import CellName, TileName
from threedoors.games.dungeon_exit.board.cells import cells_in, mask_of, name_of, names_of
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.board.tiles import BY_NAME
from threedoors.games.dungeon_exit.board.ways import Turn, lying
from threedoors.games.dungeon_exit.consequences import place_in, verdict_on, without_loose_bridges
from threedoors.games.dungeon_exit.help.hints import HintFor, Strength, hint, still_possible
from threedoors.games.dungeon_exit.help.taking_back import all_pieces
from threedoors.games.dungeon_exit.shown.imagining import imagine
from threedoors.games.dungeon_exit.shown.views import ExitView, ProblemSeen, problem_seen
from threedoors.games.dungeon_exit.state import DungeonExit, board_now, may_change, with_laid
from threedoors.games.dungeon_exit.tilework import fitting, free_cells

SECONDS = 1.5  # for help; a live table ends an answer that takes two


class WouldBreak(Struct, frozen=True, tag=True):
    """What would this tile break, lying there? It may come from stock or from elsewhere on the board."""

    tile: TileName
    at: CellName
    turn: Turn = 0
    flipped: bool = False


class WhereFits(Struct, frozen=True, tag=True):
    """On which cells can the first end of this tile lie, held this way up?"""

    tile: TileName
    turn: Turn = 0
    flipped: bool = False


class GiveHint(Struct, frozen=True, tag=True):
    """What now? In three strengths."""

    strength: Strength = "nudge"


class StillPossible(Struct, frozen=True, tag=True):
    """Can everything laid stay?"""


ExitQuestion = WouldBreak | WhereFits | GiveHint | StillPossible


class Prospect(Struct, frozen=True, tag=True):
    """What would follow from laying the tile there."""

    cells: tuple[CellName, ...]  # none if it cannot lie there
    refused: Refused | None  # why it cannot
    breaks: tuple[ProblemSeen, ...]  # rules it would bend that nothing bends yet
    linked: tuple[str, ...]  # the legs of one's path that would be linked
    finishes: bool  # the path would be valid


class Fits(Struct, frozen=True, tag=True):
    """Every cell where it can lie, in reading order."""

    cells: tuple[CellName, ...]


class HintGiven(Struct, frozen=True, tag=True):
    """What is said, and what it points at."""

    possible: bool | None  # can everything laid stay? None: not decided in time
    say: Message
    leg: str  # the one to look at, if one is meant
    tile: TileName  # a move: this tile on these cells
    cells: tuple[CellName, ...]
    bridge: CellName  # a move: a bridge over this cell
    take_back: tuple[TileName, ...]  # one's own tiles
    bridges_back: tuple[CellName, ...]  # bridges, whoever laid them
    mates_back: tuple[TileName, ...]  # the mate's tiles, where one's own do not suffice
    smallest: bool  # proved: with less taken back there is no way


class Possible(Struct, frozen=True, tag=True):
    """Yes, no, or not decided in time."""

    possible: bool | None


def answer(seen: ExitView, question: ExitQuestion) -> Prospect | Fits | HintGiven | Possible | None:
    """Answer from the view alone; None if this seat has no board, or no right to be helped."""
    if seen.seat is None or seen.outcome or seen.level is None:
        return None
    if isinstance(question, GiveHint | StillPossible):
        return _help(seen, seen.seat, question) if seen.mode != "race" else None
    if question.tile not in BY_NAME:
        return None
    state = _held_up(imagine(seen, Chance(b"what if")), seen.seat, question.tile)
    match question:
        case WouldBreak():
            return _prospect(state, seen.seat, question)
        case WhereFits():
            return Fits(tuple(_fits(state, seen.seat, question)))


def _help(seen: ExitView, seat: Seat, question: GiveHint | StillPossible) -> HintGiven | Possible:
    state = imagine(seen, Chance(b"hint"))
    laid = [path.laid for path in state.paths]
    if isinstance(question, StillPossible):
        return Possible(still_possible(state.level, laid, SECONDS))
    stays = frozenset(piece for piece in all_pieces(laid) if not may_change(state, piece.path, piece.cell))
    given = hint(state.level, laid, question.strength, SECONDS, HintFor(seat, board_now(state, seat), stays))
    tiles = [piece for piece in given.take_back if piece.is_tile]
    return HintGiven(
        possible=given.possible,
        say=given.say,
        leg=given.leg,
        tile=given.move.tile if given.move else "",
        cells=tuple(names_of(given.move.cells)) if given.move else (),
        bridge=name_of(given.bridge) if given.bridge is not None else "",
        take_back=tuple(piece.word for piece in tiles if piece.path == seat),
        bridges_back=tuple(name_of(piece.cell) for piece in given.take_back if not piece.is_tile),
        mates_back=tuple(piece.word for piece in tiles if piece.path != seat),
        smallest=given.smallest,
    )


def _held_up(state: DungeonExit, seat: Seat, tile: TileName) -> DungeonExit:
    """The boards without the held tile, and without a bridge that lay on it."""
    laid = state.paths[seat].laid
    without = replace(laid, tiles=tuple(placed for placed in laid.tiles if placed.tile != tile))
    return without_loose_bridges(state, with_laid(state, {seat: without}), seat, [])


def _prospect(state: DungeonExit, seat: Seat, asked: WouldBreak) -> Prospect:
    placed = fitting(state, seat, asked.tile, asked.at, asked.turn, asked.flipped)
    if isinstance(placed, Refused):
        return Prospect((), placed, (), verdict_on(state, seat).linked[place_in(state, seat)], False)
    after = _laid_down(state, seat, placed)
    verdict, before = verdict_on(after, seat), verdict_on(state, seat).problems
    new = (found for found in verdict.wrong if found not in before)
    breaks = tuple(problem_seen(after, seat, found) for found in new)
    cells = tuple(names_of(placed.cells))
    return Prospect(cells, None, breaks, verdict.linked[place_in(state, seat)], verdict.valid)


def _fits(state: DungeonExit, seat: Seat, asked: WhereFits) -> Iterator[CellName]:
    free, level = free_cells(state, seat), state.level
    if asked.flipped and level.rotation_only:
        return
    for cell in cells_in(free):
        placed = lying(asked.tile, cell, asked.turn, asked.flipped, level.size)
        if placed is None or mask_of(placed.cells) & ~free:
            continue
        yield name_of(cell)


def _laid_down(state: DungeonExit, seat: Seat, placed: Placed) -> DungeonExit:
    laid = state.paths[seat].laid
    return with_laid(state, {seat: replace(laid, tiles=(*laid.tiles, placed))})
