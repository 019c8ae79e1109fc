"""The search for levels with bridges or two paths (E9, E15): cell by cell, nothing but numbers in flat lists.

The same source runs compiled or plain (``compiled`` decides), so there is one truth. Hops are laid in any order.
A bridge is met in two ways: the path jumps over a cell that lies there already, or over an empty one,
which then waits as a *gap* until another part of the path runs straight through it at right angles.
"""

# ruff: noqa: SIM102, SIM110 - loops and nested ifs are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.solver.compiled import compiled

# what a cell is; cells are shifted by MARGIN so that a step off the board is still a number in the list
MARGIN = 32
CLOSED, FREE, STOP = 0, 1, 2
# rows of ``ground``: one flat list, CELLS numbers to a row
CELLS = 576
KIND, LAID, BEFORE, BEHIND, BRIDGED, GAP = 0, 1, 2, 3, 4, 5
GROUND_ROWS = 6
# numbers of a frame
FRAME = 10
PLACE, HEAD, PRIOR, USED_0, USED_1, NEXT, KIDS, MOVE, ROOT, LEFT = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
KID = 3  # score, move, root
MOST_KIDS = 640
HOP = 3  # start, goal, path
EXHAUSTED, FOUND, OUT_OF_BUDGET = 0, 1, 2
# numbers of ``result``
R_STATUS, R_NODES, R_FOUND, R_DEPTH, R_RANDOM = 0, 1, 2, 3, 4


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
def look_at(ground: Any, cell: int, prior: int, goal: int, bridges: int) -> int:
    """May the path go on to this cell? −1 no; 0 yes; 1 yes, and the hop ends here; else it must now jump over the
    cell returned (always above MARGIN)."""
    if ground[KIND * CELLS + cell] != FREE or ground[LAID * CELLS + cell] != 0:
        return -1
    gap = ground[GAP * CELLS + cell]
    came = cell - prior
    if gap != 0 and came != gap and came != -gap:
        return -1
    over = 0
    ends = False
    for step in (-16, 1, 16, -1):
        n = cell + step
        if n == prior:
            continue
        if ground[KIND * CELLS + n] == STOP:
            if n != goal or (gap != 0 and step != came):
                return -1
            ends = True
        elif ground[LAID * CELLS + n] != 0:
            if gap != 0:
                if step == came:
                    return -1
                continue  # the two banks of the bridge over this cell
            y = n + step
            if over or bridges == 0 or not straight_under(ground, n, step):
                return -1
            if ground[KIND * CELLS + y] != FREE or ground[LAID * CELLS + y] != 0:
                return -1
            over = n
    if ends:
        return -1 if over else 1
    return over


@compiled
def draw(result: Any, bound: int) -> Any:
    """A small random number."""
    result[R_RANDOM] = (result[R_RANDOM] * 1103515245 + 12345) % 2147483648
    return (result[R_RANDOM] >> 8) % bound


@compiled
def walk_from(
    moves: Any, n_moves: int, first: int, last: int, root: int, before_root: int, ground: Any, hops: Any, hop: int,
    far: Any, used: int, left: int, bridges: int, noise: int, result: Any, kids: Any, base: int, count: int, path: Any,
    bonus: int, jumping: bool,
) -> int:  # fmt: skip
    """Add all moves of one part of the tree of moves to the children; returns how many there are now.

    ``root`` is the head, or the cell jumped over; ``before_root`` the cell before it when the next step must
    be straight, else −1.
    """
    goal = hops[hop * HOP + 1]
    path[0] = root
    i = first
    while i < last:
        step, depth, tile, skip = moves[4 * i], moves[4 * i + 1], moves[4 * i + 2], moves[4 * i + 3]
        prior = path[depth - 1]
        cell = prior + step
        straight = before_root if depth == 1 else (path[depth - 2] if ground[GAP * CELLS + prior] != 0 else -1)
        if straight >= 0 and prior - straight != step:
            i = skip
            continue
        seen = look_at(ground, cell, prior, goal, bridges)
        if jumping and depth == 1 and ground[GAP * CELLS + cell] != 0:
            seen = -1  # a cell under a bridge has its own path on two sides, not a bridge
        if seen < 0:
            i = skip
            continue
        path[depth] = cell
        if tile >= 0 and not (used >> tile) & 1 and (left != 1 or seen == 1):
            score = 256 * (depth + far[hop * CELLS + cell]) - bonus
            if noise > 0:
                score += draw(result, noise)
            at = (base + count) * KID
            kids[at], kids[at + 1], kids[at + 2] = score, i, root
            count += 1
        i = i + 1 if seen == 0 else skip
    return count


