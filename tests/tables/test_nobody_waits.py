"""What the house does beside the games – putting away, sweeping, closing – keeps nobody waiting.

Measured is what a thread computes, not what time it is: a machine busy with other things is no fault of the house.
"""

import asyncio
import dataclasses
import gc
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.tables.at_home import Home, evening, home, run
from threedoors.tables import open_tables, wire
from threedoors.tables.ids import TableId
from threedoors.tables.store.shelf_time import DAY_MS
from threedoors.tables.store.writer import Writer
from threedoors.tables.table import Table
from threedoors.tables.upkeep.sweeping import KEPT_DAYS, SWEPT_KEPT_DAYS, sweep

MANY = 4000
A_STALL_SECONDS = 0.05


class Costs:
    """What a thread computed for each call of something."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    @contextmanager
    def noted(self) -> Iterator[None]:
        """Without the collector, which counts what all other tests have left behind."""
        gc.disable()
        began = time.thread_time()
        try:
            yield
        finally:
            self.seconds.append(time.thread_time() - began)
            gc.enable()

    def of(self, work: Callable[..., Any]) -> Callable[..., Any]:
        """The same work, with its costs noted."""

        def watched(*args: Any) -> Any:
            with self.noted():
                return work(*args)

        return watched


async def talked(here: Home, gestures: int) -> TableId:
    """A game at which so much has happened, and nobody is any more."""
    key = await here.opened(1)
    ada = await here.guest(key)
    await ada.must(wire.Start)
    for number in range(gestures):
        await ada.ask(wire.Gesture, f"g{number}", seat=0, gesture="nod")
    ada.leave()
    return key.table


def multiplied(here: Home, name: TableId) -> None:
    """As many tables in memory, each like this one."""
    table = here.house.tables[name]
    here.house.tables.update({f"{name}{i}": dataclasses.replace(table, id=f"{name}{i}") for i in range(MANY)})


@evening
async def test_thousands_of_idle_tables_are_put_away_a_few_at_a_time(
    here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    multiplied(here, await talked(here, 20))
    snapshot = Table.snapshot

    def of_a_big_game(table: Table) -> Any:
        """So dear that all of them at once would be felt."""
        ends = time.thread_time() + 0.0001
        while time.thread_time() < ends:
            pass
        return snapshot(table)

    monkeypatch.setattr(Table, "snapshot", of_a_big_game)
    costs = Costs()
    while here.house.tables:
        with costs.noted():
            here.house.put_away(here.clock.now() + 1)
        await asyncio.sleep(0)
    assert max(costs.seconds) < A_STALL_SECONDS


@evening
async def test_a_beat_puts_away_no_more_tables_than_there_is_time_for(
    here: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    multiplied(here, await talked(here, 20))
    now, snapshot = [0.0], Table.snapshot

    def in_a_millisecond(table: Table) -> Any:
        now[0] += 0.001
        return snapshot(table)

    monkeypatch.setattr(Table, "snapshot", in_a_millisecond)
    monkeypatch.setattr(open_tables, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    before = len(here.house.tables)
    here.house.put_away(here.clock.now() + 1)
    assert 1 <= before - len(here.house.tables) <= 11


@evening
async def test_a_table_that_was_put_away_without_a_snapshot_is_the_same_again(here: Home) -> None:
    name = await talked(here, 2)
    before = here.house.tables[name].written
    here.house.put_away(here.clock.now() + 1)
    assert name not in here.house.tables
    again = await here.house.table(name)
    assert again is not None
    assert again.kept == 0
    assert again.written == before


def test_a_house_that_closes_writes_nothing_of_tables_that_have_not_changed(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            names = [await talked(here, 20) for _ in range(3)]
        async with home(tmp_path) as here:
            for name in names:
                assert await here.house.table(name) is not None
            writer = jobs_of(here)
        assert writer.jobs == 1  # that the house is shut
        assert snapshots(tmp_path) == 3

    asyncio.run(days())


def jobs_of(here: Home) -> Any:
    store: Any = here.house.store
    return store.writer


def snapshots(path: Path) -> int:
    with closing(sqlite3.connect(path / "tables.db")) as connection:
        return int(connection.execute("SELECT count(*) FROM snapshots").fetchone()[0])


def test_no_act_waits_for_thousands_of_old_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An act waits for the commit before it: none of them is long, and acts come between them."""
    commits = Costs()

    async def evening(here: Home) -> None:
        name = await talked(here, 60)
        here.house.put_away(here.clock.now() + 1)
        await here.house.store.check()  # by now the last snapshot is written
        multiply(tmp_path, name, MANY // 8)
        await swept(here)
        key = await here.opened(2)
        ada = await here.guest(key)
        monkeypatch.setattr(Writer, "_commit", commits.of(Writer._commit))
        sweeping = asyncio.ensure_future(sweep(here.house))
        for number in range(40):
            await ada.must(wire.Rename, name=f"Ada {number}")
        assert not sweeping.done()
        sweeping.cancel()
        assert len(commits.seconds) >= 40
        assert max(commits.seconds) < A_STALL_SECONDS

    run(evening, tmp_path)


async def swept(here: Home) -> None:
    """All tables are old, were swept, and are due to be deleted."""
    here.clock.time += 2 * KEPT_DAYS["over"] * DAY_MS
    gone = await here.house.store.sweep(dict.fromkeys(KEPT_DAYS, DAY_MS), here.clock.now(), MANY, ())
    assert gone > MANY // 8
    here.clock.time += SWEPT_KEPT_DAYS * DAY_MS


def multiply(path: Path, table: TableId, times: int) -> None:
    """As many tables as that, each with the same rows."""
    with closing(sqlite3.connect(path / "tables.db")) as connection, connection:
        connection.execute("CREATE TEMP TABLE copies AS WITH RECURSIVE counted(i) AS "
                           "(SELECT 1 UNION ALL SELECT i + 1 FROM counted WHERE i < ?) SELECT i FROM counted",
                           (times,))  # fmt: skip
        for place, key in (("tables", "id"), ("log", "table_id"), ("snapshots", "table_id"), ("people", "table_id")):
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({place})") if row[1] != key]
            rest = ", ".join(columns)
            connection.execute(
                f"INSERT INTO {place} ({key}, {rest}) SELECT {key} || '-' || i, {rest} FROM {place}, copies "
                f"WHERE {key} = ?", (table,)
            )  # fmt: skip
