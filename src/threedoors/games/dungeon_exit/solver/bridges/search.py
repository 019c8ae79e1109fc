"""The search for levels with bridges, two paths or fixed tiles (E9, E15): hops in any order, depth first.

The same source runs compiled or plain. After every move each hop left must still reach its goal in the
cells of the tiles left (``reach``); what lies on the ground is in ``ground``, the moves in ``stepping``.
"""

# ruff: noqa: SIM110 - loops are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.accelerator import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import bridges_missing, lay, lift, no_gap_left
from threedoors.games.dungeon_exit.solver.bridges.layout import (
    BEHIND,
    BRIDGES,
    DEPTH,
    FAR_FROM,
    FIXED_TILES,
    FRAME,
    GOAL,
    HEAD,
    HOP,
    KID,
    KID_MOVE,
    KID_ROOT,
    LAYING,
    LENGTHS,
    MOVE,
    N_KIDS,
    N_TILES,
    OWNER,
    PATH,
    PLACE,
    PRIOR,
    ROOT,
    SCORE,
    START,
    TILE,
    TRIED,
    USED,
    BridgeOrder,
    Flat,
)
from threedoors.games.dungeon_exit.solver.bridges.reach import Trip, cells_to_goal
from threedoors.games.dungeon_exit.solver.bridges.stepping import find_children, tiles_in

EXHAUSTED, FOUND, OUT_OF_BUDGET = 0, 1, 2
# what becomes of a child
REFUSED, SOLVED, GOES_DEEPER = 0, 1, 2


@compiled
def cells_left(used: int, box: Flat, count: int) -> int:
    """The most cells that many of the tiles left can cover."""
    total = 0
    for tile in range(box[N_TILES] - 1, -1, -1):
        if count == 0:
            break
        if not (used >> tile) & 1:
            total += box[LENGTHS + tile]
            count -= 1
    return total


@compiled
def hop_needs(depth: int, hop: int, head: int, hops: Flat, ground: Flat, stack: Flat, looking: bool) -> Any:
    """The fewest cells from here to the goal of a hop: on the empty board, or, looking closer, as it is."""
    if not looking:
        return hops[HOP * hop + FAR_FROM + head]
    bridges = stack[FRAME * depth + BRIDGES]
    tip = stack[FRAME * depth + HEAD] if bridges > 0 else head
    return cells_to_goal(ground, Trip(hops[HOP * hop + START], hops[HOP * hop + GOAL], head, tip, bridges), stack)


@compiled
def has_room(depth: int, order: Flat, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder) -> bool:
    """Can the tiles left of each path cover what all its hops still need? First on the empty board, then as it is."""
    frame = FRAME * depth
    place = stack[frame + PLACE]
    for looking in (False, True):
        for path in range(2):
            need, pieces, later = 0, 0, 0
            used = stack[frame + USED + path]
            count = ask.exact[path] - tiles_in(used) if ask.exact[path] >= 0 else box[N_TILES]
            spend = cells_left(used, box, count)
            for i in range(place, len(order)):
                hop = order[i]
                if hops[HOP * hop + OWNER] != path or need > spend:
                    continue
                head = stack[frame + HEAD] if i == place else hops[HOP * hop + START]
                more = hop_needs(depth, hop, head, hops, ground, stack, looking)
                need += more
                pieces += (more + 4) // 5
                later += 1
            if later and (need > spend or pieces > count or tiles_in(hops[FIXED_TILES + path] & ~used) > count):
                return False
    return True


@compiled
def last_of_path(order: Flat, place: int, hops: Flat) -> bool:
    """Does no later hop belong to the same path?"""
    for i in range(place + 1, len(order)):
        if hops[HOP * order[i] + OWNER] == hops[HOP * order[place] + OWNER]:
            return False
    return True


@compiled
def may_end(path: int, used: int, hops: Flat, ask: BridgeOrder) -> Any:
    """Has a path at its end used as many tiles as asked for, and all of its own that lie already?"""
    if ask.exact[path] >= 0 and tiles_in(used) != ask.exact[path]:
        return False
    return hops[FIXED_TILES + path] & ~used == 0


