"""A simulated disk under the house's real SQL: commits come late, may be refused, and a crash cuts them off anywhere.

What is committed stays whatever happens to the house; what was committed and not yet reported when the power went is
the case nobody meets by hand. Like the real writer it keeps the order in which it was asked.
"""

import asyncio
import sqlite3
from collections import deque
from contextlib import suppress
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from threedoors.tables.house_time import wall_ms
from threedoors.tables.store import NotWritten
from threedoors.tables.store.connection import house_value
from threedoors.tables.store.health import FileHealth
from threedoors.tables.store.schema import prepare
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.store.writer import Report, Work, Writer, Writing, _report

SYNC_SECONDS = 0.04
REFUSES = 0.02  # of all commits, by a disk that is busy
NOWHERE = Path("simulated")


@cache
def _empty() -> bytes:
    """A new file, as bytes."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    prepare(connection, NOWHERE)
    return connection.serialize()


class Disk:
    """What outlives a house."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.is_full = False
        self.sync_seconds = SYNC_SECONDS
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.deserialize(_empty())

    def trouble(self) -> str | None:
        """Asked before and after each commit, as the real file's place is."""
        return "The disk is full." if self.is_full else None

    def rows(self, question: str, *args: Any) -> list[Any]:
        return list(self.connection.execute(question, args))


class SimulatedWriter(Writer):
    """Commits some of what is waiting, some time later; after a crash nothing more."""

    def __init__(self, disk: Disk, health: FileHealth, last: Work) -> None:
        self._connection = disk.connection
        self._health = health
        self._last = last
        self._loop = asyncio.get_running_loop()
        self._disk = disk
        self._waiting: deque[Writing] = deque()
        self._is_busy = False
        self._heard_at = 0.0  # reports come in order
        self.commits = self.jobs = 0
        self.has_crashed = False

    def submit(self, work: Work, report: Report) -> None:
        self._put(Writing(work, report))

    async def done(self, work: Work, *, alone: bool = False) -> Any:
        waiting: asyncio.Future[Any] = self._loop.create_future()

        def report(result: Any) -> None:
            if not waiting.cancelled():
                waiting.set_exception(result) if isinstance(result, Exception) else waiting.set_result(result)

        self._put(Writing(work, report, alone))
        return await waiting

    async def close(self) -> None:
        if not self.has_crashed:
            with suppress(NotWritten):
                await self.done(lambda _: None)  # all that was asked before it is done by then

    def _put(self, job: Writing) -> None:
        self._waiting.append(job)
        self._begin()

    def _begin(self) -> None:
        if self._waiting and not self._is_busy:
            self._is_busy = True
            self._loop.call_later(self._disk.chance.uniform(0, self._disk.sync_seconds), self._sync)

    def _sync(self) -> None:
        self._is_busy = False
        if self.has_crashed:
            return
        batch = [self._waiting.popleft() for _ in range(self._disk.chance.randint(1, len(self._waiting)))]
        if self._disk.chance.random() < REFUSES:
            results: list[Any] = [self._health.not_written(sqlite3.OperationalError("database is locked"))] * len(batch)
        else:
            results = self._commit([job.work for job in batch])
        soon = self._loop.time() + self._disk.chance.uniform(0, self._disk.sync_seconds)
        self._heard_at = max(self._heard_at + 1e-6, soon)
        self._loop.call_at(self._heard_at, self._tell, batch, results)
        self._begin()

    def _tell(self, batch: list[Writing], results: list[Any]) -> None:
        if not self.has_crashed:
            _report(batch, results)


class SimulatedStore(SqliteStore):
    """The real store's SQL on a simulated disk. Folding is left out: there is no file to fold."""

    def __init__(self, disk: Disk) -> None:
        self.path = NOWHERE
        self._wall = wall_ms
        self._file: Any = SimpleNamespace(shut=0)
        self._disk = disk
        self._health = FileHealth(NOWHERE, disk)  # type: ignore[arg-type] # asks it for its trouble, no more
        self.opened_at = self._now = house_value(disk.connection, "beat") or 0
        self._readers: Any = None
        self.writer: SimulatedWriter = SimulatedWriter(disk, self._health, self._beat)

    def _reader(self) -> sqlite3.Connection:
        return self._disk.connection

    async def fold(self) -> None:
        """Nothing to fold."""

    async def close(self) -> None:
        await self.writer.close()
