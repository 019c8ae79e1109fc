"""An event loop without sockets or waiting: time jumps to the next timer, and whatever takes time is drawn from a seed.

The loop keeps asyncio's own promise that what is ready runs in the order in which it became so. What no real loop
promises is drawn: when a thread is done, a message arrives, a disk has synced. So each schedule found here is one that
a real house can meet, and the same seed meets it again.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

THREAD_SECONDS = 0.03  # a thread is done within so long


class StandsStill(Exception):
    """Nothing is ready, no timer is set, and somebody still waits."""


class _NoSelector:
    """Nothing ever comes from outside; waiting is letting time pass."""

    def __init__(self, loop: "SimulatedLoop") -> None:
        self._loop = loop

    def select(self, seconds: float | None) -> list[Any]:
        if seconds is None:
            raise StandsStill
        self._loop.now += max(0.0, seconds)
        return []


class SimulatedLoop(asyncio.BaseEventLoop):
    """Asyncio's own loop on simulated time."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self.now = 0.0
        self.chance = chance
        self._selector = _NoSelector(self)

    def time(self) -> float:
        return self.now

    def _process_events(self, _events: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody sleeps who had to be woken."""

    def run_in_executor(self, _executor: Any, work: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """In this very thread, some time later."""
        future: asyncio.Future[Any] = self.create_future()

        def do() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(work(*args))
            except Exception as trouble:
                future.set_exception(trouble)

        self.call_later(self.chance.uniform(0, THREAD_SECONDS), do)
        return future


@contextmanager
def simulated_time(loop: SimulatedLoop) -> Iterator[None]:
    """Every clock of this process tells the loop's time."""
    now = loop.time
    with patch.multiple(time, monotonic=now, perf_counter=now, time=now, time_ns=lambda: int(now() * 1e9)):
        yield
