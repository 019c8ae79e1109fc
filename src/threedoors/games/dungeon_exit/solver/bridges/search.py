"""The search for levels with bridges, two paths or fixed tiles (E9, E15): hops in any order, depth first.

The same source runs compiled or plain. After every move each hop left must still reach its goal in the
cells of the tiles left (``reach``); what lies on the ground is in ``ground``, the moves in ``stepping``.
"""

# ruff: noqa: SIM102, SIM110 - loops and nested ifs are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.solver.accelerated import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import BEHIND, CELLS, bridges_missing, lay, lift, no_gap_left
from threedoors.games.dungeon_exit.solver.bridges.reach import cells_to_goal
from threedoors.games.dungeon_exit.solver.bridges.stepping import (
    FRAME,
    HEAD,
    HOP,
    KID,
    KIDS,
    LEFT,
    MOST_KIDS,
    MOVE,
    NEXT,
    PLACE,
    PRIOR,
    R_DEPTH,
    R_FOUND,
    R_NODES,
    R_STATUS,
    ROOT,
    USED_0,
    USED_1,
    find_children,
)

EXHAUSTED, FOUND, OUT_OF_BUDGET = 0, 1, 2


@compiled
def cells_left(used: int, lengths: Any, n_tiles: int, count: int) -> int:
    """The most cells that many of the tiles left can cover; tiles are in order of length, longest last."""
    total = 0
    for tile in range(n_tiles - 1, -1, -1):
        if count == 0:
            break
        if not (used >> tile) & 1:
            total += lengths[tile]
            count -= 1
    return total


@compiled
def tiles_in(used: int) -> int:
    count = 0
    while used:
        used &= used - 1
        count += 1
    return count


@compiled
def has_room(
    depth: int, frames: Any, order: Any, n_hops: int, hops: Any, lengths: Any, n_tiles: int, exact: Any, fixed: Any,
    ground: Any, far: Any, queue: Any, mark: Any,
) -> bool:  # fmt: skip
    """Can the tiles left of each path cover what all its hops still need? First on the empty board, then as it is."""
    f = depth * FRAME
    place = frames[f + PLACE]
    for looking in range(2):
        for p in range(2):
            need, pieces, later = 0, 0, 0
            used = frames[f + USED_0 + p]
            count = exact[p] - tiles_in(used) if exact[p] >= 0 else n_tiles
            spend = cells_left(used, lengths, n_tiles, count)
            for i in range(place, n_hops):
                if hops[order[i] * HOP + 2] != p or need > spend:
                    continue
                start, goal = hops[order[i] * HOP], hops[order[i] * HOP + 1]
                head = frames[f + HEAD] if i == place else start
                more = far[order[i] * CELLS + head]
                if looking:
                    mark[0] += 1
                    tip = frames[f + HEAD] if frames[f + LEFT] > 0 else head
                    more = cells_to_goal(ground, start, goal, head, tip, frames[f + LEFT], queue, mark, mark[0])
                need += more
                pieces += (more + 4) // 5
                later += 1
            if later and (need > spend or pieces > count or tiles_in(fixed[p] & ~used) > count):
                return False
    return True


@compiled
def tiles_for_hop(depth: int, frames: Any, order: Any, n_hops: int, hops: Any, exact: Any) -> Any:
    """The most tiles this hop may still take so that every later one gets its own; −1 where any number will do."""
    f = depth * FRAME
    place = frames[f + PLACE]
    owner = hops[order[place] * HOP + 2]
    if exact[owner] < 0:
        return -1
    later = 0
    for i in range(place, n_hops):
        if hops[order[i] * HOP + 2] == owner:
            later += 1
    return exact[owner] - tiles_in(frames[f + USED_0 + owner]) - later + 1


@compiled
def last_of_path(order: Any, place: int, n_hops: int, hops: Any, owner: int) -> bool:
    for i in range(place + 1, n_hops):
        if hops[order[i] * HOP + 2] == owner:
            return False
    return True


@compiled
def best_first(kids: Any, base: int, at: int, count: int) -> None:
    """Move the most promising child to the front of those left."""
    best = at
    for i in range(at + 1, count):
        if kids[(base + i) * KID] < kids[(base + best) * KID]:
            best = i
    for c in range(KID):
        a, b = (base + at) * KID + c, (base + best) * KID + c
        kids[a], kids[b] = kids[b], kids[a]


