"""Who is here: bots sit in for people who are gone, and give the seat back."""

import asyncio

import pytest

from tests.tables.at_home import Home, evening
from threedoors.tables import wire
from threedoors.tables.log.facts import Settings
from threedoors.tables.store import Append, Done, NotWritten


@evening
async def test_a_bot_sits_in_for_somebody_gone_and_gives_the_seat_back(here: Home) -> None:
    calm = Settings(takeover_seconds=30, takeover_bot="random")
    key = await here.opened(2, settings=calm, options={"minutes": 15})
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await ada.must(wire.Start)
    bo.leave()
    assert ada.heard("Presence")[-1]["here"] == [1]
    await here.later(29)
    assert ada.table["seats"][1]["bot"] is None
    await here.later(2)
    assert ada.table["seats"][1] == {
        "seat": 1,
        "person": 2,
        "bot": "random",
        "word": "",
        "closed": False,
        "advised": 0,
    }
    assert any(m["fact"]["type"] == "TakenOver" for m in ada.heard("Arranged"))
    again = await here.guest(bo_key)
    await here.quiet()
    assert again.table["seats"][1]["bot"] is None
    assert ada.table["seats"][1]["bot"] is None


@evening
async def test_who_comes_back_to_a_deserted_table_finds_no_bot_in_the_others_seat(here: Home) -> None:
    calm = Settings(takeover_seconds=30, takeover_bot="random")
    key = await here.opened(2, settings=calm, options={"minutes": 15})
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    ada.leave()
    bo.leave()
    await here.later(3600)
    again = await here.guest(key)
    await here.later(29)
    assert again.table["seats"][1]["bot"] is None
    await here.later(2)
    assert again.table["seats"][1]["bot"] == "random"


@evening
async def test_a_second_window_keeps_the_seat(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_seconds=5, takeover_bot="random"))
    bo_key = await here.joined(key, 1)
    ada, one, other = await here.guest(key), await here.guest(bo_key), await here.guest(bo_key)
    await ada.must(wire.Start)
    one.leave()
    await here.later(60)
    assert ada.table["seats"][1]["bot"] is None
    other.leave()
    await here.later(60)
    assert ada.table["seats"][1]["bot"] == "random"


@evening
async def test_a_bot_sits_in_for_somebody_who_never_came(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_seconds=30, takeover_bot="random"), options={"minutes": 15})
    await here.joined(key, 1)
    ada = await here.guest(key)
    await ada.must(wire.Start)
    await here.later(31)
    assert ada.table["seats"][1]["bot"] == "random"


@evening
async def test_a_bot_that_could_not_sit_in_because_the_disk_was_full_does_when_there_is_room(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_seconds=30, takeover_bot="random"), options={"minutes": 15})
    await here.joined(key, 1)
    ada = await here.guest(key)
    await ada.must(wire.Start)
    tries = 0

    def full(_append: Append, done: Done) -> None:
        nonlocal tries
        tries += 1
        asyncio.get_running_loop().call_soon(done, NotWritten("The disk is full."))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.house.store, "append", full)
        await here.later(31)
        assert tries == 1  # and not as fast as it can
        await here.later(5)
        assert tries == 2
    assert ada.table["seats"][1]["bot"] is None
    await here.later(5)
    assert ada.table["seats"][1]["bot"] == "random"


@evening
async def test_who_stands_up_and_comes_back_before_that_is_written_leaves_the_seat_to_its_bot(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_bot="random"))
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await ada.must(wire.Start)
    standing_up = asyncio.create_task(bo.ask(wire.LeaveSeat, seat=1))
    await asyncio.sleep(0)
    await here.guest(bo_key)  # another window, which still finds the seat taken
    assert (await standing_up)["type"] == "Accepted"
    await here.quiet()
    assert [seat["bot"] for seat in ada.table["seats"]] == [None, "random"]


@evening
async def test_the_host_may_let_seats_wait_for_ever(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_seconds=None))
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    bo.leave()
    await here.later(24 * 3600)
    assert ada.table["seats"][1]["bot"] is None


@evening
async def test_tables_nobody_is_at_go_back_to_the_shelf_and_come_again(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    await ada.must(wire.Start, fill="random")
    view = ada.view
    ada.leave()
    await here.later(10)
    here.clock.time += 10_000
    here.house.put_away(here.clock.time)
    assert here.house.tables == {}
    again = await here.guest(key)
    assert again.heard("Welcome")[0]["sights"][0]["view"]["hand"] == view["hand"]
