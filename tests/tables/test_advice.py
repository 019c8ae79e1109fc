"""Advice at a live table: where the host allows it, from one's own view, told to all and counted."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.at_home import Guest, Home, evening, home
from threedoors import games
from threedoors.bots.advice import Strength
from threedoors.core import Refused, begin
from threedoors.tables import wire
from threedoors.tables.ids import TableId
from threedoors.tables.log.facts import Settings
from threedoors.tables.workers import Asker, Inline, PastItsTime, Processes, Rules, TooManyWait
from threedoors.tables.workers.process import Job


async def at_knock(here: Home, **settings: Any) -> tuple[Guest, wire.Key]:
    """Ada and a bot; it is her turn."""
    key = await here.opened(2, bots=["careful"], options={"first": 0}, settings=Settings(**settings))
    ada = await here.guest(key)
    await ada.must(wire.Start)
    return ada, key


@evening
async def test_a_bot_says_where_to_look_then_why_then_the_act_and_it_is_counted(here: Home) -> None:
    ada, _ = await at_knock(here)
    where = (await ada.ask(wire.Advise, seat=0))["answer"]
    why = (await ada.ask(wire.Advise, seat=0, strength="why"))["answer"]
    act = (await ada.ask(wire.Advise, seat=0, strength="act"))["answer"]
    assert where["where"] == why["where"] == act["where"]
    assert (where["why"], why["act"], why["why"]) == (None, None, act["why"])
    assert act["act"]["type"] == "PlaceCard"
    told = [m["told"]["id"] for m in ada.heard("Arranged") if m["fact"]["type"] == "Advised"]
    assert told == ["advised"] * 3
    assert [seat["advised"] for seat in ada.table["seats"]] == [3, 0]
    await ada.must(wire.Act, action=msgspec.Raw(msgspec.json.encode(act["act"])))


@evening
async def test_everybody_reads_who_was_advised_and_nobody_what(here: Home) -> None:
    ada, key = await at_knock(here)
    di = await here.guest(await here.joined(key, None, "Di"))
    answer = (await ada.ask(wire.Advise, seat=0, strength="act"))["answer"]
    heard = [m for m in di.heard("Arranged") if m["fact"]["type"] == "Advised"]
    assert [(m["fact"]["seat"], m["fact"]["strength"]) for m in heard] == [(0, "act")]
    assert answer["why"]["id"] not in str(heard)


@evening
async def test_asking_twice_with_one_id_is_answered_twice_and_counted_once(here: Home) -> None:
    ada, _ = await at_knock(here)
    first = await ada.ask(wire.Advise, "mine", seat=0)
    again = await ada.ask(wire.Advise, "mine", seat=0)
    assert first["answer"] == again["answer"]
    assert ada.table["seats"][0]["advised"] == 1


@evening
async def test_the_count_outlives_the_house(here: Home) -> None:
    ada, key = await at_knock(here)
    await ada.ask(wire.Advise, seat=0)
    ada.leave()
    here.house.put_away(here.clock.now() + 1)
    again = await here.guest(key)
    assert again.table["seats"][0]["advised"] == 1


@evening
async def test_the_host_may_forbid_it_and_nobody_asks_for_another(here: Home) -> None:
    ada, key = await at_knock(here, advice=False)
    assert await ada.refused(wire.Advise, seat=0) == "advice-off"
    await ada.must(wire.ChangeSettings, settings=Settings())
    assert await ada.refused(wire.Advise, seat=1) == "not-your-seat"
    di = await here.guest(await here.joined(key, None, "Di"))
    assert await di.refused(wire.Advise, seat=0) == "not-your-seat"
    assert not [m for m in ada.heard("Arranged") if m["fact"]["type"] == "Advised"]


@evening
async def test_there_is_no_advice_before_the_game_nor_where_no_bot_knows_how(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    assert await ada.refused(wire.Advise, seat=0) == "not-started"
    bo = await here.guest(await here.opened(1, game="dungeon_exit"))
    await bo.must(wire.Start)
    assert await bo.refused(wire.Advise, seat=0) == "nobody-advises"


def test_what_takes_too_long_is_too_hard_to_say_and_not_counted(tmp_path: Path) -> None:
    class Slow(Inline):
        trouble: type[Exception] = PastItsTime

        async def advise(self, rules: Rules, view: bytes, strength: Strength, asker: Asker) -> bytes | Refused:
            raise self.trouble

    async def evening() -> None:
        slow = Slow()
        async with home(tmp_path, workers=slow) as here:
            ada, _ = await at_knock(here)
            assert await ada.refused(wire.Advise, seat=0) == "too-hard-to-say"
            slow.trouble = TooManyWait
            assert await ada.refused(wire.Advise, seat=0) == "slow-down"
            assert ada.table["seats"][0]["advised"] == 0

    asyncio.run(evening())


def test_it_is_thought_by_another_process_in_the_line_of_the_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """The crew of the dear questions: two seconds each, and addresses take turns."""
    munchkin, workers = games.load("munchkin"), Processes()
    playing = begin(munchkin, ("a", "b", "c"), "line", munchkin.options())
    assert not isinstance(playing, Refused)
    view = munchkin.encode(munchkin.view(playing.state, playing.state.board.active))
    served: list[Job] = []
    crew = workers.crews["dear_questions"]
    serve = crew.do

    async def do(job: Job, asker: Asker) -> Any:
        served.append(job)
        return await serve(job, asker)

    monkeypatch.setattr(crew, "do", do)

    async def evening() -> bytes | Refused:
        try:
            rules = Rules("munchkin", munchkin.rules_version)
            return await workers.advise(rules, view, "act", Asker(TableId("t"), "here"))
        finally:
            await workers.close()

    answer = asyncio.run(evening())
    assert isinstance(answer, bytes)
    assert msgspec.json.decode(answer)["act"]["seat"] == playing.state.board.active
    assert len(served) == 1
