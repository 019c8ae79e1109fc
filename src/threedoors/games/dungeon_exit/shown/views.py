"""The boards as one seat sees them, with all the judge says about them (E14).

The level is hidden until the start signal of a race, a rival's board until its end; the rest lies open.
A screen holds no rules: what is lit, linked or broken, and where the crack runs, is written here.
Cells go by their names.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec import Struct

from threedoors.core import Message, Seat, View
from threedoors.games.dungeon_exit.actions import CellName, ExitAction, TileName
from threedoors.games.dungeon_exit.board.cells import EAST, WEST, Cell, are_side_by_side, name_of, names_of
from threedoors.games.dungeon_exit.board.faults import Problem
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Placed, write_level
from threedoors.games.dungeon_exit.board.tiles import TILES, Shape
from threedoors.games.dungeon_exit.board.ways import Turn, way_of
from threedoors.games.dungeon_exit.consequences import place_in, verdict_on
from threedoors.games.dungeon_exit.events import Wish
from threedoors.games.dungeon_exit.options import Mode
from threedoors.games.dungeon_exit.rules import legal, outcome, waits
from threedoors.games.dungeon_exit.state import DungeonExit, Phase, board_now, is_closed, may_change, sharing
from threedoors.games.dungeon_exit.tilework import bridges_left, stock


class LevelSeen(Struct, frozen=True):
    """What is set out before the first tile."""

    text: str  # its one line
    routes: tuple[tuple[CellName, ...], ...]  # for each path Door, Key, Chest, Monster, Exit
    counts: tuple[int, ...]  # tiles each path must have; none: up to the whole set (E8)
    pits: tuple[CellName, ...]
    stairs: tuple[CellName, ...]
    bridges: int
    rotation_only: bool
    boards: int


class TileSeen(Struct, frozen=True):
    """One tile of the set, as it lies in the tray."""

    tile: TileName
    shape: Shape  # steps (right, down) from its first end


class TileLaid(Struct, frozen=True):
    """A tile on a board."""

    tile: TileName
    cells: tuple[CellName, ...]  # from its first end
    turn: Turn
    flipped: bool
    lit: bool  # joined to the Door without a fault
    fixed: bool  # laid before the swap: it stays (E15)


class BridgeLaid(Struct, frozen=True):
    """A bridge on a board."""

    cell: CellName
    upright: bool  # it is crossed up and down
    fixed: bool


class BoardSeen(Struct, frozen=True):
    """What one player has laid. In a race each has a board of their own."""

    tiles: tuple[TileLaid, ...]
    bridges: tuple[BridgeLaid, ...]
    stock: tuple[TileName, ...]
    bridges_left: int
    thread: tuple[CellName, ...]  # the lit path from the Door, waypoints and stairs among its cells


class PathSeen(Struct, frozen=True):
    """How far one player is."""

    seat: Seat
    linked: tuple[str, ...]  # legs: "door-key", …
    tiles_used: int
    board: BoardSeen | None  # None: hidden (E14)
    works_on: int | None  # co-operation: 0 for A–L, 1 for M–X; otherwise every board there is
    at_stair: bool  # linked to the stair of the starting board (E15)
    wish: Wish | None  # what this player has said yes to (E15)


class ProblemSeen(Struct, frozen=True):
    """Where a path breaks a rule, or what it still lacks."""

    seat: Seat | None  # whose path; None: it lies between two
    rule: str
    cells: tuple[CellName, ...]
    edges: tuple[tuple[CellName, CellName], ...]  # sides where two pieces touch and may not: the crack runs there
    why: Message
    unfinished: bool  # nothing is wrong, something is missing


class ExitView(View[ExitAction], frozen=True, kw_only=True):
    """What a seat sees of Dungeon Exit."""

    mode: Mode
    open_boards: bool  # a race in which each sees the other's board (E14)
    phase: Phase
    level: LevelSeen | None  # None: hidden until the start signal (E14)
    tiles: tuple[TileSeen, ...]  # the whole set
    paths: tuple[PathSeen, ...]  # by seat
    problems: tuple[ProblemSeen, ...]  # on every board this seat sees
    ready: tuple[Seat, ...]
    swaps: int
    given_up: Seat | None
    finished: Seat | None  # whose act made the path valid


TRAY = tuple(TileSeen(tile.name, tile.shape) for tile in TILES)


def view(state: DungeonExit, seat: Seat | None) -> ExitView:
    """The boards as one seat sees them; None is a spectator."""
    ending = state.ending
    return ExitView(
        seat=seat,
        choices=legal(state, seat),
        waits=waits(state),
        outcome=outcome(state),
        mode=state.mode,
        open_boards=state.options.open_boards,
        phase=state.phase,
        level=None if state.phase == "ready" else level_seen(state.level),
        tiles=TRAY,
        paths=tuple(_path(state, other, seat) for other in range(len(state.paths))),
        problems=tuple(_problems(state, seat)),
        ready=state.ready,
        swaps=state.swaps,
        given_up=ending.seat if ending and not ending.solved else None,
        finished=ending.seat if ending and ending.solved else None,
    )


@lru_cache(maxsize=1024)
def level_seen(level: Level) -> LevelSeen:
    """A level by the names of its cells."""
    return LevelSeen(
        text=write_level(level),
        routes=tuple(_names(route) for route in level.routes),
        counts=level.tiles,
        pits=_names(level.pits),
        stairs=_names(level.stairs),
        bridges=level.bridges,
        rotation_only=level.rotation_only,
        boards=level.boards,
    )


def sees_board(state: DungeonExit, viewer: Seat | None, seat: Seat) -> bool:
    """E14: a rival's board shows at the end, or if the host opened it; before the start signal there is none."""
    open_now = not is_closed(state) or state.ending is not None or viewer == seat
    return state.phase == "solving" and open_now


