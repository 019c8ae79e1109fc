"""The waiting room: work no worker has taken yet, and whose turn it is.

Addresses take turns, and at each address its tables: whoever has used least of the workers' time is next, so a
flood delays nobody but itself. What nobody waits for any more is dropped when its turn comes.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from threedoors.tables.ids import TableId

LEAST_SECONDS = 0.001  # charged for any work, so that turns always change


class NobodyWaits(Exception):
    """Whoever wanted this has left, or the table has moved on."""


class TooManyWait(Exception):
    """So much waits at this address that no more is taken."""


def still_waits() -> bool:
    """For whoever never leaves."""
    return True


class Asker(NamedTuple):
    """Whom some work is for, and whether they still want it."""

    table: TableId
    address: str = ""
    is_waiting: Callable[[], bool] = still_waits


@dataclass(eq=False, slots=True)
class Waiting:
    """Some work, whoever it is for, and where its result is awaited."""

    job: Any
    asker: Asker
    result: "asyncio.Future[Any]"
    since: float = field(default_factory=time.monotonic)

    def is_wanted(self) -> bool:
        return not self.result.done() and self.asker.is_waiting()

    def turn_away(self, why: Exception) -> None:
        """It will not be done."""
        if not self.result.done():
            self.result.set_exception(why)


Fits = Callable[[Waiting], bool]


class Turns:
    """Whose turn is it? Of those who wait, theirs who have used least.

    Whoever comes counts as having used what the last one served had: nobody saves up by staying away.
    """

    def __init__(self) -> None:
        self._used: dict[str, float] = {}  # seconds
        self._now = 0.0  # what the last one served had used

    def come(self, who: str) -> None:
        self._used[who] = max(self._used.get(who, 0.0), self._now)

    def next_of(self, waiting: Collection[str]) -> str:
        who = min(waiting, key=self._used.__getitem__)
        self._now = max(self._now, self._used[who])
        return who

    def use(self, who: str, seconds: float, waiting: Collection[str]) -> None:
        """Somebody was served; whoever neither waits nor is ahead of the others is forgotten."""
        self._used[who] = self._used.get(who, self._now) + max(seconds, LEAST_SECONDS)
        self._used = {name: used for name, used in self._used.items() if used > self._now or name in waiting}


class Queue:
    """All that waits at one address, table by table, oldest first."""

    def __init__(self) -> None:
        self.tables: dict[TableId, deque[Waiting]] = {}
        self.turns = Turns()

    def __len__(self) -> int:
        return sum(map(len, self.tables.values()))

    def put(self, waiting: Waiting) -> None:
        table = waiting.asker.table
        if table not in self.tables:
            self.turns.come(table)
        self.tables.setdefault(table, deque()).append(waiting)

    def take(self, fits: Fits | None = None) -> Waiting:
        table = self.turns.next_of([*self.fitting(fits)] if fits else self.tables)
        waiting = self.tables[table].popleft()
        if not self.tables[table]:
            del self.tables[table]
        return waiting

    def fitting(self, fits: Fits) -> Iterator[TableId]:
        """The tables whose oldest work may be done now."""
        return (table for table, waiting in self.tables.items() if fits(waiting[0]))

    def forget_unwanted(self) -> None:
        for table, waiting in tuple(self.tables.items()):
            for unwanted in [one for one in waiting if not one.is_wanted()]:
                waiting.remove(unwanted)
                unwanted.turn_away(NobodyWaits())
            if not waiting:
                del self.tables[table]

    def make_room(self, table: TableId) -> None:
        """The newest of the table that waits for most gives way to one that waits for less; else nobody does."""
        longest = max(self.tables.values(), key=len)
        if len(longest) <= len(self.tables.get(table, ())) + 1:
            raise TooManyWait
        longest.pop().turn_away(TooManyWait())


class WaitingRoom:
    """Everything that waits for the workers of one kind."""

    def __init__(self, most_per_address: int | None = None) -> None:
        self._most = most_per_address
        self._lines: dict[str, Queue] = {}
        self._turns = Turns()

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def put(self, waiting: Waiting) -> None:
        """Let it wait; TooManyWait if its address waits for too much already."""
        address = waiting.asker.address
        line = self._lines.get(address)
        if line is not None and self._most is not None and len(line) >= self._most:
            line.forget_unwanted()
            if len(line) >= self._most:
                line.make_room(waiting.asker.table)
        if line is None:
            line = self._lines[address] = Queue()
            self._turns.come(address)
        line.put(waiting)

    def take(self, fits: Fits | None = None) -> Waiting | None:
        """The next that somebody still waits for; if asked for, of those that fit."""
        while lines := self._lines if fits is None else self._fitting(fits):
            address = self._turns.next_of(lines)
            line = lines[address]
            waiting = line.take(fits)
            if not line.tables:
                del self._lines[address]
            if waiting.is_wanted():
                return waiting
            waiting.turn_away(NobodyWaits())
        return None

    def _fitting(self, fits: Fits) -> dict[str, Queue]:
        return {address: line for address, line in self._lines.items() if any(line.fitting(fits))}

    def charge(self, asker: Asker, seconds: float) -> None:
        """It took so long; the next turns are for those who used less."""
        self._turns.use(asker.address, seconds, self._lines)
        line = self._lines.get(asker.address)
        if line is not None:
            line.turns.use(asker.table, seconds, line.tables)

    def empty(self) -> None:
        """Nobody is served any more."""
        for line in self._lines.values():
            for table in line.tables.values():
                for waiting in table:
                    waiting.result.cancel()
        self._lines.clear()
