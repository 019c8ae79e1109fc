"""One entry of a log as a message: the one map from what happened to what each audience is told.

There are two manners of telling: as it happens, with the game as it looks now, and again to somebody who missed it,
without. What all audiences share is made once.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from threedoors.tables import wire
from threedoors.tables.judging.asking import Draft
from threedoors.tables.log.facts import Acted, BotSaid, Gestured, HouseFact, LogEntry, Said
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.looks import Looks
from threedoors.tables.table import Table
from threedoors.tables.time.clocks import clock_seen
from threedoors.tables.told import telling
from threedoors.tables.told.telling import Audience, Names

Tell = Callable[[Audience], wire.Numbered]
"""What one audience hears."""


class Manner(Protocol):
    """How an entry is told."""

    def acted(self, entry: LogEntry) -> Tell:
        """An act in the game."""

    def talked(self, entry: LogEntry) -> Tell:
        """Something said, or a gesture."""

    def arranged(self, entry: LogEntry, fact: HouseFact) -> Tell:
        """What the house arranged; the fact as everybody may read it."""


def teller(entry: LogEntry, manner: Manner) -> Tell:
    """How each audience hears of an entry."""
    match entry.fact:
        case Acted():
            return manner.acted(entry)
        case Said() | BotSaid() | Gestured():
            return manner.talked(entry)
        case fact:
            return manner.arranged(entry, telling.public(fact))


class Live(NamedTuple):
    """As it happens: with what each seat sees now."""

    table: Table
    draft: Draft
    before: Looks
    after: Head

    def acted(self, entry: LogEntry) -> Tell:
        assert isinstance(entry.fact, Acted)
        rules, after = self.table.rules, self.after
        happening = telling.happened(rules, after, entry.fact, self.draft.events)
        act = telling.LiveAct(happening, self.before, self.table.seen_at(after))
        clock = clock_seen(rules, after, entry.at)

        def tell(audience: Audience) -> wire.Numbered:
            told = telling.played(act, entry, clock, audience)
            if after.phase != "over" or isinstance(told, wire.Bare):
                return told
            return replace(told, table=telling.table_seen(self.table, after))  # the act that ends it opens the seal

        return tell

    def talked(self, entry: LogEntry) -> Tell:
        return lambda audience: telling.talked(entry, self.draft.said, audience)

    def arranged(self, entry: LogEntry, fact: HouseFact) -> Tell:
        rules, after = self.table.rules, self.after
        told = wire.Arranged(
            n=entry.n,
            at=entry.at,
            fact=fact,
            told=telling.told(fact, self.table.names),
            by=entry.by,
            table=telling.table_seen(self.table, after),
            clock=clock_seen(rules, after, entry.at),
        )
        looks = self.table.seen_at(after)
        return lambda audience: replace(told, sights=telling.sights(looks, after, audience.seats))


class Again(NamedTuple):
    """To somebody who missed it."""

    rules: TableRules
    after: Head
    names: Names
    said: str | None  # in chat, by this entry
    over: bool  # is the game over by now? Then bots give their reasons

    def acted(self, entry: LogEntry) -> Tell:
        return lambda audience: telling.played_again(self.rules, self.after, entry, audience, self.over)

    def talked(self, entry: LogEntry) -> Tell:
        return lambda audience: telling.talked(entry, self.said, audience)

    def arranged(self, entry: LogEntry, fact: HouseFact) -> Tell:
        told = wire.Arranged(entry.n, entry.at, fact, telling.told(fact, self.names), entry.by)
        return lambda _audience: told
