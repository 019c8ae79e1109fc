"""Telling: what each seat, and everybody who watches, gets to hear of an entry.

A message is made once per kind of listener and only for those who are connected. What a seat may not
see is not cut out of a full message: it is never put in.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from threedoors.core import CLOCK, Argument, Event, Seat, kebab
from threedoors.tables import wire
from threedoors.tables.ids import PersonId
from threedoors.tables.log.facts import Acted, BotSaid, GameStarted, Gestured, HouseFact, LogEntry, Said
from threedoors.tables.log.head import Head, SeatAsk, TableRules
from threedoors.tables.looks import Comparison, Looks
from threedoors.tables.people.consent import missing
from threedoors.tables.store import PersonRow
from threedoors.tables.table import Table

Names = Mapping[PersonId, PersonRow]


Seats = tuple[Seat, ...]
"""The seats somebody listens for; none of them: a spectator."""


class Audience(NamedTuple):
    """Who listens: for which seats, and whether they keep the views they are shown."""

    seats: Seats
    keeps_views: bool = False


def table_seen(table: Table, head: Head) -> wire.TableSeen:
    """The table around the game, the same for everybody."""
    rules, here = table.rules, table.here
    return wire.TableSeen(
        id=table.id,
        game=head.game,
        rules_version=head.rules_version,
        phase=head.phase,
        options=head.options,
        settings=head.settings,
        host=head.host,
        seats=tuple(
            wire.SeatSeen(seat, h.person, h.bot, h.word, seat in head.closed, h.advised)
            for seat, h in enumerate(head.seats)
        ),
        people=tuple(person_seen(person, head, table.names, here) for person in head.people),
        paused=head.paused,
        moment=wire.MomentSeen(head.moment.seat, head.moment.ends) if head.moment else None,
        fair=wire.Fair(head.seal, rules.seed if head.phase == "over" else None),
        hushed=rules.hushed(head),
        next_table=head.next_table,
        asked=tuple(ask_seen(rules, head, asked) for asked in head.asked),
        only_told=rules.only_told,
        warnings=rules.warnings(head),
    )


def person_seen(person: PersonId, head: Head, names: Names, here: set[PersonId]) -> wire.PersonSeen:
    """Somebody at the table; the nameless are called newcomers by each reader, in words of their own."""
    row = names.get(person)
    shown = (row.name, row.language) if row else ("", "en")
    return wire.PersonSeen(person, *shown, person in here, person in head.muted)


def ask_seen(rules: TableRules, head: Head, asked: SeatAsk) -> wire.SeatAskSeen:
    """Somebody who asks for a bot's seat, and who has not answered yet."""
    return wire.SeatAskSeen(asked.person, asked.seat, tuple(sorted(missing(rules, head, asked))))


class Happening:
    """What happened in one act, put into words once for all who saw the same."""

    def __init__(self, rules: TableRules, head: Head, events: Sequence[Event], by: Seat | None) -> None:
        self.rules = rules
        self.head = head
        self.events = events
        self.by = by
        self._worded: dict[int | bytes, tuple[msgspec.Raw, wire.Told]] = {}  # whole ones by identity, others as JSON

    def seen_by(self, seat: Seat | None) -> list[tuple[msgspec.Raw, wire.Told]]:
        """What a seat saw of it, and how that is told."""
        seen = [(event, self.rules.game.seen(event, seat)) for event in self.events]
        return [self._word(event, mine) for event, mine in seen if mine is not None]

    def _word(self, event: Event, mine: Event) -> tuple[msgspec.Raw, wire.Told]:
        """An event as some saw it: put into words for the first of them."""
        key = id(event) if mine is event else self.rules.game.encode(mine)
        if key not in self._worded:
            message = self.rules.tell(self.head, mine)
            told = wire.Told(message.id, message.args, self.by, seats_in(mine))
            self._worded[key] = msgspec.Raw(self.rules.game.encode(mine)), told
        return self._worded[key]


def happened(rules: TableRules, head: Head, acted: Acted, events: Sequence[Event] | None = None) -> Happening:
    """What happened in an act; the events are read from the log unless they are at hand."""
    doer = msgspec.json.decode(acted.action, type=_Doer).seat
    by = None if doer == CLOCK else doer
    return Happening(rules, head, rules.events(head, acted) if events is None else events, by)


class _Doer(msgspec.Struct, frozen=True):
    """Of an action, whose it is."""

    seat: Seat | None = None


