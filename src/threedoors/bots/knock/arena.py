"""From a table to the arrays of ``playouts.py``: needed once per decision, so plain Python."""

from functools import lru_cache
from typing import Final

import numpy as np

from threedoors.bots.knock.playouts import (
    AWAKE,
    CENTRE,
    CREATURE,
    DEAD,
    FREE_PLAY,
    FROZEN,
    GENTLE,
    HALL_CARD,
    KNIGHT,
    LAID,
    LEAST,
    PILE,
    POISON,
    RESERVE,
    SEATS,
    SIDE,
    SILENT,
    TURN,
    TURNS,
    WAITING,
    Arena,
    DeckArrays,
    point_of,
)
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.decks import deck_of
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import POINTS, Point, Spot, at, owners, xy
from threedoors.games.knock.state import Knock

KINDS: Final = {"hall": HALL_CARD, "creature": CREATURE, "knight": KNIGHT}
LIVES: Final = {"hall": DEAD, "beaten": DEAD, "awake": AWAKE, "frozen": FROZEN}


@lru_cache(maxsize=64)
def deck_arrays(deck_text: str) -> DeckArrays:
    """A deck's cards as arrays."""
    cards = deck_of(deck_text).cards.values()
    return DeckArrays(
        np.array([card.corners for card in cards], np.int64),
        np.array([card.tokens for card in cards], np.int64),
        np.array([KINDS[card.kind] for card in cards], np.int64),
        np.array([card.silence for card in cards], np.int64),
    )


@lru_cache(maxsize=64)
def numbers(deck_text: str) -> dict[CardId, int]:
    """The place of each card in its deck."""
    return {card: number for number, card in enumerate(deck_of(deck_text).cards)}


def spot_number(spot: Spot) -> int:
    """A spot as its place on the turned grid."""
    x, y = xy(spot)
    return CENTRE + (x + y) // 2 * SIDE + (x - y) // 2


def spot_named(number: int) -> Spot:
    """The spot on that place of the grid."""
    u, v = divmod(number - CENTRE + SIDE // 2, SIDE)
    v -= SIDE // 2
    return at(u + v, u - v)


def fill(arena: Arena, state: Knock) -> None:
    """Lay a table out in the arena."""
    number = numbers(state.options.deck)
    _fill_keep(arena, state, number)
    for seat, hand in enumerate(state.hands):
        arena.held[seat] = len(hand)
        arena.hands[seat, : len(hand)] = [number[card] for card in hand]
    arena.pile[: len(state.pile)] = [number[card] for card in state.pile]
    facts = arena.facts
    facts[LAID] = len(state.keep.cards)
    facts[PILE] = len(state.pile)
    facts[TURN] = state.turn
    facts[RESERVE] = facts[LEAST] = state.reserve
    facts[SILENT] = state.silent
    facts[WAITING] = state.phase == "knight"
    facts[FREE_PLAY] = number[deck_of(state.options.deck).knight]
    facts[SEATS] = len(state.hands)
    facts[POISON] = _point_number(state.keep.poisoned[0]) if state.keep.poisoned else -1
    facts[GENTLE] = state.options.gentle
    facts[TURNS] = 0


def deal(arena: Arena, state: Knock) -> None:
    """Give the hands and the pile of another world with the same Keep."""
    number = numbers(state.options.deck)
    for seat, hand in enumerate(state.hands):
        arena.hands[seat, : len(hand)] = [number[card] for card in hand]
    arena.pile[: len(state.pile)] = [number[card] for card in state.pile]


def _fill_keep(arena: Arena, state: Knock, number: dict[CardId, int]) -> None:
    keep = state.keep
    for place in range(arena.facts[LAID]):
        arena.grid[arena.spot[place]] = 0
    for spot, laid in keep.cards.items():
        place = laid.order
        arena.spot[place] = spot_number(spot)
        arena.card[place] = number[laid.card]
        arena.values[place] = visible(keep, spot)
        arena.danger[place] = laid.danger
        arena.life[place] = LIVES[laid.status]
        arena.sand[place] = keep.sand.get(spot, 0)
        arena.grid[arena.spot[place]] = place + 1


def _point_number(point: Point) -> int:
    spot = owners(point)[0]
    return int(point_of(spot_number(spot), POINTS[spot].index(point)))
