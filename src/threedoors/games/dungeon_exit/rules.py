"""The rules of Dungeon Exit: set up, what is legal, what an act leads to, what is awaited, the end.

This page is the list of contents: work on a board is in ``tilework.py``, what two agree on in
``agreement.py``, paths are judged in ``board/judge.py``. One surprise: nobody has a turn. Everybody may
always act, and in a race the order of the log decides (E14).
"""

from msgspec.structs import replace

from threedoors.core import (
    Chance,
    Choices,
    Concede,
    Event,
    Message,
    OneOf,
    Open,
    Outcome,
    Refused,
    Seat,
    Step,
    Wait,
)
from threedoors.games.dungeon_exit.actions import (
    ChangeMind,
    ExitAction,
    GetReady,
    StartOver,
    Swap,
    SwapBack,
    TakeAll,
    TileWork,
)
from threedoors.games.dungeon_exit.agreement import (
    agree,
    change_mind,
    lapse,
    possible,
    why_not_agree,
    why_not_change_mind,
)
from threedoors.games.dungeon_exit.board.cells import mask_of, names_in, names_of
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.board.ways import TURNS
from threedoors.games.dungeon_exit.consequences import end, settle
from threedoors.games.dungeon_exit.events import GivenUp, RaceStarted, SeatReady, Wish
from threedoors.games.dungeon_exit.modes import settled
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.state import DungeonExit, Ending, Path, is_swapped, may_change
from threedoors.games.dungeon_exit.tilework import (
    bridged_cells,
    bridges_left,
    free_cells,
    movable,
    stock,
    tile_cells,
    work,
)
from threedoors.games.dungeon_exit.versions import RULES_VERSION

AGREEING: dict[Wish, type[Swap] | type[SwapBack] | type[StartOver]] = {
    "swap": Swap,
    "swap-back": SwapBack,
    "start-over": StartOver,
}


def setup(
    options: ExitOptions, seats: int, chance: Chance, rules_version: int = RULES_VERSION
) -> DungeonExit | Refused:
    """The empty boards of the level, or why these options do not fit (E3, E13–E16)."""
    chosen = settled(options, seats, chance, rules_version)
    if isinstance(chosen, Refused):
        return chosen
    mode, level, chance = chosen
    return DungeonExit(
        options=options,
        mode=mode,
        level=level,
        phase="ready" if mode == "race" else "solving",
        paths=(Path(),) * seats,
        wishes=(None,) * seats,
        chance=chance,
    )


def apply(state: DungeonExit, action: ExitAction) -> Step[DungeonExit] | Refused:
    """Play one act: the boards after it and what happened, or why not."""
    if state.ending is not None:
        return Refused("game-over")
    if not 0 <= action.seat < len(state.paths):
        return Refused("no-such-seat", args={"number": action.seat})
    happened: list[Event] = []
    after = _played(state, action, happened)
    return after if isinstance(after, Refused) else Step(after, tuple(happened))


def _played(state: DungeonExit, action: ExitAction, happened: list[Event]) -> DungeonExit | Refused:
    match action:
        case Concede(seat):
            happened.append(GivenUp(seat))
            return end(state, Ending(solved=False, seat=seat), happened)
        case GetReady(seat):
            return _get_ready(state, seat, happened)
        case _ if state.phase == "ready":
            return Refused("race-not-started", "E14", instead=Message("instead-get-ready"))
        case Swap() | SwapBack() | StartOver():
            return why_not_agree(state, action) or agree(state, action, happened)
        case ChangeMind(seat):
            return why_not_change_mind(state, seat) or change_mind(state, seat, happened)
        case _:
            return _worked(state, action, happened)


def _get_ready(state: DungeonExit, seat: Seat, happened: list[Event]) -> DungeonExit | Refused:
    """E14: the start signal comes when both are ready, and with it the level."""
    if state.phase != "ready":
        return Refused("already-started", "E14" if state.mode == "race" else "E13", instead=Message("instead-place"))
    if seat in state.ready:
        return Refused("already-ready", "E14", {"seat": seat})
    happened.append(SeatReady(seat))
    ready = tuple(sorted((*state.ready, seat)))
    if len(ready) < len(state.paths):
        return replace(state, ready=ready)
    happened.append(RaceStarted(write_level(state.level)))
    return replace(state, ready=ready, phase="solving")


def _worked(state: DungeonExit, action: TileWork, happened: list[Event]) -> DungeonExit | Refused:
    done = work(state, action)
    if isinstance(done, Refused):
        return done
    laid, told = done
    happened.append(told)
    after = settle(state, action.seat, laid, happened)
    return after if after.ending else lapse(after, happened)


# --- what a seat may do ----------------------------------------------------------------------------


