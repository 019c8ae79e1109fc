"""Whole Keeps played by ``greedy`` inside arrays: the compiled twin that ``thinker`` and the lab play out with.

The same rules as ``games/knock`` (K5–K15), written once more for Numba; tests hold the two against each
other move by move. Without Numba it is the same code, only slower. No spell is cast in here.
"""

from threedoors.bots.knock.compiled import compiled
from threedoors.bots.knock.judgement_compiled import first_best, judge
from threedoors.bots.knock.layout import (
    ALARM,
    ARRIVES_WITH,
    AWAKE,
    CARD,
    CARDS,
    CARDS_IN_PILE,
    DANGER,
    DEAD,
    FROZEN,
    GENTLE,
    GRID,
    HALL,
    HALL_CARD,
    HANDS,
    HELD,
    HUSH,
    KIND,
    KNIGHT,
    LAID,
    LEAST,
    LIFE,
    LYING,
    MOVES,
    NOWHERE,
    PER_CARD,
    PILE,
    POISON,
    RESERVE,
    SAND,
    SEATS,
    SHOWN,
    SILENT,
    SPOT,
    STEPS,
    THE_KNIGHT,
    TOKENS,
    TURN,
    TURNS,
    WAITING,
    WON,
    Array,
    copy_into,
    point_of,
)
from threedoors.bots.knock.weights import Weights
from threedoors.games.knock.cards import LIMIT


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
    knight_low, frozen, rises = False, False, False
    for other in range(k[LAID]):
        if d[PER_CARD * k[CARD + other] + KIND] == KNIGHT:
            knight_low = k[LIFE + other] != DEAD and k[DANGER + other] <= LIMIT
            rises = k[LIFE + other] == AWAKE and k[SAND + other] == 0 and k[DANGER + other] > LIMIT
        elif k[LIFE + other] == FROZEN:
            frozen = True
    if rises:
        return ALARM  # K23
    return WON if knight_low and not frozen else 0


@compiled
def ring(k: Array, d: Array, spared: int) -> int:
    """The alarm (K12): 0, or ALARM. The Knight at 5 or less, held up by somebody frozen, does not ring (K23)."""
    ended = 0
    for place in range(k[LAID]):
        if k[LIFE + place] == AWAKE and place != spared and k[SAND + place] > 0:
            k[SAND + place] -= 1
            k[RESERVE] += 1
            is_low = d[PER_CARD * k[CARD + place] + KIND] == KNIGHT and k[DANGER + place] <= LIMIT
            if k[SAND + place] == 0 and not is_low:
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
    ended = ring(k, d, k[LAID] - 1 if k[GENTLE] else NOWHERE)
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
        ended = ring(k, d, NOWHERE)
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
def times_won(k: Array, start: Array, worlds: Array, move: int, d: Array, w: Weights, n: Array) -> int:
    """How many of these worlds ``greedy`` wins from here, after this move (or none, if it is NOWHERE)."""
    wins = 0
    for world in range(len(worlds)):
        copy_into(k, start)
        for i in range(GRID - HELD):
            k[HELD + i] = worlds[world, i]
        ended = 0 if move == NOWHERE else take_turn(k, d, move)
        if not ended:
            ended = play_out(k, d, w, n)
        if ended == WON:
            wins += 1
    return wins
