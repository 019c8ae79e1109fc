"""What happened to cards: drawn, passed on, discarded, played (M1, M13)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.terms import FighterSide


class CardsDrawn(Event, frozen=True):
    """Face-down: others see how many of which deck."""

    seat: Seat
    doors: int
    treasures: int
    cards: tuple[CardId, ...] = ()


class DeckShuffled(Event, frozen=True):
    deck: str  # "doors" or "treasures"
    count: int


class CardToHand(Event, frozen=True):
    seat: Seat
    card: CardId


class CardPassed(Event, frozen=True):
    """A hand card changed hands unseen by the others."""

    from_seat: Seat
    to_seat: Seat
    why: str  # "charity", "taken"
    deck: str  # its back is seen: "doors" or "treasures"
    card: CardId | None = None


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]
    why: str


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId


class CardPlayedOn(Event, frozen=True):
    seat: Seat
    card: CardId
    target_seat: Seat


class CardPlayedFor(Event, frozen=True):
    seat: Seat
    card: CardId
    side: FighterSide


class CardPlayedAt(Event, frozen=True):
    """At a monster in the fight."""

    seat: Seat
    card: CardId
    foe_card: CardId


class HandShown(Event, frozen=True):
    seat: Seat
    to_seat: Seat | None
    cards: tuple[CardId, ...] = ()


HandEvent = (
    CardsDrawn
    | DeckShuffled
    | CardToHand
    | CardPassed
    | CardsDiscarded
    | CardPlayed
    | CardPlayedOn
    | CardPlayedFor
    | CardPlayedAt
    | HandShown
)
