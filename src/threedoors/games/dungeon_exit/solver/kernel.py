"""The compiled search: bitboards of four 64-bit words, everything in flat arrays (needs Numba).

Only ``fast`` imports this module, and only where Numba is there; ``plain`` gives the same answers.

A board is 16 rows of 16 bits, so a step east or west stays inside a word and one to the north or
south moves 16 bits; a general displacement is one shift, because the mask of feasible heads already
drops what would wrap around. Nothing is allocated while searching: arrays come from ``fast.Space``.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit

U = np.uint64
ONE = U(1)
ZERO = U(0)
FULL = U(0xFFFFFFFFFFFFFFFF)
NOT_FIRST = U(0xFFFEFFFEFFFEFFFE)  # every column but the first
NOT_LAST = U(0x7FFF7FFF7FFF7FFF)
WORDS = 4
FAR = 255

EXHAUSTED, FOUND, OUT_OF_BUDGET = 0, 1, 2

# columns of ``moves`` and ``hops``
STEP, DEPTH, TILE, SKIP = 0, 1, 2, 3
START, END, BOARD = 0, 1, 2
# columns of a frame on the stack
PLACE, HEAD, USED, NEXT, MOVE, AFTER, SLOT = 0, 1, 2, 3, 4, 5, 6
# columns of a child
SCORE, CHILD_MOVE, CHILD_END = 0, 1, 2


class Box(NamedTuple):
    """What is the same for every level: the tiles and the board."""

    moves: Any  # the tree of moves, see ``moves``
    near: Any  # [cell] the cell and the cells beside it
    lengths: Any  # [tile]
    by_length: Any  # tiles, longest first
    sizes: Any  # [set of tiles] how many
    subsets: Any  # all sets of tiles, small ones first
    first: Any  # [size] where the sets of that size begin
    slot: Any  # [move] which tile and displacement it is, as an index
    slots: Any  # [slot] the displacement
    slot_of: Any  # [tile] its first slot


class Legs(NamedTuple):
    """One level as hops from stop to stop; a leg over the stairs is two hops."""

    hops: Any  # [hop] start, goal, board
    room: Any  # [hop] cells free for its first step
    later_room: Any  # [hop] cells free for the others: no longer beside the start
    goal: Any  # [hop] cells that touch the goal
    far: Any  # [hop, cell] cells still to lay


class Tables(NamedTuple):
    """What tiles could do if a path might touch itself, see ``grow_table``."""

    heads: Any  # [hop, slot] see ``find_heads``
    table: Any  # [hop, set of tiles] heads
    grown: Any  # [hop] the size of the sets up to which the table is filled
    kept: Any  # [hop] sets with any heads, small ones first
    n_kept: Any
    spans: Any  # [hop] sets that span the whole hop
    n_span: Any
    rest: Any  # [set of hops, used tiles] see ``prepare_rest``
    rest_ready: Any
    joined: Any  # [set of hops] sets of tiles that span them all
    n_joined: Any
    hope: Any  # [hop, hops after it, used tiles] see ``fill_hope``
    hope_age: Any


class Stack(NamedTuple):
    """Room for the depth-first search."""

    frames: Any
    masks: Any  # [depth, board] blocked cells
    totals: Any  # [depth] solutions below
    kids: Any
    n_kids: Any
    seen: Any  # positions finished before, with the number of solutions below each
    rng: Any
    path: Any
    free: Any


class Ask(NamedTuple):
    """One search."""

    exact: int  # tiles to spend; −1: any number
    most: int  # the number of tiles the tables were grown for
    age: int  # which tables and which ``seen`` entries are of today
    counting: bool
    cap: int  # stop counting here
    budget: int  # stop after so many nodes
    noise: int  # how much chance there is in the order of the children
    careful: bool  # look one move ahead at the room left for all legs
    remember: bool  # use ``seen``
    used: int  # tiles that may not be used


@njit(cache=True, inline="always")
def has(words: Any, cell: int) -> bool:
    return bool((words[cell >> 6] >> U(cell & 63)) & ONE)


@njit(cache=True, inline="always")
def wraps(step: int, cell: int, before: int) -> bool:
    """Does a step leave the board, or go around its edge? (Only a board 16 wide has no margin.)"""
    return cell < 0 or cell > 255 or (step * step == 1 and ((cell ^ before) & 16) != 0)


@njit(cache=True)
def spread(a0: Any, a1: Any, a2: Any, a3: Any) -> Any:
    """The cells beside a set of cells."""
    b0 = ((a0 << ONE) & NOT_FIRST) | ((a0 >> ONE) & NOT_LAST) | (a0 << U(16)) | (a0 >> U(16)) | (a1 << U(48))
    b1 = ((a1 << ONE) & NOT_FIRST) | ((a1 >> ONE) & NOT_LAST) | (a1 << U(16)) | (a1 >> U(16))
    b1 |= (a0 >> U(48)) | (a2 << U(48))
    b2 = ((a2 << ONE) & NOT_FIRST) | ((a2 >> ONE) & NOT_LAST) | (a2 << U(16)) | (a2 >> U(16))
    b2 |= (a1 >> U(48)) | (a3 << U(48))
    b3 = ((a3 << ONE) & NOT_FIRST) | ((a3 >> ONE) & NOT_LAST) | (a3 << U(16)) | (a3 >> U(16)) | (a2 >> U(48))
    return b0, b1, b2, b3


@njit(cache=True)
def cells_needed(cell: int, r0: Any, r1: Any, r2: Any, r3: Any, goal: Any) -> int:
    """How many cells a leg still needs from here to touch its goal, walking over free cells only."""
    a0 = ONE << U(cell & 63) if cell >> 6 == 0 else ZERO
    a1 = ONE << U(cell & 63) if cell >> 6 == 1 else ZERO
    a2 = ONE << U(cell & 63) if cell >> 6 == 2 else ZERO
    a3 = ONE << U(cell & 63) if cell >> 6 == 3 else ZERO
    count = 0
    while True:
        b0, b1, b2, b3 = spread(a0, a1, a2, a3)
        a0, a1, a2, a3 = b0 & r0, b1 & r1, b2 & r2, b3 & r3
        count += 1
        if (a0 & goal[0]) | (a1 & goal[1]) | (a2 & goal[2]) | (a3 & goal[3]):
            return count
        if not (a0 | a1 | a2 | a3):
            return FAR
        r0 &= ~a0
        r1 &= ~a1
        r2 &= ~a2
        r3 &= ~a3


@njit(cache=True)
def set_out(near: Any, play: Any, stops: Any, legs: Any) -> None:
    """For each hop: its free cells (first step, later steps), the cells touching its goal, distances to it."""
    hops, room, later_room, goal, far = legs
    for hop in range(hops.shape[0]):
        start, end, board = hops[hop, START], hops[hop, END], hops[hop, BOARD]
        for w in range(WORDS):
            free = play[hop, w]
            for i in range(stops.shape[0]):
                if stops[i, 1] == board and stops[i, 0] != start and stops[i, 0] != end:
                    free &= ~near[stops[i, 0], w]
            room[hop, w] = free
            later_room[hop, w] = free & ~near[start, w]
            goal[hop, w] = free & near[end, w]
        measure(room[hop], goal[hop], far[hop])
        far[hop, start] = FAR
        for step in (-16, 1, 16, -1):
            beside = start + step
            if 0 <= beside < 256 and has(room[hop], beside) and far[hop, beside] + 1 < far[hop, start]:
                far[hop, start] = far[hop, beside] + 1


@njit(cache=True)
def measure(room: Any, goal: Any, far: Any) -> None:
    """Cells still to lay from each cell: 0 where the goal is touched already."""
    far[:] = FAR
    a0, a1, a2, a3 = goal[0], goal[1], goal[2], goal[3]
    r0, r1, r2, r3 = room[0] & ~a0, room[1] & ~a1, room[2] & ~a2, room[3] & ~a3
    distance = 0
    while a0 | a1 | a2 | a3:
        for w in range(WORDS):
            bits = a0 if w == 0 else (a1 if w == 1 else (a2 if w == 2 else a3))
            while bits:
                low = bits & (~bits + ONE)
                far[w * 64 + bit_index(low)] = distance
                bits ^= low
        b0, b1, b2, b3 = spread(a0, a1, a2, a3)
        a0, a1, a2, a3 = b0 & r0, b1 & r1, b2 & r2, b3 & r3
        r0 &= ~a0
        r1 &= ~a1
        r2 &= ~a2
        r3 &= ~a3
        distance += 1


@njit(cache=True)
def bit_index(low: Any) -> int:
    n = 0
    if low & U(0xFFFFFFFF00000000):
        n += 32
    if low & U(0xFFFF0000FFFF0000):
        n += 16
    if low & U(0xFF00FF00FF00FF00):
        n += 8
    if low & U(0xF0F0F0F0F0F0F0F0):
        n += 4
    if low & U(0xCCCCCCCCCCCCCCCC):
        n += 2
    if low & U(0xAAAAAAAAAAAAAAAA):
        n += 1
    return n


@njit(cache=True)
def find_heads(box: Any, room: Any, goal: Any, start: int, path: Any, heads: Any) -> None:
    """For each tile and displacement the heads from which the tile can be laid on an empty board."""
    heads[:] = ZERO
    moves = box.moves
    for head in range(256):
        if head != start and (not has(room, head) or has(goal, head)):
            continue
        path[0] = head
        i = 0
        while i < moves.shape[0]:
            depth = moves[i, DEPTH]
            cell = path[depth - 1] + moves[i, STEP]
            if wraps(moves[i, STEP], cell, path[depth - 1]) or not has(room, cell):
                i = moves[i, SKIP]
                continue
            path[depth] = cell
            if moves[i, TILE] >= 0:
                heads[box.slot[i], head >> 6] |= ONE << U(head & 63)
            i = moves[i, SKIP] if has(goal, cell) else i + 1


@njit(cache=True)
def clear_tables(box: Any, legs: Any, tables: Any, path: Any) -> None:
    """Begin anew for other legs or other rooms: with no tile, only heads that touch the goal are done."""
    for hop in range(legs.hops.shape[0]):
        find_heads(box, legs.room[hop], legs.goal[hop], legs.hops[hop, START], path, tables.heads[hop])
        for w in range(WORDS):
            tables.table[hop, 0, w] = legs.goal[hop, w]
        tables.kept[hop, 0] = 0
        tables.n_kept[hop] = 1
        tables.n_span[hop] = 0
        tables.grown[hop] = 0


@njit(cache=True)
def grow_to_span(box: Any, legs: Any, tables: Any) -> int:
    """Grow every hop's table until some set of tiles spans it; the sum of those sizes, or FAR when one cannot."""
    total = 0
    for hop in range(legs.hops.shape[0]):
        while tables.n_span[hop] == 0:
            if tables.grown[hop] == box.lengths.shape[0]:
                return FAR
            grow_table(box, legs, tables, hop)
        total += box.sizes[tables.spans[hop, 0]]
    return total


