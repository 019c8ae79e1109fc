"""One worker, as the house sees it: a process that is started when needed, ended when it takes too long, and replaced.

``do`` blocks, so it is called from a thread; ``close`` may be called from anywhere at any time.
"""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from time import monotonic, perf_counter
from typing import Any

from threedoors.tables.workers.process import Begun, Failed, Job, Needs, serve

LOADING_SECONDS = 120.0  # compiling a bot for the first time ever takes half a minute
STARTS = 2  # a worker that dies before it began says nothing about the job
RESTS = (0.0, 0.0, 0.25, 0.5, 1.0, 2.0)  # seconds before the next start, after so many that died young
YOUNG_SECONDS = 5.0  # starting one costs the whole house, so what dies as soon as it lives is started ever more rarely


class PastItsTime(Exception):
    """It took longer than it may, and was ended."""


class WorkerDied(Exception):
    """The process is gone, and the job with it; or it died so often that it is not started again just yet."""


class Stumbled(Exception):
    """The job raised; the text is the worker's own account."""


class Worker:
    """One process, and the line to it."""

    def __init__(self, most_seconds: float) -> None:
        self._most_seconds = most_seconds
        self._process: BaseProcess | None = None
        self._line: Connection[Any, Any] | None = None
        self._lock = Lock()  # starting and closing never cross
        self._closed = False
        self.ready: set[Needs] = set()  # what it has loaded
        self.loading = ""  # the game it is loading
        self.used_seconds = 0.0  # by the last job, from when it began
        self.deaths = 0
        self._born = 0.0
        self._died_young = 0  # in a row
        self._rests_until = 0.0

    @property
    def is_started(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int | None:
        process = self._process  # another thread may bury it meanwhile
        return process.pid if process is not None else None

    def do(self, job: Job) -> Any:
        """What comes of a job; or PastItsTime, WorkerDied, Stumbled."""
        self.used_seconds = 0.0
        try:
            line = self._begun(job)
        finally:
            self.loading = ""
        since = perf_counter()
        try:
            came: Any = _heard(line, self._most_seconds)
        except TimeoutError:
            self._end()
            raise PastItsTime from None
        except (EOFError, OSError) as fault:
            raise self._died() from fault
        finally:
            self.used_seconds = perf_counter() - since
        return _result(came)

    def _begun(self, job: Job) -> "Connection[Any, Any]":
        """Have the job begun; a worker found dead is replaced first."""
        for start in range(1, STARTS + 1):
            line = self._started()
            try:
                line.send(job)
                came = _heard(line, LOADING_SECONDS)
            except (EOFError, OSError) as fault:  # TimeoutError is one of them
                died = self._died()
                if start == STARTS:
                    raise died from fault
            else:
                if not isinstance(came, Begun):
                    _result(came)
                self.ready.add(job.needs)
                return line
        raise AssertionError("unreachable")

    def _started(self) -> "Connection[Any, Any]":
        with self._lock:
            if self._closed:
                raise WorkerDied
            if self._line is None:
                if monotonic() < self._rests_until:
                    raise WorkerDied
                self._born = monotonic()
                context = multiprocessing.get_context("spawn")
                self._line, far_end = context.Pipe()
                self._process = context.Process(target=serve, args=(far_end,), daemon=True)
                self._process.start()
                far_end.close()
            return self._line

    def _died(self) -> WorkerDied:
        self.deaths += not self._closed
        self._end()
        self._rest()
        return WorkerDied()

    def _rest(self) -> None:
        now = monotonic()
        self._died_young = self._died_young + 1 if now - self._born < YOUNG_SECONDS else 0
        self._rests_until = now + RESTS[min(self._died_young, len(RESTS) - 1)]

    def _end(self) -> None:
        """Kill it and bury it; the next job starts another."""
        self.ready.clear()
        process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()

    def close(self) -> None:
        """Kill it, whatever it is thinking about; whoever listens to it hears that it died."""
        with self._lock:
            self._closed = True
            process = self._process
        if process is not None:
            process.kill()


def _heard(line: "Connection[Any, Any]", seconds: float) -> Any:
    if not line.poll(seconds):
        raise TimeoutError
    return line.recv()


def _result(came: Any) -> Any:
    if isinstance(came, Failed):
        raise Stumbled(came.trace)
    return came.result
