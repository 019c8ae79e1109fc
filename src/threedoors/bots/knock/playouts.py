"""Whole Keeps played by ``greedy`` inside arrays: the compiled twin that ``thinker`` and the lab play out with.

The same rules (K5–K15) and the same judgement as ``games/knock`` and ``judgement.py``, written once more for
Numba; tests hold the two against each other move by move. Without Numba it is the same code, only slower.
No spell is cast in here. Spots are numbers on a grid seen from 45°: a card's corner i meets the spot at
``spot + STEPS[i]``, whose corner i ^ 2 it is.
"""

from typing import Any, Final

import numpy as np

from threedoors.bots.knock.compiled import compiled
from threedoors.bots.knock.weights import Weights

SIDE: Final = 128
CENTRE: Final = 64 * SIDE + 64
STEPS: Final = np.array([-SIDE, 1, SIDE, -1], dtype=np.int64)
MOST: Final = 64  # cards in a Keep
NOWHERE: Final = -1

WON, HALL, ALARM, TOKENS, CARDS = 1, 2, 3, 4, 5
CAUSES: Final = {WON: "won", HALL: "hall", ALARM: "alarm", TOKENS: "tokens", CARDS: "cards"}

HALL_CARD, CREATURE, KNIGHT = 0, 1, 2
DEAD, AWAKE, FROZEN = 0, 1, 2

LOSES: Final = -1_000_000_000
WINS: Final = 1_000_000_000
PATIENT: Final = 9  # tokens a frozen creature is thought to have
LATE: Final = 16
FULL: Final = 6
LIMIT: Final = 5

Array = Any
"""A NumPy array of whole numbers; Numba's types are not Python's."""

# A table is one array ``k``: facts first, then lists by place (order of laying), by spot, by seat.
# One array and not a dozen, because a call that hands over many arrays costs more than its work.
LAID, PILE, TURN, RESERVE, SILENT, WAITING, SEATS, POISON, GENTLE, LOOK, TURNS, LEAST, THE_KNIGHT = range(13)
SPOT: Final = 16
CARD: Final = SPOT + MOST
DANGER: Final = CARD + MOST
LIFE: Final = DANGER + MOST
SAND: Final = LIFE + MOST
SHOWN: Final = SAND + MOST  # four visible values a place
HELD: Final = SHOWN + 4 * MOST  # how many cards a seat holds
HANDS: Final = HELD + 6  # eight places a seat
CARDS_IN_PILE: Final = HANDS + 6 * 8  # top card last, the Knight first
GRID: Final = CARDS_IN_PILE + MOST  # 1 + place, or 0
MARKS: Final = GRID + SIDE * SIDE  # the look in which a spot was last considered
TABLE_SIZE: Final = MARKS + SIDE * SIDE

# A deck is one array ``d``: sixteen numbers a card.
KIND, ARRIVES_WITH, HUSH, SUM, ZEROS, BEARS_4, BEARS_4_TURNED = range(7)  # the last: a bit for each corner
LYING: Final = 8  # four corners, then the same four after half a turn
PER_CARD: Final = 16

# What one look notes down is one array ``n``.
ALARMS, AHEAD, AWAKES, FROZENS, GRAINS, KNIGHT_AT, SELF_LOW = range(7)
TERMS: Final = 8
EFFECT: Final = 16  # five values a corner
FLAGS: Final = EFFECT + 20
OWN: Final = FLAGS + 20  # the four values of a card laid on poison
SCORES: Final = 64
MOST_ROWS: Final = MOST * 4 * 8 * 2
MOVES: Final = SCORES + MOST_ROWS  # spot, place in hand and turned in one number
NOTES_SIZE: Final = MOVES + MOST_ROWS

# Counts of up to four covered cards, added up in one number.
FALLS, STOPS, THAWS, LOW = 1, 8, 64, 512


def new_table() -> Array:
    """Room for a table."""
    return np.zeros(TABLE_SIZE, np.int64)


def new_notes() -> Array:
    """Room for the notes of one look."""
    return np.zeros(NOTES_SIZE, np.int64)


@compiled
def copy_into(k: Array, other: Array) -> None:
    """Make one table like another, but for its looks."""
    for place in range(k[LAID]):
        k[GRID + k[SPOT + place]] = 0
    look = k[LOOK]
    for i in range(GRID):
        k[i] = other[i]
    k[LOOK] = look
    for place in range(k[LAID]):
        k[GRID + k[SPOT + place]] = place + 1