@njit(cache=True)
def grow_to(box: Any, legs: Any, tables: Any, most: int) -> Any:
    """Grow the tables far enough for paths of up to ``most`` tiles; with how many tiles a path might do."""
    least = grow_to_span(box, legs, tables)
    if least > most:
        return np.uint32(0)
    for hop in range(legs.hops.shape[0]):
        size = box.sizes[tables.spans[hop, 0]] + most - least
        while tables.grown[hop] < size:
            grow_table(box, legs, tables, hop)
    hopset = (1 << legs.hops.shape[0]) - 1
    tables.rest_ready[:] = False
    tables.rest[0, :] = np.uint32(1)
    tables.joined[0, 0] = 0
    tables.n_joined[0] = 1
    prepare_all_rests(hopset, most, box, tables)
    return tables.rest[hopset, 0]


@njit(cache=True)
def grow_table(box: Any, legs: Any, tables: Any, hop: int) -> None:
    """Fill the table of one hop for all sets with one tile more.

    ``table[hop, tiles]`` holds the heads from which exactly these tiles, in some order, reach the goal –
    ignoring only that the path may touch itself.
    """
    table, heads, slots, slot_of = tables.table[hop], tables.heads[hop], box.slots, box.slot_of
    start = legs.hops[hop, START]
    tables.grown[hop] += 1
    size = tables.grown[hop]
    for at in range(box.first[size], box.first[size + 1]):
        tiles = box.subsets[at]
        t0, t1, t2, t3 = ZERO, ZERO, ZERO, ZERO
        left = tiles
        while left:
            low = left & -left
            left ^= low
            before = table[tiles ^ low]
            s0, s1, s2, s3 = before[0], before[1], before[2], before[3]
            if not (s0 | s1 | s2 | s3):
                continue
            tile = bit_index(U(low))
            for k in range(slot_of[tile], slot_of[tile + 1]):
                shift = slots[k]
                h = heads[k]
                if shift >= 0:
                    word, bit = shift >> 6, U(shift & 63)
                    if word == 0:
                        t0 |= shr(s0, s1, bit) & h[0]
                        t1 |= shr(s1, s2, bit) & h[1]
                        t2 |= shr(s2, s3, bit) & h[2]
                        t3 |= (s3 >> bit) & h[3]
                    else:
                        t0 |= shr(s1, s2, bit) & h[0]
                        t1 |= shr(s2, s3, bit) & h[1]
                        t2 |= (s3 >> bit) & h[2]
                else:
                    word, bit = (-shift) >> 6, U((-shift) & 63)
                    if word == 0:
                        t0 |= (s0 << bit) & h[0]
                        t1 |= shl(s1, s0, bit) & h[1]
                        t2 |= shl(s2, s1, bit) & h[2]
                        t3 |= shl(s3, s2, bit) & h[3]
                    else:
                        t1 |= (s0 << bit) & h[1]
                        t2 |= shl(s1, s0, bit) & h[2]
                        t3 |= shl(s2, s1, bit) & h[3]
        row = table[tiles]
        row[0], row[1], row[2], row[3] = t0, t1, t2, t3
        if t0 | t1 | t2 | t3:
            tables.kept[hop, tables.n_kept[hop]] = tiles
            tables.n_kept[hop] += 1
            if has(row, start):
                tables.spans[hop, tables.n_span[hop]] = tiles
                tables.n_span[hop] += 1


