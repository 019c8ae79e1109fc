"""The ground two paths or bridged paths are laid on (E9, E15): cell by cell, nothing but numbers in one flat list.

The same source runs compiled or plain (``accelerated`` decides), so there is one truth.
A bridge is met in two ways: the path jumps over a cell that lies there already, or over an empty one,
which then waits as a *gap* until another part of the path runs straight through it at right angles.
Tiles a player has laid are *fixed*: the path must come to each and walk it whole, and nothing else may lie there.
"""

# ruff: noqa: SIM110 - loops are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.solver.accelerated import compiled

# what a cell is; cells are shifted by MARGIN so that a step off the board is still a number in the list
MARGIN = 32
CLOSED, FREE, STOP = 0, 1, 2
# rows of ``ground``: one flat list, CELLS numbers to a row
CELLS = 576
KIND, LAID, BEFORE, BEHIND, BRIDGED, GAP, FIXED, SIDES = 0, 1, 2, 3, 4, 5, 6, 7
GROUND_ROWS = 8
# numbers in the row FIXED: 1 + tile + 16 × path, and 64 more at the two ends of the tile
OWNER, END = 16, 64
# the row SIDES: at a stop how many sides are touched in the end; 0 where two paths share it
# what ``look_at`` says; anything else is the cell the path must now jump over
NO, GOES_ON, ENDS, STOPS_HERE = -1, 0, 1, 2


@compiled
def straight_under(ground: Any, x: int, step: int) -> Any:
    """Does a path run straight through this cell, at right angles to the step, with no bridge on it yet?"""
    if ground[LAID * CELLS + x] == 0 or ground[BRIDGED * CELLS + x] != 0:
        return False
    side = 16 if step == 1 or step == -1 else 1
    before, behind = ground[BEFORE * CELLS + x], ground[BEHIND * CELLS + x]
    return (before == x - side and behind == x + side) or (before == x + side and behind == x - side)


@compiled
def may_bridge_gap(ground: Any, x: int, step: int) -> bool:
    """May an empty cell wait to be crossed? Nothing laid may stand where its path will come and go."""
    if ground[KIND * CELLS + x] != FREE or ground[LAID * CELLS + x] != 0 or ground[GAP * CELLS + x] != 0:
        return False
    side = 16 if step == 1 or step == -1 else 1
    for n in (x - side, x + side):
        if ground[LAID * CELLS + n] != 0 or ground[KIND * CELLS + n] == CLOSED:
            return False
    return True


@compiled
def is_waiting(ground: Any, cell: int, n: int) -> Any:
    """Does a fixed tile that the path has not come to yet lie on ``n``, and not the one that lies on ``cell``?"""
    mark = ground[FIXED * CELLS + n]
    return mark != 0 and ground[LAID * CELLS + n] == 0 and mark % END != ground[FIXED * CELLS + cell] % END


@compiled
def may_be_next(ground: Any, n: int, owner: int) -> Any:
    """Is this the end of a fixed tile of that path?"""
    mark = ground[FIXED * CELLS + n]
    return mark >= END and (mark % END - 1) // OWNER == owner


@compiled
def is_spoken_for(ground: Any, stop: int) -> Any:
    """Are all sides a stop has left to give taken by fixed tiles that lie beside it?"""
    left, fixed = ground[SIDES * CELLS + stop], 0
    if left == 0:
        return False
    for step in (-16, 1, 16, -1):
        if ground[LAID * CELLS + stop + step] != 0:
            left -= 1
        elif ground[FIXED * CELLS + stop + step] != 0:
            fixed += 1
    return fixed >= left


