"""From a table to the arrays of ``playouts.py``: needed once per decision, so plain Python."""

from functools import lru_cache
from typing import Final

from threedoors.bots.knock.compiled import flat
from threedoors.bots.knock.layout import (
    ARRIVES_WITH,
    AWAKE,
    BEARS_4,
    CARD,
    CARDS_IN_PILE,
    CENTRE,
    CHESTS,
    CREATURE,
    DANGER,
    DEAD,
    FROZEN,
    GENTLE,
    GRID,
    HALL_CARD,
    HANDS,
    HELD,
    HIGHEST,
    HUSH,
    KIND,
    KNIGHT,
    LAID,
    LEAST,
    LIFE,
    LYING,
    NOWHERE,
    PER_CARD,
    PILE,
    POISON,
    RESERVE,
    SAND,
    SEATS,
    SHOWN,
    SIDE,
    SILENT,
    SPOT,
    SUM,
    THE_KNIGHT,
    TURN,
    TURNS,
    WAITING,
    ZEROS,
    Array,
    point_of,
)
from threedoors.games.knock.cards import LIMIT, CardId, turned
from threedoors.games.knock.decks import deck_of
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import POINTS, Point, Spot, at, is_spot, owners, xy
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView

KINDS: Final = {"hall": HALL_CARD, "creature": CREATURE, "knight": KNIGHT}
LIVES: Final = {"hall": DEAD, "beaten": DEAD, "awake": AWAKE, "frozen": FROZEN}


@lru_cache(maxsize=64)
def deck_array(deck_text: str) -> Array:
    """A deck's cards as one array."""
    cards = deck_of(deck_text).cards.values()
    rows = [[0] * PER_CARD for _ in cards]
    for row, card in zip(rows, cards, strict=True):
        row[KIND] = KINDS[card.kind]
        row[ARRIVES_WITH] = card.tokens
        row[HUSH] = int(card.silence)
        row[CHESTS] = card.chests
        row[SUM] = sum(card.corners)
        row[ZEROS] = card.corners.count(0)
        for way, corners in enumerate((card.corners, turned(card.corners))):
            row[BEARS_4 + way] = sum((v + LIMIT - row[SUM] >= 4) << i for i, v in enumerate(corners))
        row[LYING : LYING + 8] = (*card.corners, *turned(card.corners))
    return flat([number for row in rows for number in row])


@lru_cache(maxsize=64)
def numbers(deck_text: str) -> dict[CardId, int]:
    """The place of each card in its deck."""
    return {card: number for number, card in enumerate(deck_of(deck_text).cards)}


@lru_cache(maxsize=16384)
def spot_number(spot: Spot) -> int:
    """A spot as its place on the turned grid."""
    x, y = xy(spot)
    return CENTRE + (x + y) // 2 * SIDE + (x - y) // 2


@lru_cache(maxsize=16384)
def spot_named(number: int) -> Spot:
    """The spot on that place of the grid."""
    u, v = divmod(number - CENTRE + SIDE // 2, SIDE)
    v -= SIDE // 2
    return at(u + v, u - v)


def fill(k: Array, state: Knock) -> None:
    """Lay a table out in its array."""
    _fill_keep(k, state)
    k[PILE] = len(state.pile)
    k[TURN] = state.turn
    k[SEATS] = len(state.hands)
    k[TURNS] = 0
    deal(k, state)


def fill_seen(k: Array, seen: KnockView, hand: tuple[CardId, ...]) -> None:
    """Lay out what one seat sees, as far as judging its own cards needs it."""
    _fill_keep(k, seen)
    seat = seen.seat or 0
    k[PILE] = seen.pile_left
    k[TURN] = seat
    k[SEATS] = len(seen.hands)
    k[HELD + seat] = len(hand)
    number = numbers(seen.options.deck)
    k[HANDS + 8 * seat : HANDS + 8 * seat + len(hand)] = [number[card] for card in hand]


def deal(k: Array, state: Knock) -> None:
    """Give the hands and the pile of a world with the same Keep."""
    number = numbers(state.options.deck)
    for seat, hand in enumerate(state.hands):
        k[HELD + seat] = len(hand)
        start = HANDS + 8 * seat
        k[start : start + len(hand)] = [number[card] for card in hand]
    k[CARDS_IN_PILE : CARDS_IN_PILE + len(state.pile)] = [number[card] for card in state.pile]


def _fill_keep(k: Array, table: Knock | KnockView) -> None:
    """The Keep and everything else that lies in the open."""
    keep, number = table.keep, numbers(table.options.deck)
    for place in range(k[LAID]):
        k[GRID + k[SPOT + place]] = 0
    laid = sorted(keep.cards.items(), key=lambda item: item[1].order)
    count = k[LAID] = len(laid)
    spots = [spot_number(spot) for spot, _ in laid]
    k[SPOT : SPOT + count] = spots
    k[CARD : CARD + count] = [number[card.card] for _, card in laid]
    k[DANGER : DANGER + count] = [card.danger for _, card in laid]
    k[LIFE : LIFE + count] = [LIVES[card.status] for _, card in laid]
    k[SAND : SAND + count] = [keep.sand.get(spot, 0) for spot, _ in laid]
    k[SHOWN : SHOWN + 4 * count] = [value for spot, _ in laid for value in visible(keep, spot)]
    for place, spot in enumerate(spots):
        k[GRID + spot] = place + 1
    k[RESERVE] = k[LEAST] = table.reserve
    k[SILENT] = int(table.silent)
    k[WAITING] = int(table.phase == "knight")
    k[THE_KNIGHT] = number[table.options.the_deck.knight]
    k[POISON] = _point_number(keep.poisoned[0]) if keep.poisoned else NOWHERE
    k[GENTLE] = int(table.options.gentle)
    k[HIGHEST] = _highest(table.options.deck)


@lru_cache(maxsize=64)
def _highest(deck_text: str) -> int:
    """The highest value of any corner."""
    return max(value for card in deck_of(deck_text).cards.values() for value in card.corners)


def _point_number(point: Point) -> int:
    spot = next(spot for spot in owners(point) if is_spot(spot))
    return int(point_of(spot_number(spot), POINTS[spot].index(point)))


def move_number(seen: KnockView, card: CardId, spot: Spot, is_turned: bool) -> int:
    """A placement as ``playouts`` writes it: spot, place in hand and turned in one number."""
    place = seen.hand.index(card) if card in seen.hand else 0
    return (spot_number(spot) * 8 + place) * 2 + is_turned
