"""The road of whatever was judged: appended to the store, and announced only after the commit.

The head of a table runs ahead of the disk; if a commit fails it drops back to what is written, and whatever hung on it
is refused. What the log has already is answered with the number it got then. Who hears of it is the house's business.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from threedoors.tables.house_time import HouseClock
from threedoors.tables.judging.asking import Draft
from threedoors.tables.store import AlreadyDone, Append, NotNext, NotWritten, Store, TableRow
from threedoors.tables.table import Acknowledge, Table, Unannounced
from threedoors.tables.time.clocks import deadline

log = logging.getLogger(__name__)


class Ends(Protocol):
    """Where the road leads: what happens at the house when something was written down, or was not."""

    def announce(self, table: Table, pending: Unannounced) -> None:
        """It is written: tell everybody."""

    def go_on(self, table: Table) -> None:
        """Nothing new was written: set the alarm, let bots think."""

    def hold_on(self, table: Table) -> None:
        """Nothing could be written: what is due is tried again in a while."""

    def let_go(self, table: Table) -> None:
        """Forget what is in memory: the table was never opened, or somebody else wrote to it."""


class Road:
    """Writes things down, in the order in which they were judged."""

    def __init__(
        self, store: Store, clock: HouseClock, wall: Callable[[], int], counts: Counter[str], ends: Ends
    ) -> None:
        self._store = store
        self._clock = clock
        self._wall = wall
        self._counts = counts
        self._ends = ends

    def write(self, table: Table, draft: Draft, request: str | None = None, answer: Acknowledge | None = None) -> None:
        """Let the head run ahead, and send the entries to the store."""
        now = self._clock.now()
        pending = table.drafted(draft, now, request, answer or _nobody)
        self._store.append(
            Append(
                table=table.id,
                after=pending.heads[0].n,
                entries=pending.entries,
                touched=self._wall(),
                phase=table.head.phase,
                deadline=deadline(table.rules, table.head, now),
                people=draft.people,
                said=draft.said,
                invite=draft.invite,
            ),
            lambda trouble: self._settle(table, pending, trouble),
        )

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(table, draft, None, _tells(waiting))
        return waiting

    def begin(self, table: Table, row: TableRow, draft: Draft) -> "asyncio.Future[bool]":
        """The first entries of a new table; the future tells whether they were written down."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        now = table.empty_since = self._clock.now()
        pending = table.drafted(draft, now, None, _tells(waiting))
        first = Append(
            table=row.id,
            after=0,
            entries=pending.entries,
            touched=row.touched,
            phase=table.head.phase,
            people=draft.people,
            opens=row,
            invite=draft.invite,
        )
        self._store.append(first, lambda trouble: self._settle(table, pending, trouble))
        return waiting

    def _settle(self, table: Table, pending: Unannounced, trouble: Exception | None) -> None:
        """After the commit: announce; or, if it failed, drop back to what is written."""
        if not (table.pending and table.pending[0] is pending):
            return  # it hung on an append that failed, and was refused with it
        if trouble is None:
            self._ends.announce(table, table.confirm())
        elif isinstance(trouble, AlreadyDone):
            self._answer_again(table, trouble.n)
        else:
            self._refuse(table, trouble)

    def _refuse(self, table: Table, trouble: Exception) -> None:
        """Nothing of it was written: whoever asked is told so."""
        self._counts["not_written"] += 1
        log.error("not written", extra={"table": table.id, "why": str(trouble)})
        reason = trouble if isinstance(trouble, NotWritten) else NotWritten(str(trouble))
        for dropped in table.drop():
            dropped.answer(reason)
        if table.written.n == 0 or isinstance(trouble, NotNext):
            self._ends.let_go(table)
        else:
            self._ends.hold_on(table)

    def _answer_again(self, table: Table, n: int) -> None:
        """The log has this request already: it is answered with the number it got then, and nothing happens twice."""
        first, *hung_on_it = table.drop()
        done = first.entries[-1]
        table.remember(done.by, done.request or "", n)
        first.answer(n)
        for dropped in hung_on_it:
            dropped.answer(NotWritten("What was asked before it had been done already."))
        self._ends.go_on(table)


def _nobody(_result: int | NotWritten) -> None:
    """Nobody waits for the answer."""


def _tells(waiting: "asyncio.Future[bool]") -> Acknowledge:
    """The answer to one who waits whether it was written down, and may have gone meanwhile."""

    def answer(result: int | NotWritten) -> None:
        if not waiting.done():
            waiting.set_result(not isinstance(result, NotWritten))

    return answer
