"""A house is opened by a program of newer rules, on a file with lobbies, running and finished games of every game."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests import shelves
from tests.server.rude.callers import Caller
from tests.server.running import Running
from tests.shelves import Kept
from threedoors import games
from threedoors.cli import run as threedoors

NEWER = """
from dataclasses import replace
from tests.tables.test_rules_versions import raised
from threedoors import games
from threedoors.games.knock import versions
versions.RULES_VERSION += 1
load = games.load
"""
KEEPS_THEM = NEWER + "games.load = lambda name: raised(load(name))\n"
FORGETS_THEM = NEWER + "games.load = lambda name: replace(raised(load(name)), earlier=())\n"


def asked_of_all(server: Running, kept: list[Kept], look: Any) -> None:
    async def ask() -> None:
        async with Caller(server.address) as caller:
            for table in kept:
                await look(caller, table)

    asyncio.run(ask())


async def welcomed(caller: Caller, kept: Kept) -> tuple[Any, dict[str, Any]]:
    chair = await caller.sit({"table": kept.table, "token": kept.token})
    seen: dict[str, Any] = chair.heard("Welcome")[0]["table"]
    return chair, seen


async def is_kept(caller: Caller, kept: Kept) -> None:
    """Among one's tables, and the file of the game once it is over."""
    _, mine = await caller.ask("/api/mine", tokens=[kept.token])
    assert [table["phase"] for table in mine["tables"]] == [kept.phase]
    if kept.phase == "over":
        async with caller.http.post(f"/api/tables/{kept.table}/door", json={"token": kept.token}) as answer:
            assert answer.status == 200
            assert (await answer.text()).startswith("three-doors")


async def goes_on(caller: Caller, kept: Kept) -> None:
    await is_kept(caller, kept)
    chair, seen = await welcomed(caller, kept)
    assert (seen["phase"], seen["only_told"]) == (kept.phase, False)
    if kept.phase == "playing":
        assert (await chair.request("Resume"))["type"] == "Accepted"
        assert (await chair.request("Pause"))["type"] in {"Accepted", "Refusal"}  # bots may have ended it
    if kept.phase == "lobby":
        newest = games.load(kept.game).rules_version + 1
        assert (await chair.request("Start"))["type"] == "Accepted"
        await chair.until(lambda: chair.heard("Arranged")[-1]["table"]["rules_version"] == newest)
    await chair.leave()


async def is_told(caller: Caller, kept: Kept) -> None:
    await is_kept(caller, kept)
    if kept.phase != "lobby":
        chair, seen = await welcomed(caller, kept)
        assert (seen["phase"], seen["only_told"]) == (kept.phase, True)
        assert (await chair.request("Resume"))["refused"]["why"] == "only-told"
        await chair.leave()


def test_a_program_that_keeps_the_earlier_rules_loses_nothing(tmp_path: Path) -> None:
    kept = shelves.put_up("file-2", tmp_path / "tables.db")
    with Running(tmp_path / "tables.db", program=KEEPS_THEM) as server:
        asked_of_all(server, kept, goes_on)


def test_a_program_that_forgot_them_opens_only_if_told_to_and_then_shows_every_game(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    kept = shelves.put_up("file-2", db)
    running = sum(table.phase == "playing" for table in kept)
    before = db.read_bytes()
    with pytest.raises(AssertionError, match=f"{running} running games could not be played on"):
        Running(db, program=FORGETS_THEM).start()
    assert db.read_bytes() == before, "not even its version was raised"
    with Running(db, program=FORGETS_THEM, orphan=True) as server:
        asked_of_all(server, kept, is_told)


def test_finished_games_and_lobbies_keep_no_house_shut(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    kept = [table for table in shelves.put_up("file-2", db) if table.phase != "playing"]
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("DELETE FROM tables WHERE phase = 'playing'")
    with Running(db, program=FORGETS_THEM) as server:
        asked_of_all(server, kept, is_told)


def test_swept_games_keep_no_house_shut(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    shelves.put_up("file-2", db)
    with Running(db) as today:
        today.stop()
    assert threedoors(["tables", "--db", str(db), "prune", "--days", "0", "--running"]) == 0
    with Running(db, program=FORGETS_THEM):
        pass
