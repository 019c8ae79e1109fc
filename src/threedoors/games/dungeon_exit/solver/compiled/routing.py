"""Routing: where each leg could run so that no two touch, cell by cell, before any tile is chosen.

Legs that must go around each other are where dives into tiles get lost. Here the legs are drawn like the
wires of a circuit: each takes its shortest way, cells where two would touch grow dearer from round to
round, until nobody wants them any more. The result gives each leg a room of its own to dive in. It is
a guide, never a proof.
"""

from typing import Any

import numpy as np
from numba import njit

from threedoors.games.dungeon_exit.solver.compiled.bitboards import WORDS, U, has

SCALE = 4  # a free cell costs this much


@njit(cache=True)
def cheapest_way(start: int, room: Any, goal: Any, cost: Any, dist: Any, came: Any, queue: Any, route: Any) -> int:
    """The cheapest cells from a stop to its goal; returns how many, 0 when there is no way."""
    dist[:256] = 1 << 30
    head, tail = 0, 0
    size = queue.shape[0]
    dist[start] = 0
    queue[0] = start
    tail = 1
    best, best_cell = 1 << 30, -1
    while head != tail:
        cell = queue[head % size]
        head += 1
        if dist[cell] >= best or (cell != start and has(goal, cell)):
            continue
        for step in (-16, 1, 16, -1):
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
def untangle(
    hops: Any, near: Any, room: Any, goal: Any, rounds: int, most: int, rng: Any, routes: Any, lengths: Any, fields: Any
) -> int:
    """Route all hops until none touch, in at most ``most`` cells; the number of cells, or 0 when it fails.

    ``routes[hop]`` receives the cells, ``fields`` is room to work in.
    """
    n_hops = hops.shape[0]
    history = fields[0]
    cost, dist, came, queue, crowd = fields[1], fields[2], fields[3], fields[4], fields[5]
    for i in range(512):
        r = rng[0]
        r ^= r << U(13)
        r ^= r >> U(7)
        r ^= r << U(17)
        rng[0] = r
        history[i] = np.int64(r >> U(40)) % 2
    lengths[:] = 0
    first = np.int64(rng[0] >> U(33)) % n_hops
    for turn in range(rounds):
        present = 1 + turn // 2
        for at in range(n_hops):
            hop = ((at if turn & 1 else n_hops - at) + first + turn) % n_hops
            board = hops[hop, 2]
            crowd[:256] = 0
            for other in range(n_hops):
                if other != hop and hops[other, 2] == board:
                    for i in range(lengths[other]):
                        cell = routes[other, i]
                        crowd[cell] += 1
                        for step in (-16, 1, 16, -1):
                            beside = cell + step
                            if 0 <= beside < 256:
                                crowd[beside] += 1
            for cell in range(256):
                cost[cell] = SCALE + history[board * 256 + cell] + present * crowd[cell]
            lengths[hop] = cheapest_way(hops[hop, 0], room[hop], goal[hop], cost, dist, came, queue, routes[hop])
            if lengths[hop] == 0:
                return 0
        total, clashes = 0, 0
        for hop in range(n_hops):
            total += lengths[hop]
            board = hops[hop, 2]
            for other in range(n_hops):
                if other == hop or hops[other, 2] != board:
                    continue
                for i in range(lengths[hop]):
                    for j in range(lengths[other]):
                        if has(near[routes[other, j]], routes[hop, i]):
                            history[board * 256 + routes[hop, i]] += 3
                            clashes += 1
        if clashes == 0:
            return total if total <= most else 0
    return 0


@njit(cache=True)
def own_rooms(hops: Any, near: Any, room: Any, routes: Any, lengths: Any, own: Any) -> None:
    """For each hop the room that leaves the routes of the others alone."""
    for hop in range(hops.shape[0]):
        for w in range(WORDS):
            own[hop, w] = room[hop, w]
        for other in range(hops.shape[0]):
            if other != hop and hops[other, 2] == hops[hop, 2]:
                for i in range(lengths[other]):
                    for w in range(WORDS):
                        own[hop, w] &= ~near[routes[other, i], w]