@compiled
def look_at(ground: Any, cell: int, prior: int, goal: int, bridges: int, owner: int) -> int:
    """May the path go on to this cell, and what then: NO, GOES_ON, ENDS (the goal is touched), STOPS_HERE (a fixed
    tile comes next), or the cell it must now jump over (always above MARGIN)."""
    if ground[KIND * CELLS + cell] != FREE or ground[LAID * CELLS + cell] != 0:
        return NO
    gap = ground[GAP * CELLS + cell]
    came = cell - prior
    if gap != 0 and came != gap and came != -gap:
        return NO
    over, waiting = 0, 0
    ends = False
    for step in (-16, 1, 16, -1):
        n = cell + step
        if n == prior:
            continue
        if ground[KIND * CELLS + n] == STOP:
            if n != goal or (gap != 0 and step != came):
                return NO
            if ground[FIXED * CELLS + cell] == 0 and is_spoken_for(ground, goal):
                return NO
            ends = True
        elif ground[LAID * CELLS + n] != 0:
            if gap != 0:
                if step == came:
                    return NO
                continue  # the two banks of the bridge over this cell
            y = n + step
            if over or bridges == 0 or not straight_under(ground, n, step):
                return NO
            if ground[KIND * CELLS + y] != FREE or ground[LAID * CELLS + y] != 0:
                return NO
            over = n
        elif gap == 0 and ground[GAP * CELLS + n] == 0 and is_waiting(ground, cell, n):
            if bridges > 0 and step != came and ground[FIXED * CELLS + n] >= END:
                continue  # perhaps the bank of a bridge over this cell
            if waiting or (bridges == 0 and not may_be_next(ground, n, owner)):
                return NO
            waiting = n
    if ends or waiting:
        return NO if over or (ends and waiting) else ENDS if ends else STOPS_HERE
    return over


@compiled
def cells_of(moves: Any, move: int, root: int, path: Any) -> Any:
    """The cells of a move in path order into ``path[1:]``; returns how many."""
    n = moves[4 * move + 1]
    i = move
    steps = n
    while steps > 0:
        path[steps] = moves[4 * i]
        steps -= 1
        while steps > 0 and moves[4 * i + 1] != steps:
            i -= 1
    path[0] = root
    for k in range(1, n + 1):
        path[k] += path[k - 1]
    return n


@compiled
def lay(moves: Any, move: int, root: int, head: int, ground: Any, path: Any) -> int:
    """Put a move on the ground; returns 1 when it used a bridge."""
    n = cells_of(moves, move, root, path)
    last = head
    if root != head:
        if ground[LAID * CELLS + root] == 0:
            side = root - head
            ground[GAP * CELLS + root] = 16 if side == 1 or side == -1 else 1
        ground[BRIDGED * CELLS + root] = 1
    for k in range(1, n + 1):
        ground[BEHIND * CELLS + last] = path[k]
        ground[BEFORE * CELLS + path[k]] = last
        ground[BEHIND * CELLS + path[k]] = 0
        ground[LAID * CELLS + path[k]] = 1
        last = path[k]
    return 1 if root != head else 0


@compiled
def lift(moves: Any, move: int, root: int, head: int, ground: Any, path: Any) -> None:
    """Take a move off the ground again."""
    n = cells_of(moves, move, root, path)
    for k in range(1, n + 1):
        ground[LAID * CELLS + path[k]] = 0
    ground[BEHIND * CELLS + head] = 0
    if root != head:
        ground[BRIDGED * CELLS + root] = 0
        if ground[LAID * CELLS + root] == 0:
            ground[GAP * CELLS + root] = 0


@compiled
def no_gap_left(ground: Any) -> bool:
    """Is every cell a bridge was laid over also crossed below?"""
    for cell in range(MARGIN, CELLS - MARGIN):
        if ground[BRIDGED * CELLS + cell] != 0 and ground[LAID * CELLS + cell] == 0:
            return False
    return True


@compiled
def bridges_missing(ground: Any, wanted: Any) -> int:
    """How many of the bridges a player has laid nobody has crossed yet."""
    missing = 0
    for cell in wanted:
        if ground[BRIDGED * CELLS + cell] == 0:
            missing += 1
    return missing
