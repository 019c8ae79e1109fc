"""The past of a table, read from the store: how it stood at a number, and what was told since.

Logs are followed in a thread beside the loop, so that a crowd coming back after a restart keeps nobody waiting, and
in turn: whoever looks back without end delays others by one look at most.
"""

from contextlib import suppress

from threedoors.tables import wire
from threedoors.tables.log.facts import LogEntry
from threedoors.tables.log.head import Head
from threedoors.tables.store import Snapshot, Store
from threedoors.tables.table import Table, UnreadableSnapshot, head_after
from threedoors.tables.told.stories import MOST_MISSED, Chapter, told_again
from threedoors.tables.told.telling import Audience, Seats
from threedoors.tables.workers import Asker
from threedoors.tables.workers.beside import Beside


class Past:
    """Looks back at tables."""

    def __init__(self, store: Store, beside: Beside) -> None:
        self._store = store
        self._beside = beside

    async def head_at(self, table: Table, n: int, address: str) -> Head:
        """The table after one of its numbers."""
        asker = Asker(table.id, address)
        if not table.rules.only_told:
            with suppress(UnreadableSnapshot):
                snapshot, entries = await self._store.before(table.id, n, _as_read)
                return await self._beside.do(asker, head_after, table.rules, snapshot, entries)
        entries = await self._store.entries(table.id, 1, n)
        return await self._beside.do(asker, head_after, table.rules, None, entries)

    async def told(self, table: Table, seats: Seats, first: int, last: int, address: str) -> tuple[wire.Numbered, ...]:
        """The entries from one number to another, as whoever sits there may hear them."""
        chapter = Chapter(
            rules=table.rules,
            before=await self.head_at(table, first - 1, address),
            entries=await self._store.entries(table.id, first, last),
            said=await self._store.said(table.id, first, last),
            names=dict(table.names),
            over=table.written.phase == "over",
        )
        return await self._beside.do(Asker(table.id, address), told_again, chapter, Audience(seats))

    async def missed(self, table: Table, seats: Seats, last: int, address: str) -> wire.Story:
        """Everything since a number somebody has seen, up to this very moment; the newest of it if it is much."""
        told: tuple[wire.Numbered, ...] = ()
        first = max(min(last, table.written.n) + 1, table.written.n - MOST_MISSED + 1)
        next_one = first
        while next_one <= table.written.n:
            upto = table.written.n
            told += await self.told(table, seats, next_one, upto, address)
            next_one = upto + 1
        return wire.Story(first, told)


def _as_read(snapshot: Snapshot | None, entries: tuple[LogEntry, ...]) -> tuple[Snapshot | None, tuple[LogEntry, ...]]:
    """What comes of them is reckoned where it is somebody's turn, not where they are read."""
    return snapshot, entries
