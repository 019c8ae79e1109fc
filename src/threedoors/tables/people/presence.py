"""Presence: who is here, who is gone, and what the house does about it.

Being here is not logged; what follows from it is: a bot sits in for somebody gone too long and gives the
seat back on return, and the clocks of a live table stand still while nobody is there; so does absence.
"""

from threedoors.tables import wire
from threedoors.tables.ids import PersonId
from threedoors.tables.judging.asking import Draft
from threedoors.tables.log.facts import (
    AnyFact,
    Deserted,
    GivenBack,
    HouseFact,
    OptionsChanged,
    PersonCame,
    PersonLeft,
    SatDown,
    StoodUp,
    TakenOver,
    Woken,
)
from threedoors.tables.log.head import Head
from threedoors.tables.people.seating import stand_in
from threedoors.tables.session import Session, encode
from threedoors.tables.table import Table
from threedoors.tables.time import clocks

GRACE_MS = 8_000  # a reload of the page is no desertion


def came(table: Table, session: Session, now: int) -> Draft | None:
    """Somebody connected: clocks run on, bots give seats back."""
    if table.head.deserted:
        table.gone_since = dict.fromkeys(table.gone_since, now)
    for person in session.people:
        table.gone_since.pop(person, None)
    facts: list[AnyFact] = [Woken()] if table.head.deserted else []
    own = table.head.seats_of(session.people)  # and not one they are just leaving to its bot
    facts += [GivenBack(seat) for seat in own if table.head.seats[seat].bot]
    return Draft(tuple(facts)) if facts and not table.rules.only_told else None


def went(table: Table, session: Session, now: int) -> None:
    """Somebody's connection is gone; perhaps they have another."""
    here = table.here
    for person in session.people:
        if person not in here:
            table.gone_since[person] = now
    if not table.sessions:
        table.empty_since = now


def tell(table: Table) -> None:
    """Who is here now, to everybody."""
    message = encode(wire.Presence(tuple(sorted(table.here))))
    for session in tuple(table.sessions):
        session.send_bytes(message)


def deadline(table: Table) -> int | None:
    """House time at which somebody's absence will matter."""
    if not _is_live(table.head):
        return None
    if not table.sessions:
        return table.empty_since + GRACE_MS
    return min((since for _, since in _to_take_over(table)), default=None)


def due(table: Table, now: int) -> Draft | None:
    """What the house does because people are gone; None if it is not time."""
    if not _is_live(table.head):
        return None
    if not table.sessions:
        return Draft((Deserted(),)) if _is_deserted(table, now) else None
    seats = tuple(seat for seat, when in _to_take_over(table) if when <= now)
    bot = stand_in(table.asking(()))
    return Draft(tuple(TakenOver(seat, bot) for seat in seats)) if seats else None


def _is_live(head: Head) -> bool:
    """Is a game going on here at which people are missed?"""
    return head.phase == "playing" and head.state is not None and not head.deserted and head.settings.pace == "live"


def _is_deserted(table: Table, now: int) -> bool:
    """Has nobody been here for a while? No clock runs out before an empty table."""
    runs_out = clocks.deadline(table.rules, table.head, now)
    return now >= table.empty_since + GRACE_MS or (runs_out is not None and runs_out <= now)


def _to_take_over(table: Table) -> list[tuple[int, int]]:
    """Seats of people who are gone, and when a bot sits in for them."""
    seconds = table.head.settings.takeover_seconds
    if seconds is None:
        return []
    return [
        (seat, table.gone_since[holder.person] + seconds * 1000)
        for seat, holder in enumerate(table.head.seats)
        if holder.person in table.gone_since and holder.bot is None
    ]


def rearrange(table: Table, fact: HouseFact, after: Head, now: int) -> None:
    """Sessions follow their people: to a seat, away from one, to a screen they share.

    Whoever is expected, by a link or from the table before, is gone until they connect.
    """
    if isinstance(fact, PersonCame):
        for session in table.sessions:
            if session.token == table.names[fact.person].token:
                session.people = (*session.people, fact.person)
        if fact.person not in table.here:
            table.gone_since[fact.person] = now
    if isinstance(fact, SatDown | StoodUp | PersonLeft | OptionsChanged):
        for session in table.sessions:
            session.seats = after.seats_of(session.people)


def without(table: Table, person: PersonId) -> list[Session]:
    """Somebody left, or was removed: their sessions go on without them; those that are nobody's any more."""
    theirs = [session for session in table.sessions if person in session.people]
    for session in theirs:
        session.people = tuple(other for other in session.people if other != person)
    return [session for session in theirs if not session.people]
