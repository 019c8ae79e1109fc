"""The ground two paths or bridged paths are laid on (E9, E15): what may lie where, cell by cell.

The same source runs compiled or plain (``accelerator`` decides), so there is one truth.
A bridge is met in two ways: the path jumps over a cell that lies there already, or over an empty one,
which then waits as a *gap* until another part of the path runs straight through it at right angles.
Tiles a player has laid are *fixed*: the path must come to each and walk it whole, and nothing else may lie there.
"""

# ruff: noqa: SIM110 - loops are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.accelerator import compiled
from threedoors.games.dungeon_exit.solver.bridges.layout import (
    BEFORE,
    BEHIND,
    BRIDGED,
    BRIDGES_AT,
    CELLS,
    CLOSED,
    DEPTH,
    END,
    FIXED,
    FRAME,
    FREE,
    GAP,
    HEAD,
    KIND,
    LAID,
    LAYING,
    MARGIN,
    MOVE,
    NEXT_PATH,
    PATH,
    ROOT,
    SIDES,
    STEP,
    STOP,
    Flat,
)

# what ``look_at`` says; anything else is the cell the path must now jump over
NO, GOES_ON, ENDS, STOPS_HERE = -1, 0, 1, 2


@compiled
def straight_under(ground: Flat, x: int, step: int) -> Any:
    """Does a path run straight through this cell, at right angles to the step, with no bridge on it yet?"""
    if ground[LAID + x] == 0 or ground[BRIDGED + x] != 0:
        return False
    side = 16 if step == 1 or step == -1 else 1
    before, behind = ground[BEFORE + x], ground[BEHIND + x]
    return (before == x - side and behind == x + side) or (before == x + side and behind == x - side)


@compiled
def may_bridge_gap(ground: Flat, x: int, step: int) -> bool:
    """May an empty cell wait to be crossed? Nothing laid may stand where its path will come and go."""
    if ground[KIND + x] != FREE or ground[LAID + x] != 0 or ground[GAP + x] != 0:
        return False
    side = 16 if step == 1 or step == -1 else 1
    for n in (x - side, x + side):
        if ground[LAID + n] != 0 or ground[KIND + n] == CLOSED:
            return False
    return True


@compiled
def is_waiting(ground: Flat, cell: int, n: int) -> Any:
    """Does a fixed tile that the path has not come to yet lie on ``n``, and not the one that lies on ``cell``?"""
    mark = ground[FIXED + n]
    return mark != 0 and ground[LAID + n] == 0 and mark % END != ground[FIXED + cell] % END


@compiled
def may_be_next(ground: Flat, n: int, owner: int) -> Any:
    """Is this the end of a fixed tile of that path?"""
    mark = ground[FIXED + n]
    return mark >= END and (mark % END - 1) // NEXT_PATH == owner


@compiled
def is_spoken_for(ground: Flat, stop: int) -> Any:
    """Are all sides a stop has left to give taken by fixed tiles that lie beside it?"""
    left, fixed = ground[SIDES + stop], 0
    if left == 0:
        return False
    for step in DIRECTIONS:
        if ground[LAID + stop + step] != 0:
            left -= 1
        elif ground[FIXED + stop + step] != 0:
            fixed += 1
    return fixed >= left


