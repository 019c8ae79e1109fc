"""The Keep: cards that lie on each other's corners, and how dangerous each of them is (K4–K6).

Danger is kept up to date card by card as corners are covered, uncovered or poisoned; ``danger_of``
adds it up afresh, and the tests hold the two against each other. Who loses or wins by it is decided
in ``placing.py`` and ``spells.py``. A covered corner belongs to both cards and shows the newer one's value.
Free spots, once asked for, are handed on from card to card: looking for them made an act dearer as the Keep grew.
"""

from bisect import bisect_left
from functools import cached_property
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from threedoors.games.knock.cards import Card, CardId, Corners, lying
from threedoors.games.knock.lattice import MIDDLE, NEIGHBOURS, POINTS, Point, Spot, neighbours, owners

Status = Literal["hall", "awake", "frozen", "beaten"]
LIVE: Final = ("awake", "frozen")


class Laid(Struct, frozen=True):
    """A card in the Keep."""

    card: CardId
    turned: bool
    values: Corners  # its own four values as it lies, covered or not
    order: int  # 0 was laid first; the newer card covers the older
    danger: int  # the sum of what is visible at its four points (K6)
    status: Status  # a beaten creature is a hall for good (K11)


class Keep(Struct, frozen=True, dict=True):
    """Everything that lies in the middle of the table."""

    cards: dict[Spot, Laid] = {}
    sand: dict[Spot, int] = {}  # Time tokens on the creatures that are awake
    poisoned: tuple[Point, ...] = ()

    @cached_property
    def free(self) -> tuple[Spot, ...]:
        """Every spot where a card may be laid, sorted; where it was known before the last card, ``lay`` hands it on."""
        if not self.cards:
            return (MIDDLE,)
        beside = set[Spot]().union(*map(NEIGHBOURS.__getitem__, self.cards))
        return tuple(sorted(beside.difference(self.cards)))


def free_spots(keep: Keep) -> tuple[Spot, ...]:
    """Every spot where a card may be laid, sorted: beside any card, or the middle of an empty Keep (K5, K24)."""
    return keep.free


