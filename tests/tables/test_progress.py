"""Progress: kept only when asked, under a code; merging never makes anything worse; forgetting is for good."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.at_home import Home, evening, home, run, why
from tests.tables.old_files import make_older
from threedoors.tables.progress import MOST_RESULTS, Best, Bests, Progress, is_known, merged, new_code
from threedoors.tables.store.connection import connect
from threedoors.tables.store.shelf_time import DAY_MS
from threedoors.tables.upkeep.sweeping import PROGRESS_KEPT_DAYS, sweep

FIRST = "K10 F3 D7 A10 H7"


def best(ms: int, tiles: int) -> Best:
    """The result of a level of Dungeon Exit."""
    return {"ms": ms, "tiles": tiles}


bests = st.dictionaries(st.sampled_from("abcdef"), st.just({}) | st.builds(best, st.integers(0, 9), st.integers(0, 9)))


async def kept(here: Home, known: Bests) -> str:
    code = await here.service.progress.keep(known)
    assert isinstance(code, str), code
    return code


async def told(here: Home, code: str, known: Bests) -> Progress:
    found = await here.service.progress.merge(code, known)
    assert isinstance(found, Progress), found
    return found


@given(bests, bests, bests)
def test_the_order_of_telling_does_not_matter_and_telling_twice_changes_nothing(a: Bests, b: Bests, c: Bests) -> None:
    assert merged(a, b) == merged(b, a)
    assert merged(merged(a, b), c) == merged(a, merged(b, c))
    assert merged(a, a) == a


@evening
async def test_two_devices_meet_at_the_better_of_each_number(here: Home) -> None:
    code = await kept(here, {FIRST: best(61_000, 8)})
    phone = await told(here, code, {FIRST: best(95_000, 7), "other": best(1, 1)})
    assert phone.bests == {FIRST: best(61_000, 7), "other": best(1, 1)}
    assert (await told(here, code, {})).bests == phone.bests


@evening
async def test_a_code_is_typed_as_people_type(here: Home) -> None:
    code = await kept(here, {FIRST: best(1, 1)})
    assert (await told(here, f" {code.upper().replace('-', ' ')}", {})).bests == {FIRST: best(1, 1)}


def test_a_code_is_four_groups_of_letters_nobody_mistakes() -> None:
    assert new_code(lambda size: bytes(range(size))) == "2345-6789-abcd-efgh"


def test_what_is_forgotten_is_gone_from_the_file_and_is_not_kept_again_by_itself(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        code = await kept(here, {"a level to be forgotten": best(1, 1)})
        assert await here.service.progress.forget(code)
        assert not await here.service.progress.forget(code)
        assert why(await here.service.progress.merge(code, {FIRST: best(1, 1)})) == "no-such-progress"

    run(evening, tmp_path)
    assert b"a level to be forgotten" not in (tmp_path / "tables.db").read_bytes()


def test_only_the_hash_of_a_code_lies_in_the_file(tmp_path: Path) -> None:
    codes: list[str] = []

    async def evening(here: Home) -> None:
        codes.append(await kept(here, {FIRST: best(1, 1)}))

    run(evening, tmp_path)
    file = (tmp_path / "tables.db").read_bytes()
    assert codes[0].encode() not in file
    assert codes[0].replace("-", "").encode() not in file


def test_one_code_holds_so_much_and_a_refusal_changes_nothing(tmp_path: Path) -> None:
    many = {f"level {number}": best(1, 1) for number in range(MOST_RESULTS)}

    async def evening(here: Home) -> None:
        code = await kept(here, many)
        assert why(await here.service.progress.merge(code, {"one more": best(1, 1)})) == "progress-full"
        assert why(await here.service.progress.keep({**many, "one more": best(1, 1)})) == "progress-full"
        wide = {f"{'x' * 290}{number}": best(1, 1) for number in range(600)}
        assert why(await here.service.progress.keep(wide)) == "progress-full"
        assert (await told(here, code, {"level 7": best(0, 1)})).bests == {**many, "level 7": best(0, 1)}

    run(evening, tmp_path)


def test_progress_outlives_a_closed_house_and_is_swept_after_its_days(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            old, used = await kept(here, {FIRST: best(1, 1)}), await kept(here, {FIRST: best(2, 2)})
        async with home(tmp_path) as here:
            here.clock.time += PROGRESS_KEPT_DAYS * DAY_MS
            here.house.store.beat(here.clock.now())
            assert (await told(here, used, {})).bests == {FIRST: best(2, 2)}  # asking counts as a visit
            assert (await sweep(here.house))["progress"] == 1
            assert why(await here.service.progress.merge(old, {})) == "no-such-progress"
            assert (await told(here, used, {})).bests

    asyncio.run(evening())


def test_a_file_from_before_progress_becomes_todays_and_keeps_its_tables(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
        make_older(tmp_path / "tables.db", 1)
        with pytest.raises(sqlite3.OperationalError):
            _rows(tmp_path)
        async with home(tmp_path) as here:
            code = await kept(here, {FIRST: best(1, 1)})
            assert (await told(here, code, {})).bests == {FIRST: best(1, 1)}
            assert (await here.guest(key)).table["people"][0]["name"] == "Ada"
        assert len(_rows(tmp_path)) == 1

    asyncio.run(evening())


def _rows(folder: Path) -> list[Any]:
    connection = connect(folder / "tables.db", read_only=True)
    try:
        return connection.execute("SELECT * FROM progress").fetchall()
    finally:
        connection.close()


def test_what_was_solved_with_help_is_solved_and_takes_no_record() -> None:
    assert is_known({FIRST: {}})
    assert merged({FIRST: {}}, {FIRST: best(9, 7)}) == {FIRST: best(9, 7)}
    assert merged({FIRST: best(9, 7)}, {FIRST: {}}) == {FIRST: best(9, 7)}
    assert merged({FIRST: {}}, {FIRST: {}}) == {FIRST: {}}
