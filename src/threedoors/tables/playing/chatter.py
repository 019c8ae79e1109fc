"""Bots say a word: seldom enough to be welcome, never where talk is closed, and only if somebody is there to hear it.

A proposal is made once for each time somebody is awaited. In a hush (Knock's Silence) and where the host has closed the
chat, a bot says nothing; a finger may still point, as anybody's may.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from threedoors.core import Seat
from threedoors.tables.ids import TableId
from threedoors.tables.judging.asking import Draft
from threedoors.tables.log.facts import AnyFact, BotSaid, Gestured, Pointing
from threedoors.tables.table import Table
from threedoors.tables.workers import Word

TABLE_RESTS_SECONDS = 15.0  # between two words at one table
SEAT_RESTS_SECONDS = 45.0  # between two words of one bot
PROPOSALS_REST_SECONDS = 10.0
FORGOTTEN_SECONDS = 600.0  # after this what was said at a table counts no more


@dataclass
class SaidLately:
    """What the bots of a table have said lately."""

    said_at: float = float("-inf")
    by_seat: dict[Seat, float] = field(default_factory=dict)
    proposed_at: float = float("-inf")
    proposed: str = ""  # the wait somebody proposed an answer to

    @property
    def last(self) -> float:
        return max(self.said_at, self.proposed_at)

    def takes(self, word: Word, now: float) -> bool:
        """Is it time for this word? Then it counts as said."""
        if word.wait:
            if word.wait == self.proposed or now - self.proposed_at < PROPOSALS_REST_SECONDS:
                return False
            self.proposed, self.proposed_at = word.wait, now
            return True
        last = self.by_seat.get(word.seat, float("-inf"))
        if now - self.said_at < TABLE_RESTS_SECONDS or now - last < SEAT_RESTS_SECONDS:
            return False
        self.said_at = self.by_seat[word.seat] = now
        return True


class Scribe(Protocol):
    """Who writes it down."""

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""


class Chatter:
    """What bots say at every table."""

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe
        self._heard: dict[TableId, SaidLately] = {}

    async def say(self, table: Table, word: Word) -> bool:
        """Say it if it may be said now; False if it was not."""
        facts, now = told(table, word), asyncio.get_running_loop().time()
        if not facts or not self._at(table, now).takes(word, now):
            return False
        return await self._scribe.written(table, Draft(facts))

    def _at(self, table: Table, now: float) -> SaidLately:
        """What was heard at this table; tables where nobody spoke for long are forgotten."""
        if table.id not in self._heard:
            lately = now - FORGOTTEN_SECONDS
            self._heard = {name: heard for name, heard in self._heard.items() if heard.last > lately}
        return self._heard.setdefault(table.id, SaidLately())


def told(table: Table, word: Word) -> tuple[AnyFact, ...]:
    """What of it may be told at this table now: words, a finger, both or nothing."""
    head = table.head
    if head.phase != "playing" or not head.settings.bots_talk or not table.sessions:
        return ()
    is_open = head.settings.chat and not table.rules.hushed(head)
    said: tuple[AnyFact, ...] = (BotSaid(word.seat, word.line),) if is_open else ()
    if word.at is None:
        return said
    return (*said, Gestured(word.seat, "point", at=Pointing(x=word.at[0], y=word.at[1])))