def _path(state: DungeonExit, seat: Seat, viewer: Seat | None) -> PathSeen:
    path = state.paths[seat]
    return PathSeen(
        seat=seat,
        linked=path.linked,
        tiles_used=len(path.laid.tiles),
        board=_board(state, seat) if sees_board(state, viewer, seat) else None,
        works_on=board_now(state, seat),
        at_stair=state.mode == "coop" and verdict_on(state, seat).at_stair[place_in(state, seat)],
        wish=state.wishes[seat],
    )


def _board(state: DungeonExit, seat: Seat) -> BoardSeen:
    laid, verdict, place = state.paths[seat].laid, verdict_on(state, seat), place_in(state, seat)
    lit = verdict.lit[place]
    tiles = tuple(_tile(state, seat, placed, placed.tile in lit) for placed in laid.tiles)
    bridges = tuple(
        BridgeLaid(name_of(cell), _is_upright(state, seat, cell), not may_change(state, seat, cell))
        for cell in laid.bridges
    )
    return BoardSeen(tiles, bridges, stock(laid), bridges_left(state, seat), _names(verdict.thread[place]))


def _tile(state: DungeonExit, seat: Seat, placed: Placed, lit: bool) -> TileLaid:
    return _laid(placed, lit, not may_change(state, seat, placed.cells[0]))


@lru_cache(maxsize=4096)
def _laid(placed: Placed, lit: bool, fixed: bool) -> TileLaid:
    """The very same thing as long as nothing about it changes: what is the same need not be compared."""
    turn, flipped = way_of(placed)
    return TileLaid(placed.tile, _names(placed.cells), turn, flipped, lit, fixed)


def _is_upright(state: DungeonExit, seat: Seat, bridge: Cell) -> bool:
    """A bridge is crossed at right angles to the tile below; over a lone cell either way will do."""
    below = next(placed.cells for placed in _all_tiles(state, seat) if bridge in placed.cells)
    return len(below) == 1 or bridge + EAST in below or bridge + WEST in below


def _problems(state: DungeonExit, viewer: Seat | None) -> Iterator[ProblemSeen]:
    """Every table once: in co-operation both share one, in a race each has their own."""
    tables = (0,) if state.mode == "coop" else range(len(state.paths))
    for seat in tables:
        if sees_board(state, viewer, seat):
            for problem in verdict_on(state, seat).problems:
                yield problem_seen(state, seat, problem)


def problem_seen(state: DungeonExit, seat: Seat, problem: Problem) -> ProblemSeen:
    """A problem by the names of its cells, with the sides where it cracks."""
    pieces = {cell: placed for placed in _all_tiles(state, seat) for cell in placed.cells}
    touching = (
        (one, other)
        for one, other in combinations(problem.cells, 2)
        if are_side_by_side(one, other, state.level.size)
        and (one not in pieces or other not in pieces or pieces[one] is not pieces[other])
    )
    edges = () if problem.unfinished else tuple((name_of(one), name_of(other)) for one, other in touching)
    owner = _owner(state, seat, problem)
    return ProblemSeen(owner, problem.rule, _names(problem.cells), edges, problem.why, problem.unfinished)


def _owner(state: DungeonExit, seat: Seat, problem: Problem) -> Seat | None:
    """Whose path a problem is about: told by the judge, or by whose cells they are."""
    if problem.path is not None:
        return sharing(state, seat)[problem.path]
    owners = {
        other
        for other in sharing(state, seat)
        for cell in problem.cells
        if any(cell in placed.cells for placed in state.paths[other].laid.tiles)
    }
    return owners.pop() if len(owners) == 1 else None


def _all_tiles(state: DungeonExit, seat: Seat) -> Iterator[Placed]:
    for other in sharing(state, seat):
        yield from state.paths[other].laid.tiles


def _names(cells: tuple[Cell, ...]) -> tuple[CellName, ...]:
    return tuple(names_of(cells))
