"""Stepping: every move a head may make on the ground, tile by tile, and over bridges beside it."""

from typing import Any, NamedTuple

from threedoors.games.dungeon_exit.board.cells import DIRECTIONS
from threedoors.games.dungeon_exit.solver.accelerator import compiled
from threedoors.games.dungeon_exit.solver.bridges.ground import (
    ENDS,
    GOES_ON,
    NO,
    bridges_missing,
    is_spoken_for,
    is_waiting,
    is_wanted,
    look_at,
    may_bridge_gap,
    straight_under,
)
from threedoors.games.dungeon_exit.solver.bridges.layout import (
    BRIDGED,
    BRIDGES,
    DEPTH,
    END,
    FAR_FROM,
    FIXED,
    FIXED_TILES,
    FRAME,
    GAP,
    GOAL,
    HEAD,
    HOP,
    KID,
    KID_MOVE,
    KID_ROOT,
    KIND,
    LAID,
    MARGIN,
    MOVE,
    N_KIDS,
    N_MOVES,
    NEXT_PATH,
    OWNER,
    PATH,
    PLACE,
    PRIOR,
    RNG,
    SCORE,
    SKIP,
    STEP,
    STOP,
    TILE,
    USED,
    BridgeOrder,
    Flat,
)

AT_HAND = 1024  # a fixed tile is tried before others
OVER_LAID, OVER_GAP = 16, 4  # cells of detour a jump is thought to be worth, at the most
ANYTHING = -1  # no fixed tile must come next


class Walk(NamedTuple):
    """A part of the tree of moves, where to walk it and what is left for it."""

    hop: int
    first: int  # move of the part,
    last: int  # and the one behind it
    root: int  # the head, or the cell jumped over
    before_root: int  # the cell before it when the next step must be straight, else −1
    used: int  # tiles that are taken
    tiles_left: int  # with 1 left the tile must come to the goal
    bridges: int  # left after this jump
    must: int  # the mark of the fixed tile that comes next, or ANYTHING
    bonus: int  # how much sooner these moves are tried
    jumping: bool


@compiled
def draw(stack: Flat, bound: int) -> Any:
    """A small random number."""
    stack[RNG] = (stack[RNG] * 1103515245 + 12345) % 2147483648
    return (stack[RNG] >> 8) % bound


@compiled
def tiles_in(used: int) -> int:
    """How many tiles a set has."""
    count = 0
    while used:
        used &= used - 1
        count += 1
    return count


@compiled
def walk_from(depth: int, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder, walk: Walk) -> None:
    """Add all moves of one part of the tree of moves to the children."""
    goal, owner = hops[HOP * walk.hop + GOAL], hops[HOP * walk.hop + OWNER]
    stack[PATH] = walk.root
    spoken_for = ground[KIND + walk.root] == STOP and is_spoken_for(ground, walk.root)
    i = walk.first
    while i < walk.last:
        move = MOVE * i
        step, length, tile, skip = box[move + STEP], box[move + DEPTH], box[move + TILE], box[move + SKIP]
        prior = stack[PATH + length - 1]
        cell = prior + step
        straight = walk.before_root if length == 1 else (stack[PATH + length - 2] if ground[GAP + prior] != 0 else -1)
        if straight >= 0 and prior - straight != step:
            i = skip
            continue
        mark = ground[FIXED + cell] % END
        fits = walk.must < 0 or mark == walk.must
        if mark != 0 and (mark - 1) // NEXT_PATH != owner:
            fits = False
        if length > 1 and mark != ground[FIXED + stack[PATH + 1]] % END:
            fits = False
        if walk.jumping and length == 1 and ground[GAP + cell] != 0:
            fits = False  # a cell under a bridge has its own path on two sides, not a bridge
        seen = look_at(ground, cell, prior, goal, walk.bridges, owner) if fits else NO
        if seen < 0:
            i = skip
            continue
        stack[PATH + length] = cell
        if length == 1 and mark == 0 and spoken_for:
            i = skip
            continue
        mine = tile >= 0 and ((mark - 1) % NEXT_PATH == tile if mark != 0 else not (walk.used >> tile) & 1)
        if mine and (walk.tiles_left != 1 or seen == ENDS):
            score = 256 * (length + hops[HOP * walk.hop + FAR_FROM + cell]) - walk.bonus
            if mark != 0:
                score -= AT_HAND
            if seen > MARGIN:  # beside a cell that can be crossed
                score -= draw(stack, OVER_LAID) * 256
            if ask.noise > 0:
                score += draw(stack, ask.noise)
            add_child(depth, stack, score, i, walk.root)
        i = i + 1 if seen == GOES_ON else skip


