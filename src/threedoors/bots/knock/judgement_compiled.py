"""The judgement of ``greedy`` in compiled arrays: what ``judgement.py`` says in Python, said once more for Numba.

Tests hold the two against each other, score by score.
"""

from threedoors.bots.knock.compiled import compiled
from threedoors.bots.knock.layout import (
    AHEAD,
    ALARMS,
    ARRIVES_WITH,
    AWAKE,
    AWAKES,
    BEARS_4,
    CARD,
    CENTRE,
    CREATURE,
    DANGER,
    DEAD,
    EFFECT,
    FALLS,
    FLAGS,
    FROZEN,
    FROZENS,
    FULL,
    GENTLE,
    GRAINS,
    GRID,
    HALL_CARD,
    HANDS,
    HELD,
    HIGHEST,
    HUSH,
    KIND,
    KNIGHT,
    KNIGHT_AT,
    LAID,
    LATE,
    LIFE,
    LOOK,
    LOSES,
    LOW,
    LYING,
    MARKS,
    MOVES,
    NOWHERE,
    OWN,
    PATIENT,
    PER_CARD,
    PILE,
    POISON,
    RESERVE,
    SAND,
    SCORES,
    SEATS,
    SELF_LOW,
    SHOWN,
    SILENT,
    SPOT,
    STEPS,
    STOPS,
    SUM,
    TERMS,
    THAWS,
    THE_KNIGHT,
    TURN,
    VALUES,
    WAITING,
    WINS,
    ZEROS,
    Array,
    corners_in,
    point_of,
)
from threedoors.bots.knock.weights import Weights
from threedoors.games.knock.cards import LIMIT


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
            if k[SAND + place] == alarm and not (
                d[PER_CARD * k[CARD + place] + KIND] == KNIGHT and k[DANGER + place] <= LIMIT
            ):
                last_grains += 1
        elif k[LIFE + place] == FROZEN and d[PER_CARD * k[CARD + place] + KIND] != KNIGHT:
            frozen += 1
        if k[LIFE + place] != DEAD and d[PER_CARD * k[CARD + place] + KIND] == KNIGHT:
            knight_place = place
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
    for value in range(k[HIGHEST] + 1):
        after = danger if poisoned else danger - k[SHOWN + 4 * place + theirs] + value
        score = w.hall_gain * (danger - after) * count
        if landing and after <= LIMIT:
            score += landing * (landings(k, SHOWN + 4 * place, left, after) - before)
        n[EFFECT + VALUES * corner + value] = score
        n[FLAGS + VALUES * corner + value] = FALLS if after > LIMIT else 0


@compiled
def touch_creature(k: Array, n: Array, place: int, corner: int, free: int, poisoned: bool, w: Weights) -> None:
    """For each value at this corner: what it would do to the live creature below."""
    danger = k[DANGER + place]
    theirs = corner ^ 2
    left = free ^ (1 << theirs)
    is_knight = place == n[KNIGHT_AT]
    frozen = k[LIFE + place] == FROZEN
    tokens = PATIENT if frozen else max(0, k[SAND + place] - n[ALARMS])
    before = worth(k, SHOWN + 4 * place, free, danger, tokens, w)
    for value in range(k[HIGHEST] + 1):
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
                if tokens == 0 and after <= LIMIT < danger:
                    flags += STOPS
                elif tokens == 0 and danger <= LIMIT < after:
                    flags += FALLS
        n[EFFECT + VALUES * corner + value] = score
        n[FLAGS + VALUES * corner + value] = flags


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
                    score += n[EFFECT + VALUES * corner + value]
                    flags += n[FLAGS + VALUES * corner + value]
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
