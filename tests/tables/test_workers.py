"""Workers: processes of their own, which do not outlive the house."""

import subprocess
import sys
import time
from pathlib import Path

HOUSE = """
import asyncio, multiprocessing, time
from threedoors.tables.workers import Processes

async def evening():
    await Processes(thinkers=1)._run("bots", 1, abs, -1)
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    asyncio.run(evening())
"""


def test_a_house_that_is_killed_leaves_no_worker_behind(tmp_path: Path) -> None:
    script = tmp_path / "house.py"
    script.write_text(HOUSE, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        workers = [int(word) for word in house.stdout.readline().split()]
        assert workers
        assert all(map(is_alive, workers))
        house.kill()
    ends = time.monotonic() + 20
    while any(map(is_alive, workers)) and time.monotonic() < ends:
        time.sleep(0.05)
    assert not any(map(is_alive, workers))


def is_alive(pid: int) -> bool:
    """Running: a body nobody has buried yet does not count."""
    status = Path(f"/proc/{pid}/stat")
    try:
        return status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
