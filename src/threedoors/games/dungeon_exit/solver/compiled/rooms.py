"""Rooms: which cells each hop may use, how far its goal is, and whether the tiles left reach it (needs Numba)."""

from typing import Any

from numba import njit

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.compiled.bitboards import ONE, WORDS, ZERO, U, bit_index, has, spread
from threedoors.games.dungeon_exit.solver.compiled.layout import BOARD, END, FAR, START


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
        for step in DIRECTIONS:
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
def cells_needed(cell: int, r0: Any, r1: Any, r2: Any, r3: Any, goal: Any) -> int:
    """How many cells a leg still needs from here to touch its goal, walking over free cells only.

    A flood over the whole board, step by step. The four words of the board stand in variables of their own, which the
    compiler keeps in registers: this is the innermost loop of all, and an array would go to memory at every step.
    """
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
