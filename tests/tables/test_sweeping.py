"""Sweeping: what rests too long is taken off the shelf, kept for a week, then deleted; no clock is believed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tests.tables.at_home import Home, evening, home, run
from tests.tables.old_files import make_older
from threedoors.tables import wire
from threedoors.tables.house_time import wall_ms
from threedoors.tables.store.connection import connect, wal_of
from threedoors.tables.store.shelf_time import DAY_MS
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.store.swept import all_swept, bring_back
from threedoors.tables.upkeep import sweeping
from threedoors.tables.upkeep.sweeping import KEPT_DAYS, SWEPT_KEPT_DAYS, keep_sweeping, sweep

LOBBY = KEPT_DAYS["lobby"]


@asynccontextmanager
async def home_at(path: Path, wall: int) -> AsyncIterator[Home]:
    """A house on a machine whose clock says this."""
    async with home(path, store=SqliteStore(path / "tables.db", lambda: wall)) as here:
        here.house.wall = lambda: wall
        yield here


async def on_the_shelf(here: Home, count: int) -> list[str]:
    """So many lobbies that nobody is at."""
    keys = [await here.opened(2) for _ in range(count)]
    put_away(here)
    return [key.table for key in keys]


def put_away(here: Home) -> None:
    here.house.put_away(here.clock.now() + 1)


async def days_later(here: Home, days: float) -> dict[str, int]:
    """The house stays open for so long, and sweeps."""
    here.clock.time += int(days * DAY_MS)
    return await sweep(here.house)


def rows_of(path: Path, table: str) -> int:
    with closing(connect(path / "tables.db", read_only=True)) as connection:
        places = ("log", "snapshots", "people", "talk", "invitations", "moves")
        return sum(
            connection.execute(f"SELECT count(*) FROM {place} WHERE table_id = ?", (table,)).fetchone()[0]
            for place in places
        )


@evening
async def test_tables_are_swept_by_the_stated_policy(here: Home) -> None:
    old, playing = await here.opened(2), await here.opened(2)
    ada = await here.guest(playing)
    await ada.must(wire.Start, fill="random")
    ada.leave()
    here.clock.time += LOBBY * DAY_MS
    new = await here.opened(2)
    put_away(here)
    assert (await sweep(here.house))["tables"] == 1
    assert await here.house.store.load(old.table) is None
    assert await here.house.store.load(playing.table) is not None
    assert await here.house.store.load(new.table) is not None


def test_what_was_swept_is_kept_for_a_week_and_then_deleted_with_everything_beside_it(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        (old,) = await on_the_shelf(here, 1)
        await days_later(here, LOBBY)
        assert rows_of(tmp_path, old)
        await days_later(here, SWEPT_KEPT_DAYS - 0.1)
        assert rows_of(tmp_path, old)
        assert (await days_later(here, 0.2))["deleted_rows"]
        assert not rows_of(tmp_path, old)
        assert await here.house.store.load(old) is None

    run(evening, tmp_path)


def test_a_long_log_is_deleted_in_pieces_and_cannot_be_brought_back_once_begun(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        key = await here.opened(2)
        ada = await here.guest(key)
        await ada.must(wire.Start, fill="random")
        for number in range(200):
            await ada.ask(wire.Gesture, f"g{number}", seat=0, gesture="nod")
        await ada.act(type="Concede", seat=0)
        ada.leave()
        put_away(here)
        await days_later(here, KEPT_DAYS["over"])
        here.clock.time += SWEPT_KEPT_DAYS * DAY_MS
        before, store = rows_of(tmp_path, key.table), here.house.store
        await store.delete_swept(SWEPT_KEPT_DAYS * DAY_MS, here.clock.now())
        assert rows_of(tmp_path, key.table) < before
        with closing(connect(tmp_path / "tables.db")) as connection:
            assert bring_back(connection, [key.table], here.clock.now()) == 0
        await sweep(here.house)
        assert not rows_of(tmp_path, key.table)

    run(evening, tmp_path)


def test_what_is_deleted_for_good_is_gone_from_the_file_and_from_the_wal(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        await here.opened(2, name="Bartholomew")
        put_away(here)
        await days_later(here, LOBBY)
        await days_later(here, SWEPT_KEPT_DAYS)
        await until_folded(tmp_path)
        assert b"Bartholomew" not in (tmp_path / "tables.db").read_bytes()

    run(evening, tmp_path)


async def until_folded(path: Path) -> None:
    """Until nothing waits in the WAL."""
    async with asyncio.timeout(10):
        while wal_of(path / "tables.db").stat().st_size:  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("wrong", [100 * DAY_MS, -100 * DAY_MS, 40_000 * DAY_MS])
def test_a_clock_that_is_wrong_for_one_start_takes_nothing_then_or_later(tmp_path: Path, wrong: int) -> None:
    async def days() -> None:
        now = wall_ms()
        async with home_at(tmp_path, now) as here:
            before = await on_the_shelf(here, 3)
        async with home_at(tmp_path, now + wrong) as here:
            before += await on_the_shelf(here, 2)
            assert (await days_later(here, 0.1))["tables"] == 0
        async with home_at(tmp_path, now + DAY_MS) as here:
            assert (await days_later(here, 0.1))["tables"] == 0
            for table in before:
                assert await here.house.store.load(table) is not None

    asyncio.run(days())


def test_a_day_on_which_the_house_is_shut_counts_as_a_day_and_a_year_too(tmp_path: Path) -> None:
    async def days() -> None:
        now = wall_ms()
        async with home_at(tmp_path, now) as here:
            (old,) = await on_the_shelf(here, 1)
        for week in range(1, LOBBY):
            async with home_at(tmp_path, now + 365 * week * DAY_MS) as here:
                assert (await sweep(here.house))["tables"] == 0
        async with home_at(tmp_path, now + 365 * LOBBY * DAY_MS) as here:
            assert (await sweep(here.house))["tables"] == 1
            assert await here.house.store.load(old) is None

    asyncio.run(days())


@evening
async def test_no_more_than_a_fifth_goes_in_a_day_however_often_it_is_swept(here: Home) -> None:
    await on_the_shelf(here, 50)
    assert (await days_later(here, LOBBY))["tables"] == 10
    assert (await sweep(here.house))["tables"] == 0
    assert (await days_later(here, 0.5))["tables"] == 0
    assert (await days_later(here, 0.6))["tables"] == 8


@evening
async def test_a_table_somebody_is_at_is_not_swept(here: Home) -> None:
    await here.guest(await here.opened(2))
    assert (await days_later(here, 10 * LOBBY))["tables"] == 0


@evening
async def test_a_swept_table_somebody_still_plays_at_is_on_the_shelf_again(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    store, now = here.house.store, here.clock.now() + LOBBY * DAY_MS
    assert await store.sweep({"lobby": LOBBY * DAY_MS}, now, 9, spared=()) == 1
    assert await store.load(key.table) is None
    await ada.must(wire.Say, text="I am still here")
    assert await store.load(key.table) is not None


def test_a_swept_table_is_not_among_mine_but_forget_me_reaches_it(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        key = await here.opened(2, name="Bartholomew")
        put_away(here)
        await days_later(here, LOBBY)
        assert await here.service.mine([key.token]) == ()
        assert await here.service.forget([key.token]) == 1
        with closing(connect(tmp_path / "tables.db", read_only=True)) as connection:
            assert connection.execute("SELECT count(*) FROM people").fetchone() == (0,)
            assert [gone.row.id for gone in all_swept(connection)] == [key.table]

    run(evening, tmp_path)


@evening
async def test_spent_invitations_and_moving_codes_are_swept(here: Home) -> None:
    key = await here.opened(2)
    now, store = here.clock.now(), here.house.store
    await store.invite(key.table, "a while", now + 1000)
    assert isinstance(await here.service.move(key.table, key.token), wire.MoveCode)
    assert (await sweep(here.house))["spent"] == 0
    assert (await days_later(here, 0.1))["spent"] == 2
    saved = await store.load(key.table)
    assert saved is not None
    assert [ends for _, ends in saved.invitations] == [None]
    lobby = await here.service.lobby(key.table, key.invite or "")
    assert isinstance(lobby, wire.Lobby)  # the link itself is never spent


def test_nothing_is_swept_in_the_first_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    async def evening(here: Home) -> None:
        (old,) = await on_the_shelf(here, 1)
        here.clock.time += 100 * DAY_MS

        async def wait(seconds: float) -> None:
            assert await here.house.store.load(old) is not None
            waited.append(seconds)
            raise asyncio.CancelledError

        with monkeypatch.context() as patch:
            patch.setattr(sweeping.asyncio, "sleep", wait)  # type: ignore[attr-defined]
            with pytest.raises(asyncio.CancelledError):
                await keep_sweeping(here.house)
        assert waited == [3600.0]

    run(evening, tmp_path)


def test_tables_of_an_older_file_rest_since_their_last_entry_in_house_time(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            (old,) = await on_the_shelf(here, 1)
            here.clock.time += (LOBBY - 1) * DAY_MS
            (new,) = await on_the_shelf(here, 1)
        make_older(tmp_path / "tables.db", 2)
        async with home_at(tmp_path, wall_ms() + 365 * DAY_MS) as here:
            assert (await sweep(here.house))["tables"] == 0
            assert (await days_later(here, 1))["tables"] == 1
            assert await here.house.store.load(old) is None
            assert await here.house.store.load(new) is not None

    asyncio.run(days())


@evening
async def test_ten_tables_that_are_due_are_taken_while_others_are_spared(here: Home) -> None:
    tables = await on_the_shelf(here, 100)
    store, now = here.house.store, here.clock.now() + LOBBY * DAY_MS
    gone = await store.sweep({"lobby": LOBBY * DAY_MS}, now, 10, spared=set(tables[:50]))
    assert gone == 10
    left = [table for table in tables if await store.load(table)]
    assert set(tables[:50]) <= set(left)
    assert len(left) == 90
