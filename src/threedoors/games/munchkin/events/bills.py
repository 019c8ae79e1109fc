"""Sums with every line that went into them, as the players see them added up (M7)."""

from msgspec import Struct

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId


class Part(Struct, frozen=True):
    """One line of a sum: whose, from which card, for which reason, how much."""

    why: str  # message id: part-<why>
    n: int
    seat: Seat | None = None
    card: CardId | None = None


class Bill(Struct, frozen=True):
    """A sum with every line that went into it."""

    total: int
    parts: tuple[Part, ...]
