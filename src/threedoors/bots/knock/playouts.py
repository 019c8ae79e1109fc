"""Whole Keeps played by ``greedy`` inside arrays: the compiled twin that ``thinker`` and the lab play out with.

The same rules (K5–K15) and the same judgement as ``games/knock`` and ``judgement.py``, written once more for
Numba; tests hold the two against each other move by move. Without Numba it is the same code, only slower.
No spell is cast in here. Spots are numbers on a grid seen from 45°: a card's corner i meets the spot at
``spot + STEPS[i]``, whose corner i ^ 2 it is.
"""

from typing import Any, Final, NamedTuple

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


class DeckArrays(NamedTuple):
    """The cards of a deck as numbers, by their place in it."""

    corners: Array  # [card, corner]
    tokens: Array
    kind: Array
    silence: Array


class Arena(NamedTuple):
    """A Keep, hands and pile that a playout plays in; filled anew for each."""

    grid: Array  # [spot] → 1 + place in the lists below, or 0
    marks: Array  # [spot] → the look in which it was last considered
    spot: Array  # [place]
    card: Array
    values: Array  # [place, corner] → visible value
    danger: Array
    life: Array  # DEAD, AWAKE or FROZEN
    sand: Array
    hands: Array  # [seat, card]
    held: Array  # [seat]
    pile: Array  # top card last, the Knight first
    facts: Array  # see the numbers below


# The places in Arena.facts.
LAID, PILE, TURN, RESERVE, SILENT, WAITING, SEATS, POISON, GENTLE, LOOK, TURNS, LEAST, FREE_PLAY = range(13)


def new_arena() -> Arena:
    """An empty one, to be filled."""
    return Arena(
        grid=np.zeros(SIDE * SIDE, np.int8),
        marks=np.zeros(SIDE * SIDE, np.int32),
        spot=np.zeros(MOST, np.int64),
        card=np.zeros(MOST, np.int64),
        values=np.zeros((MOST, 4), np.int64),
        danger=np.zeros(MOST, np.int64),
        life=np.zeros(MOST, np.int64),
        sand=np.zeros(MOST, np.int64),
        hands=np.zeros((6, 8), np.int64),
        held=np.zeros(6, np.int64),
        pile=np.zeros(MOST, np.int64),
        facts=np.zeros(13, np.int64),
    )


@compiled
def copy_into(arena: Arena, other: Arena) -> None:
    """Make one arena like another."""
    for place in range(arena.facts[LAID]):
        arena.grid[arena.spot[place]] = 0
    laid = other.facts[LAID]
    for place in range(laid):
        arena.spot[place] = other.spot[place]
        arena.card[place] = other.card[place]
        arena.danger[place] = other.danger[place]
        arena.life[place] = other.life[place]
        arena.sand[place] = other.sand[place]
        arena.grid[other.spot[place]] = place + 1
        for corner in range(4):
            arena.values[place, corner] = other.values[place, corner]
    for seat in range(other.facts[SEATS]):
        arena.held[seat] = other.held[seat]
        for i in range(other.held[seat]):
            arena.hands[seat, i] = other.hands[seat, i]
    for i in range(other.facts[PILE]):
        arena.pile[i] = other.pile[i]
    look = arena.facts[LOOK]
    for i in range(len(other.facts)):
        arena.facts[i] = other.facts[i]
    arena.facts[LOOK] = look


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
def worth(values: Array, free: Array, danger: int, tokens: int, w: Weights) -> int:
    """How well a live creature is in hand: covers it needs, placements to spare, what covers may add up to."""
    excess = danger - LIMIT
    need, taken, used = 0, 0, 0
    while taken < excess:
        best, best_corner = 0, NOWHERE
        for corner in range(4):
            if free[corner] and not used >> corner & 1 and values[corner] > best:
                best, best_corner = values[corner], corner
        if best_corner == NOWHERE:
            return -w.doomed - w.excess * excess
        used |= 1 << best_corner
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
def landings(values: Array, free: Array, danger: int) -> int:
    """How many free corners of a hall would bear a 4."""
    found = 0
    for corner in range(4):
        if free[corner] and values[corner] + LIMIT - danger >= 4:
            found += 1
    return found


