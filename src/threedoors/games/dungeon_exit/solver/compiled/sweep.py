"""The sweep: the fewest cells any path needs, whatever the tiles, by one pass over the board.

Cell by cell, row by row, all ways to draw the part of the path above the sweep line are kept, told apart
only by what crosses the line; of equal ones the shortest stays. The result is exact: the shortest
induced path through the stops in order. More cells than the tiles have is a proof of impossibility –
the one that a search over tiles cannot find when legs would have to go around each other.

What stands on the line, one code for each column: nothing, a finished cell, or a loose end. A loose
end says how to find the other end of its piece (brackets: pieces never cross) or that the piece holds
the first or the last stop, and which stop is the nearest on the way from here.
"""

# ruff: noqa: FURB110, SIM110 - written for the compiler

from typing import Any

import numpy as np
from numba import njit

from threedoors.games.dungeon_exit.solver.compiled.layout import States

U = np.uint64
EMPTY, CLOSED = 0, 1
OPEN, SHUT, FIRST, LAST = 0, 1, 2, 3  # kinds of loose ends
STOPS = 10  # one more than the most stops on a board: two players with four each, and the stair
BITS = 6  # of one code
LOW = 10  # columns in the first word of a key
CODE = U(63)
ONWARD = U(36)  # where the second word keeps the end that goes on to the right


@njit(cache=True, inline="always")
def loose(kind: int, stop: int) -> int:
    return 2 + kind * STOPS + stop


@njit(cache=True, inline="always")
def kind_of(code: int) -> int:
    return (code - 2) // STOPS


@njit(cache=True, inline="always")
def stop_of(code: int) -> int:
    return (code - 2) % STOPS


@njit(cache=True)
def other_end(line: Any, n: int, at: int) -> int:
    """Where the piece that has a loose end here has its other one."""
    kind = kind_of(line[at])
    step = 1 if kind == OPEN else -1
    level = 0
    i = at
    while True:
        if line[i] >= 2:
            k = kind_of(line[i])
            if k == OPEN:
                level += 1
            elif k == SHUT:
                level -= 1
            if level == 0:
                return i
        i += step


@njit(cache=True)
def may_meet(line: Any, n: int, at: int, stop: int) -> bool:
    """May this loose end be the next to touch that stop (E4)?"""
    code = line[at]
    near = stop_of(code)
    kind = kind_of(code)
    if kind == FIRST:
        return stop == near + 1
    if kind == LAST:
        return stop == near - 1
    if near == 0:
        return True
    beyond = stop_of(line[other_end(line, n, at)])
    if near == beyond:
        return stop == near + 1 or stop == near - 1
    return stop == (near + 1 if near > beyond else near - 1)


@njit(cache=True)
def tie(line: Any, n: int, a: int, b: int) -> int:
    """Join two loose ends. 0: not allowed, 1: joined, 2: the path is complete."""
    ca, cb = line[a], line[b]
    ka, kb = kind_of(ca), kind_of(cb)
    sa, sb = stop_of(ca), stop_of(cb)
    if sa and sb and not (may_meet(line, n, a, sb) and may_meet(line, n, b, sa)):
        return 0
    if ka >= FIRST and kb >= FIRST:
        return 2 if ka != kb else 0
    if ka >= FIRST:
        far = other_end(line, n, b)
        s = stop_of(line[far])
        line[far] = loose(ka, s if s else sa)
    elif kb >= FIRST:
        far = other_end(line, n, a)
        s = stop_of(line[far])
        line[far] = loose(kb, s if s else sb)
    else:
        fa, fb = other_end(line, n, a), other_end(line, n, b)
        if fa == b:
            return 0
        la, lb = stop_of(line[fa]), stop_of(line[fb])
        la = la if la else sb
        lb = lb if lb else sa
        if fa < fb:
            line[fa], line[fb] = loose(OPEN, la), loose(SHUT, lb)
        else:
            line[fb], line[fa] = loose(OPEN, lb), loose(SHUT, la)
    line[a] = CLOSED
    line[b] = CLOSED
    return 1


@njit(cache=True)
def end_at(line: Any, n: int, at: int, stop: int, kind: int) -> int:
    """A loose end reaches the first or last stop. 0: not allowed, 1: fine, 2: complete."""
    if not may_meet(line, n, at, stop):
        return 0
    k = kind_of(line[at])
    if k >= FIRST:
        return 2 if k != kind else 0
    far = other_end(line, n, at)
    s = stop_of(line[far])
    line[far] = loose(kind, s if s else stop)
    line[at] = CLOSED
    return 1


@njit(cache=True)
def go_through_stop(line: Any, n: int, at: int, stop: int) -> bool:
    """A loose end reaches a stop that is neither the first nor the last, and becomes the end that leaves it.

    False where the stops would then be met out of order (E4). The piece now holds a stop, so its other end, if it knew
    of none, learns which one is nearest.
    """
    if not may_meet(line, n, at, stop):
        return False
    code = line[at]
    if kind_of(code) < FIRST and stop_of(code) == 0:
        far = other_end(line, n, at)
        line[far] = loose(kind_of(line[far]), stop)
    line[at] = loose(kind_of(code), stop)
    return True


