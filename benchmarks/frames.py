"""Would WebSocket frames be worth compressing (RFC 7692)? `python -m benchmarks.frames`.

What real tables tell their sockets, act after act, is compressed as permessage-deflate would: each message for itself,
or on with what went before on the same socket, with windows of several sizes. Every socket needs a compressor of its
own, since its past is its own: four seats are four times the work.
"""

import asyncio
import json
import os
import tempfile
import time
import zlib
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks._page import write_section
from benchmarks._tables_house import Foreseeable
from benchmarks._tables_load import PLAYED, foreseen, resident_kb
from threedoors.tables import wire
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.services.tables import NewTable, TableService
from threedoors.tables.session import Session
from threedoors.tables.store.sqlite import SqliteStore

ACTS = {"knock": 60, "munchkin": 120, "dungeon_exit": 20}
TABLES = 6
ROUNDS = 5
SOCKETS = 400  # to weigh

Heard = list[bytes]
"""What one socket was told, without its welcome."""


class Way(NamedTuple):
    """One way to compress: how much is remembered, and whether from one message to the next."""

    name: str
    window: int  # bits
    memory: int
    goes_on: bool

    def compressor(self) -> "zlib._Compress":
        return zlib.compressobj(LEVEL, zlib.DEFLATED, -self.window, self.memory)


LEVEL = zlib.Z_BEST_SPEED
WAYS = (
    Way("each message for itself", 15, 8, goes_on=False),
    Way("going on, window of 32 KB", 15, 8, goes_on=True),
    Way("going on, window of 4 KB", 12, 5, goes_on=True),
)


async def told(game: str) -> list[Heard]:
    """What every socket of a few tables hears of a game, played by foreseen hands."""
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.db")
        house = House(store, HouseClock(store.opened_at), entropy=Foreseeable())
        await house.open()
        service = TableService(house)
        found = [heard for number in range(TABLES) for heard in await one_table(game, number, house, service)]
        await house.close()
    return found


async def one_table(game: str, number: int, house: House, service: TableService) -> list[Heard]:
    """A table of people who keep views, through its acts."""
    seats, _, options = PLAYED[game]
    key = await service.open_table(NewTable(game, seats, "Ada", "en", json.dumps(options).encode()), "")
    assert isinstance(key, wire.Key)
    keys = [key]
    for seat in range(1, seats):
        friend = await service.join(key.table, seat, f"P{seat}", "en", key.invite or "", "")
        assert isinstance(friend, wire.Key)
        keys.append(friend)
    heard: list[Heard] = [[] for _ in keys]
    sessions = []
    for one, box in zip(keys, heard, strict=True):
        session = await house.hello(wire.Hello(one.table, one.token, 0, changes=True), box.append, lambda _why: None)
        assert isinstance(session, Session)
        sessions.append(session)
    start = wire.Start("start")
    house.request(sessions[0], start, await house.make_ready(sessions[0], start))
    await written(house, key)
    for box in heard:
        box.clear()
    for n, act in enumerate(foreseen(game, number, ACTS[game])):
        house.request(sessions[json.loads(act)["seat"]], wire.Act(f"act{n}", msgspec.Raw(act)))
        await written(house, key)
    return heard


async def written(house: House, key: wire.Key) -> None:
    """Until the disk has it and everybody was told."""
    while house.tables[key.table].pending:  # noqa: ASYNC110
        await asyncio.sleep(0.0005)


def packed(way: Way, heard: Heard) -> int:
    """The bytes of what one socket hears, compressed."""
    compressor, size = way.compressor(), 0
    for message in heard:
        if not way.goes_on:
            compressor = way.compressor()
        size += len(compressor.compress(message) + compressor.flush(zlib.Z_SYNC_FLUSH)) - 4  # its tail is not sent
    return size


def cpu(way: Way, found: list[Heard]) -> float:
    """The least processor time compressing it all took in a few rounds, in seconds."""
    spent = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        for heard in found:
            packed(way, heard)
        spent.append(time.process_time() - begun)
    return min(spent)


def weight(way: Way, message: bytes) -> float:
    """KB that one socket's compressor holds."""
    before, kept = resident_kb(os.getpid()), []
    for _ in range(SOCKETS):
        kept.append(way.compressor())
        kept[-1].compress(message)
        kept[-1].flush(zlib.Z_SYNC_FLUSH)
    return (resident_kb(os.getpid()) - before) / SOCKETS


def main() -> None:
    lines = [
        ABOUT,
        "",
        "| game | | bytes of a message | CPU µs per act, all seats | KB per socket |",
        "|---|---|---|---|---|",
    ]
    for game in PLAYED:
        found = asyncio.run(told(game))
        sizes = [len(message) for heard in found for message in heard]
        messages, size, acts = len(sizes), sum(sizes), sum(len(foreseen(game, n, ACTS[game])) for n in range(TABLES))
        lines.append(f"| {game} | as it is | {size / messages:,.0f} | | |")
        for way in WAYS:
            small = sum(packed(way, heard) for heard in found)
            spent = cpu(way, found)
            held = f"{weight(way, max(found[0], key=len)):,.0f}" if way.goes_on else ""
            cells = f"{small / messages:,.0f} ({small / size:.0%}) | {spent / acts * 1e6:,.0f} | {held}"
            lines.append(f"| {game} | {way.name} | {cells} |")
    page = "\n".join(lines)
    print(page)
    write_section("frames", "Frames, compressed or not", page)


ABOUT = (
    "What the sockets of a few tables hear, clients keeping views, as permessage-deflate (RFC 7692) would send it, at "
    "its fastest level. CPU is the compressing alone, the least of a few rounds; what an act costs in all stands under "
    "*An act on the wire*. An idle socket holds 22 KB (*Idle sockets*)."
)


if __name__ == "__main__":
    main()