def _free_after(keep: Keep, spot: Spot, free: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The free spots once a card lies here: without this one, with its neighbours. No look at the other cards."""
    left, cards = list(free), keep.cards
    del left[bisect_left(left, spot)]
    for beside in NEIGHBOURS[spot]:
        if beside not in cards:
            place = bisect_left(left, beside)
            if left[place : place + 1] != [beside]:
                left.insert(place, beside)
    return tuple(left)


def with_sand(keep: Keep, sand: dict[Spot, int]) -> Keep:
    """The same cards with other Time tokens on them."""
    return _same_spots(keep, Keep(keep.cards, sand, keep.poisoned))


def _same_spots(keep: Keep, other: Keep) -> Keep:
    """The other Keep; what is known of this one's free spots holds there too."""
    if (free := keep.__dict__.get("free")) is not None:
        other.__dict__["free"] = free
    return other


def is_free(keep: Keep, spot: Spot) -> bool:
    """May a card be laid here (K5)?"""
    if spot in keep.cards:
        return False
    if not keep.cards:
        return spot == MIDDLE
    return any(beside in keep.cards for beside in NEIGHBOURS.get(spot) or neighbours(spot))


def lay(keep: Keep, card: Card, spot: Spot, is_turned: bool) -> tuple[Keep, tuple[Spot, ...]]:
    """The Keep with one more card, and the spots of the cards it covers."""
    values = lying(card.corners, is_turned)
    poisoned = keep.poisoned
    points = POINTS[spot] if poisoned else ()
    cards = keep.cards.copy()
    covered = []
    for corner, beside in enumerate(NEIGHBOURS[spot]):
        under = cards.get(beside)
        if under is None:
            continue
        covered.append(beside)
        if points and points[corner] in poisoned:
            continue
        danger = under.danger + values[corner] - under.values[corner ^ 2]
        cards[beside] = Laid(under.card, under.turned, under.values, under.order, danger, under.status)
    status: Status = "hall" if card.kind == "hall" else "awake"
    danger = _fresh_danger(values, points, poisoned)
    cards[spot] = Laid(card.id, is_turned, values, len(cards), danger, status)
    after = Keep(cards, keep.sand, poisoned)
    if (free := keep.__dict__.get("free")) is not None:
        after.__dict__["free"] = _free_after(keep, spot, free)
    return after, tuple(covered)


def _fresh_danger(values: Corners, points: tuple[Point, ...], poisoned: tuple[Point, ...]) -> int:
    if not points:
        return sum(values)
    return sum(0 if point in poisoned else value for value, point in zip(values, points, strict=True))


def visible(keep: Keep, spot: Spot) -> Corners:
    """The values seen at a card's four points (K6, K25)."""
    cards, laid = keep.cards, keep.cards[spot]
    shown = list(laid.values)
    for corner, beside in enumerate(NEIGHBOURS[spot]):
        other = cards.get(beside)
        if other is not None and other.order > laid.order:
            shown[corner] = other.values[corner ^ 2]
    if keep.poisoned:
        shown = [0 if p in keep.poisoned else value for p, value in zip(POINTS[spot], shown, strict=True)]
    top_left, top_right, bottom_right, bottom_left = shown
    return top_left, top_right, bottom_right, bottom_left


def danger_of(keep: Keep, spot: Spot) -> int:
    """A card's danger, added up afresh (K6)."""
    return sum(visible(keep, spot))


def is_covered(keep: Keep, spot: Spot, corner: int) -> bool:
    """Do two cards share this corner, so that nothing can be laid on it any more?"""
    return NEIGHBOURS[spot][corner] in keep.cards


def changed(keep: Keep, spot: Spot, status: Status) -> Keep:
    """The same Keep with one card's status changed; a creature that is no longer awake has no sand."""
    cards = keep.cards.copy()
    cards[spot] = replace(cards[spot], status=status)
    sand = keep.sand
    if spot in sand:
        sand = {other: tokens for other, tokens in sand.items() if other != spot}
    return _same_spots(keep, Keep(cards, sand, keep.poisoned))


def burn(keep: Keep, spot: Spot) -> tuple[Keep, tuple[Spot, ...]]:
    """The Keep without one card, and the spots of the cards that lay under it (K24)."""
    order = keep.cards[spot].order
    cards = {other: _closed_up(laid, order) for other, laid in keep.cards.items() if other != spot}
    sand = {other: tokens for other, tokens in keep.sand.items() if other != spot}
    bare = Keep(cards, sand, _still_owned(keep.poisoned, cards))
    under = tuple(other for other in NEIGHBOURS[spot] if other in cards and cards[other].order < order)
    return recounted(bare, under), under


def _closed_up(laid: Laid, gap: int) -> Laid:
    """The card with its order moved up, so that orders always run from 0 without a gap."""
    return replace(laid, order=laid.order - 1) if laid.order > gap else laid


def poison(keep: Keep, point: Point) -> tuple[Keep, tuple[Spot, ...]]:
    """The Keep with one point worth 0, and the spots of the one or two cards that own it (K25)."""
    spots = tuple(spot for spot in owners(point) if spot in keep.cards)
    return recounted(replace(keep, poisoned=(*keep.poisoned, point)), spots), spots


def recounted(keep: Keep, spots: tuple[Spot, ...]) -> Keep:
    """The Keep with the danger of these cards added up afresh."""
    cards = keep.cards.copy()
    for spot in spots:
        cards[spot] = replace(cards[spot], danger=danger_of(keep, spot))
    return replace(keep, cards=cards)


def _still_owned(points: tuple[Point, ...], cards: dict[Spot, Laid]) -> tuple[Point, ...]:
    return tuple(point for point in points if any(spot in cards for spot in owners(point)))
