"""A crew: work is done in turn, what goes wrong is counted, and closing waits for nobody."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.tables.workers.jobs import Patience, during, job, started
from threedoors.tables.workers.crew import Crew
from threedoors.tables.workers.process import Job
from threedoors.tables.workers.waiting import Asker, NobodyWaits, TooManyWait
from threedoors.tables.workers.worker import PastItsTime, WorkerDied

HOUSE = """
import asyncio, time
from tests.tables.workers.jobs import job
from threedoors.tables.workers.crew import Crew
from threedoors.tables.workers.waiting import Asker

async def evening():
    crew = Crew(1, 120)
    print(await crew.do(job(__import__("os").getpid), Asker("t")), flush=True)
    {then}

if __name__ == "__main__":
    asyncio.run(evening())
"""


def test_a_flood_at_one_address_delays_another_by_one_job() -> None:
    crew = Crew(1, 5)

    async def evening() -> None:
        await started(crew)
        flood = [asyncio.ensure_future(crew.do(job(time.sleep, 0.1), Asker("t", "rude"))) for _ in range(30)]
        await asyncio.sleep(0.05)
        since = time.monotonic()
        await crew.do(job(abs, -1), Asker("t", "kind"))
        assert time.monotonic() - since < 1.0
        assert sum(one.done() for one in flood) <= 5
        for one in flood:
            one.cancel()

    during(crew, evening)


def test_whoever_leaves_takes_their_waiting_work_along() -> None:
    crew = Crew(1, 5)

    async def evening() -> None:
        await started(crew)
        here = [True]
        flood = [crew.do(job(time.sleep, 0.2), Asker("t", "rude", lambda: here[0])) for _ in range(30)]
        asked = [asyncio.ensure_future(one) for one in flood]
        await asyncio.sleep(0.05)
        here[0] = False
        since = time.monotonic()
        came = await asyncio.gather(*asked, return_exceptions=True)
        assert time.monotonic() - since < 2.0
        assert [type(one) for one in came] == [type(None)] + [NobodyWaits] * 29
        assert crew.waiting == 0

    during(crew, evening)


def test_while_one_worker_loads_a_game_another_works_and_nobody_loads_it_twice() -> None:
    crew = Crew(1, 5)

    async def evening() -> None:
        pid = await crew.do(job(os.getpid), Asker("t"))
        slow = [asyncio.ensure_future(crew.do(Job(Patience(3.0), os.getpid, ()), Asker(f"s{n}"))) for n in range(3)]
        await asyncio.sleep(0)
        since = time.monotonic()
        others = {await crew.do(job(os.getpid), Asker("t")) for _ in range(3)}
        assert time.monotonic() - since < 3
        assert others.isdisjoint({pid})
        assert not any(one.done() for one in slow)
        assert set(await asyncio.gather(*slow)) == {pid}

    during(crew, evening)


def test_only_as_many_work_at_once_as_the_crew_is_big() -> None:
    crew = Crew(1, 5)

    async def evening() -> None:
        await started(crew)
        since = time.monotonic()
        await asyncio.gather(*(crew.do(job(time.sleep, 0.3), Asker(f"t{n}")) for n in range(4)))
        assert time.monotonic() - since >= 1.2

    during(crew, evening)


def test_what_goes_wrong_is_counted_and_the_next_work_is_done() -> None:
    crew = Crew(1, 0.5, most_per_address=1)

    async def evening() -> None:
        with pytest.raises(PastItsTime):
            await crew.do(job(time.sleep, 60), Asker("t"))
        with pytest.raises(WorkerDied):
            await crew.do(job(os._exit, 1), Asker("t"))
        two = [asyncio.ensure_future(crew.do(job(abs, -1), Asker("t"))) for _ in range(2)]
        await asyncio.sleep(0)
        assert crew.waiting == 1
        with pytest.raises(TooManyWait):
            await crew.do(job(abs, -1), Asker("t"))
        assert await asyncio.gather(*two) == [1, 1]
        assert crew.counts == {"ended": 1, "died": 1}
        assert crew.waits.total == 4

    during(crew, evening)


def test_closing_does_not_wait_for_deep_thought() -> None:
    crew = Crew(2, 60)

    async def evening() -> None:
        thoughts = [asyncio.ensure_future(crew.do(job(time.sleep, 60), Asker(f"t{n}"))) for n in range(5)]
        await asyncio.sleep(1)
        since = time.monotonic()
        await crew.close()
        came = await asyncio.gather(*thoughts, return_exceptions=True)
        assert time.monotonic() - since < 1
        assert {type(one) for one in came} == {WorkerDied, asyncio.CancelledError}

    asyncio.run(evening())


@pytest.mark.parametrize(
    "then", ["time.sleep(60)", "await crew.do(job(time.sleep, 100), Asker('t'))"], ids=["idle", "in deep thought"]
)
def test_a_house_that_is_killed_leaves_no_worker_behind(tmp_path: Path, then: str) -> None:
    script = tmp_path / "house.py"
    script.write_text(HOUSE.format(then=then), encoding="utf-8")
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=paths) as house:
        assert house.stdout is not None
        worker = int(house.stdout.readline())
        assert is_alive(worker)
        house.kill()
    ends = time.monotonic() + 20
    while is_alive(worker) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not is_alive(worker)


def is_alive(pid: int) -> bool:
    """Running: a body nobody has buried yet does not count."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
