"""A crew: the workers of one kind, and the waiting room before them."""

import asyncio
import logging
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from threedoors.tables.delays import Delays
from threedoors.tables.workers.process import Job
from threedoors.tables.workers.waiting import Asker, Waiting, WaitingRoom
from threedoors.tables.workers.worker import PastItsTime, Stumbled, Worker, WorkerDied

log = logging.getLogger(__name__)


class Crew:
    """Workers in processes of their own, started when first needed; each is kept by a thread that waits for it."""

    def __init__(self, size: int, most_seconds: float, most_per_address: int | None = None) -> None:
        self._workers = [Worker(most_seconds) for _ in range(size)]
        self._free = list(self._workers)
        self._room = WaitingRoom(most_per_address)
        self._threads = ThreadPoolExecutor(size, "worker")
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        self.waits = Delays()

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return len(self._room)

    async def do(self, job: Job, asker: Asker) -> Any:
        """Have it done when its turn comes.

        Raises what a worker raises, and NobodyWaits or TooManyWait.
        """
        waiting = Waiting(job, asker, asyncio.get_running_loop().create_future())
        self._room.put(waiting)
        self._hand_out()
        return await waiting.result

    def _hand_out(self) -> None:
        while self._free and (waiting := self._room.take()) is not None:
            self.waits.add(time.monotonic() - waiting.since)
            task = asyncio.get_running_loop().create_task(self._serve(self._free.pop(), waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: Worker, waiting: Waiting) -> None:
        deaths = worker.deaths
        try:
            result = await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, waiting.job)
        except Exception as fault:
            self._note(fault)
            waiting.turn_away(fault)
        else:
            if not waiting.result.done():
                waiting.result.set_result(result)
        self._note_deaths(worker.deaths - deaths)
        self._free.append(worker)
        self._room.charge(waiting.asker, worker.used_seconds)
        self._hand_out()

    def _note(self, fault: Exception) -> None:
        if isinstance(fault, PastItsTime):
            self.counts["ended"] += 1
        elif isinstance(fault, Stumbled):
            self.counts["stumbled"] += 1
        elif not isinstance(fault, WorkerDied):
            log.error("a worker cannot be started", extra={"why": str(fault)})

    def _note_deaths(self, deaths: int) -> None:
        if deaths:
            self.counts["died"] += deaths
            log.error("a worker died")

    async def close(self) -> None:
        """End every worker at once, and whoever still waits waits no more."""
        self._room.empty()
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False)