@compiled
def point_of(spot: int, corner: int) -> int:
    """The number of a corner point, the same from both cards that own it."""
    u, v = spot // SIDE - 64, spot % SIDE - 64
    x, y = u + v, u - v
    if corner == 1 or corner == 2:
        x += 1
    if corner == 2 or corner == 3:
        y += 1
    return (x + 256) * 512 + y + 256


@compiled
def corners_in(bits: int) -> int:
    """How many of the four corners have their bit set."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


@compiled
def worth(values: Array, base: int, free: int, danger: int, tokens: int, w: Weights) -> int:
    """How well a live creature is in hand: covers it needs, placements to spare, what covers may add up to.

    Its visible values begin at ``base`` of an array; ``free`` has a bit for each corner that can still be covered.
    """
    excess = danger - LIMIT
    need, taken = 0, 0
    while taken < excess:
        best, best_corner = 0, NOWHERE
        for corner in range(4):
            if free >> corner & 1 and values[base + corner] > best:
                best, best_corner = values[base + corner], corner
        if best_corner == NOWHERE:
            return -w.doomed - w.excess * excess
        free ^= 1 << best_corner
        taken += best
        need += 1
    if need > tokens:
        return -w.doomed - w.excess * excess
    spare = tokens - need
    margin = w.margin_4
    if spare == 0:
        margin = w.margin_0
    elif spare == 1:
        margin = w.margin_1
    elif spare == 2:
        margin = w.margin_2
    elif spare == 3:
        margin = w.margin_3
    return w.slack * min(taken - excess, FULL) - margin - w.need * need - w.excess * max(excess, 0)


@compiled
def landings(values: Array, base: int, free: int, danger: int) -> int:
    """How many free corners of a hall would bear a 4."""
    found = 0
    for corner in range(4):
        if free >> corner & 1 and values[base + corner] + LIMIT - danger >= 4:
            found += 1
    return found


@compiled
def look_around(k: Array, d: Array, n: Array) -> None:
    """Note once per look what every placement has in common."""
    alarm = 0 if k[WAITING] else 1
    awake, frozen, last_grains, knight_place = 0, 0, 0, NOWHERE
    for place in range(k[LAID]):
        if k[LIFE + place] == AWAKE:
            awake += 1
            if k[SAND + place] == alarm:
                last_grains += 1
            if d[PER_CARD * k[CARD + place] + KIND] == KNIGHT:
                knight_place = place
        elif k[LIFE + place] == FROZEN:
            frozen += 1
    n[ALARMS] = alarm
    n[AHEAD] = 1 if k[PILE] > 0 or k[WAITING] else 0
    n[AWAKES] = awake
    n[FROZENS] = frozen
    n[GRAINS] = last_grains
    n[KNIGHT_AT] = knight_place


@compiled
def card_term(k: Array, d: Array, n: Array, card: int, w: Weights) -> int:
    """What a card costs or brings wherever it is laid."""
    term = 0
    if d[PER_CARD * card + KIND] == HALL_CARD:
        zeros = d[PER_CARD * card + ZEROS]
        if n[AHEAD]:
            late = max(0, LATE - k[PILE]) if k[PILE] > 0 else 0
            term -= (w.zero + w.zero_late * late) * zeros
        if zeros == 4:
            term -= w.joker
    elif d[PER_CARD * card + KIND] == CREATURE:
        term += w.creature + w.creature_early * (k[PILE] // 8) - w.awake * n[AWAKES]
        term -= w.reserve * max(0, FULL - (k[RESERVE] - d[PER_CARD * card + ARRIVES_WITH]))
    if d[PER_CARD * card + HUSH]:
        if k[SEATS] > 1:
            term += w.silence if k[SILENT] else -w.silence
        elif k[PILE] > 0:
            term -= w.solo_silence
    return term


@compiled
def touch_hall(k: Array, n: Array, place: int, corner: int, free: int, poisoned: bool, w: Weights) -> None:
    """For each value at this corner: what it would do to the hall below."""
    danger = k[DANGER + place]
    theirs = corner ^ 2
    left = free ^ (1 << theirs)
    count = corners_in(left)
    landing = w.landing if n[AHEAD] else 0
    before = landings(k, SHOWN + 4 * place, free, danger) if landing else 0
    for value in range(5):
        after = danger if poisoned else danger - k[SHOWN + 4 * place + theirs] + value
        score = w.hall_gain * (danger - after) * count
        if landing and after <= LIMIT:
            score += landing * (landings(k, SHOWN + 4 * place, left, after) - before)
        n[EFFECT + 5 * corner + value] = score
        n[FLAGS + 5 * corner + value] = FALLS if after > LIMIT else 0


@compiled
def touch_creature(k: Array, n: Array, place: int, corner: int, free: int, poisoned: bool, w: Weights) -> None:
    """For each value at this corner: what it would do to the live creature below."""
    danger = k[DANGER + place]
    theirs = corner ^ 2
    left = free ^ (1 << theirs)
    is_knight = place == n[KNIGHT_AT]
    frozen = k[LIFE + place] == FROZEN
    tokens = PATIENT if frozen else k[SAND + place] - n[ALARMS]
    before = worth(k, SHOWN + 4 * place, free, danger, tokens, w)
    for value in range(5):
        after = danger if poisoned else danger - k[SHOWN + 4 * place + theirs] + value
        flags = 0
        if after <= LIMIT and not is_knight:
            score = w.beaten + w.token_back * k[SAND + place] - before
            if frozen:
                flags = THAWS
            elif tokens == 0:
                flags = STOPS
        else:
            score = worth(k, SHOWN + 4 * place, left, after, tokens, w) - before
            if is_knight:
                score *= w.knight
                flags = LOW if after <= LIMIT else 0
        n[EFFECT + 5 * corner + value] = score
        n[FLAGS + 5 * corner + value] = flags


@compiled
def look_at(k: Array, n: Array, spot: int, w: Weights) -> int:
    """Note what laying a card on this spot does to the cards it covers; a bit for each corner left free."""
    free_here = 0
    for corner in range(4):
        place = k[GRID + spot + STEPS[corner]] - 1
        if place < 0:
            free_here |= 1 << corner
            continue
        free = 1 << (corner ^ 2)
        for other in range(4):
            if k[GRID + k[SPOT + place] + STEPS[other]] == 0:
                free |= 1 << other
        poisoned = k[POISON] >= 0 and point_of(spot, corner) == k[POISON]
        if k[LIFE + place] == DEAD:
            touch_hall(k, n, place, corner, free, poisoned, w)
        else:
            touch_creature(k, n, place, corner, free, poisoned, w)
    return free_here


@compiled
def itself(k: Array, d: Array, n: Array, card: int, way: int, spot: int, free: int, w: Weights) -> int:
    """What the laid card itself is worth; LOW is noted for a Knight beaten at once (K11a)."""
    kind = d[PER_CARD * card + KIND]
    if kind == HALL_CARD and not n[AHEAD]:
        return 0
    values, base = d, PER_CARD * card + LYING + 4 * way
    danger = d[PER_CARD * card + SUM]
    if k[POISON] >= 0:
        values, base, danger = n, OWN, 0
        for corner in range(4):
            poisoned = point_of(spot, corner) == k[POISON]
            n[OWN + corner] = 0 if poisoned else d[PER_CARD * card + LYING + 4 * way + corner]
            danger += n[OWN + corner]
    if kind == HALL_CARD:
        return w.landing * landings(values, base, free, danger)
    if danger <= LIMIT:
        if kind == KNIGHT:
            n[SELF_LOW] = LOW
        return w.beaten
    tokens = d[PER_CARD * card + ARRIVES_WITH] - (0 if k[GENTLE] else n[ALARMS])
    return worth(values, base, free, danger, tokens, w) * (w.knight if kind == KNIGHT else 1)


@compiled
def ending(k: Array, n: Array, spot: int, flags: int, short: bool) -> int:
    """WINS, LOSES or 0: whether the Keep ends by a placement with these flags."""
    thawed = flags // THAWS % 8
    low = flags >= LOW
    knight = n[KNIGHT_AT]
    if not low and thawed and knight != NOWHERE and k[DANGER + knight] <= LIMIT:
        low = not touches(k, spot, knight)
    if short or flags % STOPS:
        return LOSES
    if low and thawed == n[FROZENS]:
        return WINS
    return LOSES if flags // STOPS % 8 < n[GRAINS] else 0


@compiled
def touches(k: Array, spot: int, place: int) -> bool:
    """Would a card on this spot cover that card?"""
    found = False
    for corner in range(4):
        found = found or k[GRID + spot + STEPS[corner]] - 1 == place
    return found


@compiled
def playable(k: Array, i: int) -> int:
    """The i-th card that may be laid now: of the hand, or the Knight who waits."""
    card: int = k[THE_KNIGHT] if k[WAITING] else k[HANDS + 8 * k[TURN] + i]
    return card


@compiled
def judge(k: Array, d: Array, w: Weights, n: Array) -> int:
    """Score every placement that is possible now; how many rows there are in the notes."""
    look_around(k, d, n)
    count = 1 if k[WAITING] else k[HELD + k[TURN]]
    for i in range(count):
        n[TERMS + i] = card_term(k, d, n, playable(k, i), w)
    k[LOOK] += 1
    if k[LAID] == 0:
        return judge_spot(k, d, count, w, n, CENTRE, 0)
    rows = 0
    for source in range(k[LAID]):
        for side in range(4):
            spot = k[SPOT + source] + STEPS[side]
            if not k[GRID + spot] and k[MARKS + spot] != k[LOOK]:
                k[MARKS + spot] = k[LOOK]
                rows = judge_spot(k, d, count, w, n, spot, rows)
    return rows


@compiled
def judge_spot(k: Array, d: Array, count: int, w: Weights, n: Array, spot: int, rows: int) -> int:
    """Score every card both ways up on one spot."""
    free = look_at(k, n, spot, w)
    touched = 4 - corners_in(free)
    common = w.touch * max(0, touched - 1)
    for i in range(count):
        card = playable(k, i)
        short = d[PER_CARD * card + ARRIVES_WITH] > k[RESERVE]
        for way in range(2):
            score, flags = n[TERMS + i] - common, 0
            for corner in range(4):
                if not free >> corner & 1:
                    value = d[PER_CARD * card + LYING + 4 * way + corner]
                    score += n[EFFECT + 5 * corner + value]
                    flags += n[FLAGS + 5 * corner + value]
            if d[PER_CARD * card + KIND] == HALL_CARD and k[POISON] < 0:
                if n[AHEAD]:
                    score += w.landing * corners_in(free & d[PER_CARD * card + BEARS_4 + way])
            else:
                n[SELF_LOW] = 0
                score += itself(k, d, n, card, way, spot, free, w)
                flags += n[SELF_LOW]
            if short or flags or n[GRAINS]:
                score += ending(k, n, spot, flags, short)
            n[SCORES + rows] = score
            n[MOVES + rows] = (spot * 8 + i) * 2 + way
            rows += 1
    return rows


@compiled
def first_best(n: Array, rows: int) -> int:
    """The row with the highest score, the first of several."""
    best = 0
    for row in range(1, rows):
        if n[SCORES + row] > n[SCORES + best]:
            best = row
    return best


@compiled
def put_down(k: Array, d: Array, card: int, spot: int, turned: int) -> int:
    """Lay a card, take its tokens, assess (K10, K11): 0, or how the Keep ended."""
    place = k[LAID]
    short = d[PER_CARD * card + KIND] != HALL_CARD and d[PER_CARD * card + ARRIVES_WITH] > k[RESERVE]
    danger = 0
    poisoned_here = False
    for corner in range(4):
        value = d[PER_CARD * card + LYING + 4 * turned + corner]
        poisoned = k[POISON] >= 0 and point_of(spot, corner) == k[POISON]
        if poisoned:
            value = 0
            poisoned_here = True
        k[SHOWN + 4 * place + corner] = value
        danger += value
        under = k[GRID + spot + STEPS[corner]] - 1
        if under >= 0:
            k[DANGER + under] += value - k[SHOWN + 4 * under + (corner ^ 2)]
            k[SHOWN + 4 * under + (corner ^ 2)] = value
    k[SPOT + place] = spot
    k[CARD + place] = card
    k[DANGER + place] = danger
    k[LIFE + place] = DEAD if d[PER_CARD * card + KIND] == HALL_CARD else AWAKE
    k[SAND + place] = 0 if d[PER_CARD * card + KIND] == HALL_CARD else d[PER_CARD * card + ARRIVES_WITH]
    k[GRID + spot] = place + 1
    k[LAID] += 1
    k[RESERVE] -= k[SAND + place]
    k[LEAST] = min(k[LEAST], k[RESERVE])
    if d[PER_CARD * card + HUSH] and k[SEATS] > 1:
        k[SILENT] = 1 - k[SILENT]
    if short:
        return TOKENS
    fallen = False
    for corner in range(5):
        under = place if corner == 4 else k[GRID + spot + STEPS[corner]] - 1
        if under < 0 or (corner == 4 and not poisoned_here):
            continue
        if k[LIFE + under] == DEAD:
            fallen = fallen or k[DANGER + under] > LIMIT
        elif k[DANGER + under] <= LIMIT and d[PER_CARD * k[CARD + under] + KIND] != KNIGHT:
            k[LIFE + under] = DEAD
            k[RESERVE] += k[SAND + under]
            k[SAND + under] = 0
    if fallen:
        return HALL
    knight_low, frozen = False, False
    for other in range(k[LAID]):
        if k[LIFE + other] == FROZEN:
            frozen = True
        if k[LIFE + other] == AWAKE and k[DANGER + other] <= LIMIT:
            knight_low = True
    return WON if knight_low and not frozen else 0


@compiled
def ring(k: Array, spared: int) -> int:
    """The alarm (K12): 0, or ALARM."""
    ended = 0
    for place in range(k[LAID]):
        if k[LIFE + place] == AWAKE and place != spared:
            k[SAND + place] -= 1
            k[RESERVE] += 1
            if k[SAND + place] == 0:
                ended = ALARM
    return ended


@compiled
def nobody_holds_a_card(k: Array) -> bool:
    """Are all hands empty (K15)?"""
    cards = 0
    for seat in range(k[SEATS]):
        cards += k[HELD + seat]
    return cards == 0


@compiled
def next_turn(k: Array) -> int:
    """Clockwise; without a card in any hand the Keep is lost (K15)."""
    k[TURN] = (k[TURN] + 1) % k[SEATS]
    k[TURNS] += 1
    return CARDS if nobody_holds_a_card(k) else 0


@compiled
def take_turn(k: Array, d: Array, move: int) -> int:
    """One whole placement of a card in hand, or of the waiting Knight (K10–K15): 0, or how it ended."""
    spot, i, turned = move // 16, move // 2 % 8, move % 2
    seat = k[TURN]
    if k[WAITING]:
        k[WAITING] = 0
        ended = put_down(k, d, k[THE_KNIGHT], spot, turned)
        return ended or next_turn(k)
    card = k[HANDS + 8 * seat + i]
    k[HELD + seat] -= 1
    for j in range(i, k[HELD + seat]):
        k[HANDS + 8 * seat + j] = k[HANDS + 8 * seat + j + 1]
    ended = put_down(k, d, card, spot, turned)
    if ended:
        return ended
    ended = ring(k, k[LAID] - 1 if k[GENTLE] else NOWHERE)
    if ended:
        return ended
    if k[PILE] and not (d[PER_CARD * card + HUSH] and k[SEATS] == 1):
        k[PILE] -= 1
        if k[PILE] == 0:
            k[WAITING] = 1
            k[THE_KNIGHT] = k[CARDS_IN_PILE]
            return 0
        k[HANDS + 8 * seat + k[HELD + seat]] = k[CARDS_IN_PILE + k[PILE]]
        k[HELD + seat] += 1
    return next_turn(k)


@compiled
def greedy_turn(k: Array, d: Array, w: Weights, n: Array) -> int:
    """What ``greedy`` would do, done: 0, or how the Keep ended."""
    seat = k[TURN]
    if not k[WAITING] and k[HELD + seat] == 0:
        ended = ring(k, NOWHERE)
        return ended or next_turn(k)
    best = first_best(n, judge(k, d, w, n))
    return take_turn(k, d, n[MOVES + best])


@compiled
def play_out(k: Array, d: Array, w: Weights, n: Array) -> int:
    """``greedy`` at every seat until the Keep ends: how it ended."""
    ended = 0
    while not ended:
        ended = greedy_turn(k, d, w, n)
    return ended


@compiled
def times_won(
    k: Array, start: Array, worlds: Array, first: int, last: int, move: int, d: Array, w: Weights, n: Array
) -> int:
    """How many of these worlds ``greedy`` wins from here, after this move (or none, if it is NOWHERE)."""
    wins = 0
    for world in range(first, last):
        copy_into(k, start)
        for i in range(GRID - HELD):
            k[HELD + i] = worlds[world, i]
        ended = 0 if move == NOWHERE else take_turn(k, d, move)
        if not ended:
            ended = play_out(k, d, w, n)
        if ended == WON:
            wins += 1
    return wins
