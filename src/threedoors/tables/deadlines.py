"""Deadlines: every table is woken when a clock of its game runs out, or when somebody has been gone for long.

One alarm per table is enough: it is set again after every entry. A table that lies on the shelf is taken from it, and
sets its own alarm.
"""

import logging
from collections.abc import Callable, Coroutine
from typing import Any

from threedoors.core import Refused
from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import TableId
from threedoors.tables.judging.asking import Draft
from threedoors.tables.open_tables import OpenTables
from threedoors.tables.people import presence
from threedoors.tables.store import Unreadable
from threedoors.tables.table import Table
from threedoors.tables.time import clocks
from threedoors.tables.time.alarms import Alarms

log = logging.getLogger(__name__)

Write = Callable[[Table, Draft], None]
Soon = Callable[[Coroutine[Any, Any, None]], None]
"""Lets something run beside the requests."""


class Deadlines:
    """Knows when each table is to be looked at again, and does what is due then."""

    def __init__(self, clock: HouseClock, tables: OpenTables, write: Write, soon: Soon) -> None:
        self._clock = clock
        self._tables = tables
        self._write = write
        self._soon = soon
        self.alarms = Alarms(clock, self._ring)

    def set(self, table: Table, in_ms: int = 0) -> None:
        """Have the table woken at its next deadline, of a clock or of somebody's absence; not before so long."""
        now = self._clock.now()
        if table.pending or table.stuck_at == table.head.n:
            return  # what is being written may change everything; its announcement sets the alarm
        both = (clocks.deadline(table.rules, table.head, now), presence.deadline(table))
        when = min((max(time, now + in_ms) for time in both if time is not None), default=None)
        if when is not None and (table.alarm is None or when < table.alarm):
            table.alarm = when
            self.alarms.set(when, table.id)

    def _ring(self, name: TableId, when: int) -> None:
        table = self._tables.by_name.get(name)
        if table is None:
            self._soon(self._wake(name))
        elif table.alarm == when:
            table.alarm = None
            self._time_is_up(table)
            self.set(table)

    async def _wake(self, name: TableId) -> None:
        """Take a table from the shelf, if it can be read: it sets its own alarm."""
        try:
            await self._tables.find(name)
        except Unreadable as trouble:
            log.error("not readable", extra={"table": name, "why": str(trouble)})

    def _time_is_up(self, table: Table) -> None:
        now = self._clock.now()
        if table.pending:
            return
        draft = presence.due(table, now) or clocks.ring(table.rules, table.head, now)
        if isinstance(draft, Draft):
            self._write(table, draft)
        elif isinstance(draft, Refused):
            table.stuck_at = table.head.n
            log.error("the clock was refused", extra={"table": table.id, "why": draft.why})
