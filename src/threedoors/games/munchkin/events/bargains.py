"""What was offered, agreed and broken off: help and trade (M5, M8)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.terms import Terms


class HelperJoined(Event, frozen=True):
    seat: Seat
    main_seat: Seat
    terms: Terms
    compelled: bool


class HelperLeft(Event, frozen=True):
    seat: Seat
    why: str


class OfferMade(Event, frozen=True):
    seat: Seat
    to_seat: Seat
    terms: Terms | None = None
    items: tuple[CardId, ...] = ()
    wanted_items: tuple[CardId, ...] = ()
    counter: bool = False


class OfferRefused(Event, frozen=True):
    seat: Seat
    by_seat: Seat


class OfferWithdrawn(Event, frozen=True):
    seat: Seat


class OffersLapsed(Event, frozen=True):
    count: int


class TradeMade(Event, frozen=True):
    seat: Seat
    to_seat: Seat
    items: tuple[CardId, ...]
    wanted_items: tuple[CardId, ...]


BargainEvent = HelperJoined | HelperLeft | OfferMade | OfferRefused | OfferWithdrawn | OffersLapsed | TradeMade
