"""Foresight in arrays: is there a way through the next placements, and how does a Keep end among players who look?

``survives`` is exhaustive but for placements that touch no live creature: of those the best-looking one a card is
tried. It stops at a depth, where nobody is awake, or when its nodes are spent, and then hopes. What a search costs is
counted in placements judged, which is nearly all of its time: so many microseconds on any one machine, whatever is in
the Keep. A player with foresight
(``turn_with_foresight``) takes the placement ``greedy`` likes best among those that lose nothing by force. Worlds
played out that way are won ten times as often as ``greedy`` wins them, so they tell good placements from bad ones.
Compiled where Numba is installed; without it the same code, only slower.
"""

from typing import Final

from threedoors.bots.knock.compiled import compiled, flat
from threedoors.bots.knock.judgement_compiled import first_best, judge
from threedoors.bots.knock.layout import (
    AWAKE,
    DANGER,
    DEAD,
    GRID,
    HELD,
    LAID,
    LIFE,
    LOSES,
    MOVES,
    NOWHERE,
    SAND,
    SCORES,
    SHOWN,
    SPOT,
    STEPS,
    TURN,
    WAITING,
    WINS,
    WON,
    Array,
    copy_into,
)
from threedoors.bots.knock.playouts import next_turn, ring, take_turn
from threedoors.bots.knock.weights import Weights
from threedoors.games.knock.cards import LIMIT

CALM, PRESSED, HOPELESS = 0, 1, 2
IMPOSSIBLE: Final = 9  # covers: more than a card has corners

# A search is one array ``s``: what it may cost, then where it stands on each level.
DEPTH, TRIES, NODES, NODES_LEFT, PASSED_OVER, LEFT = range(6)
# PASSED_OVER: survived placements not taken, best first. LEFT: placements that may still be judged; then it hopes.
LEVELS: Final = 8
ROWS: Final = 6  # placements there are, or UNSEEN
SKIPPED: Final = ROWS + LEVELS  # was a turn without a card gone through?
UNSEEN: Final = -1
UNBOUNDED: Final = 1 << 60


def new_search(depth: int, tries: int, nodes: int, left: int = UNBOUNDED) -> Array:
    """A search that looks so many placements ahead, at so many of them a turn, at so many tables in all."""
    return flat([depth, tries, nodes, 0, 0, left, *[0] * (2 * LEVELS)])


@compiled
def covers_needed(k: Array, place: int) -> int:
    """The fewest corners to cover until a creature is beaten, if zeros did it (K5, K11)."""
    danger, free, need = k[DANGER + place], 0, 0
    for corner in range(4):
        if k[GRID + k[SPOT + place] + STEPS[corner]] == 0:
            free |= 1 << corner
    while danger > LIMIT:
        best, best_corner = 0, NOWHERE
        for corner in range(4):
            if free >> corner & 1 and k[SHOWN + 4 * place + corner] > best:
                best, best_corner = k[SHOWN + 4 * place + corner], corner
        if best_corner == NOWHERE:
            return IMPOSSIBLE
        free ^= 1 << best_corner
        danger -= best
        need += 1
    return need


@compiled
def outlook(k: Array) -> int:
    """CALM if nobody rings, PRESSED if covers may still come in time, HOPELESS if they cannot."""
    found = CALM
    for place in range(k[LAID]):
        if k[LIFE + place] == AWAKE and k[DANGER + place] > LIMIT:
            found = PRESSED
            if covers_needed(k, place) > k[SAND + place] + k[WAITING]:  # the Knight is laid between two alarms (K14)
                return HOPELESS
    return CALM if found == CALM and not k[WAITING] else PRESSED


@compiled
def touches_somebody(k: Array, spot: int) -> bool:
    """Would a card on this spot cover a live creature?"""
    found = False
    for corner in range(4):
        place = k[GRID + spot + STEPS[corner]] - 1
        found = found or (place >= 0 and k[LIFE + place] != DEAD)
    return found


@compiled
def best_left(n: Array, rows: int) -> int:
    """The best row that does not lose at once and was not taken yet, or NOWHERE."""
    best = first_best(n, rows)
    return best if n[SCORES + best] > LOSES // 2 else NOWHERE


@compiled
def leave_quiet(k: Array, n: Array, rows: int, card: int) -> None:
    """Leave out every placement of this card that touches nobody: one of them is tried, and stands for the others."""
    for row in range(rows):
        if n[MOVES + row] // 2 % 8 == card and not touches_somebody(k, n[MOVES + row] // 16):
            n[SCORES + row] = LOSES


@compiled
def has_no_card(k: Array) -> bool:
    """Must the turn go by (K15)?"""
    return not k[WAITING] and k[HELD + k[TURN]] == 0


@compiled
def skip(k: Array, d: Array) -> int:
    """A turn without a card (K15): 0, or how it ended."""
    ended = ring(k, d, NOWHERE)
    return ended or next_turn(k)


