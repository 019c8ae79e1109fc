"""The wire: numbers without a gap, asking twice, coming back, and what is never sent."""

import asyncio
import json
import typing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.at_home import Home, evening, home, run, why
from threedoors import games
from threedoors.core import Step, gamefile, is_sealed, kebab, retell
from threedoors.games.knock.events import AlarmRang
from threedoors.tables import __file__ as doormat
from threedoors.tables import wire
from threedoors.tables.log.facts import HouseFact
from threedoors.texts import WRITTEN, Texts

ROOM = Path(doormat).parent


@evening
async def test_asking_twice_does_it_once(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    first = await ada.ask(wire.Say, "same-id", text="once")
    again = await ada.ask(wire.Say, "same-id", text="once")
    assert first == again
    assert len(ada.heard("Heard")) == 1


@evening
async def test_asking_twice_in_one_breath_does_it_once(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    answers = await asyncio.gather(*(ada.ask(wire.Say, "same-id", text="once") for _ in range(3)))
    assert {answer["n"] for answer in answers} == {answers[0]["n"]}
    assert len(ada.heard("Heard")) == 1


def test_asking_again_after_a_restart_does_it_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            first = await (await here.guest(key)).ask(wire.Say, "same-id", text="once")
        async with home(tmp_path) as here:
            again = await (await here.guest(key)).ask(wire.Say, "same-id", text="once")
            assert again == first

    asyncio.run(evening())


@evening
async def test_coming_back_tells_exactly_what_was_missed(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    last = ada.numbers[-1]
    ada.leave()
    await bo.must(wire.Say, text="where is she")
    await bo.must(wire.Gesture, seat=1, gesture="shake")
    again = await here.guest(key, last)
    welcome = again.heard("Welcome")[0]
    assert [m["type"] for m in welcome["missed"]] == ["Heard", "Gesturing"]
    assert [m["n"] for m in welcome["missed"]] == [last + 1, last + 2]
    assert welcome["n"] == last + 2
    assert (await here.guest(key, last + 2)).heard("Welcome")[0]["missed"] == []
    assert (await here.guest(key, 10_000)).heard("Welcome")[0]["missed"] == []


@evening
async def test_a_long_absence_is_told_from_two_hundred_entries_back(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    for number in range(250):
        await ada.ask(wire.Gesture, f"g{number}", seat=0, gesture="nod")
    welcome = (await here.guest(key)).heard("Welcome")[0]
    assert len(welcome["missed"]) == 200
    assert welcome["earliest"] == welcome["n"] - 199
    earlier = await here.service.story(key.table, key.token, welcome["earliest"])
    assert isinstance(earlier, wire.Story)
    assert earlier.earliest == 1, "what lies further back can be asked for"
    assert [entry.n for entry in earlier.told] == list(range(1, welcome["earliest"]))
    assert await here.service.story(key.table, key.token, 1) == wire.Story(1, ())
    assert why(await here.service.story(key.table, "not a key", 100)) == "key-opens-nothing"


@evening
async def test_nobody_acts_for_another_seat_or_for_the_clock(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    assert (await ada.act(type="Concede", seat=0))["refused"]["why"] == "not-started"
    await ada.must(wire.Start)
    for action, reason in (
        ({"type": "Concede", "seat": 1}, "not-your-seat"),
        ({"type": "Concede", "seat": 7}, "no-such-seat-here"),
        ({"type": "TimeUp", "seat": -1}, "not-the-clock"),
        ({"type": "Fly", "seat": 0}, "act-not-understood"),
        ({"type": "Concede"}, "act-not-understood"),
    ):
        assert (await ada.act(**action))["refused"]["why"] == reason
    watcher = await here.guest(await here.joined(key, None, "Cy"))
    assert (await watcher.act(type="Concede", seat=0))["refused"]["why"] == "not-your-seat"
    assert bo.table["phase"] == "playing"


@evening
async def test_what_is_told_says_beside_the_words_who_did_it_and_which_seats_it_is_about(here: Home) -> None:
    key = await here.opened(2)
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    sat = ada.heard("Welcome")[0]["missed"][-1]
    assert (sat["fact"]["type"], sat["told"]["by"], sat["told"]["about"]) == ("SatDown", None, [1])
    await ada.must(wire.Start)
    assert (await bo.act(type="Concede", seat=1))["type"] == "Accepted"
    (told,) = ada.heard("Played")[-1]["sights"][0]["told"]
    assert (told["id"], told["by"], told["about"]) == ("lost-conceded", 1, [1])
    again = (await here.guest(bo_key)).heard("Welcome")[0]["missed"][-1]
    assert again["sights"][0]["told"] == [told]


@evening
async def test_no_hash_and_no_seed_is_sent_before_the_end(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    table = here.house.tables[key.table]
    secrets = [table.rules.seed, table.written.start, *await hashes(here, key.table)]
    told = json.dumps([ada.messages, bo.messages, (await here.guest(key)).messages])
    assert not [secret for secret in secrets if secret in told]
    await bo.act(type="Concede", seat=1)
    assert ada.table["fair"]["seed"] == table.rules.seed
    assert is_sealed(table.rules.seed, ada.table["fair"]["seal"])


async def hashes(here: Home, table: str) -> list[str]:
    entries = await here.house.store.entries(table, 1, 1000)
    return [entry.fact.hash for entry in entries if hasattr(entry.fact, "hash")]


def test_whoever_saw_nothing_gets_the_bare_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening(here: Home) -> None:
        key = await here.opened(2)
        ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
        await ada.must(wire.Start)
        rules = here.house.tables[key.table].rules
        whispers = replace(rules.game, seen=lambda e, s: e if s == 1 else None, apply=lambda s, _: unchanged(s))
        monkeypatch.setattr(rules, "game", whispers)
        await bo.act(type="Concede", seat=1)
        assert ada.heard("Bare")
        assert not bo.heard("Bare")

    def unchanged(state: Any) -> Step[Any]:
        return Step(state, (AlarmRang(creatures=0, least=0),))

    run(evening, tmp_path)


@evening
async def test_a_finished_game_is_a_file_anybody_can_check(here: Home) -> None:
    key = await here.opened(3, bots=["random", "random"])
    ada = await here.guest(key)
    await ada.must(wire.GiveWord, seat=0, word="marmalade")
    assert why(await here.service.door(key.table, key.token)) == "not-over-yet"
    await ada.must(wire.Start)
    for _ in range(100):
        if ada.table["phase"] == "over":
            break
        await ada.act(**random_act(ada.view))
        await here.quiet()
    text = await here.service.door(key.table, key.token)
    assert isinstance(text, str)
    game, journal = gamefile.read(text, games.load)
    *_, (state, _) = retell(game, journal)
    assert journal.opening.words == ("marmalade", "", "")
    assert journal.opening.seats == ("Ada", "random", "random")
    assert json.loads(game.encode(game.lean(game.view(state, 0)))) == ada.view


def random_act(view: dict[str, Any]) -> dict[str, Any]:
    """Something this view offers: the first listed act, or the first value of each field."""
    choices = view["choices"]
    if choices["listed"]:
        return dict(choices["listed"][0])
    act = next((a for a in choices["open"] if a["kind"] == "PlaceCard"), choices["open"][0])
    return {"type": act["kind"], "seat": choices["seat"], **{k: first_of(d) for k, d in act["fields"].items()}}


def first_of(domain: dict[str, Any]) -> Any:
    match domain["type"]:
        case "OneOf":
            return domain["values"][0]
        case "SomeOf":
            return domain["values"][: max(1, domain["least"])]
    return domain["low"]


@evening
async def test_any_moment_of_the_game_can_be_seen_by_whoever_may(here: Home) -> None:
    key = await here.opened(2)
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await ada.must(wire.Start)
    n = here.house.tables[key.table].written.n
    own = await here.service.at(key.table, key.token, n, 0)
    assert isinstance(own, wire.PastView)
    assert json.loads(bytes(own.view or b"")) == ada.view
    assert why(await here.service.at(key.table, key.token, n, 1)) == "not-your-seat"
    assert why(await here.service.at(key.table, key.token, n + 1, 0)) == "no-such-moment"
    public = await here.service.at(key.table, key.token, n, None)
    assert isinstance(public, wire.PastView)
    assert json.loads(bytes(public.view or b""))["hand"] == []
    await bo.act(type="Concede", seat=1)
    after = await here.service.at(key.table, key.token, n, 1)
    assert isinstance(after, wire.PastView)
    assert len(json.loads(bytes(after.view or b""))["hand"]) == 4


@evening
async def test_after_the_end_everybody_sees_everything(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    watcher = await here.guest(await here.joined(key, None, "Cy"))
    await ada.must(wire.Start)
    await bo.act(type="Concede", seat=1)
    last = watcher.heard("Played")[-1]
    assert [sight["seat"] for sight in last["sights"]] == [None, 0, 1]
    assert all(len(sight["view"]["hand"]) == 4 for sight in last["sights"][1:])


@evening
async def test_a_question_is_answered_from_the_askers_own_view(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    question = msgspec.Raw(msgspec.json.encode({"type": "WhatIf", "card": ada.view["hand"][0]}))
    assert (await ada.ask(wire.Ask, seat=0, question=question))["type"] == "Answered"
    assert await ada.refused(wire.Ask, seat=1, question=question) == "not-your-seat"
    assert await bo.refused(wire.Ask, seat=1, question=msgspec.Raw(b'{"type":"Fish"}')) == "question-not-understood"
    nobody = await ada.ask(wire.Ask, seat=None, question=question)
    assert nobody["answer"]["prospects"] == []  # a spectator holds no card


def test_every_fact_of_the_house_has_its_sentence_in_three_languages() -> None:
    ids = [kebab(fact.__name__) for fact in typing.get_args(HouseFact)]
    for language in WRITTEN:
        texts = Texts(language, ROOM)
        assert [message for message in ids if not texts.has(message)] == []


@evening
async def test_a_request_sent_again_while_it_is_being_written_is_answered_too(here: Home) -> None:
    key = await here.opened()
    cut, back = await here.guest(key), await here.guest(key)
    asked = asyncio.create_task(cut.ask(wire.Say, "once", text="Hello"))
    again = asyncio.create_task(back.ask(wire.Say, "once", text="Hello"))
    first, second = await asyncio.gather(asked, again)
    assert first == second == {"type": "Accepted", "id": "once", "n": 4}
    assert len(back.heard("Heard")) == 1
