"""What a table costs when nothing happens: `python -m benchmarks.tables_small`.

Memory of an idle socket at the real server, how long any position of any game takes to be told from the log, and how
long the server takes to be there again on a big file.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import aiohttp
import msgspec

from benchmarks._page import write_section
from benchmarks._tables_house import Foreseeable
from benchmarks._tables_load import PLAYED, foreseen, resident_kb
from benchmarks.tables import HOUSE, serving
from threedoors.tables import wire
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.services.tables import NewTable, TableService
from threedoors.tables.session import Session
from threedoors.tables.store.sqlite import SqliteStore

SOCKETS = 1000
GAMES = 20
ACTS = 150
LOOKS = 2000
OPEN_TABLES = 5000
RESTARTS = 5


async def idle_sockets(port: str, pid: int) -> float:
    """KB of the server's memory for each WebSocket that has said hello and offers compression, as browsers do."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}", connector=aiohttp.TCPConnector(limit=0)) as http:
        async with http.post("/api/tables", json={"game": "knock", "seats": 1, "name": "Ada"}) as answer:
            key = await answer.json()
        sockets = []
        before = 0
        for number in range(SOCKETS + 50):
            if number == 50:
                before = resident_kb(pid)
            watch = {"name": "Bo", "invite": key["invite"]}
            if number % 30 == 0:
                async with http.post("/api/tables", json={"game": "knock", "seats": 1, "name": "Ada"}) as answer:
                    key = await answer.json()
                watch["invite"] = key["invite"]
            async with http.post(f"/api/tables/{key['table']}/watch", json=watch) as answer:
                mine = await answer.json()
            socket = await http.ws_connect("/ws", compress=15)
            await socket.send_json({"type": "Hello", "table": mine["table"], "token": mine["token"]})
            await socket.receive()
            sockets.append(socket)
        await asyncio.sleep(1)
        return (resident_kb(pid) - before) / SOCKETS


async def positions(folder: Path) -> list[float]:
    """Milliseconds for a random position of a random game, seen by a random seat of the asker's."""
    store = SqliteStore(folder / "tables.db")
    house = House(store, HouseClock(), entropy=Foreseeable())
    service = TableService(house)
    keys = [await played(house, service, number) for number in range(GAMES)]
    luck = random.Random(1)
    delays = []
    for _ in range(LOOKS):
        key = luck.choice(keys)
        n = luck.randrange(1, house.tables[key.table].written.n + 1)
        start = time.perf_counter()
        await service.at(key.table, key.token, n, 0)
        delays.append((time.perf_counter() - start) * 1000)
    await house.close()
    return delays


async def played(house: House, service: TableService, number: int) -> wire.Key:
    """A long game of four."""
    acts = foreseen("knock", number, ACTS)
    seats, _, options = PLAYED["knock"]
    key = await service.open_table(NewTable("knock", seats, "Ada", "en", msgspec.json.encode(options)))
    assert isinstance(key, wire.Key)
    keys = [key]
    for seat in range(1, seats):
        other = await service.join(key.table, seat, "Bo", "en", key.invite or "")
        assert isinstance(other, wire.Key)
        keys.append(other)
    sessions = []
    for each in keys:
        session = await house.hello(wire.Hello(each.table, each.token), lambda _: None, lambda _why: None)
        assert isinstance(session, Session)
        sessions.append(session)
    house.request(sessions[0], wire.Start("start"))
    for count, act in enumerate(acts):
        house.request(sessions[msgspec.json.decode(act)["seat"]], wire.Act(str(count), msgspec.Raw(act)))
    while house.tables[key.table].pending:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert house.tables[key.table].written.n > len(acts), "an act was refused"
    return key


async def filled(db: Path) -> wire.Key:
    """A house with thousands of games under way; the key to one of them."""
    store = SqliteStore(db)
    house = House(store, HouseClock(), entropy=Foreseeable())
    keys = [await begun(house) for _ in range(OPEN_TABLES)]
    while house.tables[keys[-1].table].pending:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await house.close()
    return keys[0]


async def begun(house: House) -> wire.Key:
    """A game of one, with a clock that has to be resumed."""
    key = await TableService(house).open_table(NewTable("knock", 1, "Ada", "en", b'{"minutes":15}'))
    assert isinstance(key, wire.Key)
    session = await house.hello(wire.Hello(key.table, key.token), lambda _: None, lambda _why: None)
    assert isinstance(session, Session)
    house.request(session, wire.Start("start"))
    return key


async def welcomed(port: str, key: wire.Key) -> None:
    """Sit down again at a table that was not touched since the start."""
    async with aiohttp.ClientSession(f"http://127.0.0.1:{port}") as http, http.ws_connect("/ws") as socket:
        await socket.send_json({"type": "Hello", "table": key.table, "token": key.token})
        assert (await socket.receive_json())["type"] == "Welcome"


def restarts(db: Path) -> tuple[float, float]:
    """Seconds from the start of the process to the first welcome: on this file, and on an empty one."""
    key = asyncio.run(filled(db))
    full: list[float] = []
    empty: list[float] = []
    for number in range(RESTARTS):
        for file, seconds in ((db, full), (db.with_name(f"empty{number}.db"), empty)):
            begun = time.perf_counter()
            with serving([sys.executable, "-m", "benchmarks._tables_house", str(file)], HOUSE) as (port, _):
                if file is db:
                    asyncio.run(welcomed(port, key))
                seconds.append(time.perf_counter() - begun)
    return median(full), median(empty)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        full, empty = restarts(Path(folder) / "tables.db")
    with tempfile.TemporaryDirectory() as folder:
        cuts = quantiles(asyncio.run(positions(Path(folder))), n=100)
    with tempfile.TemporaryDirectory() as folder:
        server = [sys.executable, "-m", "benchmarks._tables_house", f"{folder}/tables.db"]
        with serving(server, HOUSE) as (port, pid):
            kb = asyncio.run(idle_sockets(port, pid))
    page = (
        f"- Memory of an idle WebSocket, its person and its share of the table: **{kb:.0f} KB** ({SOCKETS} sockets).\n"
        f"- Any position of a game of {ACTS} acts, from the log: p50 **{cuts[49]:.1f} ms**, p99 **{cuts[98]:.1f} ms** "
        f"({LOOKS} looks at {GAMES} games).\n"
        f"- Restart on a file with {OPEN_TABLES:,} games under way: first welcome after **{full:.2f} s** of which "
        f"{empty:.2f} s are the start of the process on an empty file (medians of {RESTARTS}, in turn)."
    )
    print(page)
    write_section("tables_small", "Idle sockets, and looking back", page)


if __name__ == "__main__":
    main()