@njit(cache=True, inline="always")
def shr(low: Any, high: Any, bit: Any) -> Any:
    """A word of a board shifted down; the bits above come from the next word."""
    return (low >> bit) | ((high << ONE) << (U(63) - bit))


@njit(cache=True, inline="always")
def shl(high: Any, low: Any, bit: Any) -> Any:
    return (high << bit) | ((low >> ONE) >> (U(63) - bit))


@njit(cache=True)
def prepare_rest(hopset: int, most: int, box: Any, tables: Any) -> None:
    """Fill ``rest[hopset, used]``: with how many tiles, none of the used, these hops can all be spanned.

    One bit for each number up to ``most``. First the exact sets of tiles that span the hops together, by
    joining disjoint sets; then every set of tiles left over learns from its subsets.
    """
    if hopset == 0 or tables.rest_ready[hopset]:
        return
    hop = bit_index(U(hopset & -hopset))
    others = hopset & (hopset - 1)
    joined = tables.joined[hopset]
    rest = tables.rest[hopset]
    rest[:] = np.uint32(0)
    everything = rest.shape[0] - 1
    count = 0
    for i in range(tables.n_span[hop]):
        tiles = tables.spans[hop, i]
        room = most - box.sizes[tiles]
        for j in range(tables.n_joined[others]):
            more = tables.joined[others, j]
            both = tiles | more
            if tiles & more == 0 and box.sizes[more] <= room and rest[everything ^ both] == 0:
                rest[everything ^ both] = np.uint32(1) << np.uint32(box.sizes[both])
                joined[count] = both
                count += 1
    tables.n_joined[hopset] = count
    for tile in range(box.lengths.shape[0]):
        bit = 1 << tile
        for used in range(rest.shape[0]):
            if not used & bit:
                rest[used] |= rest[used | bit]
    tables.rest_ready[hopset] = True


