"""Hints in three strengths: a nudge (which leg), a reason (why, or what must happen), a move (a tile and its place).

Sound: a move belongs to a solution that keeps everything laid. Where there is none – and only where that is
proved – the hint names what to take back, and calls it the smallest number only when that is proved too. What
the time given cannot decide is said; a level of a book carries a solution, so there is always a way to tell of.
Two players are helped together: a move leaves room for the mate.
"""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from threedoors.core import Argument, Message
from threedoors.games.dungeon_exit.board.cells import Cell, board_of, name_of, neighbours
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, WAYPOINTS, Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.help.completing import Both, Completion, complete, get_ready_for_bridges, is_over
from threedoors.games.dungeon_exit.help.forced import forced_side
from threedoors.games.dungeon_exit.help.reasons import reason_for
from threedoors.games.dungeon_exit.help.taking_back import Removable, strangers, take_back
from threedoors.games.dungeon_exit.levels.books import known_solution
from threedoors.games.dungeon_exit.solver.question import Deadline, Timer

SECONDS = 2.0
SHARE = 0.7  # of the time is for the way on, the rest for what to take back
Strength = Literal["nudge", "reason", "move"]
STRENGTHS: tuple[Strength, ...] = ("nudge", "reason", "move")


class Hint(Struct, frozen=True):
    """What is said, and what it points at."""

    possible: bool | None  # can everything laid stay? None: not decided in time
    say: Message
    leg: str = ""
    move: Placed | None = None
    bridge: Cell | None = None  # the move is a bridge over this cell
    take_back: tuple[Removable, ...] = ()
    smallest: bool = False  # proved: with less taken back there is no way


class HintFor(Struct, frozen=True):
    """Who asks: whose path, on which board one works (None: all there are), and what must stay (E15)."""

    path: int = 0
    board: int | None = None
    stays: frozenset[Removable] = frozenset()


def still_possible(level: Level, laid: Sequence[Laid], seconds: float = SECONDS) -> bool | None:
    """Can what lies on the boards still become a solution?"""
    return _completed(level, laid, Deadline(seconds)).possible


def hint(
    level: Level, laid: Sequence[Laid], strength: Strength, seconds: float = SECONDS, asker: HintFor | None = None
) -> Hint:
    """One hint for a position; ``laid`` holds one entry for each path of the level."""
    return hint_within(level, laid, strength, Deadline(seconds), asker or HintFor())


def hint_within(level: Level, laid: Sequence[Laid], strength: Strength, clock: Timer, asker: HintFor) -> Hint:
    """The same for any timer: counted in positions, a hint is the same on every machine."""
    completion = _completed(level, laid, clock.share(SHARE))
    if completion.possible:
        return _onward(level, laid, strength, completion.solution, asker, clock)
    if completion.possible is None:
        return _undecided(level, laid, strength, asker)
    return _backward(level, laid, strength, asker, clock)


def _completed(level: Level, laid: Sequence[Laid], clock: Timer) -> Completion:
    """A level of a book carries a solution: where it keeps everything laid, nothing has to be looked for."""
    known = known_solution(level)
    if known and not strangers(laid, known):
        return Completion(True, known)
    if level.bridges:
        get_ready_for_bridges()
    return complete(level, laid, clock)


def _undecided(level: Level, laid: Sequence[Laid], strength: Strength, asker: HintFor) -> Hint:
    """Time ran out. In a book a way is known all the same: without what is no part of it."""
    if not any(one.tiles for one in laid):
        return Hint(None, Message("hint-undecided-empty"))
    known = known_solution(level)
    pieces = strangers(laid, known) if known else ()
    if not known:
        return Hint(None, Message("hint-undecided"))
    if not asker.stays.isdisjoint(pieces):
        return Hint(None, Message("hint-known-before-the-swap"))
    say = _say_perhaps(strength, asker, pieces)
    return Hint(None, say, take_back=pieces if strength == "move" else ())


# -- the position is sound: what comes next


def _onward(
    level: Level, laid: Sequence[Laid], strength: Strength, solution: Both, asker: HintFor, clock: Timer
) -> Hint:
    if judge(level, laid).valid:
        return Hint(True, Message("hint-finished"))
    bridge = _bridge_due(level, laid, solution)
    if bridge is not None:
        return _lay_bridge(strength, bridge)
    move = _next_tile(laid[asker.path], solution[asker.path], asker.board)
    if move is None:
        return Hint(True, Message("hint-mates-turn"))
    leg = leg_of(level, asker.path, solution[asker.path], move)
    said = _leg_args(leg)
    if strength == "nudge":
        return Hint(True, Message("hint-look-at", said), leg)
    if strength == "reason":
        return Hint(True, _what_must_happen(level, laid, asker.path, leg, move, clock), leg)
    cells: Argument = [name_of(cell) for cell in move.cells]
    return Hint(True, Message("hint-lay", {**said, "tile": move.tile, "cells": cells}), leg, move)


def _next_tile(mine: Laid, solution: Laid, board: int | None) -> Placed | None:
    """The first tile of the solution that is missing on a board the player works on."""
    names = {placed.tile for placed in mine.tiles}
    missing = (placed for placed in solution.tiles if placed.tile not in names)
    return next((placed for placed in missing if board in (None, board_of(placed.cells[0]))), None)


