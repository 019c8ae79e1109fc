"""The compiled search: depth first over tiles, led by the tables (needs Numba).

Only ``engine`` imports this module, and only where Numba is there; the plain engine gives the same answers.
"""

from typing import Any

import numpy as np
from numba import njit

from threedoors.games.dungeon_exit.solver.compiled.bitboards import ONE, WORDS, ZERO, U, bit_index, has, wraps
from threedoors.games.dungeon_exit.solver.compiled.layout import (
    AFTER,
    BOARD,
    CHILD_END,
    CHILD_MOVE,
    DEPTH,
    HEAD,
    MOVE,
    NEXT,
    PLACE,
    SCORE,
    SKIP,
    SLOT,
    START,
    STEP,
    TILE,
    USED,
)
from threedoors.games.dungeon_exit.solver.compiled.rooms import has_room
from threedoors.games.dungeon_exit.solver.compiled.tables import fill_hope, prepare_all_rests

EXHAUSTED, FOUND, OUT_OF_BUDGET = 0, 1, 2


@njit(cache=True)
def lay(box: Any, legs: Any, hop: int, head: int, move: int, end: int, masks: Any, below: Any) -> None:
    """The blocked cells after a move: everything beside the path but what lies beside its new head."""
    finished = has(legs.goal[hop], end)
    for b in range(2):
        for w in range(WORDS):
            below[b, w] = masks[b, w]
    m = below[legs.hops[hop, BOARD]]
    if head != legs.hops[hop, START]:
        for w in range(WORDS):
            m[w] |= box.near[head, w]
    cell, i = end, move
    depth = box.moves[i, DEPTH]
    while True:
        if cell != end or finished:
            for w in range(WORDS):
                m[w] |= box.near[cell, w]
        if depth == 1:
            break
        cell -= box.moves[i, STEP]
        depth -= 1
        while box.moves[i, DEPTH] != depth:
            i -= 1
    if not finished:
        m[end >> 6] |= ONE << U(end & 63)


@njit(cache=True)
def draw(rng: Any) -> Any:
    """The next number of a xorshift generator."""
    r = rng[0]
    r ^= r << U(13)
    r ^= r >> U(7)
    r ^= r << U(17)
    rng[0] = r
    return r >> U(20)


@njit(cache=True)
def find_children(depth: int, order: Any, box: Any, legs: Any, tables: Any, stack: Any, ask: Any) -> None:
    """All moves from the head that the tables allow, with a score: the lower, the sooner tried."""
    place, head, used = stack.frames[depth, PLACE], stack.frames[depth, HEAD], stack.frames[depth, USED]
    after = stack.frames[depth, AFTER]
    hop = order[place]
    start, board = legs.hops[hop, START], legs.hops[hop, BOARD]
    left = ask.exact - box.sizes[used]
    base = legs.room[hop] if head == start else legs.later_room[hop]
    path, free, moves = stack.path, stack.free, box.moves
    for w in range(WORDS):
        free[w] = base[w] & ~stack.masks[depth, board, w]
    path[0] = head
    here = legs.far[hop, head]
    count = 0
    i = 0
    while i < moves.shape[0]:
        d = moves[i, DEPTH]
        cell = path[d - 1] + moves[i, STEP]
        if wraps(moves[i, STEP], cell, path[d - 1]) or not has(free, cell):
            i = moves[i, SKIP]
            continue
        path[d] = cell
        tile = moves[i, TILE]
        last = has(legs.goal[hop], cell)
        if tile >= 0 and not (used >> tile) & 1:
            now_used = used | (1 << tile)
            fine = True
            if ask.exact >= 0:
                if tables.hope_age[hop, after, now_used] != ask.age:
                    fill_hope(hop, after, now_used, left - 1, tables, box.sizes, ask.age)
                fine = has(tables.hope[hop, after, now_used], cell)
            score = d - here + legs.far[hop, cell]
            if fine and ask.careful:
                trial = stack.masks[depth + 1]
                lay(box, legs, hop, head, i, cell, stack.masks[depth], trial)
                if not last:
                    fine, score = has_room(hop, cell, after, now_used, trial, box, legs, ask.exact)
                elif after:
                    hop2 = order[place + 1]
                    start2 = legs.hops[hop2, START]
                    fine, score = has_room(hop2, start2, after & ~(1 << hop2), now_used, trial, box, legs, ask.exact)
                score += d
            if fine:
                score *= 256
                if ask.noise > 0:
                    score += int(draw(stack.rng) % U(ask.noise))
                kid = stack.kids[depth, count]
                kid[SCORE], kid[CHILD_MOVE], kid[CHILD_END] = score, i, cell
                count += 1
        i = moves[i, SKIP] if last else i + 1
    stack.n_kids[depth] = count


@njit(cache=True)
def write_key(depth: int, hop: int, after: int, stack: Any, legs: Any, age: int, key: Any) -> Any:
    """What tells this position from others: blocked cells that still matter, tiles used, head and hop."""
    for w in range(6):
        key[w] = ZERO
    hopset = after | (1 << hop)
    while hopset:
        other = bit_index(U(hopset & -hopset))
        hopset &= hopset - 1
        board = legs.hops[other, BOARD]
        for w in range(3):
            key[3 * board + w] |= legs.room[other, w] & stack.masks[depth, board, w]
        if board == 0 and legs.hops.shape[0] <= 4:  # one board: its fourth word has a place of its own
            key[3] |= legs.room[other, 3] & stack.masks[depth, 0, 3]
    head, used = stack.frames[depth, HEAD], stack.frames[depth, USED]
    key[6] = U(head) | (U(hop) << U(9)) | (U(after) << U(12)) | (U(used) << U(18)) | (U(age) << U(34))
    x = key[6] * U(0x9E3779B97F4A7C15)
    for w in range(6):
        x = (x ^ key[w]) * U(0xBF58476D1CE4E5B9)
        x ^= x >> U(29)
    return np.int64(x & U(stack.seen.shape[0] - 1))


