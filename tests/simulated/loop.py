"""An event loop without sockets or waiting: time jumps to the next timer, and whatever takes time is drawn from a seed.

The loop keeps asyncio's own promise that what is ready runs in the order in which it became so. What no real loop
promises is drawn: when a thread is done and when that is heard, when a message arrives, when a disk has synced; and now
and then the loop is late, or the whole process stands still, so that much is ready in one turn. So each schedule found
here is one that a real house can meet, and the same seed meets it again.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

THREAD_SECONDS = 0.03  # a thread is done within so long, and is heard within as long
TURN_SECONDS = 1e-6  # a turn takes some time: whoever asks for the time again and again sees it move on
LATE, LATE_SECONDS = 0.1, 0.1  # so often the loop is late, and by so much at most


class StandsStill(Exception):
    """Nothing is ready, no timer is set, and somebody still waits."""


class _NoSelector:
    """Nothing ever comes from outside; waiting is letting time pass."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, seconds: float | None) -> list[Any]:
        if seconds is None:
            raise StandsStill
        if seconds > 0:
            self._loop.pass_time(seconds)
        self._loop.now += TURN_SECONDS
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """Asyncio's own loop on simulated time."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.now = 0.0
        self.wall_ahead = 0.0  # seconds by which the clock on the wall is wrong
        self.stood_still_at = 0.0
        self.chance = chance
        self._selector = _NoSelector(self)

    def time(self) -> float:
        return self.now

    def pass_time(self, seconds: float) -> None:
        """Until the next timer, or somewhat longer: then others are due in the same turn."""
        late = self.chance.uniform(0, LATE_SECONDS) if self.chance.random() < LATE else 0.0
        self.now += seconds + late

    def stand_still(self, seconds: float) -> None:
        """Nothing of this process runs for so long: it was stopped, or its machine slept."""
        self.now += seconds
        self.stood_still_at = self.now

    def _process_events(self, _events: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who had to be woken."""

    def run_in_executor(self, _executor: Any, work: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """In this very thread, some time later; what came of it is heard later still, when it may be old news."""
        future: asyncio.Future[Any] = self.create_future()

        def do() -> None:
            if future.cancelled():
                return
            heard = self.chance.uniform(0, THREAD_SECONDS)
            try:
                self.call_later(heard, _settle, future, work(*args))
            except Exception as trouble:
                self.call_later(heard, _fail, future, trouble)

        self.call_later(self.chance.uniform(0, THREAD_SECONDS), do)
        return future


def _settle(future: "asyncio.Future[Any]", result: Any) -> None:
    if not future.cancelled():
        future.set_result(result)


def _fail(future: "asyncio.Future[Any]", trouble: Exception) -> None:
    if not future.cancelled():
        future.set_exception(trouble)


@contextmanager
def simulated_time(loop: SimulatedLoop) -> Iterator[None]:
    """Every clock of this process tells the loop's time; the one on the wall may be wrong."""

    def wall() -> float:
        return BEGINS + loop.now + loop.wall_ahead

    now = loop.time
    with patch.multiple(time, monotonic=now, perf_counter=now, time=wall, time_ns=lambda: int(wall() * 1e9)):
        yield


BEGINS = 1_800_000_000.0  # some evening
