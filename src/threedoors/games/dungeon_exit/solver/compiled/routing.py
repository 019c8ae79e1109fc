"""Routing: where each leg could run so that no two touch, cell by cell, before any tile is chosen.

Legs that must go around each other are where dives into tiles get lost. Here the legs are drawn like the
wires of a circuit: each takes its shortest way, cells where two would touch grow dearer from round to
round, until nobody wants them any more. The result gives each leg a room of its own to dive in. It is
a guide, never a proof.
"""

from typing import Any

import numpy as np
from numba import njit

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.compiled.bitboards import WORDS, U, has
from threedoors.games.dungeon_exit.solver.compiled.layout import BOARD, START, Drawing, Legs

SCALE = 4  # a free cell costs this much
ROUNDS = 60  # of drawing everything anew
NO_WAY = 1 << 30


@njit(cache=True)
def cheapest_way(hop: int, legs: Legs, drawing: Drawing) -> int:
    """The cheapest cells from a stop to its goal; returns how many, 0 when there is no way."""
    start, room, goal = legs.hops[hop, START], legs.room[hop], legs.goal[hop]
    cost, dist, came, queue, route = drawing.cost, drawing.dist, drawing.came, drawing.queue, drawing.routes[hop]
    dist[:] = NO_WAY
    head, tail = 0, 1
    size = queue.shape[0]
    dist[start] = 0
    queue[0] = start
    best, best_cell = NO_WAY, -1
    while head != tail:
        cell = queue[head % size]
        head += 1
        if dist[cell] >= best or (cell != start and has(goal, cell)):
            continue
        for step in DIRECTIONS:
            beside = cell + step
            if beside < 0 or beside > 255 or not has(room, beside):
                continue
            d = dist[cell] + cost[beside]
            if d < dist[beside] and d < best:
                dist[beside] = d
                came[beside] = cell
                if has(goal, beside):
                    best, best_cell = d, beside
                else:
                    queue[tail % size] = beside
                    tail += 1
    n = 0
    cell = best_cell
    while cell >= 0 and cell != start:
        route[n] = cell
        n += 1
        cell = came[cell]
    return n


@njit(cache=True)
def begin(drawing: Drawing, rng: Any) -> None:
    """An empty drawing, in which chance makes some cells a little dearer."""
    for i in range(drawing.history.shape[0]):
        r = rng[0]
        r ^= r << U(13)
        r ^= r >> U(7)
        r ^= r << U(17)
        rng[0] = r
        drawing.history[i] = np.int64(r >> U(40)) % 2
    drawing.lengths[:] = 0


@njit(cache=True)
def price(hop: int, legs: Legs, drawing: Drawing, present: int) -> None:
    """What each cell costs this hop: dearer where wires of others run or have clashed."""
    hops, crowd, cost, history = legs.hops, drawing.crowd, drawing.cost, drawing.history
    routes, lengths, board = drawing.routes, drawing.lengths, hops[hop, BOARD]
    crowd[:] = 0
    for other in range(hops.shape[0]):
        if other != hop and hops[other, BOARD] == board:
            for i in range(lengths[other]):
                cell = routes[other, i]
                crowd[cell] += 1
                for step in DIRECTIONS:
                    beside = cell + step
                    if 0 <= beside < 256:
                        crowd[beside] += 1
    for cell in range(256):
        cost[cell] = SCALE + history[board * 256 + cell] + present * crowd[cell]


@njit(cache=True)
def count_clashes(near: Any, legs: Legs, drawing: Drawing) -> int:
    """How often wires of two hops touch; the cells where they do grow dearer."""
    hops, routes, lengths, history = legs.hops, drawing.routes, drawing.lengths, drawing.history
    clashes = 0
    for hop in range(hops.shape[0]):
        board = hops[hop, BOARD]
        for other in range(hops.shape[0]):
            if other == hop or hops[other, BOARD] != board:
                continue
            for i in range(lengths[hop]):
                for j in range(lengths[other]):
                    if has(near[routes[other, j]], routes[hop, i]):
                        history[board * 256 + routes[hop, i]] += 3
                        clashes += 1
    return clashes


@njit(cache=True)
def untangle(near: Any, legs: Legs, drawing: Drawing, most: int, rng: Any) -> int:
    """Draw all hops until none touch, in at most ``most`` cells; the number of cells, or 0 when it fails."""
    begin(drawing, rng)
    n_hops = legs.hops.shape[0]
    first = np.int64(rng[0] >> U(33)) % n_hops
    for turn in range(ROUNDS):
        total = 0
        for at in range(n_hops):
            hop = ((at if turn & 1 else n_hops - at) + first + turn) % n_hops
            price(hop, legs, drawing, 1 + turn // 2)
            drawing.lengths[hop] = cheapest_way(hop, legs, drawing)
            if drawing.lengths[hop] == 0:
                return 0
            total += drawing.lengths[hop]
        if count_clashes(near, legs, drawing) == 0:
            return total if total <= most else 0
    return 0


@njit(cache=True)
def own_rooms(near: Any, legs: Legs, drawing: Drawing, own: Any) -> None:
    """For each hop the room that leaves the wires of the others alone."""
    hops, room, routes, lengths = legs.hops, legs.room, drawing.routes, drawing.lengths
    for hop in range(hops.shape[0]):
        for w in range(WORDS):
            own[hop, w] = room[hop, w]
        for other in range(hops.shape[0]):
            if other != hop and hops[other, BOARD] == hops[hop, BOARD]:
                for i in range(lengths[other]):
                    for w in range(WORDS):
                        own[hop, w] &= ~near[routes[other, i], w]