@compiled
def add_child(depth: int, stack: Flat, score: int, move: int, root: int) -> None:
    """One more move to try."""
    frame = FRAME * depth
    kid = frame + KID * stack[frame + N_KIDS]
    stack[kid + SCORE], stack[kid + KID_MOVE], stack[kid + KID_ROOT] = score, move, root
    stack[frame + N_KIDS] += 1


@compiled
def tiles_for_hop(depth: int, order: Flat, hops: Flat, stack: Flat, ask: BridgeOrder) -> Any:
    """The most tiles this hop may still take so that every later one gets its own; −1 where any number will do."""
    place = stack[FRAME * depth + PLACE]
    owner = hops[HOP * order[place] + OWNER]
    if ask.exact[owner] < 0:
        return -1
    later = 0
    for i in range(place, len(order)):
        if hops[HOP * order[i] + OWNER] == owner:
            later += 1
    return ask.exact[owner] - tiles_in(stack[FRAME * depth + USED + owner]) - later + 1


@compiled
def beside_head(ground: Flat, head: int, prior: int, bridges: int) -> Any:
    """What the head touches: a laid cell that must be jumped over now, and one of a fixed tile that must come next.

    0 for nothing; −1 for both where there is more than one thing to do at once.
    """
    over, waiting = 0, 0
    for step in DIRECTIONS:
        n = head + step
        if n == prior:
            continue
        if ground[LAID + n] != 0:
            over = n
        elif ground[BRIDGED + head] == 0 and is_waiting(ground, head, n):
            if bridges > 0 and step != head - prior and ground[FIXED + n] >= END:
                continue  # perhaps the bank of a bridge over the head
            if waiting:
                return -1, -1
            waiting = n
    if over != 0 and waiting != 0:
        return -1, -1
    return over, waiting


@compiled
def worth_of_jump(ground: Flat, hops: Flat, ask: BridgeOrder, x: int, step: int, spare: int) -> int:
    """Cells of detour a jump over this cell is worth, at the most; 0 where there can be none.

    Without a bridge to spare only those a player has laid are crossed.
    """
    if spare == 0 and not is_wanted(hops, x):
        return 0
    if straight_under(ground, x, step):
        return OVER_LAID
    if not ask.gaps and ground[FIXED + x] == 0:
        return 0
    return OVER_GAP if may_bridge_gap(ground, x, step) else 0


@compiled
def find_children(depth: int, order: Flat, box: Flat, hops: Flat, ground: Flat, stack: Flat, ask: BridgeOrder) -> None:
    """All moves from the head, and over bridges beside it."""
    frame = FRAME * depth
    stack[frame + N_KIDS] = 0
    hop = order[stack[frame + PLACE]]
    head, prior, bridges = stack[frame + HEAD], stack[frame + PRIOR], stack[frame + BRIDGES]
    owner = hops[HOP * hop + OWNER]
    used = stack[frame + USED + owner] | hops[FIXED_TILES + owner]
    left = tiles_for_hop(depth, order, hops, stack, ask)
    is_stop = ground[KIND + head] == STOP
    is_gap = not is_stop and ground[GAP + head] != 0
    over, waiting = 0, 0
    if not is_stop and not is_gap:
        over, waiting = beside_head(ground, head, prior, bridges)
    if over < 0:
        return
    moves = box[N_MOVES]
    if over == 0:
        straight = prior if is_gap else -1
        must = ground[FIXED + waiting] % END if waiting != 0 else ANYTHING
        walk = Walk(hop, 0, moves, head, straight, used, left, bridges, must, 0, False)
        walk_from(depth, box, hops, ground, stack, ask, walk)
    if bridges == 0 or is_stop or is_gap:
        return
    spare = bridges - bridges_missing(ground, hops)
    branch = moves // 4  # the tree has one for each direction
    for way in range(4):
        step = box[MOVE * way * branch + STEP]
        x = head + step
        if x == prior or (over != 0 and x != over) or (waiting != 0 and x != waiting):
            continue
        worth = worth_of_jump(ground, hops, ask, x, step, spare)
        if worth > 0:
            bonus = draw(stack, worth) * 256
            first = way * branch
            walk = Walk(hop, first, first + branch, x, -1, used, left, bridges - 1, ANYTHING, bonus, True)
            walk_from(depth, box, hops, ground, stack, ask, walk)
