"""A simulated disk under the house's real SQL: commits come late, may be refused, and a crash cuts them off anywhere.

What is committed stays whatever happens to the house; what was committed and not yet reported when the power went is
the case nobody meets by hand. Some disks keep the order in which they were asked, as the real writer does; others, as a
database elsewhere might, only the order of what was asked for one table.
"""

import asyncio
import sqlite3
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import takewhile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple

from threedoors.tables.house_time import wall_ms
from threedoors.tables.ids import TableId
from threedoors.tables.store import Append, Done, NotWritten, Snapshot
from threedoors.tables.store.connection import house_value
from threedoors.tables.store.health import FileHealth
from threedoors.tables.store.schema import prepare
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.store.writer import Report, Work, Writer, Writing

SYNC_SECONDS = 0.04
BUSY = 0.02  # of all commits find the file locked by another program
TORN = 0.02  # of all commits fail after part of them is done
NO_BOUND = 1_000_000  # pages
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
        self.sync_seconds = SYNC_SECONDS
        self.reorders = chance.random() < 0.3  # does it keep the order of each table only?
        self.after_commit: Callable[[], None] | None = None  # called once, before anybody hears of the commit
        self.troubles: set[str] = set()  # every kind there was
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        self.connection.deserialize(_empty())

    def fill(self) -> None:
        """From now on there is no room for another page."""
        pages = self.rows("PRAGMA page_count")[0][0]
        self.rows(f"PRAGMA max_page_count = {pages}")

    def make_room(self) -> None:
        self.rows(f"PRAGMA max_page_count = {NO_BOUND}")

    def trouble(self) -> str | None:
        """Asked before and after each commit, as the real file's place is: it is where it was."""
        return None

    def rows(self, question: str, *args: Any) -> list[Any]:
        return list(self.connection.execute(question, args))


class Job(NamedTuple):
    """Something to write, and the table it is about; none: whatever is asked later waits for it."""

    writing: Writing
    table: TableId | None


class SimulatedWriter(Writer):
    """Commits some of what is waiting, some time later; after a crash nothing more."""

    def __init__(self, disk: Disk, health: FileHealth, last: Work) -> None:
        self._connection = disk.connection
        self._health = health
        self._last = last
        self._loop = asyncio.get_running_loop()
        self._disk = disk
        self._waiting: deque[Job] = deque()
        self._is_busy = False
        self._table: TableId | None = None  # what is submitted now is about it
        self._heard_at: defaultdict[TableId | None, float] = defaultdict(float)  # reports about a table come in order
        self.commits = self.jobs = 0
        self.has_crashed = False

    @contextmanager
    def about(self, table: TableId) -> Iterator[None]:
        """What is submitted meanwhile is about this table."""
        self._table = table
        try:
            yield
        finally:
            self._table = None

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

    def _put(self, writing: Writing) -> None:
        self._waiting.append(Job(writing, self._table if self._disk.reorders else None))
        self._begin()

    def _begin(self) -> None:
        if self._waiting and not self._is_busy:
            self._is_busy = True
            self._loop.call_later(self._disk.chance.uniform(0, self._disk.sync_seconds), self._sync)

    def _sync(self) -> None:
        self._is_busy = False
        if self.has_crashed:
            return
        batch = self._batch()
        results = self._results([job.writing.work for job in batch])
        if (hook := self._disk.after_commit) is not None:
            self._disk.after_commit = None
            hook()
        told: dict[TableId | None, list[tuple[Writing, Any]]] = {}
        for job, result in zip(batch, results, strict=True):
            told.setdefault(job.table, []).append((job.writing, result))
        for table, news in told.items():
            soon = self._loop.time() + self._disk.chance.uniform(0, self._disk.sync_seconds)
            self._heard_at[table] = heard = max(self._heard_at[table] + 1e-6, soon)
            self._loop.call_at(heard, self._tell, news)
        self._begin()

    def _batch(self) -> list[Job]:
        """Some of what waits: in the order in which it was asked, or in any that keeps the order of each table."""
        chance = self._disk.chance
        free = list(takewhile(lambda job: job.table is not None, self._waiting))
        if not free:
            return [self._waiting.popleft() for _ in range(self._some(self._asked_in_order()))]
        tables: dict[TableId | None, deque[Job]] = {}
        for job in free:
            tables.setdefault(job.table, deque()).append(job)
        drawn = range(self._some(len(free)))
        batch = [chance.choice([jobs for jobs in tables.values() if jobs]).popleft() for _ in drawn]
        for job in batch:
            self._waiting.remove(job)
        return batch

    def _some(self, jobs: int) -> int:
        """How many share a commit. While the disk is slow all do, as with the real writer: nobody waits for a third."""
        is_slow = self._disk.sync_seconds > SYNC_SECONDS
        return jobs if is_slow else self._disk.chance.randint(1, jobs)

    def _asked_in_order(self) -> int:
        return sum(1 for _ in takewhile(lambda job: job.table is None, self._waiting))

    def _results(self, works: list[Work]) -> list[Any]:
        """What came of a commit: a busy file takes nothing, and of one that fails in its middle nothing stays."""
        luck = self._disk.chance.random()
        if luck < BUSY:
            self._disk.troubles.add("busy")
            return [self._health.not_written(sqlite3.OperationalError("database is locked"))] * len(works)
        if luck < BUSY + TORN:
            self._disk.troubles.add("torn")
            place = self._disk.chance.randrange(len(works))
            works = [*works[:place], _failing(works[place]), *works[place + 1 :]]
        results = self._commit(works)
        if any("full" in str(result) for result in results if isinstance(result, NotWritten)):
            self._disk.troubles.add("full")
        return results

    def _tell(self, news: list[tuple[Writing, Any]]) -> None:
        for writing, result in news:
            if not self.has_crashed:
                writing.report(result)


def _failing(work: Work) -> Work:
    """A job that is done, and then the disk fails."""

    def fail(connection: sqlite3.Connection) -> None:
        work(connection)
        raise sqlite3.OperationalError("disk I/O error")

    return fail


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

    def append(self, append: Append, done: Done) -> None:
        with self.writer.about(append.table):
            super().append(append, done)

    def keep(self, table: TableId, snapshot: Snapshot) -> None:
        with self.writer.about(table):
            super().keep(table, snapshot)

    def _reader(self) -> sqlite3.Connection:
        return self._disk.connection

    async def fold(self) -> None:
        """Nothing to fold."""

    async def close(self) -> None:
        await self.writer.close()
