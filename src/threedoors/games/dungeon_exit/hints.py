"""Hints in three strengths: a nudge (which leg), a reason (why, or what must happen), a move (a tile and its place).

Sound: a move belongs to a solution that keeps every tile laid. Where none exists the hint names tiles to take
back, and calls them the smallest number only when that is proved. What two seconds cannot decide is said.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from msgspec import Struct

from threedoors.core import Argument, Message
from threedoors.games.dungeon_exit.cells import mask_of, name_of, neighbours
from threedoors.games.dungeon_exit.completing import Completion, complete
from threedoors.games.dungeon_exit.judge import judge
from threedoors.games.dungeon_exit.level import LEG_NAMES, WAYPOINTS, Level
from threedoors.games.dungeon_exit.notation import Laid, Placed
from threedoors.games.dungeon_exit.solver.question import Clock

SECONDS = 2.0
Strength = Literal["nudge", "reason", "move"]
STRENGTHS: tuple[Strength, ...] = ("nudge", "reason", "move")


class Hint(Struct, frozen=True):
    """What is said, and what it points at."""

    possible: bool | None  # can the tiles laid all stay? None: not decided in time
    say: Message
    leg: str = ""
    move: Placed | None = None
    take_back: tuple[str, ...] = ()
    smallest: bool = False  # proved: fewer tiles taken back would not do


def still_possible(level: Level, laid: Laid, seconds: float = SECONDS) -> bool | None:
    """Can what lies on the board still become a solution?"""
    return complete(level, laid, Clock(seconds)).possible


def hint(level: Level, laid: Laid, strength: Strength, seconds: float = SECONDS) -> Hint:
    """One hint for a position of a level with one path and no bridges."""
    clock = Clock(seconds)
    completion = complete(level, laid, clock)
    if completion.possible and completion.solution is not None:
        return _onward(level, laid, strength, completion.solution)
    back, smallest = _take_back(level, laid, clock)
    if not back:
        undecided = completion.possible is None
        return Hint(completion.possible, Message("hint-undecided" if undecided else "hint-hopeless"))
    return _backward(level, laid, strength, completion, back, smallest)


# -- the position is sound: what comes next


def _onward(level: Level, laid: Laid, strength: Strength, solution: Laid) -> Hint:
    mine = {placed.tile for placed in laid.tiles}
    missing = [placed for placed in solution.tiles if placed.tile not in mine]
    if not missing:
        return Hint(True, Message("hint-finished"))
    move, leg = missing[0], _leg_of(level, solution, missing[0])
    said = _leg_args(leg)
    if strength == "nudge":
        return Hint(True, Message("hint-look-at", said), leg)
    if strength == "reason":
        return Hint(True, _what_must_happen(level, laid, leg), leg)
    cells: Argument = [name_of(cell) for cell in move.cells]
    return Hint(True, Message("hint-lay", {**said, "tile": move.tile, "cells": cells}), leg, move)


def _what_must_happen(level: Level, laid: Laid, leg: str) -> Message:
    """A fact about the leg that does not give the tile away: a side that is the only one left, or the length."""
    for thing in leg.split("-"):
        cell = level.routes[0][WAYPOINTS.index(thing)]
        sides = list(_open_sides(level, laid, cell))
        if len(sides) == 1:
            return Message("hint-one-side", {**_leg_args(leg), "thing": f"@thing-{thing}", "cell": name_of(sides[0])})
    missing = sum(name not in judge(level, [laid]).linked[0] for name in LEG_NAMES)
    return Message("hint-legs-left", {**_leg_args(leg), "legs": missing, "laid": len(laid.tiles)})


def _open_sides(level: Level, laid: Laid, stop: int) -> Iterator[int]:
    """Cells beside a stop on which a tile could still lie without touching anything else that is laid."""
    taken = mask_of(cell for placed in laid.tiles for cell in placed.cells)
    for cell in neighbours(stop, level.size):
        if not (level.closed() | taken) >> cell & 1:
            around = mask_of(other for other in neighbours(cell, level.size) if other != stop)
            if not around & mask_of(c for route in level.routes for c in route) and not around & taken:
                yield cell


# -- the position is broken: what has to go


def _take_back(level: Level, laid: Laid, clock: Clock) -> tuple[tuple[str, ...], bool]:
    """Tiles whose removal makes the position possible again, and whether no smaller number does."""
    sure = True
    for size in range(1, len(laid.tiles) + 1):
        for gone in combinations(reversed(laid.tiles), size):
            rest = Laid(tuple(placed for placed in laid.tiles if placed not in gone))
            possible = complete(level, rest, clock).possible
            if possible:
                return tuple(placed.tile for placed in gone), sure
            sure = sure and possible is False
            if not clock.goes_on():
                return (), False
    return (), False


def _backward(
    level: Level, laid: Laid, strength: Strength, completion: Completion, back: tuple[str, ...], smallest: bool
) -> Hint:
    tiles: Argument = list(back)
    first = next(placed for placed in laid.tiles if placed.tile == back[0])
    args: dict[str, Argument] = {"tiles": tiles, "count": len(back), "cell": name_of(first.cells[0])}
    wrong = judge(level, [laid]).wrong
    if strength == "nudge":
        say = Message("hint-something-must-go", args)
    elif strength == "reason" and wrong:
        say = wrong[0].why
    elif strength == "reason":
        say = Message("hint-cannot-all-stay", args)
    else:
        say = Message("hint-take-back-fewest" if smallest else "hint-take-back", args)
    return Hint(completion.possible, say, take_back=back if strength == "move" else (), smallest=smallest)


def _leg_of(level: Level, solution: Laid, move: Placed) -> str:
    """The leg a tile of a solution belongs to: legs are linked one after the other along it."""
    laid: list[Placed] = []
    for placed in solution.tiles:
        linked = judge(level, [Laid(tuple(laid))]).linked[0]
        if placed == move:
            return next((name for name in LEG_NAMES if name not in linked), LEG_NAMES[-1])
        laid.append(placed)
    return LEG_NAMES[-1]


def _leg_args(leg: str) -> dict[str, Argument]:
    one, other = leg.split("-")
    return {"one": f"@thing-{one}", "other": f"@thing-{other}"}