@lru_cache(maxsize=1024)
def _seat_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a kind of event or fact that hold a seat, or several."""
    names = ("seat", "seats")
    return tuple(f for f in kind.__struct_fields__ if f in names or f.endswith(("_seat", "_seats")))


def seats_in(happened: msgspec.Struct) -> tuple[Seat, ...]:
    """The seats an event or a fact speaks of, each once."""
    found: list[Seat] = []
    for name in _seat_fields(type(happened)):
        value = getattr(happened, name)
        if isinstance(value, tuple):
            found += value
        elif value is not None and not name.endswith("seats"):  # that would be how many there are
            found.append(value)
    return tuple(dict.fromkeys(found))


def sights(looks: Looks, head: Head, seats: Seats) -> tuple[wire.Sight, ...]:
    """The game as these seats see it now."""
    if head.state is None:
        return ()
    return tuple(wire.Sight(seat, (), (), looks.travelling(seat)) for seat in _watched(head, seats))


def _watched(head: Head, seats: Seats) -> tuple[Seat | None, ...]:
    """Whose sights these listeners get: their own, and after the end everybody's."""
    own: tuple[Seat | None, ...] = seats or (None,)
    if head.phase != "over":
        return own
    return (*own, *(seat for seat in (*range(len(head.seats)), None) if seat not in own))


class LiveAct:
    """An act as it happens: what happened in it, and what changed for each seat."""

    def __init__(self, happening: Happening, before: Looks, after: Looks) -> None:
        self.happening = happening
        self._after = after
        self.changes = Comparison(happening.rules.game, before, after)

    def sight(self, seat: Seat | None, *, keeps_views: bool) -> wire.Sight:
        """What a seat sees of it: the new view, or for those who keep views what changed."""
        if not keeps_views:
            return _sight(seat, self.happening, self._after.travelling(seat))
        return _sight(seat, self.happening, None, self.changes.seen_by(seat) or NO_CHANGES)


NO_CHANGES = msgspec.Raw(b"[]")


def _sight(
    seat: Seat | None, happening: Happening, view: msgspec.Raw | None, changes: msgspec.Raw | None = None
) -> wire.Sight:
    seen = happening.seen_by(seat)
    return wire.Sight(seat, tuple(event for event, _ in seen), tuple(told for _, told in seen), view, changes)


def played(act: LiveAct, entry: LogEntry, clock: wire.Clock, audience: Audience) -> wire.Played | wire.Bare:
    """An act as it happens: bare for seats that saw nothing and for whom nothing changed.

    Whoever keeps views is told what changed in them; not at the end, which opens views nobody has kept.
    """
    rules, after = act.happening.rules, act.happening.head
    keeps_views = audience.keeps_views and after.phase != "over"
    seen = tuple(act.sight(seat, keeps_views=keeps_views) for seat in _watched(after, audience.seats))
    if not any(one.events or act.changes.seen_by(one.seat) for one in seen):
        return wire.Bare(entry.n)
    return wire.Played(entry.n, entry.at, seen, clock, rules.hushed(after), entry.by)


def played_again(
    rules: TableRules, after: Head, entry: LogEntry, audience: Audience, over: bool
) -> wire.Played | wire.Bare:
    """An act told to somebody who missed it; after the end with the bots' reasons."""
    assert isinstance(entry.fact, Acted)
    happening = happened(rules, after, entry.fact)
    seen = tuple(_sight(seat, happening, None) for seat in audience.seats or (None,))
    if not any(one.events for one in seen):
        return wire.Bare(entry.n)
    reason = entry.fact.reason if over else None
    return wire.Played(entry.n, entry.at, seen, None, rules.hushed(after), entry.by, reason)


def talked(entry: LogEntry, said: str | None, audience: Audience) -> wire.Numbered:
    """Talk, as it is heard: nobody at a seat hears a spectator."""
    match entry.fact:
        case Gestured():
            return wire.Gesturing(entry.n, entry.at, entry.fact)
        case BotSaid(seat, line):
            return wire.BotHeard(entry.n, entry.at, seat, line)
        case Said(person, from_seat) if from_seat or not audience.seats:
            return wire.Heard(entry.n, entry.at, person, said, from_seat)
    return wire.Bare(entry.n)


def public(fact: HouseFact) -> HouseFact:
    """A fact as everybody may read it: the hash of the table as set up says too much before the end."""
    return GameStarted("", fact.rules_version) if isinstance(fact, GameStarted) else fact


def told(fact: HouseFact, names: Names) -> wire.Told:
    """What the house arranged, as a message of tables/texts."""
    args: dict[str, Argument] = {}
    for key, value in msgspec.structs.asdict(fact).items():
        if key == "person":
            args["name"] = (names[value].name or "@newcomer") if value in names else "@somebody"
        elif key == "seat":
            args["seat"], args["number"] = value, value + 1
        elif isinstance(value, str | int):
            args[key] = int(value) if isinstance(value, bool) else value  # Fluent knows numbers, not truth
    return wire.Told(kebab(type(fact).__name__), args, about=seats_in(fact))
