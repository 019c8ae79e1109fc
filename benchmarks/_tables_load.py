"""The load: tables of sockets playing real games, four at Knock unless told otherwise, from a process of its own.

The games are foreseen: the seed of every table is known (see ``_tables_house``), so the acts of its bots are worked
out before anything is timed. An act is sent on the socket of its seat; it is done when all have received it.

`python -m benchmarks._tables_load PORT TABLES SERVER_PID [GAME [kept|whole]]` prints one line of JSON: actions a second
when every table plays as fast as it can, what one costs the server's processor, the delays at a fixed rate, and the
server's memory with all of them connected and idle. Clients keep views; with `whole` they are sent whole ones, as pages
of 0.2 are.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import aiohttp

from benchmarks._tables_house import seed
from threedoors import games
from threedoors.bots import seat_bot
from threedoors.bots.match import match_steps
from threedoors.core import Playing, begin, chance_of

RATE = 150
FIXED_SECONDS = 8.0
SATURATED_ACTS = 8000
AT_ONCE = 20  # tables filled at the same time
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Played(NamedTuple):
    """What is played at every table."""

    seats: int
    bot: str
    options: dict[str, Any]


PLAYED = {
    "knock": Played(4, "careful", {"adventure": True, "retry": True}),
    "munchkin": Played(4, "greedy", {}),
    "dungeon_exit": Played(2, "walker", {"mode": "race"}),
}


def foreseen(name: str, number: int, most: int) -> list[bytes]:
    """The acts of one table, played by bots from its seed."""
    game, (seats, bot, options) = games.load(name), PLAYED[name]
    playing = begin(game, ("0",) * seats, seed(number).hex(), game.options(**options), ("",) * seats)
    assert isinstance(playing, Playing)
    bots = [seat_bot(game, bot)] * seats
    for _ in match_steps(playing, bots, chance_of(str(number))):
        if len(playing.entries) >= most:
            break
    return [game.encode(entry.action) for entry in playing.entries[:most]]


class Socket(asyncio.Protocol):
    """A WebSocket client that only looks for the number at the head of a message."""

    def __init__(self, table: "Load") -> None:
        self.table = table
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.opened = asyncio.Event()
        self.received = 0  # bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.received += len(data)
        if not self.opened.is_set():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.opened.set()
            self.buffer = rest
        self._frames()

    def _frames(self) -> None:
        buffer = self.buffer
        start = 0
        while len(buffer) - start >= 2:
            length, head = buffer[start + 1] & 127, 2
            if length == 126:
                length, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif length == 127:
                length, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < head + length:
                break
            self._frame(buffer[start] & 15, start + head, start + head + length)
            start += head + length
        if start:
            del buffer[:start]

    def _frame(self, opcode: int, start: int, end: int) -> None:
        if opcode == TEXT:
            self.table.heard(self, self.buffer, start, end)
        elif opcode == PING:
            assert self.transport
            self.transport.write(bytes([0x80 | PONG, 0x80 | (end - start), 0, 0, 0, 0]) + self.buffer[start:end])
        elif opcode == CLOSE:
            sys.exit("the house hung up")

    def send(self, body: bytes) -> None:
        length = len(body)
        head = bytes([0x81, 0x80 | length]) if length < 126 else b"\x81\xfe" + length.to_bytes(2, "big")
        assert self.transport
        self.transport.write(head + b"\0\0\0\0" + body)


class Load:
    """One table and its clients."""

    def __init__(self, game: str, acts: list[bytes], keeps_views: bool) -> None:
        self.game = game
        self.seats = PLAYED[game].seats
        self.keeps_views = keeps_views
        self.acts = acts
        self.next = 0
        self.address = ""
        self.keys: list[dict[str, Any]] = []
        self.sockets: list[Socket] = []
        self.missing = 0  # receipts of the act under way
        self.sent_at = 0.0
        self.delays: list[float] = []
        self.done: asyncio.Event = asyncio.Event()
        self.welcomes = 0
        self.welcomed = asyncio.Event()
        self.playing = asyncio.Event()
        self.keep_going = False
        self.played_bytes = 0

    async def lay(self, http: aiohttp.ClientSession, port: int) -> None:
        """Open the table; in order, for the n-th opened has the n-th seed."""
        self.address = f"http://127.0.0.1:{port}"
        body = {"game": self.game, "seats": self.seats, "name": "Ada", "options": PLAYED[self.game].options}
        async with http.post(f"{self.address}/api/tables", json=body) as answer:
            self.keys = [await answer.json()]

    async def fill(self, http: aiohttp.ClientSession, port: int) -> None:
        """Everybody at it, all connected, and the game begun."""
        key = self.keys[0]
        for seat in range(1, self.seats):
            sit = {"seat": seat, "name": f"P{seat}", "invite": key["invite"]}
            async with http.post(f"{self.address}/api/tables/{key['table']}/sit", json=sit) as answer:
                self.keys.append(await answer.json())
        loop = asyncio.get_running_loop()
        for each in self.keys:
            _, socket = await loop.create_connection(lambda: Socket(self), "127.0.0.1", port)
            self.sockets.append(socket)
            await socket.opened.wait()
            hello = {"type": "Hello", "table": each["table"], "token": each["token"]}
            socket.send(json.dumps(hello | ({"changes": True} if self.keeps_views else {})).encode())
        await self.welcomed.wait()
        self.sockets[0].send(b'{"type":"Start","id":"start"}')
        await self.playing.wait()

    def act(self) -> bool:
        """Send the next act on its seat's socket; False if the game is played out."""
        if self.next == len(self.acts):
            self.done.set()
            return False
        act = self.acts[self.next]
        self.next += 1
        self.missing = self.seats
        self.sent_at = time.perf_counter()
        seat = json.loads(act)["seat"]
        self.sockets[seat].send(b'{"type":"Act","id":"%d","action":%b}' % (self.next, act))
        return True

    def heard(self, socket: Socket, buffer: bytearray, start: int, end: int) -> None:
        kind = bytes(buffer[start + 9 : start + 13])
        if kind in (b"Play", b"Bare"):
            self.played_bytes += end - start
            self.missing -= 1
            if not self.missing:
                self.delays.append(time.perf_counter() - self.sent_at)
                if self.keep_going:
                    self.act()
        elif kind == b"Welc":
            self.welcomes += 1
            if self.welcomes == self.seats:
                self.welcomed.set()
        elif kind == b"Refu":
            sys.exit(f"refused: {bytes(buffer[start:end])[:500]!r}")
        elif kind == b"Arra" and b'"GameStarted"' in buffer[start : start + 200]:
            self.playing.set()