@njit(cache=True)
def prepare_all_rests(hopset: int, most: int, box: Any, tables: Any) -> None:
    """The same for a set of hops and all its tails, shortest first: each is joined from the next."""
    tail = 0
    for hop in range(tables.n_span.shape[0] - 1, -1, -1):
        if (hopset >> hop) & 1:
            tail |= 1 << hop
            prepare_rest(tail, most, box, tables)


@njit(cache=True)
def fill_hope(hop: int, after: int, used: int, left: int, tables: Any, sizes: Any, age: int) -> None:
    """``hope``: the heads on this hop from which exactly ``left`` more tiles could finish everything."""
    h0, h1, h2, h3 = ZERO, ZERO, ZERO, ZERO
    for i in range(tables.n_kept[hop]):
        tiles = tables.kept[hop, i]
        if tiles & used:
            continue
        size = sizes[tiles]
        if size > left:
            break  # kept in order of size
        row = tables.table[hop, tiles]
        if not ((row[0] & ~h0) | (row[1] & ~h1) | (row[2] & ~h2) | (row[3] & ~h3)):
            continue
        if (tables.rest[after, used | tiles] >> np.uint32(left - size)) & np.uint32(1):
            h0 |= row[0]
            h1 |= row[1]
            h2 |= row[2]
            h3 |= row[3]
    row = tables.hope[hop, after, used]
    row[0], row[1], row[2], row[3] = h0, h1, h2, h3
    tables.hope_age[hop, after, used] = age