@compiled
def take_best(depth: int, stack: Flat) -> None:
    """Try the most promising child of those left: it is moved to the front of them."""
    frame = FRAME * depth
    at = stack[frame + TRIED]
    best = at
    for i in range(at + 1, stack[frame + N_KIDS]):
        if stack[frame + KID * i + SCORE] < stack[frame + KID * best + SCORE]:
            best = i
    one, other = frame + KID * at, frame + KID * best
    for c in (SCORE, KID_MOVE, KID_ROOT):
        stack[one + c], stack[other + c] = stack[other + c], stack[one + c]
    stack[frame + LAYING], stack[frame + ROOT] = stack[one + KID_MOVE], stack[one + KID_ROOT]
    stack[frame + TRIED] += 1


@compiled
def clear(depth: int, box: Flat, ground: Flat, stack: Flat) -> None:
    """Take everything off the ground, the newest move first; the stack keeps what was laid."""
    while depth >= 0:
        lift(depth, box, ground, stack)
        depth -= 1


@compiled
def begin(order: Flat, hops: Flat, stack: Flat, ask: BridgeOrder) -> None:
    """The position from which nothing is laid yet."""
    stack[PLACE], stack[HEAD], stack[PRIOR] = 0, hops[HOP * order[0] + START], 0
    stack[USED], stack[USED + 1] = 0, 0
    stack[BRIDGES], stack[TRIED] = ask.bridges, -1


@compiled
def open_node(depth: int, order: Flat, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder) -> None:
    """Look at a new position: what can be tried from here, if there is room for what is left."""
    stack[FRAME * depth + TRIED], stack[FRAME * depth + N_KIDS] = 0, 0
    if has_room(depth, order, box, hops, ground, stack, ask):
        find_children(depth, order, box, hops, ground, stack, ask)


@compiled
def try_child(depth: int, order: Flat, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder) -> int:
    """Lay the best child left, and say what becomes of it; where it goes deeper the next position is set out."""
    frame = FRAME * depth
    place = stack[frame + PLACE]
    hop = order[place]
    owner, goal = hops[HOP * hop + OWNER], hops[HOP * hop + GOAL]
    take_best(depth, stack)
    left = stack[frame + BRIDGES] - lay(depth, box, ground, stack)
    move = MOVE * stack[frame + LAYING]
    n = box[move + DEPTH]
    end, prior = stack[PATH + n], stack[PATH + n - 1]
    finished = end - goal in DIRECTIONS
    if finished:
        ground[BEHIND + end] = goal
    used = stack[frame + USED + owner] | 1 << box[move + TILE]
    if finished and last_of_path(order, place, hops) and not may_end(owner, used, hops, ask):
        return REFUSED
    if finished and place + 1 == len(order):
        fits = left == 0 and no_gap_left(ground) and bridges_missing(ground, hops) == 0
        return SOLVED if fits else REFUSED
    below = frame + FRAME
    for path in range(2):
        stack[below + USED + path] = stack[frame + USED + path]
    stack[below + USED + owner] = used
    stack[below + BRIDGES], stack[below + TRIED] = left, -1
    stack[below + PLACE] = place + 1 if finished else place
    stack[below + HEAD] = hops[HOP * order[place + 1] + START] if finished else end
    stack[below + PRIOR] = 0 if finished else prior
    return GOES_DEEPER


@compiled
def search(order: Flat, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder) -> Any:
    """Depth-first search over one order of the hops: (status, nodes, solutions, tiles of the last solution).

    The moves of the solution stay on the stack; the ground is left as it was.
    """
    begin(order, hops, stack, ask)
    depth, nodes, found = 0, 0, 0
    while True:
        frame = FRAME * depth
        if stack[frame + TRIED] < 0:
            nodes += 1
            if nodes > ask.budget:
                clear(depth - 1, box, ground, stack)
                return OUT_OF_BUDGET, nodes, found, depth
            open_node(depth, order, box, hops, ground, stack, ask)
        if stack[frame + TRIED] >= stack[frame + N_KIDS]:
            if depth == 0:
                return EXHAUSTED, nodes, found, 0
            depth -= 1
            lift(depth, box, ground, stack)
            continue
        outcome = try_child(depth, order, box, hops, ground, stack, ask)
        if outcome == GOES_DEEPER:
            depth += 1
            continue
        found += 1 if outcome == SOLVED else 0
        if outcome == SOLVED and found >= ask.cap:
            clear(depth, box, ground, stack)
            return FOUND, nodes, found, depth + 1
        lift(depth, box, ground, stack)
