"""Reach: how many cells a hop still needs at the least, over what lies on the ground now, bridges thought of.

A lower bound, never too high: a cell beside a laid one may be the bank of a bridge, so it is only left by
a jump; every jump the bridges left allow is thought possible, for each hop by itself. Only the *tip* of the path laid
so far bars nothing: it may yet become a bank, and then another hop runs below its bridge.
"""

# ruff: noqa: SIM102 - nested ifs are what compiles well

from typing import NamedTuple

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.accelerator import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import straight_under
from threedoors.games.dungeon_exit.solver.bridges.layout import (
    AGE,
    CELLS,
    FREE,
    GAP,
    KIND,
    LAID,
    MARK,
    QUEUE,
    STOP,
    Flat,
)

FAR = 99
ALONE, AT_GOAL, BESIDE, BARRED = 0, 1, 2, 3


class Trip(NamedTuple):
    """From where to where, and with how many bridges."""

    start: int
    goal: int
    head: int  # where the path goes on from: the start, or the cell it has reached
    tip: int  # the newest cell of the path laid so far
    bridges: int


@compiled
def company(ground: Flat, trip: Trip, cell: int, came: int) -> int:
    """What a cell touches besides the cell it is entered from: nothing, the goal, a laid cell, or another stop."""
    at_goal, beside = False, False
    for step in DIRECTIONS:
        n = cell + step
        if n == came:
            continue
        if n == trip.goal:
            at_goal = True
        elif ground[KIND + n] == STOP:
            if n != trip.start:
                return BARRED
        elif n != trip.tip and ground[LAID + n] != 0 and ground[GAP + cell] == 0:
            beside = True
    if at_goal:
        return BARRED if beside else AT_GOAL
    return BESIDE if beside else ALONE


@compiled
def enter(ground: Flat, trip: Trip, stack: Flat, cell: int, came: int, layer: int, jumps_left: int, n: int) -> int:
    """Put a cell into the queue if it may be entered; returns the length of the queue, −1 at the goal."""
    at, now = layer * CELLS + cell, stack[AGE]
    if ground[KIND + cell] != FREE or ground[LAID + cell] != 0 or stack[MARK + at] == now:
        return n
    touched = company(ground, trip, cell, came)
    if touched == AT_GOAL:
        return -1
    if touched == BESIDE:
        at += CELLS
    if touched == BARRED or stack[MARK + at] == now or (touched == BESIDE and jumps_left == 0):
        return n
    stack[MARK + at] = now
    stack[QUEUE + n] = at
    return n + 1


@compiled
def cells_to_goal(ground: Flat, trip: Trip, stack: Flat) -> int:
    """The fewest cells from the head to the goal, each jump over a bridge for nothing; FAR when there is no way."""
    stack[AGE] += 1
    stack[QUEUE + 0] = trip.head
    at, n, distance = 0, 1, 0
    stack[MARK + trip.head] = stack[AGE]
    while at < n:
        wave = n
        distance += 1
        while at < wave:
            cell, layer = stack[QUEUE + at] % CELLS, stack[QUEUE + at] // CELLS
            at += 1
            left = trip.bridges - layer // 2
            for step in DIRECTIONS:
                x = cell + step
                if layer % 2 == 0:
                    n = enter(ground, trip, stack, x, cell, layer, left, n)
                    if n < 0:
                        return distance
                if left > 0 and cell != trip.start and ground[KIND + x] == FREE:
                    if ground[LAID + x] == 0 or straight_under(ground, x, step):
                        beyond = layer - layer % 2 + 2
                        n = enter(ground, trip, stack, x + step, x, beyond, left - 1, n)
                        if n < 0:
                            return distance
    return FAR
