"""Spoken invitations: two words, a lobby, ten minutes, and a host who lets people in."""

import asyncio

import pytest

from tests.tables.at_home import Home, evening, why
from threedoors.tables import wire
from threedoors.tables.services.invitations import word_lists
from threedoors.texts import WRITTEN


@evening
async def test_brass_goose_opens_the_lobby_when_the_host_says_yes(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    words = (await ada.ask(wire.SpeakInvitation, language="en"))["words"]
    assert len(words.split()) == 2
    knock = await here.service.spoken.call(f"  {words.upper()} ", "Bo")
    assert isinstance(knock, str)
    assert ada.heard("Knocking")[-1] == {"type": "Knocking", "knock": knock, "name": "Bo"}
    waiting = asyncio.create_task(here.service.spoken.host_answer(knock))
    await ada.must(wire.LetIn, knock=knock)
    answer = await waiting
    assert isinstance(answer, wire.HostAnswer)
    assert answer.answer == "yes"
    assert isinstance(await here.service.join(key.table, 1, "Bo", "en", answer.invite or ""), wire.Key)
    assert await ada.refused(wire.LetIn, knock=knock) == "nobody-knocks"


@evening
async def test_the_host_may_say_no(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    words = (await ada.ask(wire.SpeakInvitation))["words"]
    knock = await here.service.spoken.call(words, "Eve")
    assert isinstance(knock, str)
    await ada.must(wire.LetIn, knock=knock, allowed=False)
    assert await here.service.spoken.host_answer(knock) == wire.HostAnswer("no")


@evening
async def test_spoken_words_are_good_for_ten_minutes_and_for_a_lobby_only(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    old = (await ada.ask(wire.SpeakInvitation))["words"]
    here.clock.time += 10 * 60_000 + 1
    assert why(await here.service.spoken.call(old, "Bo")) == "words-open-nothing"
    fresh = (await ada.ask(wire.SpeakInvitation))["words"]
    await ada.must(wire.Start, fill="random")
    assert why(await here.service.spoken.call(fresh, "Bo")) == "words-open-nothing"
    assert await ada.refused(wire.SpeakInvitation) == "already-started"


@pytest.mark.parametrize("language", WRITTEN)
def test_there_are_thousands_of_pairs_to_say(language: str) -> None:
    first, second = word_lists(language)
    assert len(set(first)) == len(first) == 64
    assert len(set(second)) == len(second) == 64
    assert max(map(len, [*first, *second])) <= 10


@evening
async def test_the_bare_address_asks_the_host_too_while_there_is_a_lobby(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    knock = await here.service.spoken.call_at(key.table, "Bo")
    assert isinstance(knock, str)
    assert ada.heard("Knocking")[-1] == {"type": "Knocking", "knock": knock, "name": "Bo"}
    await ada.must(wire.LetIn, knock=knock)
    answer = await here.service.spoken.host_answer(knock)
    assert isinstance(answer, wire.HostAnswer)
    assert isinstance(await here.service.join(key.table, 1, "Bo", "en", answer.invite or ""), wire.Key)
    assert why(await here.service.spoken.call_at("nowhere", "Bo")) == "no-such-table"
    await ada.must(wire.Start, fill="random")
    assert why(await here.service.spoken.call_at(key.table, "Eve")) == "already-started"


@evening
async def test_eight_wait_at_a_door_and_no_more(here: Home) -> None:
    key = await here.opened(2)
    for caller in range(8):
        assert isinstance(await here.service.spoken.call_at(key.table, f"Bo {caller}"), str)
    assert why(await here.service.spoken.call_at(key.table, "Eve")) == "slow-down"