def legal(state: DungeonExit, seat: Seat | None) -> Choices[ExitAction]:
    """What a seat may do now."""
    if seat is None or not 0 <= seat < len(state.paths) or state.ending is not None:
        return Choices(seat)
    if state.phase == "ready":
        return Choices(seat, () if seat in state.ready else (GetReady(seat),))
    listed: list[ExitAction] = [TakeAll(seat)] if _has_something_to_take(state, seat) else []
    listed += [AGREEING[wish](seat) for wish in possible(state) if state.wishes[seat] != wish]
    listed += [ChangeMind(seat)] if state.wishes[seat] else []
    return Choices(seat, tuple(listed), (*_tile_acts(state, seat), *_bridge_acts(state, seat)))


def _has_something_to_take(state: DungeonExit, seat: Seat) -> bool:
    return bool(movable(state, seat)) or any(may_change(state, seat, cell) for cell in state.paths[seat].laid.bridges)


def _tile_acts(state: DungeonExit, seat: Seat) -> tuple[Open, ...]:
    """Any tile in stock or on the board, on any free cell, any way up; the referee sees what overlaps."""
    room = free_cells(state, seat)
    free = names_in(room)
    tray, there = stock(state.paths[seat].laid), movable(state, seat)
    flips = (False,) if state.level.rotation_only else (False, True)
    ways = {"turn": OneOf(TURNS, "turn"), "flipped": OneOf(flips, "flip")}
    acts: list[Open] = []
    if tray and free:
        acts.append(Open("PlaceTile", {"tile": OneOf(tray, "tile"), "at": OneOf(free, "cell"), **ways}, exact=False))
    if there:
        names = OneOf(tuple(placed.tile for placed in there), "tile")
        under = mask_of(cell for placed in there for cell in placed.cells)
        acts.append(Open("MoveTile", {"tile": names, "at": OneOf(names_in(room | under), "cell"), **ways}, exact=False))
        kinds = ("TurnTile",) if state.level.rotation_only else ("TurnTile", "FlipTile")
        acts += [Open(kind, {"tile": names}, exact=False) for kind in kinds]
        acts.append(Open("TakeTile", {"tile": names}))
    return tuple(acts)


def _bridge_acts(state: DungeonExit, seat: Seat) -> tuple[Open, ...]:
    bridged = bridged_cells(state, seat)
    over = [cell for cell in sorted(tile_cells(state, seat) - bridged) if may_change(state, seat, cell)]
    own = [cell for cell in state.paths[seat].laid.bridges if may_change(state, seat, cell)]
    acts: list[Open] = []
    if over and bridges_left(state, seat):
        acts.append(Open("PlaceBridge", {"cell": OneOf(tuple(names_of(over)), "cell")}))
    if own:
        acts.append(Open("TakeBridge", {"cell": OneOf(tuple(names_of(own)), "cell")}))
    return tuple(acts)


# --- what is awaited, and the end ------------------------------------------------------------------


def waits(state: DungeonExit) -> tuple[Wait[ExitAction], ...]:
    """Whose path is awaited: everybody's at once. Time is never part of it."""
    everybody = tuple(range(len(state.paths)))
    if state.ending is not None:
        return ()
    if state.phase == "ready":
        unready = tuple(seat for seat in everybody if seat not in state.ready)
        return (Wait("ready", unready, Message("wait-ready")),)
    if state.mode != "coop":
        return (Wait("path", everybody, Message(f"wait-{state.mode}")),)
    asked = tuple(seat for seat in everybody if state.wishes[seat] is None)
    if len(asked) == 1:
        wish = state.wishes[1 - asked[0]]
        return (Wait(f"paths-{state.swaps}", asked, Message(f"wait-{wish}", {"seat": asked[0]})),)
    why = Message("wait-coop-swapped" if is_swapped(state) else "wait-coop")
    return (Wait(f"paths-{state.swaps}", everybody, why),)


def outcome(state: DungeonExit) -> Outcome | None:
    """The end, and why: a valid path, or somebody gave up (E13–E16)."""
    ending = state.ending
    if ending is None:
        return None
    everybody = tuple(range(len(state.paths)))
    tiles = sum(len(path.laid.tiles) for path in state.paths)
    if state.mode == "race":
        winner = ending.seat if ending.solved else 1 - ending.seat
        tiles = len(state.paths[winner].laid.tiles)
        why = Message("won-race" if ending.solved else "won-by-giving-up", {"seat": winner, "tiles": tiles})
        return Outcome(f"seat-{winner}", (winner,), why)
    if ending.solved:
        return Outcome("solved", everybody, Message(f"won-{state.mode}", {"tiles": tiles}))
    return Outcome("given-up", (), Message("lost-given-up", {"seat": ending.seat}))
