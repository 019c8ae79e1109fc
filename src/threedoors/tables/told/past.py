"""The past of a table, read from the store: how it stood at a number, and what was told since.

Logs are followed in threads beside the loop, so that a crowd coming back after a restart keeps nobody waiting.
"""

import asyncio
from contextlib import suppress
from functools import partial

from threedoors.tables import wire
from threedoors.tables.log.head import Head
from threedoors.tables.store import Store
from threedoors.tables.table import Table, UnreadableSnapshot, head_after
from threedoors.tables.told.stories import MOST_MISSED, Chapter, told_again
from threedoors.tables.told.telling import Audience, Seats


class Past:
    """Looks back at tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def head_at(self, table: Table, n: int) -> Head:
        """The table after one of its numbers."""
        if not table.rules.only_told:
            with suppress(UnreadableSnapshot):
                return await self._store.before(table.id, n, partial(head_after, table.rules))
        entries = await self._store.entries(table.id, 1, n)
        return await asyncio.to_thread(head_after, table.rules, None, entries)

    async def told(self, table: Table, seats: Seats, first: int, last: int) -> tuple[wire.Numbered, ...]:
        """The entries from one number to another, as whoever sits there may hear them."""
        chapter = Chapter(
            rules=table.rules,
            before=await self.head_at(table, first - 1),
            entries=await self._store.entries(table.id, first, last),
            said=await self._store.said(table.id, first, last),
            names=dict(table.names),
            over=table.written.phase == "over",
        )
        return await asyncio.to_thread(told_again, chapter, Audience(seats))

    async def missed(self, table: Table, seats: Seats, last: int) -> wire.Story:
        """Everything since a number somebody has seen, up to this very moment; the newest of it if it is much."""
        told: tuple[wire.Numbered, ...] = ()
        first = max(min(last, table.written.n) + 1, table.written.n - MOST_MISSED + 1)
        next_one = first
        while next_one <= table.written.n:
            upto = table.written.n
            told += await self.told(table, seats, next_one, upto)
            next_one = upto + 1
        return wire.Story(first, told)
