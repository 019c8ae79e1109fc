"""The one thread that writes: everything asked in a moment shares one commit.

Each job has a savepoint of its own, so a job that fails takes nobody with it. While the disk syncs one
commit, the next batch gathers; this is what makes a synced log affordable. Nothing is reported as written
unless the file is still in its place after the commit.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from threedoors.tables.store import NotWritten
from threedoors.tables.store.connection import is_damage
from threedoors.tables.store.health import FileHealth

Work = Callable[[sqlite3.Connection], Any]
Report = Callable[[Any], None]
"""Hears the job's result, or the exception."""

MOST_IN_ONE_COMMIT = 500


class Writing(NamedTuple):
    """Something to write, and who hears what came of it."""

    work: Work
    report: Report
    alone: bool = False  # between two commits rather than in one


class Writer:
    """Runs jobs on a connection of its own, in order, many to a commit."""

    def __init__(
        self, connection: sqlite3.Connection, loop: asyncio.AbstractEventLoop, health: FileHealth, last: Work
    ) -> None:
        self._connection = connection
        self._health = health
        self._last = last  # once in every commit
        self._loop = loop
        self._queue: SimpleQueue[Writing | None] = SimpleQueue()
        self._held: Writing | None = None  # came while a batch was gathered, and wants to be alone
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.jobs = 0
        self._thread.start()

    def submit(self, work: Work, report: Report) -> None:
        """Queue a job; its report comes on the event loop after the commit."""
        self._queue.put(Writing(work, report))

    async def done(self, work: Work, *, alone: bool = False) -> Any:
        """Queue a job and wait for its commit; or, alone, for its turn between two commits."""
        waiting = self._loop.create_future()

        def report(result: Any) -> None:
            if waiting.cancelled():
                return
            if isinstance(result, Exception):
                waiting.set_exception(result)
            else:
                waiting.set_result(result)

        self._queue.put(Writing(work, report, alone))
        return await waiting

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._gather()
            if batch:
                results = self._alone(batch[0].work) if batch[0].alone else self._commit([job.work for job in batch])
                self.commits += 1
                self.jobs += len(batch)
                self._loop.call_soon_threadsafe(_report, batch, results)
        self._connection.close()

    def _gather(self) -> tuple[list[Writing], bool]:
        """Everything that is waiting now, at least one job; and whether to go on after it."""
        batch: list[Writing] = []
        job, self._held = self._held or self._queue.get(), None
        while job is not None:
            if job.alone and batch:
                self._held = job
                return batch, True
            batch.append(job)
            if job.alone or len(batch) == MOST_IN_ONE_COMMIT or self._queue.empty():
                return batch, True
            job = self._queue.get()
        return batch, False

    def _alone(self, work: Work) -> list[Any]:
        try:
            return [work(self._connection)]
        except sqlite3.Error as trouble:
            return [self._health.not_written(trouble)]

    def _commit(self, works: list[Work]) -> list[Any]:
        """All jobs in one transaction: the result of each, or why it was not written."""
        connection = self._connection
        try:
            self._health.check_place()
            connection.execute("BEGIN IMMEDIATE")
            results = [self._one(work) for work in works]
            self._last(connection)
            connection.execute("COMMIT")
            self._health.check_place()
            return results
        except NotWritten as trouble:
            return [trouble] * len(works)
        except sqlite3.Error as trouble:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [self._health.not_written(trouble)] * len(works)

    def _one(self, work: Work) -> Any:
        """One job in its own savepoint. A trouble with the disk, or one that ended the transaction, is everybody's."""
        connection = self._connection
        connection.execute("SAVEPOINT job")
        try:
            result = work(connection)
            connection.execute("RELEASE job")
            return result
        except Exception as trouble:
            if not connection.in_transaction:
                raise
            connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
            if not isinstance(trouble, sqlite3.Error) or isinstance(trouble, sqlite3.IntegrityError):
                return trouble
            if is_damage(trouble):
                return self._health.not_written(trouble)
            raise


def _report(batch: list[Writing], results: list[Any]) -> None:
    for job, result in zip(batch, results, strict=True):
        job.report(result)