@njit(cache=True)
def open_node(depth: int, order: Any, box: Any, legs: Any, tables: Any, stack: Any, ask: Any, key: Any) -> Any:
    """Look at a new position; returns the solutions below when they are known already (none without room)."""
    frame = stack.frames[depth]
    hop, head, after = order[frame[PLACE]], frame[HEAD], frame[AFTER]
    frame[NEXT] = 0
    frame[SLOT] = -1
    stack.n_kids[depth] = 0
    stack.totals[depth] = 0
    if not ask.careful or depth == 0:
        fine, _ = has_room(hop, head, after, frame[USED], stack.masks[depth], box, legs, ask.exact)
        if not fine:
            return 0
    if ask.remember:
        slot = write_key(depth, hop, after, stack, legs, ask.age, key)
        entry = stack.seen[slot]
        same = True
        for w in range(7):
            same = same and entry[w] == key[w]
        if same:
            stack.totals[depth] = np.int64(entry[7])
            return stack.totals[depth]
        frame[SLOT] = slot
    find_children(depth, order, box, legs, tables, stack, ask)
    return 0


@njit(cache=True)
def next_child(depth: int, stack: Any, sorting: bool) -> Any:
    """The child to try now, moved to the front of those left; −1 when all were tried."""
    at, count = stack.frames[depth, NEXT], stack.n_kids[depth]
    if at >= count:
        return -1
    kids = stack.kids[depth]
    if sorting:
        best = at
        for i in range(at + 1, count):
            if kids[i, SCORE] < kids[best, SCORE]:
                best = i
        for c in range(3):
            kids[at, c], kids[best, c] = kids[best, c], kids[at, c]
    stack.frames[depth, NEXT] = at + 1
    return at


@njit(cache=True)
def close_node(depth: int, order: Any, stack: Any, legs: Any, ask: Any, key: Any) -> None:
    """Remember how many solutions lie below a position all of whose children were tried."""
    frame = stack.frames[depth]
    if frame[SLOT] >= 0 and stack.n_kids[depth] > 0:
        write_key(depth, order[frame[PLACE]], frame[AFTER], stack, legs, ask.age, key)
        entry = stack.seen[frame[SLOT]]
        for w in range(7):
            entry[w] = key[w]
        entry[7] = U(stack.totals[depth])


@njit(cache=True)
def search(order: Any, blocked: Any, box: Any, legs: Any, tables: Any, stack: Any, ask: Any) -> Any:
    """Depth-first search over one order of the hops: (status, nodes, solutions, tiles of the last solution).

    The moves of the solution stay on the stack.
    """
    frames, masks, totals = stack.frames, stack.masks, stack.totals
    key = np.empty(7, np.uint64)
    n_hops = order.shape[0]
    everything = 0
    for i in range(n_hops):
        everything |= 1 << order[i]
    frames[0, PLACE], frames[0, HEAD] = 0, legs.hops[order[0], START]
    frames[0, USED], frames[0, NEXT] = ask.used, -1
    frames[0, AFTER] = everything & ~(1 << order[0])
    masks[0] = blocked
    if ask.exact >= 0:
        rest = everything
        for i in range(n_hops):
            rest &= ~(1 << order[i])
            prepare_all_rests(rest, ask.most, box, tables)
    nodes, found, depth = 0, 0, 0
    while True:
        if frames[depth, NEXT] < 0:
            nodes += 1
            if nodes > ask.budget:
                return OUT_OF_BUDGET, nodes, found, depth
            found += open_node(depth, order, box, legs, tables, stack, ask, key)
            if ask.counting and found >= ask.cap:
                return FOUND, nodes, found, depth
        at = next_child(depth, stack, not ask.counting)
        if at < 0:
            close_node(depth, order, stack, legs, ask, key)
            if depth == 0:
                return EXHAUSTED, nodes, found, 0
            depth -= 1
            totals[depth] += totals[depth + 1]
            continue
        move, end = stack.kids[depth, at, CHILD_MOVE], stack.kids[depth, at, CHILD_END]
        place, head, used, after = frames[depth, PLACE], frames[depth, HEAD], frames[depth, USED], frames[depth, AFTER]
        hop = order[place]
        finished = has(legs.goal[hop], end)
        frames[depth, MOVE] = move
        used |= 1 << box.moves[move, TILE]
        if finished and after == 0:
            if ask.exact < 0 or box.sizes[used] == ask.exact:
                totals[depth] += 1
                found += 1
                if not ask.counting or found >= ask.cap:
                    return FOUND, nodes, found, depth + 1
            continue
        lay(box, legs, hop, head, move, end, masks[depth], masks[depth + 1])
        depth += 1
        frames[depth, PLACE] = place + 1 if finished else place
        frames[depth, HEAD] = legs.hops[order[place + 1], START] if finished else end
        frames[depth, AFTER] = after & ~(1 << order[place + 1]) if finished else after
        frames[depth, USED] = used
        frames[depth, NEXT] = -1
