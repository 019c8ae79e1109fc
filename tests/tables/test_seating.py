"""Sitting down, standing up, coming and going."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.at_home import Home, evening, home, why
from threedoors.core import Chance
from threedoors.games.knock import GAME as KNOCK
from threedoors.tables import wire
from threedoors.tables.log.facts import Settings


@evening
async def test_looking_at_a_link_takes_no_seat(here: Home) -> None:
    key = await here.opened()
    await here.service.lobby(key.table, key.invite or "")
    seen = await here.service.lobby(key.table, key.invite or "")
    assert isinstance(seen, wire.Lobby)
    assert [seat.person for seat in seen.table.seats] == [1, None]


@evening
async def test_a_wrong_secret_opens_nothing(here: Home) -> None:
    key = await here.opened()
    assert why(await here.service.lobby(key.table, "x" * 36)) == "key-opens-nothing"
    assert why(await here.service.join(key.table, 1, "Eve", "en", "guess")) == "key-opens-nothing"
    assert why(await here.service.lobby("nowhere", key.invite or "")) == "no-such-table"


@evening
async def test_a_seat_is_taken_once(here: Home) -> None:
    key = await here.opened()
    both = await asyncio.gather(
        here.service.join(key.table, 1, "Bo", "fr", key.invite or ""),
        here.service.join(key.table, 1, "Cy", "es", key.invite or ""),
    )
    assert sorted(type(found).__name__ for found in both) == ["Key", "Refused"]
    ada = await here.guest(key)
    assert [person["name"] for person in ada.table["people"]] in (["Ada", "Bo"], ["Ada", "Cy"])


@evening
async def test_several_players_share_one_screen_by_one_key(here: Home) -> None:
    key = await here.opened(3)
    ada = await here.guest(key)
    second = await here.joined(key, 1, "Bo", key.token)
    assert second.token == key.token
    await ada.must(wire.Start, fill="random")
    started = next(m for m in ada.heard("Arranged") if m["fact"]["type"] == "GameStarted")
    assert [sight["seat"] for sight in started["sights"]] == [0, 1]
    hands = [sight["view"]["hand"] for sight in started["sights"]]
    assert hands[0] != hands[1]
    assert len(hands[1]) == 4


@evening
async def test_my_seat_moves_to_another_device_and_the_old_key_opens_nothing(here: Home) -> None:
    key = await here.opened()
    laptop = await here.guest(key)
    code = await here.service.move(key.table, key.token)
    assert isinstance(code, wire.MoveCode)
    phone = await here.service.moved(key.table, code.code)
    assert isinstance(phone, wire.Key)
    assert laptop.gone
    assert laptop.heard("Bye")[0]["again"] is False
    assert why(await here.house.hello(wire.Hello(key.table, key.token), print, print)) == "key-opens-nothing"
    assert why(await here.service.moved(key.table, code.code)) == "code-spent"
    assert (await here.guest(phone)).heard("Welcome")[0]["seats"] == [0]


@evening
async def test_a_moving_code_is_good_for_ten_minutes(here: Home) -> None:
    key = await here.opened()
    code = await here.service.move(key.table, key.token)
    assert isinstance(code, wire.MoveCode)
    here.clock.time += 10 * 60_000 + 1
    assert why(await here.service.moved(key.table, code.code)) == "code-spent"


@evening
async def test_the_host_removes_somebody_and_a_bot_plays_on(here: Home) -> None:
    key = await here.opened(settings=Settings(takeover_bot="random"))
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    assert await bo.refused(wire.RemovePerson, person=1) == "host-only"
    await ada.must(wire.RemovePerson, person=2)
    assert bo.gone
    assert ada.table["seats"][1]["person"] is None
    assert ada.table["seats"][1]["bot"]


@evening
async def test_who_leaves_is_answered_before_the_goodbye(here: Home) -> None:
    key = await here.opened()
    ada = await here.guest(key)
    await ada.ask(wire.Leave)
    await here.quiet()
    assert [message["type"] for message in ada.messages[-2:]] == ["Accepted", "Bye"]
    assert ada.gone


@evening
async def test_when_the_host_leaves_the_next_in_line_is_host(here: Home) -> None:
    key = await here.opened(settings=Settings(takeover_bot="random"))
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.ask(wire.Leave)
    await here.quiet()
    assert bo.table["host"] == 2
    await bo.must(wire.Start, fill="random")


@evening
async def test_names_are_tidied_and_bounded(here: Home) -> None:
    key = await here.opened(name="  A\u202eda\n\x00 the   great ")
    ada = await here.guest(key)
    assert ada.table["people"][0]["name"] == "Ada the great"
    assert await ada.refused(wire.Rename, name="x" * 25) == "bad-name"
    assert await ada.refused(wire.Rename, name="\u200b\u2060") == "bad-name"
    assert await ada.refused(wire.Rename, name="Ada", language="tlh") == "unknown-language"
    await ada.must(wire.Rename, name="Zoë", language="fr")
    assert ada.table["people"][0] == {"id": 1, "name": "Zoë", "language": "fr", "here": True, "muted": False}


@evening
async def test_nobody_has_to_give_a_name_and_each_reader_calls_the_nameless_in_words_of_their_own(here: Home) -> None:
    key = await here.opened(2, name="")
    ada = await here.guest(key)
    assert ada.table["people"][0]["name"] == ""
    await ada.must(wire.Rename, name="Ada")
    await ada.must(wire.Rename, name="")
    told = ada.heard("Arranged")[-1]["told"]
    assert (told["id"], told["args"]) == ("renamed", {"name": "@newcomer"})


@evening
async def test_a_rematch_keeps_seats_and_keys(here: Home) -> None:
    key = await here.opened(3, bots=["random"])
    bo_key = await here.joined(key, 2)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    assert await ada.refused(wire.Rematch) == "no-rematch-yet"
    await ada.must(wire.Start)
    await bo.act(type="Concede", seat=2)
    await here.quiet()
    await asyncio.gather(*(who.ask(wire.Rematch) for who in (ada, bo, ada, bo)))
    await here.quiet()
    assert len(here.house.tables) == 2, "however many press at once, they come to one table"
    following = ada.table["next_table"]
    assert following == bo.table["next_table"]
    again = await here.guest(wire.Key(following, 2, bo_key.token))
    assert again.heard("Welcome")[0]["seats"] == [2]
    assert again.table["seats"][1]["bot"] == "random"
    assert again.table["host"] == 1
    assert again.table["fair"]["seal"] != ada.table["fair"]["seal"]


def test_a_table_taken_from_the_shelf_is_the_table_that_was_put_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(4, bots=["random"])
            await here.joined(key, 2)
            ada = await here.guest(key)
            await ada.must(wire.GiveWord, seat=0, word="marmalade")
            await ada.must(wire.Start, fill="random")
            before = here.house.tables[key.table].written
            view = ada.view
        async with home(tmp_path) as here:
            again = await here.guest(key)
            assert here.house.tables[key.table].written.state == before.state
            assert here.house.tables[key.table].written.words == ("marmalade", "", "", "")
            assert again.view == view

    asyncio.run(evening())


@evening
async def test_somebody_who_leaves_while_the_table_is_written_down_disturbs_nobody(here: Home) -> None:
    disturbed: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, trouble: disturbed.append(trouble))
    opening = asyncio.create_task(here.opened(2))
    while not here.house.tables:  # noqa: ASYNC110
        await asyncio.sleep(0)
    opening.cancel()
    await here.guest(await here.opened(2))
    assert disturbed == []


def nobody_hears(_message: bytes) -> None:
    """Whoever is told this has gone."""


async def hello_in_flight(
    here: Home, key: wire.Key, meanwhile: Coroutine[Any, Any, Any], hear: Callable[[bytes], None] = nobody_hears
) -> Any:
    """Somebody says hello; before they are welcomed something else happens."""
    told = asyncio.Event()
    entries = here.house.store.entries

    async def slowly(*args: Any) -> Any:
        await told.wait()
        return await entries(*args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.house.store, "entries", slowly)
        arriving = asyncio.create_task(here.house.hello(wire.Hello(key.table, key.token), hear, lambda _: None))
        await asyncio.sleep(0.02)
        await meanwhile
        told.set()
        return await arriving


@evening
async def test_a_key_that_moved_away_while_saying_hello_opens_nothing(here: Home) -> None:
    key = await here.opened()
    code = await here.service.move(key.table, key.token)
    assert isinstance(code, wire.MoveCode)
    arrived = await hello_in_flight(here, key, here.service.moved(key.table, code.code))
    assert why(arrived) == "key-opens-nothing"


@evening
async def test_who_is_removed_while_saying_hello_stays_outside(here: Home) -> None:
    key = await here.opened()
    bo_key = await here.joined(key, 1)
    ada = await here.guest(key)
    arrived = await hello_in_flight(here, bo_key, ada.must(wire.RemovePerson, person=2))
    assert why(arrived) == "key-opens-nothing"
    assert len(here.house.tables[key.table].sessions) == 1


@evening
async def test_who_stands_up_while_saying_hello_hears_no_more_of_what_that_seat_saw(here: Home) -> None:
    key = await here.opened(2, settings=Settings(takeover_bot="random"))
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await ada.must(wire.Start)

    async def meanwhile() -> None:
        await bo.must(wire.LeaveSeat, seat=1)
        choices = msgspec.convert(ada.view, KNOCK.view_type).choices
        if choices.listed or choices.open:  # else it is the bot's turn, and it has played
            action, _ = choices.sample(Chance(bytes(32)), KNOCK.action)
            assert (await ada.act(**json.loads(KNOCK.encode(action))))["type"] == "Accepted"

    told: list[bytes] = []
    assert (await hello_in_flight(here, bo_key, meanwhile(), told.append)).seats == ()
    missed = [entry for entry in json.loads(told[0])["missed"] if entry["type"] == "Played"]
    assert [sight["seat"] for entry in missed for sight in entry["sights"]] == [None] * len(missed)
    assert missed


def test_removing_somebody_renews_the_link_and_the_host_is_told_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened()
            ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
            await ada.must(wire.RemovePerson, person=2)
            assert bo.gone
            answers = [message["type"] for message in ada.messages if "id" in message]
            assert answers[-2:] == ["Accepted", "Invitation"]
            assert why(await here.service.join(key.table, 1, "Bo", "en", key.invite or "")) == "key-opens-nothing"
            fresh = ada.heard("Invitation")[0]["invite"]
        async with home(tmp_path) as here:
            assert why(await here.service.lobby(key.table, key.invite or "")) == "key-opens-nothing"
            assert isinstance(await here.service.join(key.table, 1, "Cy", "en", fresh), wire.Key)

    asyncio.run(evening())


@evening
async def test_nobody_sits_down_by_an_old_link_while_somebody_is_being_removed(here: Home) -> None:
    key = await here.opened(3)
    ada = await here.guest(key)
    await here.joined(key, 1)
    removing = asyncio.create_task(ada.ask(wire.RemovePerson, person=2))
    await asyncio.sleep(0)
    assert why(await here.service.join(key.table, 1, "Bo", "en", key.invite or "")) == "key-opens-nothing"
    assert (await removing)["type"] == "Accepted"


@evening
async def test_nobody_comes_back_by_a_key_that_is_being_removed(here: Home) -> None:
    key = await here.opened(3)
    ada = await here.guest(key)
    bo_key = await here.joined(key, 1)
    removing = asyncio.create_task(ada.ask(wire.RemovePerson, person=2))
    await asyncio.sleep(0)
    assert why(await here.service.join(key.table, 2, "Bo", "en", token=bo_key.token)) == "key-opens-nothing"
    assert (await removing)["type"] == "Accepted"
    assert why(await here.service.lobby(key.table, token=bo_key.token)) == "key-opens-nothing"


@evening
async def test_who_is_being_removed_neither_sits_down_nor_talks_meanwhile(here: Home) -> None:
    key = await here.opened(3)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    answers = await asyncio.gather(
        ada.ask(wire.RemovePerson, person=2),
        bo.ask(wire.TakeSeat, seat=2),
        bo.ask(wire.Say, text="Still here!"),
        bo.ask(wire.Rename, name="Nobody"),
    )
    await here.quiet()
    assert [answer["type"] for answer in answers] == ["Accepted", "Refusal", "Refusal", "Refusal"]
    assert [seat["person"] for seat in ada.table["seats"]] == [1, None, None]
    assert bo.gone


@evening
async def test_a_yes_of_the_host_at_the_door_lets_nobody_in_again_who_was_removed(here: Home) -> None:
    key = await here.opened(3)
    ada = await here.guest(key)
    words = (await ada.ask(wire.SpeakInvitation))["words"]
    knock = await here.service.spoken.call(words, "Bo")
    assert isinstance(knock, str)
    await ada.must(wire.LetIn, knock=knock, allowed=True)
    came = await here.service.spoken.host_answer(knock)
    assert isinstance(came, wire.HostAnswer)
    await here.joined(wire.Key(key.table, 2, "", came.invite), 1)
    await ada.must(wire.RemovePerson, person=2)
    assert why(await here.service.spoken.host_answer(knock)) == "words-open-nothing"
    assert why(await here.service.lobby(key.table, came.invite or "")) == "key-opens-nothing"
