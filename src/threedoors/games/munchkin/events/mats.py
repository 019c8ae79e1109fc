"""What happened before a player: items, companions, races and classes, sales (M2, M4, M5)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Side
from threedoors.games.munchkin.events.bills import Bill


class ItemLaid(Event, frozen=True):
    seat: Seat
    card: CardId
    used: bool


class ItemUsed(Event, frozen=True):
    seat: Seat
    card: CardId


class ItemTurned(Event, frozen=True):
    """It lies carried now."""

    seat: Seat
    card: CardId


class CompanionLoaded(Event, frozen=True):
    seat: Seat
    card: CardId
    item: CardId | None


class ItemsMoved(Event, frozen=True):
    from_seat: Seat
    to_seat: Seat
    items: tuple[CardId, ...]
    why: str  # "trade", "theft", "deal", "big", "taken", "borrowed"


class ItemsSold(Event, frozen=True):
    seat: Seat
    items: tuple[CardId, ...]
    bill: Bill
    levels: int


class TraitPlayed(Event, frozen=True):
    seat: Seat
    card: CardId


class TraitLost(Event, frozen=True):
    seat: Seat
    card: CardId


class SideSwapped(Event, frozen=True):
    seat: Seat
    side: Side


MatEvent = (
    ItemLaid | ItemUsed | ItemTurned | CompanionLoaded | ItemsMoved | ItemsSold | TraitPlayed | TraitLost | SideSwapped
)
