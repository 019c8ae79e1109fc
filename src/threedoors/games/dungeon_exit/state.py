"""What lies on the boards in Dungeon Exit, and how far everybody is."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Chance, Seat
from threedoors.games.dungeon_exit.board.cells import Cell, board_of
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.events import Wish
from threedoors.games.dungeon_exit.options import ExitOptions, Mode

Phase = Literal["ready", "solving"]
"""Before the start signal of a race, when the level is hidden (E14); and after it."""


class Path(Struct, frozen=True):
    """One player's path so far. In a race each lies on a board of its own."""

    laid: Laid = Laid()
    linked: tuple[str, ...] = ()  # the legs linked, as the judge last said


class Ending(Struct, frozen=True):
    """How it ended: somebody's act finished the path, or somebody gave up."""

    solved: bool
    seat: Seat


class DungeonExit(Struct, frozen=True):
    """One level being solved, by one player or two."""

    options: ExitOptions
    mode: Mode
    level: Level
    phase: Phase
    paths: tuple[Path, ...]  # by seat
    wishes: tuple[Wish | None, ...]  # by seat: what each has said yes to (E15)
    chance: Chance  # the level may be drawn by lot; after that nothing is
    ready: tuple[Seat, ...] = ()
    swaps: int = 0  # swaps and swaps back so far: an odd number means swapped (E15)
    ending: Ending | None = None


def is_closed(state: DungeonExit) -> bool:
    """Are the boards hidden from each other? (E14)"""
    return state.mode == "race" and not state.options.open_boards


def is_swapped(state: DungeonExit) -> bool:
    """Does each player work on the mate's starting board? (E15)"""
    return state.swaps % 2 == 1


def board_now(state: DungeonExit, seat: Seat) -> int | None:
    """The board this player works on; None: all there are. Only co-operation ties a player to one (E15)."""
    return (seat + state.swaps) % 2 if state.mode == "coop" else None


def may_change(state: DungeonExit, seat: Seat, cell: Cell) -> bool:
    """Is what this player has laid here still free to be changed? After a swap earlier tiles stay (E15)."""
    board = board_now(state, seat)
    return board is None or board_of(cell) == board


def sharing(state: DungeonExit, seat: Seat) -> tuple[Seat, ...]:
    """Whose tiles lie on the same boards as this player's: in a race only one's own."""
    return tuple(range(len(state.paths))) if state.mode == "coop" else (seat,)


def with_laid(state: DungeonExit, laid: dict[Seat, Laid]) -> DungeonExit:
    """The same table with other tiles on it; the judge has not looked yet."""
    paths = tuple(replace(path, laid=laid.get(seat, path.laid)) for seat, path in enumerate(state.paths))
    return replace(state, paths=paths)
