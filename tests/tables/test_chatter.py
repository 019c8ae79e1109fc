"""Bots say a word: seldom, never where talk is closed, and never to an empty room."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.tables.at_home import Guest, Home, evening, home
from threedoors.core import Message
from threedoors.tables import wire
from threedoors.tables.log.facts import BotSaid, Gestured, Settings
from threedoors.tables.playing import chatter
from threedoors.tables.playing.chatter import (
    PROPOSALS_REST_SECONDS,
    SEAT_RESTS_SECONDS,
    TABLE_RESTS_SECONDS,
    SaidLately,
    told,
)
from threedoors.tables.workers import Word

LINE = Message("say-flee-1")


def test_a_table_hears_a_word_every_quarter_of_a_minute_and_a_bot_speaks_once_in_three() -> None:
    heard = SaidLately()
    times = [now for now in range(600) if any(heard.takes(Word(seat, LINE), now) for seat in range(3))]
    gaps = [after - before for before, after in pairwise(times)]
    assert min(gaps) == TABLE_RESTS_SECONDS
    alone = SaidLately()
    times = [now for now in range(600) if alone.takes(Word(0, LINE), now)]
    assert len(times) == -(-600 // int(SEAT_RESTS_SECONDS))


def test_a_proposal_is_made_once_for_each_time_somebody_is_awaited() -> None:
    heard = SaidLately()
    assert heard.takes(Word(1, LINE, (0, 0), "w1"), 0)
    assert not heard.takes(Word(2, LINE, (0, 0), "w1"), 100)
    assert heard.takes(Word(2, LINE, (0, 0), "w2"), 100)
    assert not heard.takes(Word(2, LINE, (0, 0), "w3"), 100 + PROPOSALS_REST_SECONDS / 2)


async def at_knock(here: Home, **settings: Any) -> tuple[Guest, Any]:
    """Ada and a bot on Speech; it is her turn, and nobody has anything left to do."""
    key = await here.opened(2, bots=["careful"], options={"first": 0}, settings=Settings(**settings))
    ada = await here.guest(key)
    await ada.must(wire.Start)
    table = here.house.tables[key.table]
    table.head = table.written = replace(table.head, state=replace(table.head.state, silent=False))
    return ada, table


@evening
async def test_what_a_bot_says_is_a_message_that_every_reader_hears_in_their_own_language(here: Home) -> None:
    ada, table = await at_knock(here)
    assert await here.house.bots._chatter.say(table, Word(1, LINE))
    heard = [(m["seat"], m["line"]["id"]) for m in ada.heard("BotHeard")]
    assert heard[-1] == (1, "say-flee-1"), "the bot may have had a word of its own before"


@evening
async def test_a_host_can_have_quiet_bots(here: Home) -> None:
    ada, table = await at_knock(here, bots_talk=False)
    assert told(table, Word(1, LINE, (0, 0), "w")) == ()
    await ada.must(wire.ChangeSettings, settings=Settings(bots_talk=True, chat=False))
    (finger,) = told(table, Word(1, LINE, (0, 0), "w"))  # a closed chat is closed to all
    assert isinstance(finger, Gestured)
    await ada.must(wire.ChangeSettings, settings=Settings())
    assert [type(fact) for fact in told(table, Word(1, LINE, (2, -1), "w"))] == [BotSaid, Gestured]


@evening
async def test_k17_in_silence_a_bot_says_nothing_and_points(here: Home) -> None:
    _, table = await at_knock(here)
    table.head = table.written = replace(table.head, state=replace(table.head.state, silent=True))
    assert told(table, Word(1, LINE)) == ()
    (pointing,) = told(table, Word(1, LINE, (2, -1), "w"))
    assert isinstance(pointing, Gestured)
    assert (pointing.seat, pointing.gesture, pointing.at and (pointing.at.x, pointing.at.y)) == (1, "point", (2, -1))


@evening
async def test_nobody_talks_to_an_empty_room(here: Home) -> None:
    ada, table = await at_knock(here)
    ada.leave()
    assert told(table, Word(1, LINE)) == ()


def test_in_whole_games_bots_are_heard_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without pauses a game takes no time, so the bounds are lifted here; then they have a lot to say."""
    for rest in ("TABLE_RESTS_SECONDS", "SEAT_RESTS_SECONDS"):
        monkeypatch.setattr(chatter, rest, 0.0)

    async def evening() -> None:
        async with home(tmp_path) as here:
            bots = ["schemer:spiteful", "schemer:loyal", "schemer:chaotic"]
            host = await here.guest(await here.opened(3, game="munchkin", sit=False, bots=bots))
            await host.must(wire.Start)
            lines = host.heard("BotHeard")
            assert host.table["phase"] == "over"
            assert len(lines) > 5
            assert {tuple(line["line"].get("args", {})) for line in lines} <= {(), ("seat",)}

    asyncio.run(evening())
