"""Time: the sand, waits, pauses, moments; all on the house's clock, all in the log."""

import asyncio
from pathlib import Path
from typing import Any

from tests.tables.at_home import Guest, Home, evening, home
from threedoors.tables import wire
from threedoors.tables.house_time import HouseClock
from threedoors.tables.log.facts import Settings

SIX_MINUTES = 360_000


async def started(here: Home, **more: Any) -> tuple[wire.Key, Guest, Guest]:
    """Two players, both ready, six minutes of sand running."""
    more.setdefault("settings", Settings(takeover_bot="random"))
    key = await here.opened(2, options={"minutes": 6}, **more)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    for seat, guest in enumerate((ada, bo)):
        assert (await guest.act(type="GetReady", seat=seat))["type"] == "Accepted"
    await here.quiet()
    return key, ada, bo


def left(guest: Guest) -> int:
    """Milliseconds of sand, as last told."""
    clock = [m["clock"] for m in guest.messages if m.get("clock") and m["clock"]["countdowns"]][-1]
    return int(clock["countdowns"][0]["left_ms"])


@evening
async def test_k9_the_sand_runs_when_all_are_ready_and_time_up_is_an_entry(here: Home) -> None:
    _, ada, _ = await started(here)
    assert left(ada) == SIX_MINUTES
    await here.later(359.9)
    assert ada.table["phase"] == "playing"
    await here.later(0.2)
    assert ada.table["phase"] == "over"
    assert ada.view["outcome"]["label"] == "time"
    assert ada.heard("Played")[-1]["by"] is None


@evening
async def test_a_pause_holds_the_sand(here: Home) -> None:
    _, ada, _ = await started(here)
    await here.later(100)
    await ada.must(wire.Pause)
    await here.later(10_000)
    await ada.must(wire.Resume)
    assert left(ada) == SIX_MINUTES - 100_000
    await here.later(259)
    assert ada.table["phase"] == "playing"
    await here.later(2)
    assert ada.table["phase"] == "over"


@evening
async def test_i_need_a_moment_holds_everything_for_a_minute(here: Home) -> None:
    _, ada, bo = await started(here)
    await here.later(10)
    await bo.must(wire.NeedMoment, seat=1)
    assert (await ada.act(type="Concede", seat=0))["refused"]["why"] == "moment-now"
    assert await ada.refused(wire.Ready, seat=0) == "no-moment-now"
    await here.later(59)
    assert ada.table["moment"] is not None
    await here.later(2)
    assert ada.table["moment"] is None
    assert left(ada) == SIX_MINUTES - 10_000
    await bo.must(wire.NeedMoment, seat=1)
    await bo.must(wire.Ready, seat=1)
    assert await bo.refused(wire.NeedMoment, seat=1) == "no-moments-left"


def test_downtime_does_not_run_clocks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key, _, _ = await started(here)
            await here.later(100)
        async with home(tmp_path) as here:
            ada = await here.guest(key)
            assert left(ada) == SIX_MINUTES - 100_000
            assert (await here.house.store.deadlines())[0][1] == key.table
            await here.later(SIX_MINUTES / 1000 - 100)
            assert ada.table["phase"] == "over"

    asyncio.run(evening())


def test_after_a_restart_alarms_ring_for_tables_nobody_has_touched(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key, _, _ = await started(here, settings=Settings(pace="relaxed", takeover_bot="random"))
        async with home(tmp_path) as here:
            assert here.house.tables == {}
            await here.later(361)
            await asyncio.sleep(0.05)
            await here.later(0)
            assert here.house.tables[key.table].written.phase == "over"

    asyncio.run(evening())


@evening
async def test_the_clocks_of_a_deserted_live_table_stand_still(here: Home) -> None:
    key, ada, bo = await started(here)
    ada.leave()
    bo.leave()
    await here.later(9)
    await here.later(3600)
    again = await here.guest(key)
    await here.quiet()
    assert again.table["phase"] == "playing"
    assert SIX_MINUTES - 10_000 < left(again) < SIX_MINUTES


@evening
async def test_acts_that_cross_are_settled_in_log_order(here: Home) -> None:
    key = await here.opened(2, options={"minutes": 6})
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    answers = await asyncio.gather(
        ada.act(type="Concede", seat=0), bo.act(type="Concede", seat=1), bo.act(type="GetReady", seat=1)
    )
    assert [a["type"] for a in answers] == ["Accepted", "Refusal", "Refusal"]
    assert answers[1]["refused"]["why"] == "table-over"


def test_house_time_goes_on_from_where_it_stood() -> None:
    assert HouseClock(5_000).now() in range(5_000, 5_100)


def countdowns(guest: Guest) -> list[Any]:
    """The clocks as last told."""
    told: list[list[Any]] = [m["clock"]["countdowns"] for m in guest.messages if m.get("clock")]
    return told[-1]


@evening
async def test_whoever_plays_with_bots_alone_is_not_hurried_until_somebody_joins(here: Home) -> None:
    alone = await here.opened(3, game="munchkin", options={"first": 0}, bots=("greedy", "greedy"))
    ada = await here.guest(alone)
    await ada.must(wire.Start)
    await here.quiet()
    assert countdowns(ada) == []
    await here.later(10_000)
    assert ada.view["board"]["pending"]["ask"]["type"] == "Prepare"

    two = await here.opened(3, game="munchkin", options={"first": 0}, bots=("greedy",))
    bo, cy = await here.guest(two), await here.guest(await here.joined(two, 2))
    await bo.must(wire.Start)
    await here.quiet()
    assert [one["left_ms"] for one in countdowns(bo)] == [120_000]
    await here.later(121)
    assert bo.heard("Played")
    cy.leave()
