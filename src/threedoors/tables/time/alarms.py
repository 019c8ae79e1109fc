"""Alarms: one timer for all tables. Rings a table by its name; the table need not be in memory."""

import asyncio
from collections.abc import Callable
from heapq import heapify, heappop, heappush

from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import TableId

Ring = Callable[[TableId, int], None]


class Alarms:
    """House times at which tables want to be woken, earliest first."""

    def __init__(self, clock: HouseClock, ring: Ring) -> None:
        self._clock = clock
        self._ring = ring
        self._heap: list[tuple[int, TableId]] = []
        self._timer: asyncio.TimerHandle | None = None

    def set_all(self, alarms: list[tuple[int, TableId]]) -> None:
        """The alarms found on opening the house."""
        self._heap = alarms
        heapify(self._heap)
        self._wind()

    def set(self, when: int, table: TableId) -> None:
        """Ring this table then. An alarm is never taken back; a table that is not due sleeps on."""
        heappush(self._heap, (when, table))
        if self._heap[0] == (when, table):
            self._wind()

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _wind(self) -> None:
        self.stop()
        if self._heap:
            seconds = max(0.0, (self._heap[0][0] - self._clock.exactly()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(seconds, self.go_off)

    def go_off(self) -> None:
        """Ring whoever is due; alarms set meanwhile wait for the next time."""
        now, due = self._clock.now(), []
        while self._heap and self._heap[0][0] <= now:
            due.append(heappop(self._heap))
        for when, table in due:
            self._ring(table, when)
        self._wind()
