"""Long work beside the loop: one thing at a time, in a thread of this process; addresses and tables take turns."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

from threedoors.tables.delays import Delays
from threedoors.tables.workers.waiting import Asker, Waiting, WaitingRoom

P = ParamSpec("P")
T = TypeVar("T")


class Beside:
    """Whoever has used least of the thread's time is next: ten slow things of one visitor delay another's by one."""

    def __init__(self) -> None:
        self._room = WaitingRoom()
        self.waits = Delays()
        self._working: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How much waits for the thread."""
        return len(self._room)

    async def do(self, asker: Asker, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """When it is the asker's turn; whoever leaves is forgotten."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._room.put(Waiting(partial(work, *args, **more), asker, result))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await result

    async def _work(self) -> None:
        while (waiting := self._room.take()) is not None:
            since = time.monotonic()
            self.waits.add(since - waiting.since)
            await self._do(waiting)
            self._room.charge(waiting.asker, time.monotonic() - since)
        self._working = None

    async def _do(self, waiting: Waiting) -> None:
        try:
            found = await asyncio.to_thread(waiting.job)
        except Exception as trouble:
            waiting.turn_away(trouble)
        else:
            if not waiting.result.done():
                waiting.result.set_result(found)
