"""What happened in Dungeon Exit. In a closed race the work on a board is its owner's business (E14)."""

from typing import Literal

from threedoors.core import Event, Seat
from threedoors.games.dungeon_exit.actions import CellName, TileName

Wish = Literal["swap", "swap-back", "start-over"]


class BoardWork(Event, frozen=True, kw_only=True):
    """Somebody changed something on a board."""

    seat: Seat
    hidden: bool = False  # from everybody else (E14)


class SeatReady(Event, frozen=True):
    seat: Seat


class RaceStarted(Event, frozen=True):
    """The start signal: now the level shows (E14)."""

    level: str


class TilePlaced(BoardWork, frozen=True, kw_only=True):
    tile: TileName
    cells: tuple[CellName, ...]


class TileMoved(BoardWork, frozen=True, kw_only=True):
    tile: TileName
    cells: tuple[CellName, ...]  # where it lies now


class TileTurned(BoardWork, frozen=True, kw_only=True):
    tile: TileName
    cells: tuple[CellName, ...]


class TileFlipped(BoardWork, frozen=True, kw_only=True):
    tile: TileName
    cells: tuple[CellName, ...]


class TileTaken(BoardWork, frozen=True, kw_only=True):
    tile: TileName


class BridgePlaced(BoardWork, frozen=True, kw_only=True):
    cell: CellName


class BridgeTaken(BoardWork, frozen=True, kw_only=True):
    cell: CellName


class AllTaken(BoardWork, frozen=True, kw_only=True):
    pass


class LegLinked(Event, frozen=True):
    """The judge found another leg of somebody's path linked (E4)."""

    seat: Seat
    leg: str  # "door-key", …


class LegBroken(Event, frozen=True):
    seat: Seat
    leg: str


class TilesCounted(Event, frozen=True):
    """How many tiles a rival has on a board that is hidden (E14)."""

    seat: Seat
    tiles: int


class WishSpoken(Event, frozen=True):
    """One of two says yes (E15)."""

    seat: Seat
    wish: Wish


class WishTakenBack(Event, frozen=True):
    seat: Seat


class WishLapsed(Event, frozen=True):
    """The yes to a swap means nothing any more: somebody left the stair."""

    seat: Seat


class BoardsSwapped(Event, frozen=True):
    pass


class BoardsSwappedBack(Event, frozen=True):
    pass


class StartedOver(Event, frozen=True):
    pass


class PathFinished(Event, frozen=True):
    """A valid path from Door to Exit: in a race this wins (E14)."""

    seat: Seat  # whose act finished it
    tiles: int  # of this seat's path


class GivenUp(Event, frozen=True):
    seat: Seat


class BoardShown(Event, frozen=True):
    """After a closed race: what lies on somebody's board (E14)."""

    seat: Seat
    laid: str  # in the notation of placed tiles


ExitEvent = (
    SeatReady
    | RaceStarted
    | TilePlaced
    | TileMoved
    | TileTurned
    | TileFlipped
    | TileTaken
    | BridgePlaced
    | BridgeTaken
    | AllTaken
    | LegLinked
    | LegBroken
    | TilesCounted
    | WishSpoken
    | WishTakenBack
    | WishLapsed
    | BoardsSwapped
    | BoardsSwappedBack
    | StartedOver
    | PathFinished
    | GivenUp
    | BoardShown
)


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What a seat sees of an event: not the rival's work, and no count of its own tiles (E14)."""
    if isinstance(event, BoardWork):
        return None if event.hidden and event.seat != seat else event
    if isinstance(event, TilesCounted) and event.seat == seat:
        return None
    return event