def _bridge_due(level: Level, laid: Sequence[Laid], solution: Both) -> Cell | None:
    """A bridge of the solution that is missing while all it needs lies there: below, before, behind, on both banks."""
    taken = {cell for one in laid for placed in one.tiles for cell in placed.cells}
    taken |= {*level.stairs, *(cell for route in level.routes for cell in route)}
    lying = {cell for one in laid for cell in one.bridges}
    wanted = sorted({cell for one in solution for cell in one.bridges} - lying)
    around = ({cell, *neighbours(cell)} for cell in wanted)
    return next((cell for cell, cells in zip(wanted, around, strict=True) if cells <= taken), None)


def _lay_bridge(strength: Strength, bridge: Cell) -> Hint:
    if strength == "nudge":
        return Hint(True, Message("hint-bridge-somewhere"))
    if strength == "reason":
        return Hint(True, Message("hint-bridge-crossing"))
    return Hint(True, Message("hint-lay-bridge", {"cell": name_of(bridge)}), bridge=bridge)


def _what_must_happen(level: Level, laid: Sequence[Laid], path: int, leg: str, move: Placed, clock: Timer) -> Message:
    """A fact that does not give the tile away: a side that is the only one left, or what ``reasons`` finds."""
    for thing in leg.split("-"):
        side = forced_side(level, laid, path, WAYPOINTS.index(thing))
        if side is not None:
            return Message("hint-one-side", {**_leg_args(leg), "thing": f"@thing-{thing}", "cell": name_of(side)})
    found = reason_for(level, laid, path, move, lambda: is_over(clock))
    if found is not None:
        return found
    missing = sum(name not in judge(level, laid).linked[path] for name in LEG_NAMES)
    return Message("hint-legs-left", {**_leg_args(leg), "legs": missing, "laid": len(laid[path].tiles)})


def leg_of(level: Level, path: int, solution: Laid, move: Placed) -> str:
    """The leg a tile of a solution belongs to: tiles come in path order; one that touches the next stop ends a hop."""
    stops, at = level.stops(path), 0
    for placed in solution.tiles:
        if placed == move:
            break
        while at + 1 < len(stops) and _links(level, placed, stops, at):
            at += 1
    passed = sum(stop in level.routes[path] for stop in stops[: at + 1])
    return LEG_NAMES[min(max(passed, 1), len(LEG_NAMES)) - 1]


def _links(level: Level, placed: Placed, stops: Sequence[Cell], at: int) -> bool:
    """Does this tile reach the next stop? The two stairs are one step apart."""
    if stops[at] in level.stairs and stops[at + 1] in level.stairs:
        return True
    ends = (placed.cells[0], placed.cells[-1])
    return any(stops[at + 1] in neighbours(end, level.size) for end in ends)


def _leg_args(leg: str) -> dict[str, Argument]:
    one, other = leg.split("-")
    return {"one": f"@thing-{one}", "other": f"@thing-{other}"}


# -- the position is broken: what has to go


def _backward(level: Level, laid: Sequence[Laid], strength: Strength, asker: HintFor, clock: Timer) -> Hint:
    found = take_back(level, laid, asker.path, asker.stays, clock)
    if found.pieces is None:
        return Hint(False, Message("hint-something-is-wrong"))
    if not found.pieces:
        return Hint(False, Message("hint-before-the-swap" if asker.stays else "hint-hopeless"))
    say = _say_back(level, laid, strength, asker, found.pieces, found.smallest)
    told = found.pieces if strength == "move" else ()
    return Hint(False, say, take_back=told, smallest=found.smallest)


def _say_perhaps(strength: Strength, asker: HintFor, pieces: tuple[Removable, ...]) -> Message:
    """Nobody has proved that these must go; without them a way is known."""
    mine: Argument = [piece.word for piece in pieces if piece.path == asker.path]
    mates: Argument = [piece.word for piece in pieces if piece.path != asker.path]
    if strength != "move":
        return Message("hint-known-way", {"count": len(pieces), "cell": name_of(pieces[0].cell)})
    if mates:
        return Message("hint-take-back-mates" if not mine else "hint-take-back-both", {"mine": mine, "mates": mates})
    return Message("hint-take-back", {"tiles": mine})


def _say_back(
    level: Level,
    laid: Sequence[Laid],
    strength: Strength,
    asker: HintFor,
    pieces: tuple[Removable, ...],
    smallest: bool,
) -> Message:
    mine: Argument = [piece.word for piece in pieces if piece.path == asker.path]
    mates: Argument = [piece.word for piece in pieces if piece.path != asker.path]
    args: dict[str, Argument] = {"tiles": [piece.word for piece in pieces], "cell": name_of(pieces[0].cell)}
    if strength == "nudge":
        return Message("hint-something-must-go", args)
    if strength == "reason":
        wrong = [] if level.bridges else judge(level, laid).wrong
        return wrong[0].why if wrong else Message("hint-cannot-all-stay", args)
    if mates:
        return Message("hint-take-back-mates" if not mine else "hint-take-back-both", {"mine": mine, "mates": mates})
    return Message("hint-take-back-fewest" if smallest else "hint-take-back", args)
