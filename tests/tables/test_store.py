"""The store: compare-and-set, one commit for many, versions, copies, forgetting."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.tables.at_home import Home, evening, home
from tests.tables.old_files import make_older
from threedoors.tables import wire
from threedoors.tables.log.facts import Gestured, LogEntry
from threedoors.tables.services.tables import NewTable
from threedoors.tables.store import Append, NotNext, StoreTrouble, TableRow, schema
from threedoors.tables.store.backup import backup
from threedoors.tables.store.connection import connect
from threedoors.tables.store.schema import VERSION
from threedoors.tables.store.sqlite import SqliteStore


def nod(table: str, after: int, opens: TableRow | None = None) -> Append:
    entry = LogEntry(after + 1, 10 * after, 0, Gestured(0, "nod"))
    return Append(table, after, (entry,), 1, "lobby", opens=opens)


async def appended(store: SqliteStore, *appends: Append) -> list[Exception | None]:
    """Append all at once; what came of each."""
    results: list[Exception | None] = []
    all_told = asyncio.Event()

    def told(result: Exception | None) -> None:
        results.append(result)
        if len(results) == len(appends):
            all_told.set()

    for append in appends:
        store.append(append, told)
    await all_told.wait()
    return results


def test_an_append_that_follows_another_number_is_refused_and_nothing_else_in_its_batch(tmp_path: Path) -> None:
    async def evening() -> None:
        store = SqliteStore(tmp_path / "t.db")
        rows = [TableRow(name, "knock", "", 0, 0) for name in ("one", "two")]
        await appended(store, *(nod(row.id, 0, row) for row in rows))
        results = await appended(store, nod("one", 1), nod("one", 1), nod("two", 1), nod("two", 3), nod("one", 2))
        assert [type(result) for result in results] == [type(None), NotNext, type(None), NotNext, type(None)]
        assert len(await store.entries("one", 1, 9)) == 3
        assert len(await store.entries("two", 1, 9)) == 2
        assert store.writer.commits < store.writer.jobs
        await store.close()

    asyncio.run(evening())


@evening
async def test_a_commit_that_fails_refuses_what_hung_on_it_and_the_head_drops_back(here: Home) -> None:
    key = await here.opened(1)  # alone: no bot acts meanwhile
    ada = await here.guest(key)
    await ada.must(wire.Start)
    table = here.house.tables[key.table]
    before, told = table.written, len(ada.messages)
    await full(here, True)
    answers = await asyncio.gather(
        ada.ask(wire.Say, text="x" * 400),
        ada.act("same-id", type="Concede", seat=0),
        ada.ask(wire.Say, text="y" * 400),
    )
    assert [answer["refused"]["why"] for answer in answers] == ["not-written"] * 3
    assert table.head is table.written is before
    assert [m["type"] for m in ada.messages[told:]] == ["Refusal"] * 3
    await full(here, False)
    assert (await ada.act("same-id", type="Concede", seat=0))["type"] == "Accepted"
    assert ada.table["phase"] == "over"


async def full(here: Home, is_full: bool) -> None:
    """Let the disk be full, or not."""
    store: Any = here.house.store
    pages = "PRAGMA page_count" if is_full else "SELECT 1000000"

    def work(connection: sqlite3.Connection) -> None:
        count = connection.execute(pages).fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {count}")
        for place in ("log", "invitations"):
            connection.execute(f"DROP TRIGGER IF EXISTS full_{place}")
            if is_full:
                refuse = "BEGIN SELECT RAISE(ROLLBACK, 'database or disk is full'); END"
                connection.execute(f"CREATE TEMP TRIGGER full_{place} BEFORE INSERT ON {place} {refuse}")

    await store.writer.done(work)


@evening
async def test_a_table_that_could_not_be_written_was_never_opened(here: Home) -> None:
    await full(here, True)
    refused = await here.service.open_table(NewTable("knock", 2, "Ada", "en"))
    assert getattr(refused, "why", "") == "not-written"
    assert here.house.tables == {}


def test_a_newer_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"

    async def evening() -> None:
        await SqliteStore(path).close()
        with sqlite3.connect(path) as connection:
            connection.execute(f"PRAGMA user_version = {VERSION + 1}")
        connection.close()
        before = path.read_bytes()
        with pytest.raises(StoreTrouble, match="newer Three Doors"):
            SqliteStore(path)
        assert path.read_bytes() == before

    asyncio.run(evening())


def test_an_older_file_becomes_todays_and_keeps_its_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
        monkeypatch.setattr(
            schema, "MIGRATIONS", (*schema.MIGRATIONS, "ALTER TABLE tables ADD COLUMN mood TEXT DEFAULT 'x'")
        )
        monkeypatch.setattr(schema, "VERSION", VERSION + 1)
        async with home(tmp_path) as here:
            assert (await here.guest(key)).table["people"][0]["name"] == "Ada"
            await here.opened(2)
        connection = connect(tmp_path / "tables.db", read_only=True)
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION + 1,)
        assert connection.execute("SELECT mood FROM tables").fetchall() == [("x",), ("x",)]
        connection.close()

    asyncio.run(evening())


@pytest.mark.parametrize("version", [1, 2])
def test_an_older_file_is_copied_beside_itself_before_anything_is_changed(
    tmp_path: Path, version: int, caplog: pytest.LogCaptureFixture
) -> None:
    asyncio.run(open_one(tmp_path))
    for copies in (1, 2):
        make_older(tmp_path / "tables.db", version)
        asyncio.run(open_one(tmp_path))
        kept = sorted(tmp_path.glob("tables.db.before-v*"))
        assert len(kept) == copies  # none is ever written over
        assert kept[0].name == f"tables.db.before-v{VERSION}"
        assert kept[-1].name in str([vars(record) for record in caplog.records])
        with closing(connect(kept[-1], read_only=True)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (version,)
            assert connection.execute("SELECT count(*) FROM tables").fetchone() == (copies,)
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def open_one(path: Path) -> None:
    """A house opens, one table in it, and closes."""
    async with home(path) as here:
        await here.opened(2)


def test_a_new_file_and_todays_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        asyncio.run(open_one(tmp_path))
    assert not list(tmp_path.glob("*before*"))


def test_where_no_copy_can_be_made_the_older_file_is_left_as_it_is(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            await here.opened(2)
        make_older(tmp_path / "tables.db", 2)
        before = (tmp_path / "tables.db").read_bytes()
        (tmp_path / f"tables.db.before-v{VERSION}.part").mkdir()
        with pytest.raises(StoreTrouble):
            SqliteStore(tmp_path / "tables.db")
        assert (tmp_path / "tables.db").read_bytes() == before

    asyncio.run(evening())


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        await SqliteStore(tmp_path / "tables.db").close()
        before = (tmp_path / "tables.db").read_bytes()
        bad = "ALTER TABLE tables ADD COLUMN mood TEXT; ALTER TABLE nothing ADD COLUMN mood TEXT"
        monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, bad))
        monkeypatch.setattr(schema, "VERSION", VERSION + 1)
        with pytest.raises(StoreTrouble):
            SqliteStore(tmp_path / "tables.db")
        assert (tmp_path / "tables.db").read_bytes() == before

    asyncio.run(evening())


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = path.read_bytes()

    async def evening() -> None:
        with pytest.raises(StoreTrouble, match="another program"):
            SqliteStore(path)

    asyncio.run(evening())
    assert path.read_bytes() == before


def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("these are my notes, and no database at all; " * 50)

    async def evening() -> None:
        with pytest.raises(StoreTrouble, match="Tables cannot be kept in"):
            SqliteStore(tmp_path / "notes.db")

    asyncio.run(evening())


def test_a_backup_of_an_open_house_is_a_whole_house(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            ada = await here.guest(key)
            await ada.must(wire.Start, fill="random")
            backup(tmp_path / "tables.db", tmp_path / "copy.db", wall=0)
            view = ada.view
        copy = SqliteStore(tmp_path / "copy.db")
        async with home(tmp_path, store=copy) as there:
            assert (await there.guest(key)).view == view

    asyncio.run(evening())


def test_no_secret_lies_in_the_file(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            code = await here.service.move(key.table, key.token)
            assert isinstance(code, wire.MoveCode)
        raw = (tmp_path / "tables.db").read_bytes()
        assert key.table.encode() in raw
        for secret in (key.token, key.invite or "", code.code):
            assert secret.encode() not in raw
            assert bytes.fromhex(secret) not in raw

    asyncio.run(evening())


def test_forget_me_deletes_names_chat_and_keys_and_leaves_the_game(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            bo_key = await here.joined(key, 1, "Bartholomew")
            ada, bo = await here.guest(key), await here.guest(bo_key)
            await bo.must(wire.Say, text="my cat is called Mittens")
            await ada.must(wire.Start)
            assert await here.service.forget([bo_key.token]) == 1
            await here.quiet()
            assert bo.gone
            assert "Bartholomew" not in str(ada.table)
            assert ada.table["seats"][1]["bot"]
            assert await here.service.mine([bo_key.token]) == ()
            watcher = await here.guest(await here.joined(key, None, "Cy"))
            assert "Mittens" not in str(watcher.messages)
            assert [m["text"] for m in watcher.heard("Welcome")[0]["missed"] if m["type"] == "Heard"] == [None]
            await ada.act(type="Concede", seat=0)
            text = await here.service.door(key.table, key.token)
            assert "Bartholomew" not in str(text)
        connection = connect(tmp_path / "tables.db")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        raw = (tmp_path / "tables.db").read_bytes()
        assert b"Bartholomew" not in raw
        assert b"Mittens" not in raw

    asyncio.run(evening())


@evening
async def test_my_tables_are_found_by_my_tokens(here: Home) -> None:
    one, other = await here.opened(2), await here.opened(1)
    await (await here.guest(other)).must(wire.Start)
    mine = await here.service.mine([one.token, "nothing", other.token])
    assert {(table.table, table.number, table.phase, table.awaited) for table in mine} == {
        (one.table, 0, "lobby", False),
        (other.table, 2, "playing", True),
    }


@evening
async def test_any_position_is_told_from_the_nearest_snapshot(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    await ada.must(wire.Start, fill="random")
    for number in range(80):
        await ada.ask(wire.Gesture, f"g{number}", seat=0, gesture="nod")
    snapshot, entries = await here.house.store.before(key.table, 70, lambda *found: found)
    assert snapshot is not None
    assert len(entries) <= 32
    broken = await here.house.store.before(key.table, 5, lambda *found: found)
    assert broken[0] is None
