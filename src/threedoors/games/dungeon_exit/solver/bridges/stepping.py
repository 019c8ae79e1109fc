"""Stepping: every move a head may make on the ground, tile by tile, and over bridges beside it."""

# ruff: noqa: SIM110 - loops are what compiles well

from typing import Any

from threedoors.games.dungeon_exit.solver.accelerated import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import (
    BRIDGED,
    CELLS,
    END,
    ENDS,
    FIXED,
    GAP,
    GOES_ON,
    KIND,
    LAID,
    MARGIN,
    STOP,
    bridges_missing,
    is_spoken_for,
    is_waiting,
    look_at,
    may_bridge_gap,
    straight_under,
)

# numbers of a frame of the search
FRAME = 10
PLACE, HEAD, PRIOR, USED_0, USED_1, NEXT, KIDS, MOVE, ROOT, LEFT = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
KID = 3  # score, move, root
MOST_KIDS = 640
HOP = 3  # start, goal, path
# numbers of ``result``
R_STATUS, R_NODES, R_FOUND, R_DEPTH, R_RANDOM, R_GAPS = 0, 1, 2, 3, 4, 5  # gaps: may the path jump over empty cells?
RESULTS = 6
AT_HAND = 1024  # a fixed tile is tried before others
OVER_LAID, OVER_GAP = 16, 4  # cells of detour a jump is thought to be worth, at the most
ANYTHING = -1  # no fixed tile must come next


@compiled
def draw(result: Any, bound: int) -> Any:
    """A small random number."""
    result[R_RANDOM] = (result[R_RANDOM] * 1103515245 + 12345) % 2147483648
    return (result[R_RANDOM] >> 8) % bound


@compiled
def walk_from(
    moves: Any, n_moves: int, first: int, last: int, root: int, before_root: int, ground: Any, hops: Any, hop: int,
    far: Any, used: int, left: int, bridges: int, noise: int, result: Any, kids: Any, base: int, count: int, path: Any,
    bonus: int, jumping: bool, must: int,
) -> int:  # fmt: skip
    """Add all moves of one part of the tree of moves to the children; returns how many there are now.

    ``root`` is the head, or the cell jumped over; ``before_root`` the cell before it when the next step must
    be straight, else −1. ``must`` is the fixed tile that comes next, if one does.
    """
    goal, owner = hops[hop * HOP + 1], hops[hop * HOP + 2]
    path[0] = root
    spoken_for = ground[KIND * CELLS + root] == STOP and is_spoken_for(ground, root)
    i = first
    while i < last:
        step, depth, tile, skip = moves[4 * i], moves[4 * i + 1], moves[4 * i + 2], moves[4 * i + 3]
        prior = path[depth - 1]
        cell = prior + step
        straight = before_root if depth == 1 else (path[depth - 2] if ground[GAP * CELLS + prior] != 0 else -1)
        if straight >= 0 and prior - straight != step:
            i = skip
            continue
        mark = ground[FIXED * CELLS + cell] % END
        fits = must < 0 or mark == must
        if mark != 0 and (mark - 1) // 16 != owner:
            fits = False
        if depth > 1 and mark != ground[FIXED * CELLS + path[1]] % END:
            fits = False
        if jumping and depth == 1 and ground[GAP * CELLS + cell] != 0:
            fits = False  # a cell under a bridge has its own path on two sides, not a bridge
        seen = look_at(ground, cell, prior, goal, bridges, owner) if fits else -1
        if seen < 0:
            i = skip
            continue
        path[depth] = cell
        if depth == 1 and mark == 0 and spoken_for:
            i = skip
            continue
        mine = tile >= 0 and ((mark - 1) % 16 == tile if mark != 0 else not (used >> tile) & 1)
        if mine and (left != 1 or seen == ENDS):
            score = 256 * (depth + far[hop * CELLS + cell]) - bonus
            if mark != 0:
                score -= AT_HAND
            if seen > MARGIN:  # beside a cell that can be crossed
                score -= draw(result, OVER_LAID) * 256
            if noise > 0:
                score += draw(result, noise)
            at = (base + count) * KID
            kids[at], kids[at + 1], kids[at + 2] = score, i, root
            count += 1
        i = i + 1 if seen == GOES_ON else skip
    return count


@compiled
def find_children(
    depth: int, frames: Any, kids: Any, order: Any, moves: Any, n_moves: int, ground: Any, hops: Any, far: Any,
    noise: int, left: int, fixed: Any, wanted: Any, result: Any, path: Any,
) -> int:  # fmt: skip
    """All moves from the head, and over bridges beside it."""
    f = depth * FRAME
    hop = order[frames[f + PLACE]]
    head, prior, bridges = frames[f + HEAD], frames[f + PRIOR], frames[f + LEFT]
    owner = hops[hop * HOP + 2]
    used = frames[f + USED_0 + owner] | fixed[owner]
    base = depth * MOST_KIDS
    is_stop = ground[KIND * CELLS + head] == STOP
    must_straight = not is_stop and ground[GAP * CELLS + head] != 0
    over, waiting, must = 0, 0, ANYTHING
    if not is_stop and not must_straight:
        for step in (-16, 1, 16, -1):
            n = head + step
            if n == prior:
                continue
            if ground[LAID * CELLS + n] != 0:
                over = n
            elif ground[BRIDGED * CELLS + head] == 0 and is_waiting(ground, head, n):
                if bridges > 0 and step != head - prior and ground[FIXED * CELLS + n] >= END:
                    continue  # perhaps the bank of a bridge over the head
                if waiting:
                    return 0
                waiting = n
                must = ground[FIXED * CELLS + n] % END
    if over != 0 and waiting != 0:
        return 0
    count = 0
    if over == 0:
        count = walk_from(
            moves, n_moves, 0, n_moves, head, prior if must_straight else -1, ground, hops, hop, far, used, left,
            bridges, noise, result, kids, base, count, path, 0, False, must,
        )  # fmt: skip
    if bridges == 0 or is_stop or must_straight:
        return count
    spare = bridges - bridges_missing(ground, wanted)
    quarter = n_moves // 4
    for way in range(4):
        step = moves[4 * way * quarter]
        x = head + step
        if x == prior or (over != 0 and x != over) or (waiting != 0 and x != waiting):
            continue
        if spare == 0 and not is_wanted(wanted, x):
            continue
        over_laid = straight_under(ground, x, step)
        if not over_laid and result[R_GAPS] == 0 and ground[FIXED * CELLS + x] == 0:
            continue
        if over_laid or may_bridge_gap(ground, x, step):
            bonus = draw(result, OVER_LAID if over_laid else OVER_GAP) * 256
            count = walk_from(
                moves, n_moves, way * quarter, (way + 1) * quarter, x, -1, ground, hops, hop, far, used, left,
                bridges - 1, noise, result, kids, base, count, path, bonus, True, ANYTHING,
            )  # fmt: skip
    return count


@compiled
def is_wanted(wanted: Any, x: int) -> bool:
    """Has a player laid a bridge here?"""
    for cell in wanted:
        if cell == x:
            return True
    return False