@njit(cache=True)
def rest_needs(hop: int, head: int, after: int, masks: Any, legs: Any) -> Any:
    """The fewest cells all unfinished hops need, each by itself, and the fewest pieces of five cells."""
    m = masks[legs.hops[hop, BOARD]]
    base = legs.room[hop] if head == legs.hops[hop, START] else legs.later_room[hop]
    need = cells_needed(head, base[0] & ~m[0], base[1] & ~m[1], base[2] & ~m[2], base[3] & ~m[3], legs.goal[hop])
    pieces = (need + 4) // 5
    while after and need < FAR:
        other = bit_index(U(after & -after))
        after &= after - 1
        m = masks[legs.hops[other, BOARD]]
        base = legs.room[other]
        start = legs.hops[other, START]
        more = cells_needed(start, base[0] & ~m[0], base[1] & ~m[1], base[2] & ~m[2], base[3] & ~m[3], legs.goal[other])
        need += more
        pieces += (more + 4) // 5
    return need, pieces


@njit(cache=True)
def lay(
    box: Any, move: int, head: int, end: int, from_stop: bool, finished: bool, board: int, masks: Any, below: Any
) -> None:
    """The blocked cells after a move: everything beside the path but what lies beside its new head."""
    for b in range(2):
        for w in range(WORDS):
            below[b, w] = masks[b, w]
    m = below[board]
    if not from_stop:
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
def cells_to_spend(used: int, count: int, box: Any) -> int:
    """The most cells that many of the tiles left can cover."""
    spend = 0
    for i in range(box.lengths.shape[0]):
        tile = box.by_length[i]
        if count == 0:
            break
        if not (used >> tile) & 1:
            spend += box.lengths[tile]
            count -= 1
    return spend


@njit(cache=True)
def has_room(hop: int, head: int, after: int, used: int, masks: Any, box: Any, legs: Any, exact: int) -> Any:
    """Can the tiles left cover what all legs still need? Also says how much that is."""
    need, pieces = rest_needs(hop, head, after, masks, legs)
    left = exact - box.sizes[used] if exact >= 0 else box.lengths.shape[0]
    return need <= cells_to_spend(used, left, box) and (exact < 0 or pieces <= left), need


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
                lay(box, i, head, cell, head == start, last, board, stack.masks[depth], trial)
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
        from_stop = head == legs.hops[hop, START]
        lay(box, move, head, end, from_stop, finished, legs.hops[hop, BOARD], masks[depth], masks[depth + 1])
        depth += 1
        frames[depth, PLACE] = place + 1 if finished else place
        frames[depth, HEAD] = legs.hops[order[place + 1], START] if finished else end
        frames[depth, AFTER] = after & ~(1 << order[place + 1]) if finished else after
        frames[depth, USED] = used
        frames[depth, NEXT] = -1
