"""Who asks what of which table, and what comes of it: facts to write down, or a refusal."""

from typing import Any

from msgspec import Raw, Struct

from threedoors.core import Argument, Event, Message, Refused, Seat
from threedoors.tables.ids import PersonId
from threedoors.tables.log.facts import AnyFact
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.store import PersonRow


class Draft(Struct, frozen=True):
    """What would be written down, in this order and all at once."""

    facts: tuple[AnyFact, ...]
    by: PersonId | None = None
    state: Any = None  # of the game after the act, if one was judged
    events: tuple[Event, ...] = ()  # what happened in it
    said: str | None = None  # chat, kept apart
    people: tuple[PersonRow, ...] = ()  # names, kept apart
    invite: str | None = None  # hash of a new invitation, which ends all older ones


Judged = Draft | Refused
Checked = Raw | Refused | None
"""Options in full, or what is wrong with them; None: nobody has looked yet."""


class Asking(Struct, frozen=True):
    """Somebody (or several at one screen) before a table."""

    head: Head
    rules: TableRules
    people: tuple[PersonId, ...]
    names: dict[PersonId, PersonRow]
    checked: Checked = None  # the options that are asked for

    @property
    def is_host(self) -> bool:
        return self.head.host in self.people

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.head.seats_of(self.people)

    def speaker(self, person: PersonId | None) -> PersonId | None:
        """Which of us speaks: the one named, or the first who has a seat; None if that is nobody of ours."""
        if person is not None:
            return person if person in self.people else None
        seated = [h.person for h in self.head.seats if h.person in self.people]
        return next(iter(seated), next(iter(self.people), None))


def no(why: str, instead: str = "", **args: Argument) -> Refused:
    """A refusal in the words of tables/texts."""
    return Refused(why, args=args, instead=Message(instead) if instead else None)


NO_KEY = no("key-opens-nothing")
NO_TABLE = no("no-such-table")
NOT_WRITTEN = no("not-written")


def check_seat(asking: Asking, seat: Seat) -> Refused | None:
    """Is there such a seat?"""
    if 0 <= seat < len(asking.head.seats):
        return None
    return no("no-such-seat-here", number=seat + 1, seats=len(asking.head.seats))


def check_own_seat(asking: Asking, seat: Seat) -> Refused | None:
    """Is it mine?"""
    return check_seat(asking, seat) or (None if seat in asking.seats else no("not-your-seat", seat=seat))


def check_host(asking: Asking) -> Refused | None:
    """Am I the host?"""
    return None if asking.is_host else no("host-only")


def check_lobby(asking: Asking) -> Refused | None:
    """Has the game not begun yet?"""
    return None if asking.head.phase == "lobby" else no("already-started")


def check_playing(asking: Asking) -> Refused | None:
    """Is the game going on?"""
    match asking.head.phase:
        case "lobby":
            return no("not-started", "host-can-start")
        case "over":
            return no("table-over", "rematch-instead")
    return None
