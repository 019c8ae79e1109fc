"""A request is done once: known by the table, and in the end by the log itself."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.tables.at_home import Home, evening, home, run
from tests.tables.old_files import make_older
from threedoors.tables import table as tables
from threedoors.tables import wire
from threedoors.tables.store.connection import connect


def twice(path: Path) -> list[tuple[str, int, str]]:
    """Requests that stand in the log more than once."""
    wanted = """SELECT table_id, by_person, request FROM log WHERE request IS NOT NULL
                GROUP BY table_id, by_person, request HAVING count(*) > 1"""
    with closing(connect(path / "tables.db", read_only=True)) as connection:
        return connection.execute(wanted).fetchall()


def test_a_request_the_table_has_forgotten_is_answered_by_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "REQUESTS_KNOWN", 3)

    async def evening(here: Home) -> None:
        key = await here.opened(2)
        ada = await here.guest(key)
        first = await ada.ask(wire.Say, "x", text="once")
        for number in range(5):
            await ada.must(wire.Rename, name=f"Ada {number}")
        table = here.house.tables[key.table]
        before = table.written
        assert await ada.ask(wire.Say, "x", text="once") == first
        assert table.head is table.written is before
        assert (await ada.ask(wire.Say, "y", text="and on"))["n"] == before.n + 1
        assert here.house.counts["not_written"] == 0

    run(evening, tmp_path)
    assert not twice(tmp_path)


def test_an_old_request_sent_again_touches_nothing_that_was_asked_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "REQUESTS_KNOWN", 2)

    async def evening(here: Home) -> None:
        key = await here.opened(2)
        ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
        first = await ada.ask(wire.Say, "x", text="once")
        for number in range(3):
            await ada.must(wire.Rename, name=f"Ada {number}")
        asked = [ada.ask(wire.Say, "x", text="once"), *(bo.ask(wire.Say, text=str(number)) for number in range(3))]
        again, *beside = await asyncio.gather(*asked)
        assert again == first
        assert [answer["type"] for answer in beside] == ["Accepted"] * 3
        assert sorted(heard["text"] for heard in ada.heard("Heard")) == ["0", "1", "2", "once"]
        assert here.house.counts["not_written"] == 0

    run(evening, tmp_path)
    assert not twice(tmp_path)


def test_the_log_itself_takes_no_request_twice_and_what_hung_on_it_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "REQUESTS_KNOWN", 1)
    monkeypatch.setattr(tables.Table, "may_have_forgotten", lambda *_: False)

    async def evening(here: Home) -> None:
        ada = await here.guest(await here.opened(2))
        first = await ada.ask(wire.Say, "x", text="once")
        await ada.must(wire.Rename, name="Adele")
        again, hung = await asyncio.gather(ada.ask(wire.Say, "x", text="once"), ada.ask(wire.Say, "hung", text="on it"))
        assert again == first
        assert hung["refused"]["why"] == "not-written"
        assert (await ada.ask(wire.Say, "hung", text="on it"))["type"] == "Accepted"

    run(evening, tmp_path)
    assert not twice(tmp_path)


@evening
async def test_the_same_id_of_somebody_else_is_another_request(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    first = await ada.ask(wire.Say, "x", text="I")
    other = await bo.ask(wire.Say, "x", text="me too")
    assert first["n"] != other["n"]


def test_thousands_of_requests_are_known_again_after_a_restart(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            ada = await here.guest(key)
            first = await ada.ask(wire.Say, "x", text="once")
            for number in range(2000):
                here.house.request(ada.session, wire.Rename(f"r{number}", "Ada"))  # type: ignore[arg-type]
            await here.quiet()
        async with home(tmp_path) as here:
            ada = await here.guest(key)
            known = len(here.house.tables[key.table].done)
            assert known == 2001
            assert await ada.ask(wire.Say, "x", text="once") == first

    asyncio.run(days())


def test_of_an_older_file_that_holds_a_request_twice_the_first_time_counts(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            ada = await here.guest(key)
            numbers = [(await ada.ask(wire.Say, f"x{number}", text="again"))["n"] for number in range(3)]
        make_older(tmp_path / "tables.db", 2)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("UPDATE log SET request = 'x0' WHERE request IN ('x1', 'x2')")
        assert twice(tmp_path)
        async with home(tmp_path) as here:
            ada = await here.guest(key)
            assert (await ada.ask(wire.Say, "x0", text="again"))["n"] == numbers[0]
            assert (await ada.ask(wire.Say, "x1", text="again"))["n"] == numbers[-1] + 1
        assert not twice(tmp_path)

    asyncio.run(days())
