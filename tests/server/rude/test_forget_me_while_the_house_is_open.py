"""Somebody asks to be forgotten: soon their name and words are in no file, though the house stays open."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import aiohttp

from tests.server.players import post
from tests.server.rude.visitor import Visitor, opened
from tests.server.running import Running

NAME, WORDS = b"Bartholomew", b"my cat is called Mittens"


async def said_and_forgotten(server: Running) -> None:
    _, bo_key = await opened(server.address)
    async with Visitor(server.address, bo_key) as bo:
        await bo.ask("Rename", "name", name=NAME.decode())
        await bo.ask("Say", "say", text=WORDS.decode())
    assert found(server.db) == {NAME, WORDS}
    async with aiohttp.ClientSession() as http:
        await post(http, server.address, "/api/forget", tokens=[bo_key["token"]])


def found(db: Path) -> set[bytes]:
    """Which of the two stand in any file of the house."""
    raw = b"".join(file.read_bytes() for file in db.parent.glob(f"{db.name}*"))
    return {secret for secret in (NAME, WORDS) if secret in raw}


async def until_nothing_is_found(server: Running) -> None:
    async with asyncio.timeout(10):
        while found(server.db):  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def test_name_and_chat_are_gone_from_every_file_within_seconds(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        await said_and_forgotten(server)
        await until_nothing_is_found(server)

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))


def test_somebody_who_reads_meanwhile_only_delays_it(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        ada_key, _ = await opened(server.address)
        with closing(sqlite3.connect(server.db, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM log").fetchone()
            await said_and_forgotten(server)
            await asyncio.sleep(1)
            async with Visitor(server.address, ada_key) as ada:
                assert (await ada.ask("Say", "x", text="nobody waits for it"))["type"] == "Accepted"
        await until_nothing_is_found(server)

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))
