"""The store in one SQLite file: WAL, ``synchronous=FULL``, one writer thread, a few readers.

Any program may read the file while the house is open; one house at a time has it open. What lies in it is plain: the
log's facts are JSON, one row each.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import Any, TypeVar

import msgspec

from threedoors.tables.house_time import wall_ms
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import LogEntry, Phase
from threedoors.tables.progress import Progress
from threedoors.tables.store import (
    Append,
    Done,
    Kept,
    NotWritten,
    SavedTable,
    Snapshot,
    Unreadable,
    folding,
    health,
    reading,
    swept,
    writing,
)
from threedoors.tables.store.connection import connect, house_value, set_house_value
from threedoors.tables.store.opening import Check, OpenFile
from threedoors.tables.store.progress import forget_progress, merge_progress, open_progress, sweep_progress
from threedoors.tables.store.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")

READERS = 2


class SqliteStore:
    """Tables in one file. Open it inside a running event loop."""

    def __init__(self, path: Path, wall: Callable[[], int] = wall_ms, check: Check | None = None) -> None:
        self.path = path.resolve()
        self._wall = wall
        self._file = OpenFile(self.path, wall(), check)
        self._health = self._file.health
        self.opened_at = self._file.last_open
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._local = local()
        self._connections: list[sqlite3.Connection] = []
        self._now = self.opened_at  # the newest house time heard of, written down with every commit
        self.writer = Writer(self._file.connection, asyncio.get_running_loop(), self._health, self._beat)
        self._folding: asyncio.Task[None] | None = None
        self._to_fold = False

    # --- writing ----------------------------------------------------------------------------------

    def append(self, append: Append, done: Done) -> None:
        encoded = [msgspec.json.encode(entry.fact) for entry in append.entries]
        rests_since = self._shelf_time(append.entries[-1].at)

        def report(result: Any) -> None:
            done(result if isinstance(result, Exception) else None)

        self.writer.submit(lambda connection: writing.append(connection, append, encoded, rests_since), report)

    def keep(self, table: TableId, snapshot: Snapshot) -> None:
        self.writer.submit(lambda c: writing.keep(c, table, snapshot), _shrug)

    def beat(self, now: int) -> None:
        self._now = max(self._now, now)
        self.writer.submit(lambda _: None, _shrug)

    def _beat(self, connection: sqlite3.Connection) -> None:
        set_house_value(connection, "beat", self._now)
        set_house_value(connection, "wall", self._wall())

    def _shelf_time(self, now: int) -> int:
        """How long things have rested counts from here; house time never goes back."""
        self._now = max(self._now, now)
        return self._now + self._file.shut

    async def renew(self, table: TableId, invite: str) -> None:
        await self.writer.done(lambda c: writing.renew(c, table, invite))

    async def invite(self, table: TableId, invite: str, ends: int) -> None:
        await self.writer.done(lambda c: c.execute("INSERT INTO invitations VALUES (?, ?, ?)", (table, invite, ends)))

    async def lend(self, table: TableId, code: str, token: str, ends: int) -> None:
        await self.writer.done(lambda c: c.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", (code, table, token, ends)))

    async def move(self, table: TableId, code: str, token: str, now: int) -> tuple[PersonId, ...]:
        moved: tuple[PersonId, ...] = await self.writer.done(lambda c: writing.move(c, table, code, token, now))
        return moved

    async def forget(self, table: TableId, people: Iterable[PersonId]) -> None:
        gone = tuple(people)
        await self.writer.done(lambda c: writing.forget(c, table, gone))
        await self.fold()

    async def open_progress(self, code: str, progress: Progress) -> None:
        now = self._shelf_time(self._now)
        await self.writer.done(lambda c: open_progress(c, code, progress, now))

    async def merge_progress(self, code: str, news: Progress) -> Progress | None:
        now = self._shelf_time(self._now)
        found: Progress | None = await self.writer.done(lambda c: merge_progress(c, code, news, now))
        return found

    async def forget_progress(self, code: str) -> bool:
        found = bool(await self.writer.done(lambda c: forget_progress(c, code)))
        await self.fold()
        return found

    # --- sweeping ---------------------------------------------------------------------------------

    async def room_to_sweep(self, now: int) -> int:
        at = self._shelf_time(now)
        return await self._read(lambda c: swept.room(c, at))

    async def sweep(self, kept_ms: dict[Phase, int], now: int, most: int, spared: Collection[TableId]) -> int:
        at = self._shelf_time(now)

        def work(connection: sqlite3.Connection) -> int:
            gone = 0
            for phase, kept in kept_ms.items():
                doomed = swept.resting(connection, phase, at - kept, most - gone, spared)
                gone += swept.sweep(connection, doomed, at)
            return gone

        return int(await self.writer.done(work))

    async def delete_swept(self, kept_ms: int, now: int) -> int:
        before = self._shelf_time(now) - kept_ms
        return int(await self.writer.done(lambda c: swept.delete_some(c, before)))

    async def sweep_spent(self, now: int) -> int:
        return int(await self.writer.done(lambda c: swept.delete_spent(c, now)))

    async def sweep_progress(self, kept_ms: int, now: int) -> int:
        since = self._shelf_time(now) - kept_ms
        return int(await self.writer.done(lambda c: sweep_progress(c, since)))

    async def fold(self) -> None:
        self._to_fold = True
        if self._folding is None or self._folding.done():
            self._folding = asyncio.get_running_loop().create_task(self._fold())

    async def _fold(self) -> None:
        """Until it is done; one fold serves all who asked before it."""
        pauses = iter(folding.PAUSES_SECONDS)
        while self._to_fold:
            await asyncio.sleep(next(pauses, folding.PAUSES_SECONDS[-1]))
            self._to_fold = False
            try:
                await self._beside(folding.copy_over)
                is_cut = await self.writer.done(folding.cut, alone=True)
            except (sqlite3.Error, NotWritten):
                is_cut = False
            self._to_fold = self._to_fold or not is_cut

    # --- health -----------------------------------------------------------------------------------

    async def check(self) -> None:
        self._health.check()
        await self.writer.done(health.probe)

    def look(self) -> None:
        self._health.look()

    # --- reading ----------------------------------------------------------------------------------

    async def _beside(self, work: Callable[[Path], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._readers, work, self.path)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._try, work)

    def _try(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._reader())
        except (sqlite3.Error, Unreadable) as trouble:
            raise self._health.unreadable(trouble) from None

    def _reader(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = connect(self.path, read_only=True)
            self._connections.append(self._local.connection)
        found: sqlite3.Connection = self._local.connection
        return found

    async def load(self, table: TableId) -> SavedTable | None:
        return await self._read(lambda c: reading.load(c, table))

    async def before(self, table: TableId, n: int, then: Callable[[Snapshot | None, tuple[LogEntry, ...]], T]) -> T:
        return await self._read(lambda c: then(*reading.before(c, table, n)))

    async def entries(self, table: TableId, first: int, last: int) -> tuple[LogEntry, ...]:
        return await self._read(lambda c: reading.entries(c, table, first, last))

    async def said(self, table: TableId, first: int, last: int) -> dict[int, str]:
        wanted = "SELECT n, text FROM talk WHERE table_id = ? AND n BETWEEN ? AND ?"
        return await self._read(lambda c: dict(c.execute(wanted, (table, first, last))))

    async def done(self, table: TableId, people: Sequence[PersonId], request: str) -> tuple[PersonId, int] | None:
        return await self._read(lambda c: reading.done(c, table, people, request))

    async def deadlines(self) -> list[tuple[int, TableId]]:
        wanted = "SELECT deadline, id FROM tables WHERE deadline IS NOT NULL AND swept IS NULL ORDER BY deadline"
        return await self._read(lambda c: list(c.execute(wanted)))

    async def last_backup(self) -> int | None:
        return await self._read(lambda c: house_value(c, "backup"))

    async def tables_of(self, token: str) -> list[Kept]:
        return await self._read(lambda c: reading.tables_of(c, token))

    async def close(self) -> None:
        """Write what is queued, then close everything."""
        if self._folding is not None:
            self._folding.cancel()
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        await self.writer.close()  # the last to close folds the WAL into the file
        self._file.close()


def _shrug(_result: Any) -> None:
    """A snapshot or a heartbeat that was not written is missed by nobody."""
