"""What curses did, and what was done about them (M11)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId


class CurseAnnounced(Event, frozen=True):
    seat: Seat  # the victim
    card: CardId
    by_seat: Seat | None


class CurseShielded(Event, frozen=True):
    seat: Seat
    card: CardId
    item: CardId


class CurseCancelled(Event, frozen=True):
    seat: Seat  # who cancelled
    card: CardId
    by_card: CardId


class CurseStruck(Event, frozen=True):
    seat: Seat
    card: CardId


class CurseLifted(Event, frozen=True):
    """A curse that lay before somebody is over."""

    seat: Seat
    card: CardId


class NothingHappened(Event, frozen=True):
    seat: Seat
    card: CardId


CurseEvent = CurseAnnounced | CurseShielded | CurseCancelled | CurseStruck | CurseLifted | NothingHappened
