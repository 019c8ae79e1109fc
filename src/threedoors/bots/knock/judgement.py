"""The judgement of ``greedy``: every placement scored by one look at the Keep after it.

Reads a view and knows the rules only through it. A card's score is a sum over the cards it would cover
(creatures worked off, halls eased or brought down) plus what the card itself costs or brings.
``judgement_compiled.py`` holds the same judgement in arrays; what is changed here must be changed there.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.games.knock.cards import HIGHEST, LIMIT, CardId, Corners, Face, turned
from threedoors.games.knock.keep import LIVE, Keep, Laid, is_covered, visible
from threedoors.games.knock.lattice import MIDDLE, NEIGHBOURS, POINTS, Spot
from threedoors.games.knock.views import KnockView

LOSES: Final = -1_000_000_000
WINS: Final = 1_000_000_000
PATIENT: Final = 9  # tokens a frozen creature is thought to have
LATE: Final = 16  # cards in the pile
FULL: Final = 6  # tokens in the reserve that are felt as plenty; points of slack beyond which none count
VALUES: Final = range(HIGHEST + 1)


class Scored(NamedTuple):
    """A placement and what it is thought to be worth."""

    score: int
    card: CardId
    spot: Spot
    turned: bool


class Effect(NamedTuple):
    """What a value laid on one corner of a card would do to that card."""

    score: int
    falls: bool = False  # a hall goes above its limit, or the Knight without a token does (K23)
    stops: bool = False  # a creature down to its last grain is beaten
    thaws: bool = False  # a frozen one is beaten
    knight_low: bool = False  # the Knight comes down to 5 or less


Effects = tuple[Effect, ...]
"""One for each value a corner may have."""


class Judging(NamedTuple):
    """What the judgement needs to know, looked up once."""

    view: KnockView
    w: Weights
    knight: CardId
    alarm: int  # 1 if the alarm follows the placement; none follows the Knight's (K14)
    knight_ahead: bool
    landing: int
    awake: int
    frozen: int
    last_grains: int
    knight_at: Spot | None
    corners: dict[Spot, tuple[Corners, tuple[bool, ...]]]  # visible values and which are free, as needed
    kept: dict[tuple[Spot, int], Effects]  # what was worked out for a creature's corner
    selves: dict[tuple[bool, ...], list[tuple[int, bool]]]  # and for the cards themselves


class ScoredWays(NamedTuple):
    """Every placement of some cards with its score: spot by spot, card by card, both ways up."""

    scores: list[int]
    spots: list[Spot]
    ways: list[tuple[CardId, bool]]

    def row(self, number: int) -> Scored:
        """One placement with its score."""
        spot, way = divmod(number, len(self.ways))
        return Scored(self.scores[number], self.ways[way][0], self.spots[spot], self.ways[way][1])

    def best(self) -> Scored:
        """The highest score, the first of several."""
        return self.row(self.scores.index(max(self.scores)))

    def from_best(self) -> Iterator[Scored]:
        """All placements, best first; of equals the first."""
        order = sorted(range(len(self.scores)), key=self.scores.__getitem__, reverse=True)
        return (self.row(number) for number in order)


class FaceUp(NamedTuple):
    """A card one way up: what can be said of it wherever it is laid."""

    face: Face
    turned: bool
    values: Corners
    term: int
    short: bool  # of tokens: it would lose


def judged(view: KnockView, hand: tuple[CardId, ...], w: Weights = WEIGHTS) -> ScoredWays:
    """Every placement of these cards with its score, oldest neighbour's spots first.

    Spots that touch the same kind of corners are judged once: many free spots look like some other one.
    """
    table = _table(view, w)
    ways = [way for card in hand for way in _ways(table, view.cards[card])]
    spots = list(_spots(view.keep))
    alike: dict[tuple[int, ...], list[int]] = {}
    scores: list[int] = []
    for spot in spots:
        effects = [_effects(table, spot, corner) for corner in range(4)]
        kind = _kind_of_spot(effects)
        if kind not in alike or view.keep.poisoned or table.frozen:
            alike[kind] = _spot_scores(table, spot, effects, ways)
        scores += alike[kind]
    return ScoredWays(scores, spots, [(way.face.id, way.turned) for way in ways])


def _kind_of_spot(effects: list[Effects | None]) -> tuple[int, ...]:
    """Spots whose corners do the same are judged alike; equal effects are remembered, so they are the same object."""
    return id(effects[0]), id(effects[1]), id(effects[2]), id(effects[3])


def _ways(table: Judging, face: Face) -> tuple[FaceUp, FaceUp]:
    term, short = _card_term(table, face), face.tokens > table.view.reserve
    return FaceUp(face, False, face.corners, term, short), FaceUp(face, True, turned(face.corners), term, short)


def _spot_scores(table: Judging, spot: Spot, effects: list[Effects | None], ways: list[FaceUp]) -> list[int]:
    touched = [(corner, effect) for corner, effect in enumerate(effects) if effect is not None]
    touch = table.w.touch * max(0, len(touched) - 1)
    selves = _selves(table, spot, tuple(effect is None for effect in effects), ways)
    return [
        _score(table, spot, touched, way, is_low) + itself - touch
        for way, (itself, is_low) in zip(ways, selves, strict=True)
    ]


def _selves(table: Judging, spot: Spot, free: tuple[bool, ...], ways: list[FaceUp]) -> list[tuple[int, bool]]:
    """What each card itself is worth with these corners free: the same on every such spot without poison."""
    if free not in table.selves or table.view.keep.poisoned:
        table.selves[free] = [_itself(table, spot, free, way) for way in ways]
    return table.selves[free]


def _table(view: KnockView, w: Weights) -> Judging:
    cards = view.keep.cards
    waiting = view.knight == "waiting"
    alarm = 0 if waiting else 1
    knight = next(face.id for face in view.cards.values() if face.kind == "knight")
    knight_at = next((spot for spot, laid in cards.items() if laid.card == knight and laid.status in LIVE), None)
    is_low = knight_at is not None and cards[knight_at].danger <= LIMIT
    return Judging(
        view,
        w,
        knight,
        alarm,
        view.knight != "in-keep",
        w.landing if view.knight != "in-keep" else 0,
        len(view.keep.sand),
        sum(laid.status == "frozen" and laid.card != knight for laid in cards.values()),
        sum(tokens == alarm and not (spot == knight_at and is_low) for spot, tokens in view.keep.sand.items()),
        knight_at,
        {},
        {},
        {},
    )


def _spots(keep: Keep) -> Iterator[Spot]:
    """Free spots in the order of the cards they would cover."""
    if not keep.cards:
        yield MIDDLE
    seen = set(keep.cards)
    for spot in sorted(keep.cards, key=lambda spot: keep.cards[spot].order):
        for beside in NEIGHBOURS[spot]:
            if beside not in seen:
                seen.add(beside)
                yield beside


def _card_term(table: Judging, face: Face) -> int:
    """What a card costs or brings wherever it is laid."""
    view, w = table.view, table.w
    term = 0
    if face.kind == "hall":
        zeros = face.corners.count(0)
        if table.knight_ahead:
            late = max(0, LATE - view.pile_left) if view.pile_left else 0
            term -= (w.zero + w.zero_late * late) * zeros
        if zeros == 4:
            term -= w.joker
    elif face.kind == "creature":
        left = view.reserve - face.tokens
        term += w.creature + w.creature_early * (view.pile_left // 8) - w.awake * table.awake
        term -= w.reserve * max(0, FULL - left)
    if face.silence:
        if len(view.hands) == 1:
            term -= w.solo_silence if view.pile_left else 0
        else:
            term += w.silence if view.silent else -w.silence
    return term


def _effects(table: Judging, spot: Spot, corner: int) -> Effects | None:
    """For each value 0–4 at this corner of a card on this spot: what it would do to the card below."""
    beside = NEIGHBOURS[spot][corner]
    keep = table.view.keep
    laid = keep.cards.get(beside)
    if laid is None:
        return None
    if beside not in table.corners:
        closed = tuple(not is_covered(keep, beside, side) for side in range(4))
        table.corners[beside] = visible(keep, beside), closed
    values, free = table.corners[beside]
    poisoned = POINTS[spot][corner] in keep.poisoned
    if laid.status in LIVE:
        if (beside, corner) not in table.kept:
            table.kept[beside, corner] = _creature_effects(table, beside, laid, values, free, corner ^ 2, poisoned)
        return table.kept[beside, corner]
    return _hall_effects(table.w.hall_gain, table.landing, laid.danger, values, free, corner ^ 2, poisoned)


_SAME: Final[dict[Effects, Effects]] = {}  # equal effects are one object, so that spots that look alike are known


@lru_cache(maxsize=4096)
def _hall_effects(
    gain: int, landing: int, danger: int, values: Corners, free: tuple[bool, ...], theirs: int, poisoned: bool
) -> Effects:
    left = tuple(is_free and side != theirs for side, is_free in enumerate(free))
    before = landings(values, free, danger)
    effects = []
    for value in VALUES:
        after = danger if poisoned else danger - values[theirs] + value
        score = gain * (danger - after) * sum(left)
        if landing and after <= LIMIT:
            score += landing * (landings(values, left, after) - before)
        effects.append(Effect(score, falls=after > LIMIT))
    return _SAME.setdefault(tuple(effects), tuple(effects))


def _creature_effects(
    table: Judging, spot: Spot, laid: Laid, values: Corners, free: tuple[bool, ...], theirs: int, poisoned: bool
) -> Effects:
    w = table.w
    sand = table.view.keep.sand.get(spot, 0)
    frozen = laid.status == "frozen"
    is_knight = spot == table.knight_at
    tokens = PATIENT if frozen else max(0, sand - table.alarm)
    left = tuple(is_free and side != theirs for side, is_free in enumerate(free))
    before = worth(values, free, laid.danger, tokens, w)
    effects = []
    for value in VALUES:
        after = laid.danger if poisoned else laid.danger - values[theirs] + value
        if after <= LIMIT and not is_knight:
            score = w.beaten + w.token_back * sand - before
            effects.append(Effect(score, stops=not frozen and tokens == 0, thaws=frozen))
        else:
            change = (worth(values, left, after, tokens, w) - before) * (w.knight if is_knight else 1)
            is_low, rises = after <= LIMIT, after > LIMIT >= laid.danger
            last = is_knight and tokens == 0  # at 5 or less he may lose it, above he may not (K23)
            effects.append(Effect(change, last and rises, last and is_low and laid.danger > LIMIT, False, is_low))
    return tuple(effects)


def _score(table: Judging, spot: Spot, touched: list[tuple[int, Effects]], way: FaceUp, low: bool) -> int:
    """One card one way up on one spot: the cards it covers, and whether the Keep ends by it."""
    values = way.values
    score, stopped, thawed = way.term, 0, 0
    lost = way.short
    for corner, effects in touched:
        change, fall, stop, thaw, knight_low = effects[values[corner]]
        score += change
        lost |= fall
        stopped += stop
        thawed += thaw
        low |= knight_low
    if thawed and not low:
        low = _knight_is_freed(table, spot)
    if lost:
        return score + LOSES
    if low and thawed == table.frozen:
        return score + WINS
    return score + LOSES if stopped < table.last_grains else score


def _knight_is_freed(table: Judging, spot: Spot) -> bool:
    """The Knight lay at 5 or less already, held up by frozen creatures, and is not touched now (K23)."""
    knight = table.knight_at
    return knight is not None and table.view.keep.cards[knight].danger <= LIMIT and knight not in NEIGHBOURS[spot]


def _itself(table: Judging, spot: Spot, free: tuple[bool, ...], way: FaceUp) -> tuple[int, bool]:
    """What the laid card itself is worth, and whether it is a Knight beaten at once (K11a)."""
    w, face, values = table.w, way.face, way.values
    if face.kind == "hall" and not table.landing:
        return 0, False
    if table.view.keep.poisoned:
        values = _poisoned(table, spot, values)
    danger = sum(values)
    if face.kind == "hall":
        return table.landing * landings(values, free, danger), False
    if danger <= LIMIT:
        return w.beaten, face.kind == "knight"
    tokens = face.tokens if table.view.options.gentle else face.tokens - table.alarm
    return worth(values, free, danger, tokens, w) * (w.knight if face.kind == "knight" else 1), False


def _poisoned(table: Judging, spot: Spot, values: Corners) -> Corners:
    points, poison = POINTS[spot], table.view.keep.poisoned
    a, b, c, d = (0 if point in poison else value for point, value in zip(points, values, strict=True))
    return a, b, c, d


@lru_cache(maxsize=16384)
def worth(values: Corners, free: tuple[bool, ...], danger: int, tokens: int, w: Weights) -> int:
    """How well a live creature is in hand: covers it needs, placements to spare, what covers may add up to."""
    excess = danger - LIMIT
    need, taken = 0, 0
    for value in sorted((value for value, is_free in zip(values, free, strict=True) if is_free), reverse=True):
        if taken >= excess or not value:
            break
        taken += value
        need += 1
    if taken < excess or need > tokens:
        return -w.doomed - w.excess * excess
    margins = (w.margin_0, w.margin_1, w.margin_2, w.margin_3, w.margin_4)
    margin = margins[min(tokens - need, 4)]
    return w.slack * min(taken - excess, FULL) - margin - w.need * need - w.excess * max(excess, 0)


@lru_cache(maxsize=16384)
def landings(values: Corners, free: tuple[bool, ...], danger: int) -> int:
    """How many free corners of a hall would bear a 4."""
    return sum(is_free and value + LIMIT - danger >= 4 for value, is_free in zip(values, free, strict=True))
