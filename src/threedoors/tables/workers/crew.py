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
    """Workers in processes of their own, started when first needed; each is kept by a thread that waits for it.

    Loading a game may take long: while one worker does, another sits in for it with all other games.
    """

    def __init__(self, size: int, most_seconds: float, most_per_address: int | None = None) -> None:
        self._size = size
        self._workers = [Worker(most_seconds) for _ in range(size + 1)]
        self._free = list(self._workers)
        self._room = WaitingRoom(most_per_address)
        self._threads = ThreadPoolExecutor(size + 1, "worker")
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts: Counter[str] = Counter()
        self.waits = Delays()

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return len(self._room)

    @property
    def pids(self) -> list[int]:
        """Of the processes that are alive."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def do(self, job: Job, asker: Asker) -> Any:
        """Have it done when its turn comes.

        Raises what a worker raises, and NobodyWaits or TooManyWait.
        """
        waiting = Waiting(job, asker, asyncio.get_running_loop().create_future())
        self._room.put(waiting)
        self._hand_out()
        return await waiting.result

    def _hand_out(self) -> None:
        while self._free and len(self._workers) - len(self._free) - len(self._loading()) < self._size:
            waiting = self._room.take(self._may_begin if self._loading() else None)
            if waiting is None:
                return
            self.waits.add(time.monotonic() - waiting.since)
            task = asyncio.get_running_loop().create_task(self._serve(self._chosen(waiting.job), waiting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _loading(self) -> list[str]:
        """The games that are being loaded."""
        return [worker.loading for worker in self._workers if worker.loading]

    def _may_begin(self, waiting: Waiting) -> bool:
        """Is the job's game loaded, or at least nobody loading it? One at a time is enough."""
        needs = waiting.job.needs
        return needs.game not in self._loading() or any(needs in worker.ready for worker in self._free)

    def _chosen(self, job: Job) -> Worker:
        """The worker who knows the game already, if one is free; else rather one that has been started."""
        worker = min(self._free, key=lambda free: (job.needs not in free.ready, not free.is_started))
        self._free.remove(worker)
        worker.loading = "" if job.needs in worker.ready else job.needs.game
        return worker

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
