"""A worker: what takes too long is ended, whoever dies is replaced, and a house that closes waits for nobody."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.tables.workers.jobs import Patience, job
from threedoors.tables.workers.process import ROOM_BYTES, Job
from threedoors.tables.workers.worker import PastItsTime, Stumbled, Worker, WorkerDied


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(most_seconds=0.5)
    yield made
    made.close()


def test_a_job_is_done_in_another_process_and_the_next_in_the_same(worker: Worker) -> None:
    pid = worker.do(job(os.getpid))
    assert pid != os.getpid()
    assert worker.do(job(os.getpid)) == pid


def test_a_job_past_its_time_is_ended_and_the_next_is_done_by_another_worker(worker: Worker) -> None:
    pid = worker.do(job(os.getpid))
    with pytest.raises(PastItsTime):
        worker.do(job(time.sleep, 60))
    assert 0.5 <= worker.used_seconds < 5
    assert not is_alive(pid)
    assert worker.do(job(os.getpid)) != pid
    assert worker.deaths == 0


def test_loading_a_game_is_not_counted_as_thinking(worker: Worker) -> None:
    assert worker.do(Job(Patience(1.0), abs, (-1,))) == 1
    assert worker.used_seconds < 0.5


def test_what_is_loaded_is_loaded_once(worker: Worker) -> None:
    worker.do(Job(Patience(1.0), abs, (-1,)))
    since = time.monotonic()
    worker.do(Job(Patience(1.0), abs, (-1,)))
    assert time.monotonic() - since < 1.0


def test_a_worker_that_dies_of_its_job_is_replaced(worker: Worker) -> None:
    with pytest.raises(WorkerDied):
        worker.do(job(os._exit, 1))
    assert worker.deaths == 1
    assert worker.do(job(abs, -1)) == 1


def test_a_worker_that_died_in_its_sleep_costs_nobody_an_answer(worker: Worker) -> None:
    os.kill(worker.do(job(os.getpid)), signal.SIGKILL)
    assert worker.do(job(abs, -1)) == 1
    assert worker.deaths == 1


def test_a_job_that_raises_says_what_happened_and_the_worker_goes_on(worker: Worker) -> None:
    pid = worker.do(job(os.getpid))
    with pytest.raises(Stumbled, match="ZeroDivisionError"):
        worker.do(job(divmod, 1, 0))
    assert worker.do(job(os.getpid)) == pid


def test_needs_that_cannot_be_met_are_a_stumble(worker: Worker) -> None:
    with pytest.raises(Stumbled, match="ValueError"):
        worker.do(Job(Patience(-1.0), abs, (-1,)))
    assert worker.do(job(abs, -1)) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="memory is bounded on Linux only")
def test_a_job_gets_no_more_memory_than_there_is_room_for(worker: Worker) -> None:
    assert len(worker.do(job(bytes, ROOM_BYTES // 64))) == ROOM_BYTES // 64
    with pytest.raises(Stumbled, match="MemoryError"):
        worker.do(job(bytes, ROOM_BYTES + 1))


def test_closing_ends_a_worker_deep_in_thought_at_once() -> None:
    worker = Worker(most_seconds=60)
    worker.do(job(abs, -1))
    with ThreadPoolExecutor(1) as thread:
        thinking = thread.submit(worker.do, job(time.sleep, 60))
        time.sleep(0.2)
        since = time.monotonic()
        worker.close()
        with pytest.raises(WorkerDied):
            thinking.result(5)
        assert time.monotonic() - since < 1
    assert worker.deaths == 0
    with pytest.raises(WorkerDied):
        worker.do(job(abs, -1))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_worker_that_dies_young_again_and_again_is_started_ever_more_rarely(worker: Worker) -> None:
    ends, starts = time.monotonic() + 2.0, 0
    while time.monotonic() < ends:
        with pytest.raises(WorkerDied):
            worker.do(job(os._exit, 1))
        starts, deaths = starts + 1, worker.deaths
    assert deaths <= 5  # one at once, then after 0.25, 0.5 and 1 second
    assert starts > deaths  # the others were told at once that it rests
    time.sleep(2.1)
    assert worker.do(job(abs, -1)) == 1
