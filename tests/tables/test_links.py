"""The link to a table: renewed when the host asks, and when somebody is removed – if the disk takes it."""

import asyncio
from pathlib import Path

from tests.tables.at_home import Home, evening, home, why
from tests.tables.test_store import full
from threedoors.tables import wire


async def opens(here: Home, key: wire.Key, invite: str) -> bool:
    return isinstance(await here.service.lobby(key.table, invite), wire.Lobby)


@evening
async def test_a_removal_the_disk_refuses_leaves_the_link_and_the_person_as_they_were(here: Home) -> None:
    key = await here.opened(3)
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await full(here, True)
    assert await ada.refused(wire.RemovePerson, person=2) == "not-written"
    assert not ada.heard("Invitation")
    await full(here, False)
    assert await opens(here, key, key.invite or "")
    assert not bo.heard("Bye")
    assert (await bo.ask(wire.Say, text="Still here"))["type"] == "Accepted"
    assert (await here.guest(bo_key)).heard("Welcome")[0]["seats"] == [1]
    await here.joined(key, 2, "Cy")
    await ada.must(wire.RemovePerson, person=2)
    assert bo.gone
    assert not await opens(here, key, key.invite or "")
    assert await opens(here, key, ada.heard("Invitation")[0]["invite"])


def test_renewals_the_disk_refuses_leave_the_link_as_it_was_however_many_were_on_their_way(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(3)
            ada = await here.guest(key)
            await here.joined(key, 1)
            await full(here, True)
            asked = [ada.ask(wire.RenewInvitation) for _ in range(2)]
            answers = await asyncio.gather(*asked, ada.ask(wire.RemovePerson, person=2))
            assert {answer["refused"]["why"] for answer in answers} == {"not-written"}
            await full(here, False)
            assert await opens(here, key, key.invite or "")
        async with home(tmp_path) as here:
            assert await opens(here, key, key.invite or "")

    asyncio.run(days())


def test_of_several_renewals_on_their_way_the_last_one_counts(tmp_path: Path) -> None:
    async def days() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(3)
            ada = await here.guest(key)
            asking = [asyncio.create_task(ada.ask(wire.RenewInvitation)) for _ in range(2)]
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert why(await here.service.lobby(key.table, key.invite or "")) == "key-opens-nothing"
            first, last = [(await answer)["invite"] for answer in asking]
            assert not await opens(here, key, first)
            assert await opens(here, key, last)
        async with home(tmp_path) as here:
            assert await opens(here, key, last)

    asyncio.run(days())
