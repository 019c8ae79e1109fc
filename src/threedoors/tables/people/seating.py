"""Sitting down, standing up, coming and going.

In the lobby seats are free to take and change. In a running game a seat left behind is played by a bot, and a
newcomer may ask for a bot's place (``consent``) – but nobody who has already seen another hand of this game.
"""

from threedoors import bots
from threedoors.core import Refused, Seat
from threedoors.tables.ids import PersonId
from threedoors.tables.judging.asking import (
    Asking,
    Draft,
    Judged,
    check_host,
    check_lobby,
    check_own_seat,
    check_seat,
    no,
)
from threedoors.tables.log.facts import (
    BotSeated,
    HostChanged,
    HouseFact,
    PersonCame,
    PersonLeft,
    Renamed,
    SatDown,
    StoodUp,
    WordGiven,
)
from threedoors.tables.people import consent
from threedoors.tables.people.words import NAME_LENGTH, WORD_LENGTH, tidy
from threedoors.tables.store import PersonRow
from threedoors.texts import LANGUAGES

MOST_PEOPLE = 40  # at one table, spectators included


def come(asking: Asking, row: PersonRow, seat: Seat | None) -> Judged:
    """Somebody new joins, and sits down if they named a seat; in a running game they ask for it."""
    if len(asking.head.people) >= MOST_PEOPLE:
        return no("table-full", most=MOST_PEOPLE)
    if seat is None:
        if not asking.head.settings.spectators:
            return no("no-spectators")
        return Draft((PersonCame(row.person),), row.person, people=(row,))
    sits = _sits(asking, row.person, seat)
    if isinstance(sits, Refused):
        return sits
    return Draft((PersonCame(row.person), *sits), row.person, people=(row,))


def _sits(asking: Asking, person: PersonId, seat: Seat) -> tuple[HouseFact, ...] | Refused:
    """Somebody sits down here, or asks whether they may."""
    if asking.head.phase == "playing":
        return consent.ask_for_seat(asking, person, seat)
    return check_can_sit(asking, seat) or (SatDown(person, seat),)


def check_can_sit(asking: Asking, seat: Seat) -> Refused | None:
    """Is this seat of a lobby free?"""
    if refused := check_seat(asking, seat):
        return refused
    if asking.head.phase == "over":
        return no("table-over", "rematch-instead")
    return None if asking.head.seats[seat].is_free else no("seat-taken", seat=seat)


def take_seat(asking: Asking, seat: Seat, person: PersonId | None) -> Judged:
    """Sit down, or change seats in the lobby; in a running game ask for a bot's seat."""
    who = asking.speaker(person)
    if who is None:
        return no("not-you")
    sits = _sits(asking, who, seat)
    if isinstance(sits, Refused):
        return sits
    left = tuple(StoodUp(who, old) for old in asking.head.seats_of((who,)))
    return Draft((*left, *sits), who)


def leave_seat(asking: Asking, seat: Seat) -> Judged:
    """Stand up; in a running game a bot plays on."""
    if refused := check_own_seat(asking, seat):
        return refused
    person = asking.head.seats[seat].person
    assert person is not None
    agreed = consent.agreed_without(asking, (person,))
    return Draft((StoodUp(person, seat), *_bots_instead(asking, (seat,)), *agreed), person)


def leave(asking: Asking) -> Judged:
    """Go for good, with all my seats; the next in line is host."""
    gone = tuple(fact for person in asking.people for fact in _gone(asking, person, removed=False))
    agreed = consent.agreed_without(asking, asking.people)
    return Draft((*gone, *_next_host(asking, asking.people), *agreed), asking.speaker(None))


def remove(asking: Asking, person: PersonId) -> Judged:
    """Host: somebody has to go."""
    if refused := check_host(asking):
        return refused
    if person not in asking.head.people or person in asking.people:
        return no("nobody-to-remove")
    return Draft(_gone(asking, person, removed=True), asking.head.host)


def _gone(asking: Asking, person: PersonId, removed: bool) -> tuple[HouseFact, ...]:
    seats = asking.head.seats_of((person,))
    stood = tuple(StoodUp(person, seat) for seat in seats)
    return (*stood, *_bots_instead(asking, seats), PersonLeft(person, removed))


def _bots_instead(asking: Asking, seats: tuple[Seat, ...]) -> tuple[HouseFact, ...]:
    if asking.head.phase != "playing":
        return ()
    return tuple(BotSeated(seat, stand_in(asking)) for seat in seats)


def _next_host(asking: Asking, going: tuple[PersonId, ...]) -> tuple[HouseFact, ...]:
    """Seated people first, then whoever watches; an empty table keeps its host's name."""
    if asking.head.host not in going:
        return ()
    seated = [h.person for h in asking.head.seats if h.person is not None]
    line = [person for person in (*seated, *asking.head.people) if person not in going]
    return (HostChanged(line[0]),) if line else ()


def stand_in(asking: Asking) -> str:
    """The bot that plays for people who are gone: the host's choice, or the strongest there is."""
    return asking.head.settings.takeover_bot or bots.levels(asking.rules.game)[-1]


def hand_over(asking: Asking, person: PersonId) -> Judged:
    """Host: somebody else is host now."""
    if refused := check_host(asking):
        return refused
    if person not in asking.head.people:
        return no("not-at-this-table")
    return Draft((HostChanged(person),), asking.head.host)


def rename(asking: Asking, name: str, language: str, person: PersonId | None) -> Judged:
    """Go by another name, or read another language."""
    who = asking.speaker(person)
    if who is None or who not in asking.names:
        return no("not-you")
    row = named(who, name, language or asking.names[who].language, asking.names[who].token)
    return row if isinstance(row, Refused) else Draft((Renamed(who),), who, people=(row,))


def named(person: PersonId, name: str, language: str, token: str) -> PersonRow | Refused:
    """Somebody as they wish to be known, if that can stand on a screen; nobody has to give a name."""
    seen = tidy(name, NAME_LENGTH) if name else ""
    if seen is None:
        return no("bad-name", most=NAME_LENGTH)
    if language not in LANGUAGES:
        return no("unknown-language", languages=list(LANGUAGES))
    return PersonRow(person, seen, language, token)


def give_word(asking: Asking, seat: Seat, word: str) -> Judged:
    """A seat's own word for the shuffle, after the seal was published and before the start."""
    if refused := check_lobby(asking) or check_own_seat(asking, seat):
        return refused
    seen = tidy(word, WORD_LENGTH)
    if seen is None:
        return no("bad-word", most=WORD_LENGTH)
    return Draft((WordGiven(seat, seen),), asking.head.seats[seat].person)