@compiled
def survives(tables: Array, notes: Array, first: int, last: int, d: Array, w: Weights, s: Array) -> bool:
    """Is there a way through the placements from the first level to the last? Hands and pile are those of the table.

    A walk down and up again instead of a function that calls itself: Numba cannot keep such a one on disk.
    """
    level = first
    s[ROWS + level] = UNSEEN
    while first <= level < last:
        if s[ROWS + level] == UNSEEN:
            if s[NODES_LEFT] <= 0 or s[LEFT] <= 0:
                return True
            s[NODES_LEFT] -= 1
            s[SKIPPED + level] = 0
            s[ROWS + level] = 0 if has_no_card(tables[level]) else judge(tables[level], d, w, notes[level])
            s[LEFT] -= s[ROWS + level]
        found = next_way(tables[level], notes[level], tables[level + 1], d, s, level)
        if found == CALM:
            return True
        level += 1 if found == PRESSED else -1
        if found == PRESSED:
            s[ROWS + level] = UNSEEN
    return level >= last


@compiled
def next_way(k: Array, n: Array, after: Array, d: Array, s: Array, level: int) -> int:
    """The next placement to try: how the table after it stands, or HOPELESS when there is none left."""
    if has_no_card(k):
        if s[SKIPPED + level]:
            return HOPELESS
        s[SKIPPED + level] = 1
        copy_into(after, k)
        return HOPELESS if skip(after, d) else outlook(after)
    while True:
        row = best_left(n, s[ROWS + level])
        if row == NOWHERE:
            return HOPELESS
        move, score = n[MOVES + row], n[SCORES + row]
        n[SCORES + row] = LOSES
        if score > WINS // 2:
            return CALM
        if not touches_somebody(k, move // 16):
            leave_quiet(k, n, s[ROWS + level], move // 2 % 8)
        copy_into(after, k)
        if take_turn(after, d, move):
            continue
        found = outlook(after)
        if found != HOPELESS:
            return found


@compiled
def is_survived(tables: Array, notes: Array, move: int, d: Array, w: Weights, s: Array) -> bool:
    """May this move on the first table be lived with?"""
    copy_into(tables[1], tables[0])
    ended = take_turn(tables[1], d, move)
    if ended:
        return ended == WON
    found = outlook(tables[1])
    s[NODES_LEFT] = s[NODES]
    return found == CALM or (found == PRESSED and survives(tables, notes, 1, 1 + s[DEPTH], d, w, s))


@compiled
def turn_with_foresight(tables: Array, notes: Array, d: Array, w: Weights, s: Array) -> int:
    """One turn on the first table: the best-looking placement that is survived, or the best-looking one."""
    k, n = tables[0], notes[0]
    if has_no_card(k):
        return skip(k, d)
    rows = judge(k, d, w, n)
    s[LEFT] -= rows
    row = first_best(n, rows)
    first, passed = n[MOVES + row], 0
    for _ in range(s[TRIES]):
        move, score = n[MOVES + row], n[SCORES + row]
        if score > WINS // 2:
            return take_turn(k, d, move)
        if is_survived(tables, notes, move, d, w, s):
            first = move
            if passed >= s[PASSED_OVER]:
                break
            passed += 1
        for other in range(rows):  # placements of the same card that look the same are the same
            if n[SCORES + other] == score and n[MOVES + other] // 2 % 8 == move // 2 % 8:
                n[SCORES + other] = LOSES
        row = best_left(n, rows)
        if row == NOWHERE:
            break
    return take_turn(k, d, first)  # with nothing survived, what looked best


@compiled
def play_on(tables: Array, notes: Array, d: Array, w: Weights, s: Array) -> int:
    """Players with foresight at every seat until the Keep ends: how it ended."""
    ended = 0
    while not ended:
        ended = turn_with_foresight(tables, notes, d, w, s)
    return ended


@compiled
def set_world(k: Array, start: Array, world: Array) -> None:
    """A table as it stands, with the hands and the pile of a world."""
    copy_into(k, start)
    for i in range(GRID - HELD):
        k[HELD + i] = world[i]


@compiled
def survived_in(
    tables: Array, notes: Array, start: Array, world: Array, move: int, d: Array, w: Weights, s: Array
) -> bool:
    """Is this move survived in that world?"""
    set_world(tables[0], start, world)
    return is_survived(tables, notes, move, d, w, s)


@compiled
def leads_on(tables: Array, notes: Array, start: Array, world: Array, d: Array, w: Weights, s: Array) -> bool:
    """Is there any way on from here in that world?"""
    set_world(tables[0], start, world)
    s[NODES_LEFT] = s[NODES]
    return survives(tables, notes, 0, s[DEPTH], d, w, s)


@compiled
def ended_in(tables: Array, notes: Array, start: Array, world: Array, move: int, d: Array, w: Weights, s: Array) -> int:
    """How that world ends after this move (or none, if it is NOWHERE); the first table is its last."""
    set_world(tables[0], start, world)
    ended = 0 if move == NOWHERE else take_turn(tables[0], d, move)
    return ended or play_on(tables, notes, d, w, s)