def resident_kb(pid: int) -> int:
    """How much memory a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    """How long a process has had a processor so far, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(port: int, tables: int, server: int, game: str, keeps_views: bool) -> None:
    before = resident_kb(server)
    most = SATURATED_ACTS // tables + 8
    fixed_acts = int(RATE * FIXED_SECONDS)
    acts = [foreseen(game, number, most + fixed_acts // tables + 2) for number in range(tables)]
    loads = [Load(game, each, keeps_views) for each in acts]
    async with aiohttp.ClientSession() as http:
        for load in loads:
            await load.lay(http, port)
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(load.fill(http, port) for load in loads[first : first + AT_ONCE]))
    await asyncio.sleep(0.5)
    memory = resident_kb(server)
    fixed = await at_fixed_rate(loads)
    spent = cpu_seconds(server)
    saturated = await as_fast_as_they_can(loads, SATURATED_ACTS)
    spent = cpu_seconds(server) - spent
    messages = done(loads) * PLAYED[game].seats
    told = {
        "fixed": fixed,
        "saturated": saturated,
        "cpu_us_per_act": spent / saturated["acts"] * 1e6,
        "bytes_per_message": sum(s.received for load in loads for s in load.sockets) / max(1, messages),
        "bytes_per_played": sum(load.played_bytes for load in loads) / max(1, messages),
    }
    print(json.dumps(told | {"kb_per_table": (memory - before) / tables}))


async def at_fixed_rate(loads: list[Load]) -> dict[str, float]:
    """So many acts a second over all tables, whoever is free."""
    luck = random.Random(1)
    loop = asyncio.get_running_loop()
    start, sent = loop.time(), 0
    while loop.time() - start < FIXED_SECONDS:
        while sent < (loop.time() - start) * RATE:
            free = [load for load in luck.sample(loads, min(len(loads), 20)) if not load.missing]
            if not free:
                break
            sent += free[0].act()
        await asyncio.sleep(0.001)
    while any(load.missing for load in loads):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    delays = [delay * 1000 for load in loads for delay in load.delays]
    cuts = quantiles(delays, n=100)
    return {"acts": len(delays), "p50": cuts[49], "p99": cuts[98]}


def done(loads: list[Load]) -> int:
    """Acts received by everybody so far."""
    return sum(len(load.delays) for load in loads)


async def as_fast_as_they_can(loads: list[Load], most: int) -> dict[str, float]:
    """Every table plays on as soon as its last act has arrived everywhere."""
    before = done(loads)
    started = time.perf_counter()
    for load in loads:
        load.keep_going = True
        load.act()
    while (count := done(loads) - before) < most and not all(load.done.is_set() for load in loads):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    seconds = time.perf_counter() - started
    for load in loads:
        load.keep_going = False
    return {"acts": count, "per_second": count / seconds}


if __name__ == "__main__":
    gc.disable()  # the load is not what is measured
    wanted = argparse.ArgumentParser(description=__doc__)
    for number in ("port", "tables", "server"):
        wanted.add_argument(number, type=int)
    wanted.add_argument("game", nargs="?", choices=PLAYED, default="knock")
    wanted.add_argument("views", nargs="?", choices=("kept", "whole"), default="kept")
    given = wanted.parse_args()
    asyncio.run(main(given.port, given.tables, given.server, given.game, given.views == "kept"))