@compiled
def judge(
    arena: Arena, deck: DeckArrays, cards: Array, count: int, w: Weights, scores: Array, moves: Array
) -> int:
    """Score every placement of these cards: rows of (spot, place in hand, turned), and how many there are."""
    facts = arena.facts
    laid = facts[LAID]
    solo = facts[SEATS] == 1
    knight_waits = facts[WAITING] == 1
    knight_ahead = facts[PILE] > 0 or knight_waits
    alarm = 0 if knight_waits else 1
    late = max(0, LATE - facts[PILE]) if facts[PILE] > 0 else 0
    landing = w.landing if knight_ahead else 0
    awake, frozen, last_grains, knight_place = 0, 0, 0, NOWHERE
    for place in range(laid):
        if arena.life[place] == AWAKE:
            awake += 1
            if arena.sand[place] == alarm:
                last_grains += 1
            if deck.kind[arena.card[place]] == KNIGHT:
                knight_place = place
        elif arena.life[place] == FROZEN:
            frozen += 1

    card_terms = np.zeros(8, np.int64)
    for i in range(count):
        card = cards[i]
        term = 0
        if deck.kind[card] == HALL_CARD:
            zeros = 0
            for corner in range(4):
                if deck.corners[card, corner] == 0:
                    zeros += 1
            if knight_ahead:
                term -= (w.zero + w.zero_late * late) * zeros
            if zeros == 4:
                term -= w.joker
        elif deck.kind[card] == CREATURE:
            left = facts[RESERVE] - deck.tokens[card]
            term += w.creature + w.creature_early * (facts[PILE] // 8) - w.awake * awake
            term -= w.reserve * max(0, FULL - left)
        if deck.silence[card]:
            if solo:
                if facts[PILE] > 0:
                    term -= w.solo_silence
            elif facts[SILENT]:
                term += w.silence
            else:
                term -= w.silence
        card_terms[i] = term

    facts[LOOK] += 1
    look = facts[LOOK]
    rows = 0
    effect = np.zeros((4, 5), np.int64)
    falls = np.zeros((4, 5), np.int64)
    stops = np.zeros((4, 5), np.int64)  # last grains that would be stopped
    thaws = np.zeros((4, 5), np.int64)  # frozen creatures that would be beaten
    knight_low = np.zeros((4, 5), np.int64)
    open_here = np.zeros(4, np.int64)
    free = np.zeros(4, np.int64)
    own = np.zeros(4, np.int64)
    for source in range(max(laid, 1)):
        for side in range(4):
            spot = arena.spot[source] + STEPS[side]
            if laid == 0:
                if side > 0:
                    continue
                spot = CENTRE
            if arena.grid[spot] or arena.marks[spot] == look:
                continue
            arena.marks[spot] = look
            touched = 0
            for corner in range(4):
                place = arena.grid[spot + STEPS[corner]] - 1
                open_here[corner] = 1 if place < 0 else 0
                if place < 0:
                    continue
                touched += 1
                theirs = corner ^ 2
                free_left = 0
                for other in range(4):
                    free[other] = 0
                    if other != theirs and arena.grid[arena.spot[place] + STEPS[other]] == 0:
                        free[other] = 1
                        free_left += 1
                values = arena.values[place]
                danger = arena.danger[place]
                old = values[theirs]
                poisoned = facts[POISON] >= 0 and point_of(spot, corner) == facts[POISON]
                if arena.life[place] == DEAD:
                    before = 0
                    if landing:
                        free[theirs] = 1
                        before = landings(values, free, danger)
                        free[theirs] = 0
                    for value in range(5):
                        after = danger if poisoned else danger - old + value
                        stops[corner, value] = 0
                        thaws[corner, value] = 0
                        knight_low[corner, value] = 0
                        falls[corner, value] = 1 if after > LIMIT else 0
                        effect[corner, value] = w.hall_gain * (danger - after) * free_left
                        if landing:
                            effect[corner, value] += landing * (landings(values, free, after) - before)
                    continue
                times = w.knight if place == knight_place else 1
                tokens = PATIENT if arena.life[place] == FROZEN else arena.sand[place] - alarm
                free[theirs] = 1
                before = worth(values, free, danger, tokens, w)
                free[theirs] = 0
                for value in range(5):
                    after = danger if poisoned else danger - old + value
                    falls[corner, value] = 0
                    stops[corner, value] = 0
                    thaws[corner, value] = 0
                    knight_low[corner, value] = 0
                    if after <= LIMIT and place != knight_place:
                        effect[corner, value] = w.beaten + w.token_back * arena.sand[place] - before
                        if arena.life[place] == FROZEN:
                            thaws[corner, value] = 1
                        elif tokens == 0:
                            stops[corner, value] = 1
                    else:
                        effect[corner, value] = times * (worth(values, free, after, tokens, w) - before)
                        if after <= LIMIT:
                            knight_low[corner, value] = 1

            for i in range(count):
                card = cards[i]
                kind = deck.kind[card]
                short = kind != HALL_CARD and deck.tokens[card] > facts[RESERVE]
                for turned in range(2):
                    score = card_terms[i] - w.touch * max(0, touched - 1)
                    fallen, stopped, thawed, low = 0, 0, 0, 0
                    for corner in range(4):
                        value = deck.corners[card, corner ^ 2 if turned else corner]
                        own[corner] = value
                        if not open_here[corner]:
                            score += effect[corner, value]
                            fallen += falls[corner, value]
                            stopped += stops[corner, value]
                            thawed += thaws[corner, value]
                            low += knight_low[corner, value]
                        if facts[POISON] >= 0 and point_of(spot, corner) == facts[POISON]:
                            own[corner] = 0
                    danger = own[0] + own[1] + own[2] + own[3]
                    if kind == HALL_CARD:
                        if landing:
                            score += landing * landings(own, open_here, danger)
                    elif danger <= LIMIT:
                        score += w.beaten
                        if kind == KNIGHT:
                            low = 1
                    else:
                        tokens = deck.tokens[card] - alarm
                        if facts[GENTLE]:
                            tokens = deck.tokens[card]
                        times = w.knight if kind == KNIGHT else 1
                        score += times * worth(own, open_here, danger, tokens, w)
                    if knight_place != NOWHERE and low == 0 and arena.danger[knight_place] <= LIMIT:
                        low = 1 if frozen > 0 and thawed == frozen and touches_not(arena, spot, knight_place) else 0
                    if fallen or short:
                        score += LOSES
                    elif low and thawed == frozen:
                        score += WINS
                    elif stopped < last_grains:
                        score += LOSES
                    scores[rows] = score
                    moves[rows, 0] = spot
                    moves[rows, 1] = i
                    moves[rows, 2] = turned
                    rows += 1
    return rows


@compiled
def touches_not(arena: Arena, spot: int, place: int) -> bool:
    """Does a card on this spot leave that card alone?"""
    for corner in range(4):
        if arena.grid[spot + STEPS[corner]] - 1 == place:
            return False
    return True


@compiled
def first_best(scores: Array, rows: int) -> int:
    """The row with the highest score, the first of several."""
    best = 0
    for row in range(1, rows):
        if scores[row] > scores[best]:
            best = row
    return best


@compiled
def put_down(arena: Arena, deck: DeckArrays, card: int, spot: int, turned: int) -> int:
    """Lay a card, take its tokens, assess (K10, K11): 0, or how the Keep ended."""
    facts = arena.facts
    place = facts[LAID]
    short = deck.kind[card] != HALL_CARD and deck.tokens[card] > facts[RESERVE]
    danger = 0
    poisoned_here = False
    for corner in range(4):
        value = deck.corners[card, corner ^ 2 if turned else corner]
        poisoned = facts[POISON] >= 0 and point_of(spot, corner) == facts[POISON]
        if poisoned:
            value = 0
            poisoned_here = True
        arena.values[place, corner] = value
        danger += value
        under = arena.grid[spot + STEPS[corner]] - 1
        if under >= 0:
            arena.danger[under] += value - arena.values[under, corner ^ 2]
            arena.values[under, corner ^ 2] = value
    arena.spot[place] = spot
    arena.card[place] = card
    arena.danger[place] = danger
    arena.life[place] = DEAD if deck.kind[card] == HALL_CARD else AWAKE
    arena.sand[place] = 0 if deck.kind[card] == HALL_CARD else deck.tokens[card]
    arena.grid[spot] = place + 1
    facts[LAID] += 1
    facts[RESERVE] -= arena.sand[place]
    facts[LEAST] = min(facts[LEAST], facts[RESERVE])
    if deck.silence[card] and facts[SEATS] > 1:
        facts[SILENT] = 1 - facts[SILENT]
    if short:
        return TOKENS
    fallen = False
    for corner in range(5):
        under = place if corner == 4 else arena.grid[spot + STEPS[corner]] - 1
        if under < 0 or (corner == 4 and not poisoned_here):
            continue
        if arena.life[under] == DEAD:
            fallen = fallen or arena.danger[under] > LIMIT
        elif arena.danger[under] <= LIMIT and deck.kind[arena.card[under]] != KNIGHT:
            arena.life[under] = DEAD
            facts[RESERVE] += arena.sand[under]
            arena.sand[under] = 0
    if fallen:
        return HALL
    knight_low, frozen = False, False
    for other in range(facts[LAID]):
        if arena.life[other] == FROZEN:
            frozen = True
        if arena.life[other] == AWAKE and arena.danger[other] <= LIMIT:
            knight_low = True
    return WON if knight_low and not frozen else 0


@compiled
def ring(arena: Arena, spared: int) -> int:
    """The alarm (K12): 0, or ALARM."""
    ended = 0
    for place in range(arena.facts[LAID]):
        if arena.life[place] == AWAKE and place != spared:
            arena.sand[place] -= 1
            arena.facts[RESERVE] += 1
            if arena.sand[place] == 0:
                ended = ALARM
    return ended


@compiled
def nobody_holds_a_card(arena: Arena) -> bool:
    """Are all hands empty (K15)?"""
    for seat in range(arena.facts[SEATS]):
        if arena.held[seat]:
            return False
    return True


@compiled
def next_turn(arena: Arena) -> int:
    """Clockwise; without a card in any hand the Keep is lost (K15)."""
    arena.facts[TURN] = (arena.facts[TURN] + 1) % arena.facts[SEATS]
    arena.facts[TURNS] += 1
    return CARDS if nobody_holds_a_card(arena) else 0


@compiled
def take_turn(arena: Arena, deck: DeckArrays, i: int, spot: int, turned: int) -> int:
    """One whole placement of the i-th card in hand, or of the waiting Knight (K10–K15): 0, or how it ended."""
    facts = arena.facts
    seat = facts[TURN]
    if facts[WAITING]:
        facts[WAITING] = 0
        ended = put_down(arena, deck, facts[FREE_PLAY], spot, turned)
        return ended if ended else next_turn(arena)
    card = arena.hands[seat, i]
    arena.held[seat] -= 1
    for j in range(i, arena.held[seat]):
        arena.hands[seat, j] = arena.hands[seat, j + 1]
    ended = put_down(arena, deck, card, spot, turned)
    if ended:
        return ended
    ended = ring(arena, facts[LAID] - 1 if facts[GENTLE] else NOWHERE)
    if ended:
        return ended
    if facts[PILE] and not (deck.silence[card] and facts[SEATS] == 1):
        facts[PILE] -= 1
        if facts[PILE] == 0:
            facts[WAITING] = 1
            facts[FREE_PLAY] = arena.pile[0]
            return 0
        arena.hands[seat, arena.held[seat]] = arena.pile[facts[PILE]]
        arena.held[seat] += 1
    return next_turn(arena)


@compiled
def greedy_turn(arena: Arena, deck: DeckArrays, w: Weights, scores: Array, moves: Array, knight: Array) -> int:
    """What ``greedy`` would do, done: 0, or how the Keep ended. The row chosen is left in ``moves[-1]``."""
    facts = arena.facts
    seat = facts[TURN]
    if facts[WAITING]:
        knight[0] = facts[FREE_PLAY]
        rows = judge(arena, deck, knight, 1, w, scores, moves)
    elif arena.held[seat] == 0:
        ended = ring(arena, NOWHERE)
        return ended if ended else next_turn(arena)
    else:
        rows = judge(arena, deck, arena.hands[seat], arena.held[seat], w, scores, moves)
    best = first_best(scores, rows)
    last = len(moves) - 1
    for column in range(3):
        moves[last, column] = moves[best, column]
    return take_turn(arena, deck, moves[best, 1], moves[best, 0], moves[best, 2])


@compiled
def play_out(arena: Arena, deck: DeckArrays, w: Weights, scores: Array, moves: Array, knight: Array) -> int:
    """``greedy`` at every seat until the Keep ends: how it ended."""
    ended = 0
    while not ended:
        ended = greedy_turn(arena, deck, w, scores, moves, knight)
    return ended


def work_space() -> tuple[Array, Array, Array]:
    """Room for the scores and rows of one look, and for the Knight's one-card hand."""
    rows = MOST * 4 * 8 * 2 + 1
    return np.zeros(rows, np.int64), np.zeros((rows, 3), np.int64), np.zeros(1, np.int64)