@compiled
def look_at(ground: Flat, cell: int, prior: int, goal: int, bridges: int, owner: int) -> int:
    """May the path go on to this cell, and what then: NO, GOES_ON, ENDS (the goal is touched), STOPS_HERE (a fixed
    tile comes next), or the cell it must now jump over (always above MARGIN)."""
    if ground[KIND + cell] != FREE or ground[LAID + cell] != 0:
        return NO
    gap = ground[GAP + cell]
    came = cell - prior
    if gap != 0 and came != gap and came != -gap:
        return NO
    over, waiting = 0, 0
    ends = False
    for step in DIRECTIONS:
        n = cell + step
        if n == prior:
            continue
        if ground[KIND + n] == STOP:
            if n != goal or (gap != 0 and step != came):
                return NO
            if ground[FIXED + cell] == 0 and is_spoken_for(ground, goal):
                return NO
            ends = True
        elif ground[LAID + n] != 0:
            if gap != 0:
                if step == came:
                    return NO
                continue  # the two banks of the bridge over this cell
            y = n + step
            if over or bridges == 0 or not straight_under(ground, n, step):
                return NO
            if ground[KIND + y] != FREE or ground[LAID + y] != 0:
                return NO
            over = n
        elif gap == 0 and ground[GAP + n] == 0 and is_waiting(ground, cell, n):
            if bridges > 0 and step != came and ground[FIXED + n] >= END:
                continue  # perhaps the bank of a bridge over this cell
            if waiting or (bridges == 0 and not may_be_next(ground, n, owner)):
                return NO
            waiting = n
    if ends or waiting:
        return NO if over or (ends and waiting) else ENDS if ends else STOPS_HERE
    return over


@compiled
def cells_of(box: Flat, move: int, root: int, stack: Flat) -> Any:
    """The cells of a move, root first and in path order, into the stack's PATH; returns how many without the root."""
    n = box[MOVE * move + DEPTH]
    i = move
    steps = n
    while steps > 0:
        stack[PATH + steps] = box[MOVE * i + STEP]
        steps -= 1
        while steps > 0 and box[MOVE * i + DEPTH] != steps:
            i -= 1
    stack[PATH] = root
    for k in range(1, n + 1):
        stack[PATH + k] += stack[PATH + k - 1]
    return n


@compiled
def lay(depth: int, box: Flat, ground: Flat, stack: Flat) -> int:
    """Put the move being tried on the ground; returns 1 when it used a bridge."""
    frame = FRAME * depth
    head, root = stack[frame + HEAD], stack[frame + ROOT]
    n = cells_of(box, stack[frame + LAYING], root, stack)
    last = head
    if root != head:
        if ground[LAID + root] == 0:
            side = root - head
            ground[GAP + root] = 16 if side == 1 or side == -1 else 1
        ground[BRIDGED + root] = 1
    for k in range(1, n + 1):
        cell = stack[PATH + k]
        ground[BEHIND + last] = cell
        ground[BEFORE + cell] = last
        ground[BEHIND + cell] = 0
        ground[LAID + cell] = 1
        last = cell
    return 1 if root != head else 0


@compiled
def lift(depth: int, box: Flat, ground: Flat, stack: Flat) -> None:
    """Take the move being tried off the ground again."""
    frame = FRAME * depth
    head, root = stack[frame + HEAD], stack[frame + ROOT]
    n = cells_of(box, stack[frame + LAYING], root, stack)
    for k in range(1, n + 1):
        ground[LAID + stack[PATH + k]] = 0
    ground[BEHIND + head] = 0
    if root != head:
        ground[BRIDGED + root] = 0
        if ground[LAID + root] == 0:
            ground[GAP + root] = 0


@compiled
def no_gap_left(ground: Flat) -> bool:
    """Is every cell a bridge was laid over also crossed below?"""
    for cell in range(MARGIN, CELLS - MARGIN):
        if ground[BRIDGED + cell] != 0 and ground[LAID + cell] == 0:
            return False
    return True


@compiled
def bridges_missing(ground: Flat, hops: Flat) -> int:
    """How many of the bridges a player has laid nobody has crossed yet."""
    missing = 0
    for i in range(hops[BRIDGES_AT], len(hops)):
        if ground[BRIDGED + hops[i]] == 0:
            missing += 1
    return missing


@compiled
def is_wanted(hops: Flat, x: int) -> bool:
    """Has a player laid a bridge here?"""
    for i in range(hops[BRIDGES_AT], len(hops)):
        if hops[i] == x:
            return True
    return False