@compiled
def clear(frames: Any, depth: int, moves: Any, ground: Any, path: Any) -> None:
    """Take everything off the ground, the newest move first; the frames keep what was laid."""
    while depth >= 0:
        f = depth * FRAME
        lift(moves, frames[f + MOVE], frames[f + ROOT], frames[f + HEAD], ground, path)
        depth -= 1


@compiled
def search(
    order: Any, n_hops: int, hops: Any, moves: Any, n_moves: int, lengths: Any, n_tiles: int, exact: Any, bridges: int,
    fixed: Any, wanted: Any, ground: Any, far: Any, frames: Any, kids: Any, path: Any, queue: Any, mark: Any,
    budget: int, noise: int, cap: int, result: Any,
) -> None:  # fmt: skip
    """Depth-first search; ``exact[path]`` is the number of tiles for each path, −1 for any number.

    ``fixed[path]`` are the tiles laid already, ``wanted`` the cells under bridges laid already. The moves of
    the solution stay in ``frames``; ``result`` says the rest.
    """
    depth, nodes, found = 0, 0, 0
    result[R_FOUND] = 0
    frames[PLACE], frames[HEAD], frames[PRIOR] = 0, hops[order[0] * HOP], 0
    frames[USED_0], frames[USED_1], frames[NEXT], frames[LEFT] = 0, 0, -1, bridges
    while True:
        f = depth * FRAME
        place = frames[f + PLACE]
        hop = order[place]
        owner = hops[hop * HOP + 2]
        used = frames[f + USED_0 + owner]
        if frames[f + NEXT] < 0:
            nodes += 1
            if nodes > budget:
                result[R_STATUS], result[R_NODES], result[R_FOUND], result[R_DEPTH] = OUT_OF_BUDGET, nodes, found, depth
                clear(frames, depth - 1, moves, ground, path)
                return
            frames[f + NEXT], frames[f + KIDS] = 0, 0
            if has_room(
                depth, frames, order, n_hops, hops, lengths, n_tiles, exact, fixed, ground, far, queue, mark
            ):  # fmt: skip
                left = tiles_for_hop(depth, frames, order, n_hops, hops, exact)
                frames[f + KIDS] = find_children(
                    depth, frames, kids, order, moves, n_moves, ground, hops, far, noise, left, fixed, wanted,
                    result, path,
                )  # fmt: skip
        at, count = frames[f + NEXT], frames[f + KIDS]
        if at >= count:
            if depth == 0:
                result[R_STATUS], result[R_NODES], result[R_FOUND], result[R_DEPTH] = EXHAUSTED, nodes, found, 0
                return
            depth -= 1
            f = depth * FRAME
            lift(moves, frames[f + MOVE], frames[f + ROOT], frames[f + HEAD], ground, path)
            continue
        best_first(kids, depth * MOST_KIDS, at, count)
        frames[f + NEXT] = at + 1
        kid = (depth * MOST_KIDS + at) * KID
        move, root = kids[kid + 1], kids[kid + 2]
        head = frames[f + HEAD]
        frames[f + MOVE], frames[f + ROOT] = move, root
        left = frames[f + LEFT] - lay(moves, move, root, head, ground, path)
        n = moves[4 * move + 1]
        end, prior = path[n], path[n - 1]
        goal = hops[hop * HOP + 1]
        finished = end - goal in (-16, 16, 1, -1)
        if finished:
            ground[BEHIND * CELLS + end] = goal
        used |= 1 << moves[4 * move + 2]
        if finished and last_of_path(order, place, n_hops, hops, owner):
            if (exact[owner] >= 0 and tiles_in(used) != exact[owner]) or fixed[owner] & ~used:
                lift(moves, move, root, head, ground, path)
                continue
        if finished and place + 1 == n_hops:
            if left == 0 and no_gap_left(ground) and bridges_missing(ground, wanted) == 0:
                found += 1
                if found >= cap:
                    result[R_STATUS], result[R_NODES], result[R_FOUND], result[R_DEPTH] = FOUND, nodes, found, depth + 1
                    clear(frames, depth, moves, ground, path)
                    return
            lift(moves, move, root, head, ground, path)
            continue
        g = f + FRAME
        for c in (USED_0, USED_1):
            frames[g + c] = frames[f + c]
        frames[g + USED_0 + owner] = used
        frames[g + LEFT], frames[g + NEXT] = left, -1
        frames[g + PLACE] = place + 1 if finished else place
        frames[g + HEAD] = hops[order[place + 1] * HOP] if finished else end
        frames[g + PRIOR] = 0 if finished else prior
        depth += 1