@compiled
def find_children(
    depth: int, frames: Any, kids: Any, order: Any, moves: Any, n_moves: int, ground: Any, hops: Any, far: Any,
    noise: int, bridges: int, left: int, result: Any, path: Any,
) -> int:  # fmt: skip
    """All moves from the head, and over bridges beside it."""
    f = depth * FRAME
    hop = order[frames[f + PLACE]]
    head, prior = frames[f + HEAD], frames[f + PRIOR]
    used = frames[f + USED_0 + hops[hop * HOP + 2]]
    base = depth * MOST_KIDS
    is_stop = ground[KIND * CELLS + head] == STOP
    must_straight = not is_stop and ground[GAP * CELLS + head] != 0
    over = 0
    if not is_stop and not must_straight:
        for step in (-16, 1, 16, -1):
            n = head + step
            if n != prior and ground[LAID * CELLS + n] != 0:
                over = n
    count = 0
    if over == 0:
        count = walk_from(
            moves, n_moves, 0, n_moves, head, prior if must_straight else -1, ground, hops, hop, far, used, left,
            bridges, noise, result, kids, base, count, path, 0, False,
        )  # fmt: skip
    if bridges == 0 or is_stop or must_straight:
        return count
    quarter = n_moves // 4
    for way in range(4):
        step = moves[4 * way * quarter]
        x = head + step
        if x == prior or (over != 0 and x != over):
            continue
        if straight_under(ground, x, step) or may_bridge_gap(ground, x, step):
            count = walk_from(
                moves, n_moves, way * quarter, (way + 1) * quarter, x, -1, ground, hops, hop, far, used, left,
                bridges - 1, noise, result, kids, base, count, path, draw(result, 4) * 256, True,
            )  # fmt: skip
    return count


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
def is_reachable(ground: Any, hops: Any, hop: int, head: int, queue: Any, mark: Any, now: int) -> bool:
    """Can this hop still reach its goal when no bridge is left? Gaps may be entered, laid cells not."""
    goal = hops[hop * HOP + 1]
    queue[0] = head
    n = 1
    at = 0
    mark[head] = now
    while at < n:
        cell = queue[at]
        at += 1
        for step in (-16, 1, 16, -1):
            c = cell + step
            if mark[c] == now or ground[KIND * CELLS + c] != FREE or ground[LAID * CELLS + c] != 0:
                continue
            mark[c] = now
            free = True
            ends = False
            for other in (-16, 1, 16, -1):
                m = c + other
                if m == goal:
                    ends = True
                elif m != head and ground[GAP * CELLS + c] == 0:
                    if ground[LAID * CELLS + m] != 0 or (ground[KIND * CELLS + m] == STOP and m != hops[hop * HOP]):
                        free = False
            if free and ends:
                return True
            if free:
                queue[n] = c
                n += 1
    return False


@compiled
def search(
    order: Any, n_hops: int, hops: Any, moves: Any, n_moves: int, lengths: Any, n_tiles: int, exact: Any, bridges: int,
    ground: Any, far: Any, frames: Any, kids: Any, path: Any, queue: Any, mark: Any,
    budget: int, noise: int, cap: int, result: Any,
) -> None:  # fmt: skip
    """Depth-first search; ``exact[path]`` is the number of tiles for each path, −1 for any number.

    The moves of the solution stay in ``frames``; ``result`` says the rest.
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
                while depth > 0:
                    depth -= 1
                    f = depth * FRAME
                    lift(moves, frames[f + MOVE], frames[f + ROOT], frames[f + HEAD], ground, path)
                return
            frames[f + NEXT], frames[f + KIDS] = 0, 0
            fine = True
            for p in range(2):
                need, later = 0, 0
                for i in range(place, n_hops):
                    if hops[order[i] * HOP + 2] == p:
                        need += far[order[i] * CELLS + (frames[f + HEAD] if i == place else hops[order[i] * HOP])]
                        later += 1
                if later:
                    tiles = frames[f + USED_0 + p]
                    count = exact[p] - tiles_in(tiles) if exact[p] >= 0 else n_tiles
                    if count < later or need > cells_left(tiles, lengths, n_tiles, count):
                        fine = False
            if fine and frames[f + LEFT] == 0:
                for i in range(place, n_hops):
                    if fine:
                        mark[0] += 1
                        head = frames[f + HEAD] if i == place else hops[order[i] * HOP]
                        fine = is_reachable(ground, hops, order[i], head, queue, mark, mark[0])
            if fine:
                left = -1
                if exact[owner] >= 0:
                    later = 0
                    for i in range(place, n_hops):
                        if hops[order[i] * HOP + 2] == owner:
                            later += 1
                    left = exact[owner] - tiles_in(used) - later + 1
                frames[f + KIDS] = find_children(
                    depth, frames, kids, order, moves, n_moves, ground, hops, far, noise, frames[f + LEFT], left,
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
        base = depth * MOST_KIDS
        best = at
        for i in range(at + 1, count):
            if kids[(base + i) * KID] < kids[(base + best) * KID]:
                best = i
        for c in range(KID):
            a, b = (base + at) * KID + c, (base + best) * KID + c
            kids[a], kids[b] = kids[b], kids[a]
        frames[f + NEXT] = at + 1
        move, root = kids[(base + at) * KID + 1], kids[(base + at) * KID + 2]
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
        if finished and place + 1 == n_hops:
            if left == 0 and (exact[owner] < 0 or tiles_in(used) == exact[owner]) and no_gap_left(ground):
                found += 1
                if found >= cap:
                    result[R_STATUS], result[R_NODES], result[R_FOUND], result[R_DEPTH] = FOUND, nodes, found, depth + 1
                    while depth >= 0:
                        f = depth * FRAME
                        lift(moves, frames[f + MOVE], frames[f + ROOT], frames[f + HEAD], ground, path)
                        depth -= 1
                    return
            lift(moves, move, root, head, ground, path)
            continue
        if finished and exact[owner] >= 0 and last_of_path(order, place, n_hops, hops, owner):
            if tiles_in(used) != exact[owner]:
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


@compiled
def no_gap_left(ground: Any) -> bool:
    """Is every cell a bridge was laid over also crossed below?"""
    for cell in range(MARGIN, CELLS - MARGIN):
        if ground[BRIDGED * CELLS + cell] != 0 and ground[LAID * CELLS + cell] == 0:
            return False
    return True


@compiled
def last_of_path(order: Any, place: int, n_hops: int, hops: Any, owner: int) -> bool:
    for i in range(place + 1, n_hops):
        if hops[order[i] * HOP + 2] == owner:
            return False
    return True
