"""Reach: how many cells a hop still needs at the least, over what lies on the ground now, bridges thought of.

A lower bound, never too high: a cell beside a laid one may be the bank of a bridge, so it is only left by
a jump; every jump the bridges left allow is thought possible, for each hop by itself. Only the *tip* of the path laid
so far bars nothing: it may yet become a bank, and then another hop runs below its bridge.
"""

# ruff: noqa: SIM102 - nested ifs are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.solver.accelerated import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import CELLS, FREE, GAP, KIND, LAID, STOP, straight_under

FAR = 99
ALONE, AT_GOAL, BESIDE, BARRED = 0, 1, 2, 3
LAYERS = 10  # a normal one and one of banks for each number of jumps, up to four


@compiled
def company(ground: Any, cell: int, came: int, tip: int, start: int, goal: int) -> int:
    """What a cell touches besides the cell it is entered from: nothing, the goal, a laid cell, or another stop."""
    at_goal, beside = False, False
    for step in (-16, 1, 16, -1):
        n = cell + step
        if n == came:
            continue
        if n == goal:
            at_goal = True
        elif ground[KIND * CELLS + n] == STOP:
            if n != start:
                return BARRED
        elif n != tip and ground[LAID * CELLS + n] != 0 and ground[GAP * CELLS + cell] == 0:
            beside = True
    if at_goal:
        return BARRED if beside else AT_GOAL
    return BESIDE if beside else ALONE


@compiled
def enter(
    ground: Any, cell: int, came: int, tip: int, start: int, goal: int, layer: int, jumps_left: int,
    queue: Any, mark: Any, now: int, n: int,
) -> int:  # fmt: skip
    """Put a cell into the queue if it may be entered; returns the length of the queue, −1 at the goal."""
    at = layer * CELLS + cell
    if ground[KIND * CELLS + cell] != FREE or ground[LAID * CELLS + cell] != 0 or mark[at] == now:
        return n
    touched = company(ground, cell, came, tip, start, goal)
    if touched == AT_GOAL:
        return -1
    if touched == BESIDE:
        at += CELLS
    if touched == BARRED or mark[at] == now or (touched == BESIDE and jumps_left == 0):
        return n
    mark[at] = now
    queue[n] = at
    return n + 1


@compiled
def cells_to_goal(
    ground: Any, start: int, goal: int, head: int, tip: int, bridges: int, queue: Any, mark: Any, now: int
) -> int:  # fmt: skip
    """The fewest cells from the head to the goal, each jump over a bridge for nothing; FAR when there is no way."""
    queue[0] = head
    at, n, distance = 0, 1, 0
    mark[head] = now
    while at < n:
        wave = n
        distance += 1
        while at < wave:
            cell, layer = queue[at] % CELLS, queue[at] // CELLS
            at += 1
            left = bridges - layer // 2
            for step in (-16, 1, 16, -1):
                x = cell + step
                if layer % 2 == 0:
                    n = enter(ground, x, cell, tip, start, goal, layer, left, queue, mark, now, n)
                    if n < 0:
                        return distance
                if left > 0 and cell != start and ground[KIND * CELLS + x] == FREE:
                    if ground[LAID * CELLS + x] == 0 or straight_under(ground, x, step):
                        beyond = layer - layer % 2 + 2
                        n = enter(ground, x + step, x, tip, start, goal, beyond, left - 1, queue, mark, now, n)
                        if n < 0:
                            return distance
    return FAR
