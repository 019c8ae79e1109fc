"""The disk is full while nobody acts: /healthz says so before somebody tries."""

import asyncio
import resource
import subprocess
import sys
from pathlib import Path

from tests.server.rude.visitor import opened, turns
from tests.server.running import Running

LITTLE_ROOM = """
import asyncio, pathlib, resource, sqlite3, sys
from contextlib import closing
from tests.tables.at_home import home
from threedoors.tables import wire
from threedoors.tables.store import StoreTrouble

folder = pathlib.Path(sys.argv[1])

def leave_room(room):
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

async def evening():
    async with home(folder) as here:
        ada = await here.guest(await here.opened(2))
        for room in range(0, 80_000, 2_000):
            leave_room(room)
            try:
                await here.house.store.check()
            except StoreTrouble:
                continue
            leave_room(room)
            answer = await ada.ask(wire.Say, text="there is room " * 20)
            print(room, answer["type"])
        leave_room(resource.RLIM_INFINITY)

asyncio.run(evening())
"""


def limit(server: Running, size: int) -> None:
    """No file of the house may grow beyond this size."""
    assert server.process
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, most))


def test_a_house_in_which_nothing_happens_notices_that_nothing_can_be_written(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        await opened(server.address)
        await turns(server.address, 200)
        limit(server, 4096)
        await turns(server.address, 503)
        limit(server, resource.RLIM_INFINITY)
        await turns(server.address, 200)

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))


def test_where_health_is_good_an_act_is_written_however_little_room_is_left(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", LITTLE_ROOM, str(tmp_path)], capture_output=True, text=True, check=False, timeout=60
    )
    rooms = [line.split() for line in told.stdout.splitlines()]
    assert rooms, told.stderr
    assert {answer for _, answer in rooms} == {"Accepted"}, rooms
