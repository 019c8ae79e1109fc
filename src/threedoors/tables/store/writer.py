"""The one thread that writes: everything asked in a moment shares one commit.

Each job has a savepoint of its own, so a job that fails takes nobody with it. While the disk syncs one
commit, the next batch gathers; this is what makes a synced log affordable.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from threedoors.tables.store import NotWritten

Work = Callable[[sqlite3.Connection], Any]
Report = Callable[[Any], None]
"""Hears the job's result, or the exception."""

MOST_IN_ONE_COMMIT = 500


class Writer:
    """Runs jobs on a connection of its own, in order, many to a commit."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], loop: asyncio.AbstractEventLoop, last: Work = lambda _: None
    ) -> None:
        self._connect = connect
        self._last = last  # once in every commit
        self._loop = loop
        self._queue: SimpleQueue[tuple[Work, Report] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self.commits = 0
        self.jobs = 0
        self._thread.start()

    def submit(self, work: Work, report: Report) -> None:
        """Queue a job; its report comes on the event loop after the commit."""
        self._queue.put((work, report))

    async def done(self, work: Work) -> Any:
        """Queue a job and wait for its commit."""
        waiting = self._loop.create_future()

        def report(result: Any) -> None:
            if waiting.cancelled():
                return
            if isinstance(result, Exception):
                waiting.set_exception(result)
            else:
                waiting.set_result(result)

        self.submit(work, report)
        return await waiting

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        connection = self._connect()
        going_on = True
        while going_on:
            batch, going_on = self._gather()
            if batch:
                results = _commit(connection, [work for work, _ in batch], self._last)
                self.commits += 1
                self.jobs += len(batch)
                self._loop.call_soon_threadsafe(_report, batch, results)
        connection.close()

    def _gather(self) -> tuple[list[tuple[Work, Report]], bool]:
        """Everything that is waiting now, at least one job; and whether to go on after it."""
        batch = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_IN_ONE_COMMIT or self._queue.empty():
                return batch, True
            job = self._queue.get()
        return batch, False


def _report(batch: list[tuple[Work, Report]], results: list[Any]) -> None:
    for (_, report), result in zip(batch, results, strict=True):
        report(result)


def _commit(connection: sqlite3.Connection, works: list[Work], last: Work) -> list[Any]:
    """All jobs in one transaction: the result of each, or why it was not written."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_one(connection, work) for work in works]
        last(connection)
        connection.execute("COMMIT")
        return results
    except sqlite3.Error as trouble:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [NotWritten(f"The disk did not take it: {trouble}.")] * len(works)


def _one(connection: sqlite3.Connection, work: Work) -> Any:
    """One job in its own savepoint. A trouble that ended the whole transaction is the whole batch's."""
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
        if isinstance(trouble, sqlite3.Error) and not isinstance(trouble, sqlite3.IntegrityError):
            raise
        return trouble
