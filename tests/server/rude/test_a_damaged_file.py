"""Bytes of the file are damaged: told in sentences, remembered by /healthz, and nobody is hung up on without a word."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.rude.visitor import Visitor, health, opened, turns
from tests.server.running import Running
from threedoors.server import CannotServe, opened_house
from threedoors.server.config import Config

PAGE = 4096
LEAF = 0x0A  # the first byte of a page with rows (sqlite.org/fileformat.html, 1.6)


async def begun(address: str) -> dict[str, Any]:
    """A game at which something has happened, and the key to it."""
    key, _ = await opened(address)
    async with Visitor(address, key) as ada:
        await ada.ask("Start", "start")
        for number in range(40):
            assert (await ada.ask("Rename", f"r{number}", name=f"Ada {number}"))["type"] == "Accepted"
    return key


async def visited(server: Running, key: dict[str, Any]) -> str:
    """What somebody hears who comes back: the type of the message, or why not."""
    async with Visitor(server.address, key) as ada:
        first = ada.heard[0]
        return str(first["why"]["id"] if first["type"] == "Bye" else first["type"])


async def read_on(server: Running, keys: list[dict[str, Any]]) -> dict[str, int]:
    """The status of everything that is read over plain HTTP."""
    asked: dict[str, dict[str, Any]] = {"/api/mine": {"tokens": [key["token"] for key in keys]}}
    for key in keys:
        asked[f"/api/tables/{key['table']}/at"] = {"token": key["token"], "n": 20}
        asked[f"/api/tables/{key['table']}/story"] = {"token": key["token"], "before": 40}
    found = {}
    async with aiohttp.ClientSession() as http:
        for path, body in asked.items():
            async with http.post(f"{server.address}{path}", json=body) as answer:
                found[path] = answer.status
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_damaged_is_refused_in_words_and_what_is_not_goes_on(tmp_path: Path, seed: int) -> None:
    with Running(tmp_path / "tables.db") as server:
        keys = [asyncio.run(begun(server.address)) for _ in range(4)]
        server.stop()
        damage(server.db, seed)
        server.start()
        assert asyncio.run(health(server.address)) == 503
        heard = {asyncio.run(visited(server, key)) for key in keys}
        assert "not-readable" in heard
        assert heard <= {"Welcome", "not-readable"}
        statuses = asyncio.run(read_on(server, keys))
        assert statuses["/api/mine"] == 200
        assert set(statuses.values()) <= {200, 503}
        assert asyncio.run(health(server.address)) == 503
        assert server.stop() == 0
        assert "is damaged" in server.complaints()
        assert "trace" not in server.errors.read_text().lower()


def test_where_the_list_of_tables_is_damaged_the_house_says_so_and_does_not_open(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        asyncio.run(begun(server.address))
        server.stop()
    with closing(sqlite3.connect(server.db)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables_by_deadline'").fetchone()
    raw = bytearray(server.db.read_bytes())
    raw[(page - 1) * PAGE] = 0
    server.db.write_bytes(raw)
    asyncio.run(refused(server.db))


async def refused(db: Path) -> None:
    with pytest.raises(CannotServe, match=r"tables\.db is damaged .* `threedoors restore`"):
        async with opened_house(Config(port=0, db=db)):
            pass


def damage(path: Path, seed: int) -> None:
    """Half of the pages that hold entries lose their first byte."""
    raw = bytearray(path.read_bytes())
    pages = [at for at in range(0, len(raw), PAGE) if raw[at] == LEAF and b'"Renamed"' in raw[at : at + PAGE]]
    for at in random.Random(seed).sample(pages, len(pages) // 2):
        raw[at] = 0
    path.write_bytes(raw)


def test_a_damaged_entry_is_found_when_it_is_read_and_remembered(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        hit, other = asyncio.run(begun(server.address)), asyncio.run(begun(server.address))
        server.stop()
        overwrite(server.db, "UPDATE log SET fact = x'7b7d' WHERE table_id = ? AND n = 40", hit)
        server.start()
        assert asyncio.run(health(server.address)) == 200
        assert asyncio.run(visited(server, hit)) == "not-readable"
        asyncio.run(turns(server.address, 503))
        assert asyncio.run(visited(server, other)) == "Welcome"
        assert f"entry 40 of table {hit['table']}" in server.complaints()


@pytest.mark.parametrize("head", ["x'7b7d'", 'replace(head, \'"phase":"playing"\', \'"phase":"lobby"\')'])
def test_a_damaged_snapshot_is_done_without(tmp_path: Path, head: str) -> None:
    with Running(tmp_path / "tables.db") as server:
        key = asyncio.run(begun(server.address))
        server.stop()
        overwrite(server.db, f"UPDATE snapshots SET head = CAST({head} AS BLOB) WHERE table_id = ?", key)
        server.start()
        assert asyncio.run(visited(server, key)) == "Welcome"
        assert asyncio.run(read_on(server, [key]))["/api/mine"] == 200
        assert asyncio.run(phase(server, key)) == "playing"


def overwrite(path: Path, statement: str, key: dict[str, Any]) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute(statement, (key["table"],)).rowcount > 0


async def phase(server: Running, key: dict[str, Any]) -> str:
    async with Visitor(server.address, key) as ada:
        return str(ada.heard[0]["table"]["phase"])
