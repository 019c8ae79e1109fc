"""No visitor, but as rude: something on the machine that kills the house's workers again and again."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from tests.server.running import Running


def workers_of(server: Running) -> list[int]:
    """The processes of the house's workers."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    found = [int(pid) for child in children for pid in child.read_text(encoding="ascii").split()]
    return [pid for pid in found if b"spawn_main" in _words_of(pid)]


def _words_of(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


async def kills_workers_without_end(server: Running, seconds: float) -> int:
    """Whichever worker shows itself is killed at once, for so long. Gives how many were."""
    ends, killed = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        for pid in workers_of(server):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                killed += 1
        await asyncio.sleep(0.02)
    return killed
