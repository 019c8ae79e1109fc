"""Consent: a bot's seat in a running game goes to somebody new only if those who play agree.

A late friend asks for the seat, everybody reads it, and each says yes or no: the host always, and where hands are
hidden everybody at a seat, for a second window of one's own is a newcomer too. A seat whose holder was removed stays
with its bot to the end, so that nobody is shown a hand by showing somebody the door.
"""

from threedoors.core import Refused, Seat
from threedoors.tables.ids import PersonId
from threedoors.tables.judging.asking import Asking, Draft, Judged, check_playing, check_seat, no
from threedoors.tables.log.facts import HouseFact, PersonLeft, SatDown, SeatAgreed, SeatAsked, SeatDenied
from threedoors.tables.log.head import Head, SeatAsk, TableRules, with_yes


def ask_for_seat(asking: Asking, who: PersonId, seat: Seat) -> tuple[HouseFact, ...] | Refused:
    """Somebody who watches, or has just come, would like to play on for a bot."""
    if refused := check_can_ask(asking, who, seat):
        return refused
    asked = SeatAsk(who, seat)
    return (SeatAsked(who, seat), *_yes(asking, asked, voters(asking.rules, asking.head, who) & {*asking.people}))


def check_can_ask(asking: Asking, who: PersonId, seat: Seat) -> Refused | None:
    """May this seat of a running game be asked for?"""
    if refused := check_seat(asking, seat):
        return refused
    head = asking.head
    if head.seats[seat].person is not None:
        return no("seat-taken", seat=seat)
    if seat in head.closed:
        return no("seat-closed", seat=seat)
    if any(asked.person == who for asked in head.asked):
        return no("asked-already")
    seen = {held for person, held in head.held if person in asking.people}
    if seen - {seat} or (not seen and set(asking.people) & set(head.played)):
        return no("seen-a-hand")
    return None


def answer(asking: Asking, person: PersonId, allowed: bool) -> Judged:
    """One who plays says whether somebody may take the seat they asked for."""
    if refused := check_playing(asking):
        return refused
    asked = next((one for one in asking.head.asked if one.person == person), None)
    if asked is None:
        return no("nobody-asks")
    ours = voters(asking.rules, asking.head, person) & {*asking.people}
    if not ours:
        return no("not-yours-to-say")
    if allowed:
        return Draft(_yes(asking, asked, ours), asking.speaker(None))
    return Draft((SeatDenied(person, asked.seat), *_sent_off(asking.head, person)), asking.speaker(None))


def voters(rules: TableRules, head: Head, asker: PersonId) -> frozenset[PersonId]:
    """Who has a say: the host, and everybody at a seat where hands are hidden."""
    seated = {holder.person for holder in head.seats if holder.person is not None}
    host = {head.host} & {*head.people}
    return frozenset((host | seated if rules.game.hides(head.state) else host) - {asker})


def missing(rules: TableRules, head: Head, asked: SeatAsk) -> frozenset[PersonId]:
    """Whose yes is still to come."""
    return voters(rules, head, asked.person) - asked.agreed


def agreed_without(asking: Asking, going: tuple[PersonId, ...]) -> tuple[HouseFact, ...]:
    """Seats that go to their askers because the last one who had not answered leaves."""
    staying = [asked for asked in asking.head.asked if asked.person not in going]
    free = [asked for asked in staying if not missing(asking.rules, asking.head, asked) - {*going}]
    return tuple(SatDown(asked.person, asked.seat) for asked in free[:1])


def _yes(asking: Asking, asked: SeatAsk, ours: frozenset[PersonId]) -> tuple[HouseFact, ...]:
    """Some of us agree; the last yes seats whoever asked."""
    agreed = (SeatAgreed(asked.person, asked.seat, tuple(sorted(ours))),) if ours else ()
    waits = missing(asking.rules, asking.head, with_yes(asked, ours))
    return agreed if waits else (*agreed, SatDown(asked.person, asked.seat))


def _sent_off(head: Head, person: PersonId) -> tuple[HouseFact, ...]:
    """Where nobody may watch, whoever was refused a seat goes."""
    return () if head.settings.spectators else (PersonLeft(person),)
