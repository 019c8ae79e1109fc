"""Inside a worker's process: jobs come over a line, one at a time, and their results go back.

A job says what it needs; that is loaded first, and only then the worker reports that it has begun. So the time
of a thought is the thought's own. A worker ends with the house, whatever it is doing.
"""

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, Protocol

ROOM_BYTES = 512 * 2**20  # a worker may grow by so much once everything is loaded
NICE = 5  # where there is little to share, the house itself goes first


class Needs(Protocol):
    """What has to be loaded before a job can begin; equal needs are loaded once."""

    @property
    def game(self) -> str: ...

    def get_ready(self) -> None: ...


class Job(NamedTuple):
    """Something to be done elsewhere; all of it can be pickled."""

    needs: Needs
    work: Callable[..., Any]
    args: tuple[Any, ...]


class Begun(NamedTuple):
    """Everything is loaded: from here on the job's time runs."""


class Done(NamedTuple):
    result: Any


class Failed(NamedTuple):
    """It raised; the text is for our log."""

    trace: str


def serve(line: "Connection[Any, Any]") -> None:
    """Do what comes over the line, until the house ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which then ends its workers
    if sys.platform != "win32":
        os.nice(NICE)
    leave_with_the_house()
    ready: set[Needs] = set()
    while True:
        job: Job = line.recv()
        try:
            _get_ready(job.needs, ready)
            line.send(Begun())
            line.send(Done(job.work(*job.args)))
        except Exception:
            line.send(Failed(traceback.format_exc()))


def _get_ready(needs: Needs, ready: set[Needs]) -> None:
    if needs not in ready:
        lift_memory_bound()
        needs.get_ready()
        bound_memory()
        ready.add(needs)


def leave_with_the_house() -> None:
    """A house that is killed leaves no worker behind: beside its work each waits for the end of the house."""
    house = multiprocessing.parent_process()
    assert house is not None

    def wait() -> None:
        house.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


if sys.platform == "linux":
    import resource

    def bound_memory(room: int = ROOM_BYTES) -> None:
        """From now on this process may grow by so much. What libraries have reserved already does not count."""
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + room
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))

    def lift_memory_bound() -> None:
        """Libraries reserve what they like while they load."""
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (hard, hard))

else:  # elsewhere there is no such bound, or it is not kept

    def bound_memory(room: int = ROOM_BYTES) -> None:
        """Nothing bounds it here."""

    def lift_memory_bound() -> None:
        """There is none."""
