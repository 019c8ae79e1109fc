"""Connections on which nothing is said keep nobody out, are closed after a while, and do not fill the log."""

import asyncio
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.rude.visitor_silent import hold_silent_connections
from tests.server.rude.wires import answer_to, connected, connections, get, is_open, until_closed
from tests.server.running import Running

SILENT = 1100
AT_ONCE = 3.0


@contextmanager
def granted(files: int, db: Path) -> Iterator[Running]:
    """A house on a system that gives it 1,024 files, and as many as named if it asks."""
    server = Running(db, limits={})
    try:
        yield server.start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, files)))
    finally:
        server.__exit__()


async def let_in(server: Running, come_from: str) -> float:
    """Ask for the front page; after how many seconds it came."""
    began = time.monotonic()
    assert (await answer_to(server.address, get("/", server.address), come_from)).startswith(b"HTTP/1.1 200")
    return time.monotonic() - began


@pytest.mark.parametrize("files", [1024, 4096])
def test_newcomers_get_in_at_once_beside_a_thousand_silent_connections(tmp_path: Path, files: int) -> None:
    """However few files the system gives to a process, the one who says nothing goes first."""

    async def evening(server: Running) -> None:
        silent = asyncio.create_task(hold_silent_connections(server.address, 3.0, SILENT))
        await asyncio.sleep(1.5)
        for number in range(2, 12):
            assert await let_in(server, f"127.0.0.{number}") < AT_ONCE
        assert await let_in(server, "127.0.0.1") < AT_ONCE  # a neighbour of the rude one
        await silent

    with granted(files, tmp_path / "tables.db") as server:
        asyncio.run(evening(server))
        log = server.errors.read_text().splitlines()
        assert len(log) < 10
        assert "Too many open files" not in "".join(log)


def test_who_says_nothing_for_long_is_hung_up_on(tmp_path: Path) -> None:
    quick = {"head_seconds": 1.0}

    async def evening(server: Running) -> None:
        assert await hold_silent_connections(server.address, 2.2, count=50) == 0

    with Running(tmp_path / "tables.db", limits=quick) as server:
        asyncio.run(evening(server))
        assert server.errors.read_text().count("a connection was turned away") == 1


def test_a_connection_kept_after_its_answer_is_hung_up_on_too(tmp_path: Path) -> None:
    quick = {"idle_seconds": 1.0}

    async def evening(server: Running) -> float:
        loop, wire = asyncio.get_running_loop(), await connected(server.address)
        for _ in range(2):
            await loop.sock_sendall(wire, get("/healthz", server.address))
            assert b'"open":true' in await loop.sock_recv(wire, 65536)
        began = time.monotonic()
        await until_closed(wire, 10)
        wire.close()
        return time.monotonic() - began

    with Running(tmp_path / "tables.db", limits=quick) as server:
        assert 0.8 < asyncio.run(evening(server)) < 6


def test_the_one_silent_longest_makes_room_for_a_newcomer(tmp_path: Path) -> None:
    few = {"connections_per_address": 5}

    async def evening(server: Running) -> None:
        async with connections(server.address, 5) as wires:
            await let_in(server, "127.0.0.1")
            await asyncio.sleep(0.2)
            assert [is_open(wire) for wire in wires] == [False, True, True, True, True]
            await let_in(server, "127.0.0.2")
            assert is_open(wires[1])

    with Running(tmp_path / "tables.db", limits=few) as server:
        asyncio.run(evening(server))


def test_a_named_proxy_is_no_visitor(tmp_path: Path) -> None:
    """It holds connections for all its people, and keeps some in reserve."""
    few = {"connections_per_address": 5, "head_seconds": 0.5}

    async def evening(server: Running) -> None:
        assert await hold_silent_connections(server.address, 1.5, count=40) == 40

    with Running(tmp_path / "tables.db", limits=few, proxies=["127.0.0.1/32"]) as server:
        asyncio.run(evening(server))