@njit(cache=True)
def unpack(low: Any, high: Any, line: Any, width: int, column: int) -> None:
    """The line before a cell: columns left of it, the end that comes from the left, the columns from here on."""
    for c in range(width):
        code = int((low >> U(BITS * c)) & CODE) if c < LOW else int((high >> U(BITS * (c - LOW))) & CODE)
        line[c if c < column else c + 1] = code
    line[column] = int((high >> ONWARD) & CODE)


@njit(cache=True)
def pack(line: Any, width: int, column: int) -> Any:
    """The line after a cell: ``line[column]`` is now that cell, ``line[column + 1]`` what leaves it to the right."""
    low, high = U(0), U(0)
    for c in range(width):
        code = U(line[c if c <= column else c + 1])
        if c < LOW:
            low |= code << U(BITS * c)
        else:
            high |= code << U(BITS * (c - LOW))
    return low, high | (U(line[column + 1]) << ONWARD)


@njit(cache=True)
def put(keys: Any, cost: Any, slots: Any, mask: int, count: int, low: Any, high: Any, value: int) -> int:
    """Keep a state unless a shorter one looks the same from below; returns how many are kept."""
    x = (low ^ (high * U(0x9E3779B97F4A7C15))) * U(0xBF58476D1CE4E5B9)
    x ^= x >> U(31)
    at = np.int64(x & U(mask))
    while slots[at] >= 0:
        i = slots[at]
        if keys[i, 0] == low and keys[i, 1] == high:
            if value < cost[i]:
                cost[i] = value
            return count
        at = (at + 1) & mask
    slots[at] = count
    keys[count, 0] = low
    keys[count, 1] = high
    cost[count] = value
    return count + 1


@njit(cache=True)
def sweep_row(kinds: Any, row: int, n_stops: int, best: int, count: int, old: States, new: States, slots: Any) -> Any:
    """Sweep one row: (states left, fewest cells of a complete path so far, whether old and new were swapped).

    ``kinds[row, column]``: −1 closed, 0 free, i the i-th stop counted from 1. Only paths shorter than
    ``best`` are followed. −1 states: there was no room for all of them.
    """
    height, width = kinds.shape
    line = np.zeros(width + 2, np.int64)
    keep = np.zeros(width + 2, np.int64)
    n = width + 1
    for column in range(width):
        mask = 1023
        while mask < 4 * count:
            mask = 2 * mask + 1
        if mask >= slots.shape[0]:
            return -1, best, False
        slots[: mask + 1] = -1
        fresh = 0
        keys, costs, old_keys, old_costs = new.keys, new.cost, old.keys, old.cost
        kind = kinds[row, column]
        down_ok = row + 1 < height and kinds[row + 1, column] >= 0
        right_ok = column + 1 < width and kinds[row, column + 1] >= 0
        for state in range(count):
            value = old_costs[state]
            unpack(old_keys[state, 0], old_keys[state, 1], keep, width, column)
            left, up = keep[column], keep[column + 1]
            if kind <= 0 and left == 0 and up < 2:
                line[:n] = keep[:n]
                line[column] = EMPTY
                line[column + 1] = 0
                low, high = pack(line, width, column)
                fresh = put(keys, costs, slots, mask, fresh, low, high, value)
            if kind < 0 or up == CLOSED or (column > 0 and keep[column - 1] != EMPTY and left == 0):
                continue
            cost = value + (1 if kind == 0 else 0)
            coming = (1 if left else 0) + (1 if up >= 2 else 0)
            terminal = kind == 1 or kind == n_stops
            going = (1 if terminal else 2) - coming
            if cost >= best or going < 0:
                continue
            line[:n] = keep[:n]
            result, code = connect(line, n, column, kind, n_stops, left, coming)
            if result == 0:
                continue
            if result == 2:
                if not others_open(line, n, column):
                    best = cost
                continue
            for way in range(3):  # 0: nowhere or both ways, 1: down, 2: right
                if (going == 1) != (way > 0) or (way != 2 and going > 0 and not down_ok):
                    continue
                if (way == 2 or going == 2) and not right_ok:
                    continue
                line[column], line[column + 1] = CLOSED, 0
                if going == 2:
                    line[column], line[column + 1] = loose(OPEN, kind), loose(SHUT, kind)
                elif way == 1:
                    line[column] = code
                elif way == 2:
                    line[column + 1] = code
                low, high = pack(line, width, column)
                fresh = put(keys, costs, slots, mask, fresh, low, high, cost)
            if fresh + 4 > keys.shape[0]:
                return -1, best, False
        old, new = new, old
        count = fresh
    return count, best, width % 2 == 1


@njit(cache=True)
def connect(line: Any, n: int, column: int, kind: int, n_stops: int, left: int, coming: int) -> Any:
    """Let the path pass through a cell: (0 not allowed, 1 fine, 2 path complete), and the end that goes on."""
    terminal = kind == 1 or kind == n_stops
    ending = FIRST if kind == 1 else LAST
    if coming == 2:
        if kind > 0 and not go_through_stop(line, n, column, kind):
            return 0, 0
        return tie(line, n, column, column + 1), 0
    if coming == 1:
        at = column if left else column + 1
        if terminal:
            return end_at(line, n, at, kind, ending), 0
        if kind > 0 and not go_through_stop(line, n, at, kind):
            return 0, 0
        return 1, line[at]
    return 1, loose(ending, kind) if terminal else 0


@njit(cache=True)
def others_open(line: Any, n: int, column: int) -> bool:
    for i in range(n):
        if i != column and i != column + 1 and line[i] >= 2:
            return True
    return False
