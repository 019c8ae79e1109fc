"""Tables: what tiles could do on each hop if a path might touch itself (needs Numba).

For each hop and each set of tiles one board: the heads from which exactly these tiles reach the goal. Joined
hop by hop they say with how many tiles the whole path might do at all.
"""

from typing import Any

import numpy as np
from numba import njit

from threedoors.games.dungeon_exit.solver.compiled.bitboards import ONE, WORDS, ZERO, U, bit_index, has, shl, shr, wraps
from threedoors.games.dungeon_exit.solver.compiled.layout import DEPTH, FAR, SKIP, START, STEP, TILE


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
