"""What two players do together or not at all (E15): swap boards, swap back, start over.

Each says yes; when both have said the same, it happens. A yes may be taken back, and saying yes to
something else replaces it.
"""

from msgspec.structs import replace

from threedoors.core import Event, Message, Refused, Seat
from threedoors.games.dungeon_exit.actions import Agreeing, StartOver, Swap, SwapBack
from threedoors.games.dungeon_exit.board.cells import board_of
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.consequences import cleared, verdict_on
from threedoors.games.dungeon_exit.events import (
    BoardsSwapped,
    BoardsSwappedBack,
    StartedOver,
    Wish,
    WishLapsed,
    WishSpoken,
    WishTakenBack,
)
from threedoors.games.dungeon_exit.state import DungeonExit, is_swapped


def wish_of(action: Agreeing) -> Wish:
    match action:
        case Swap():
            return "swap"
        case SwapBack():
            return "swap-back"
        case StartOver():
            return "start-over"


def possible(state: DungeonExit) -> tuple[Wish, ...]:
    """What may be agreed on now."""
    if state.mode != "coop":
        return ()
    way: tuple[Wish, ...] = ("swap-back",) if is_swapped(state) else ("swap",) if can_swap(state) else ()
    return (*way, "start-over") if any(path.laid != Laid() for path in state.paths) else way


def can_swap(state: DungeonExit) -> bool:
    """Do both stand at the stair of their starting board? (E15)"""
    return state.mode == "coop" and not is_swapped(state) and all(verdict_on(state, 0).at_stair)


def lapse(state: DungeonExit, happened: list[Event]) -> DungeonExit:
    """A yes to what is no longer possible means nothing: somebody left the stair, or nothing lies there."""
    for seat, wish in enumerate(state.wishes):
        if wish is not None and wish not in possible(state):
            happened.append(WishLapsed(seat))
            state = _with_wish(state, seat, None)
    return state


def why_not_agree(state: DungeonExit, action: Agreeing) -> Refused | None:
    """Only two can agree, on what is possible, and each once."""
    wish = wish_of(action)
    if state.mode != "coop":
        return Refused("nobody-to-agree-with", "E15", instead=Message("instead-take-all"))
    if state.wishes[action.seat] == wish:
        return Refused("already-agreed", "E15", {"seat": action.seat, "wish": f"@wish-{wish}"})
    if wish in possible(state):
        return None
    if wish == "start-over":
        return Refused("nothing-to-take", "E12", instead=Message("instead-place"))
    if wish == "swap-back":
        return Refused("not-swapped-yet", "E15")
    return Refused("already-swapped", "E15") if is_swapped(state) else Refused("not-at-the-stair", "E15")


def why_not_change_mind(state: DungeonExit, seat: Seat) -> Refused | None:
    return None if state.wishes[seat] else Refused("nothing-agreed", "E15")


def agree(state: DungeonExit, action: Agreeing, happened: list[Event]) -> DungeonExit:
    """One more yes; the second one makes it happen."""
    wish = wish_of(action)
    happened.append(WishSpoken(action.seat, wish))
    state = _with_wish(state, action.seat, wish)
    if any(other != wish for other in state.wishes):
        return state
    state = replace(state, wishes=(None,) * len(state.wishes))
    match wish:
        case "swap":
            happened.append(BoardsSwapped())
            return replace(state, swaps=state.swaps + 1)
        case "swap-back":
            return _swapped_back(state, happened)
        case "start-over":
            return _started_over(state, happened)


def change_mind(state: DungeonExit, seat: Seat, happened: list[Event]) -> DungeonExit:
    """Take back a yes."""
    happened.append(WishTakenBack(seat))
    return _with_wish(state, seat, None)


def _swapped_back(state: DungeonExit, happened: list[Event]) -> DungeonExit:
    """What was laid since the swap comes off; the rest may be changed again (E15)."""
    happened.append(BoardsSwappedBack())
    laid = {seat: _on_board(path.laid, seat) for seat, path in enumerate(state.paths)}
    return cleared(replace(state, swaps=state.swaps + 1), laid, happened)


def _on_board(laid: Laid, board: int) -> Laid:
    return Laid(
        tuple(placed for placed in laid.tiles if board_of(placed.cells[0]) == board),
        tuple(cell for cell in laid.bridges if board_of(cell) == board),
    )


def _started_over(state: DungeonExit, happened: list[Event]) -> DungeonExit:
    happened.append(StartedOver())
    empty = {seat: Laid() for seat in range(len(state.paths))}
    return cleared(replace(state, swaps=state.swaps + state.swaps % 2), empty, happened)


def _with_wish(state: DungeonExit, seat: Seat, wish: Wish | None) -> DungeonExit:
    return replace(state, wishes=tuple(wish if s == seat else old for s, old in enumerate(state.wishes)))
