"""Bots at live tables: how long they take before an act and after it, and what happens when one cannot."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from tests.tables.at_home import Guest, Home, evening, home, run
from tests.tables.test_store import full
from threedoors.bots import Thought
from threedoors.bots.random import RandomBot
from threedoors.core import Message, Wait
from threedoors.games.knock.actions import SkipTurn
from threedoors.tables import wire
from threedoors.tables.log.facts import Settings
from threedoors.tables.log.head import Head, Holder
from threedoors.tables.playing import botplay
from threedoors.tables.playing.botplay import (
    BACK_OFF_SECONDS,
    BRISK,
    CALM,
    BotPace,
    Trouble,
    address_of,
    hurried,
    left_of,
)
from threedoors.tables.store import NotWritten
from threedoors.tables.workers import Asker, Idea, Inline, Processes, Rules, Sitter, WorkerDied
from threedoors.tables.workers.crew import Crew


def test_a_stroller_rests_two_pauses_after_each_act_and_a_person_has_a_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    naps: list[float] = []

    async def sleep(seconds: float) -> None:
        naps.append(seconds)
        await asyncio.sleep(0)

    loop = SimpleNamespace(gather=asyncio.gather, get_running_loop=asyncio.get_running_loop, sleep=sleep)
    monkeypatch.setattr(botplay, "asyncio", loop)

    async def evening() -> None:
        async with home(tmp_path, pace=BotPace(3, 3)) as here:
            key = await here.opened(game="dungeon_exit", bots=["stroller"], options={"mode": "race"})
            await (await here.guest(key)).must(wire.Start)

    asyncio.run(evening())
    assert naps[:2] == [3, 6]  # it thinks, says that it is ready, rests


class Clumsy:
    """What ``random`` does in these tests: it fails so often before it acts as it should."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failures = 0
        self.asked = 0
        self._choose = RandomBot.choose
        monkeypatch.setattr(RandomBot, "choose", lambda bot, view, chance: self.choose(bot, view, chance))

    def choose(self, bot: Any, view: Any, chance: Any) -> Thought:
        self.asked += 1
        if self.asked <= self.failures:
            raise ZeroDivisionError
        return self._choose(bot, view, chance)


@pytest.fixture
def clumsy(monkeypatch: pytest.MonkeyPatch) -> Clumsy:
    monkeypatch.setattr(botplay, "BACK_OFF_SECONDS", (0.001, 0.001, 0.001))
    return Clumsy(monkeypatch)


async def with_two_bots(here: Home) -> Guest:
    """A game whose first turn is a bot's, as is every other."""
    host = await here.guest(await here.opened(2, sit=False, bots=["random", "random"]))
    await host.must(wire.Start)
    return host


def test_a_bot_that_stumbles_is_tried_again(tmp_path: Path, clumsy: Clumsy) -> None:
    clumsy.failures = 3

    async def evening(here: Home) -> None:
        host = await with_two_bots(here)
        assert host.table["phase"] == "over"
        assert here.house.counts["bots_stumbled"] == 3
        assert here.house.counts["bots_at_random"] == 0

    run(evening, tmp_path)


def test_a_bot_that_always_stumbles_is_played_at_random_and_the_game_goes_on(tmp_path: Path, clumsy: Clumsy) -> None:
    clumsy.failures = 1_000_000

    async def evening(here: Home) -> None:
        host = await with_two_bots(here)
        assert host.table["phase"] == "over"
        acts = len(host.heard("Played"))
        assert here.house.counts["bots_at_random"] == acts
        assert here.house.counts["bots_stumbled"] == 4 * acts

    run(evening, tmp_path)


def test_a_bot_that_stumbles_is_tried_three_times_more_within_six_seconds() -> None:
    trouble, waits = Trouble(), []
    while not trouble.is_hopeless:
        trouble.stumbled += 1
        waits.append(trouble.back_off_seconds)
    assert waits == [*BACK_OFF_SECONDS, 2.0] == [0.5, 1.0, 2.0, 2.0]


def test_a_bot_whose_workers_die_is_tried_once_more_and_then_any_act_will_do(tmp_path: Path, clumsy: Clumsy) -> None:
    class Dying(Inline):
        async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None:
            raise WorkerDied

    async def evening() -> None:
        async with home(tmp_path, workers=Dying()) as here:
            host = await with_two_bots(here)
            acts = len(host.heard("Played"))
            assert host.table["phase"] == "over"
            assert here.house.counts["bots_stumbled"] == 2 * acts

    asyncio.run(evening())


def test_a_bot_whose_acts_are_refused_is_played_at_random(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda *_: Thought(SkipTurn(0), Message("reason-skip")))

    async def evening(here: Home) -> None:
        host = await with_two_bots(here)
        assert host.table["phase"] == "over"
        assert here.house.counts["bots_refused"] >= botplay.TRIES

    run(evening, tmp_path)


def test_a_person_who_acts_meanwhile_wakes_a_bot_that_stumbled(
    tmp_path: Path, clumsy: Clumsy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(botplay, "BACK_OFF_SECONDS", (60.0,))
    clumsy.failures = 1

    async def evening(here: Home) -> None:
        key = await here.opened(game="dungeon_exit", bots=["random"], options={"mode": "race"})
        ada = await here.guest(key)
        await ada.ask(wire.Start)
        await eventually(lambda: here.house.counts["bots_stumbled"] == 1)
        assert (await ada.act(type="GetReady", seat=0))["type"] == "Accepted"
        await eventually(lambda: clumsy.asked > 1)

    run(evening, tmp_path)


def test_a_bot_whose_act_the_disk_did_not_take_is_tried_again(tmp_path: Path, clumsy: Clumsy) -> None:
    """They take their time, or the game would be over before the disk is full."""

    async def evening() -> None:
        async with home(tmp_path, pace=BotPace(0.05, 0.05)) as here:
            host = await here.guest(await here.opened(2, sit=False, bots=["random", "random"]))
            await host.ask(wire.Start)
            await surely_full(here, True)
            await eventually(lambda: here.house.counts["bots_stumbled"] >= 6)
            await surely_full(here, False)
            await eventually(lambda: host.table["phase"] == "over")

    asyncio.run(evening())


async def surely_full(here: Home, is_full: bool) -> None:
    """What a bot writes in the same moment may take it along, then once more."""
    try:
        await full(here, is_full)
    except NotWritten:
        await surely_full(here, is_full)


def test_no_bot_plays_on_at_a_table_that_is_gone(tmp_path: Path, clumsy: Clumsy) -> None:
    clumsy.failures = 1_000_000

    async def evening(here: Home) -> None:
        key = await here.opened(2, sit=False, bots=["random", "random"])
        host = await here.guest(key)
        await host.ask(wire.Start)
        await eventually(lambda: bool(here.house.counts["bots_stumbled"]))
        table = here.house.tables.pop(key.table)
        await eventually(lambda: not table.bots_at_work)
        assert table.written.phase == "playing"

    run(evening, tmp_path)


def test_however_slow_the_workers_are_the_table_goes_on(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Processes()
        workers.crews["bots"] = Crew(1, most_seconds=0.0)
        async with home(tmp_path, workers=workers) as here:
            key = await here.opened(3, game="munchkin", sit=False, bots=["greedy"] * 3)
            host = await here.guest(key)
            await host.ask(wire.Start)
            await eventually(lambda: len(host.heard("Played")) > 2 and workers.crews["bots"].counts["ended"] > 2)

    asyncio.run(evening())


@evening
async def test_bots_think_on_the_account_of_the_hosts_address(here: Home) -> None:
    key = await here.opened(2)
    table = here.house.tables[key.table]
    assert address_of(table) == ""
    bo = await here.guest(await here.joined(key, 1), address="2001:db8::2")
    assert address_of(table) == "2001:db8::2"
    await here.guest(key, address="2001:db8::1")
    assert address_of(table) == "2001:db8::1"
    await bo.must(wire.Leave)
    assert address_of(table) == "2001:db8::1"


class Slow(Inline):
    """Thinks until it is let go on."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.thoughts = 0

    async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None:
        self.thoughts += 1
        await self.go_on.wait()
        return await super().think(rules, sitters, key, asker)


def test_a_bot_seated_while_the_others_think_plays_too(tmp_path: Path) -> None:
    async def evening() -> None:
        slow = Slow()
        async with home(tmp_path, workers=slow) as here:
            key = await here.opened(3, options={"first": 1}, settings=Settings(takeover_bot="random"))
            ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
            await ada.must(wire.SeatBot, seat=2, bot="random")
            await ada.ask(wire.Start)
            await eventually(lambda: slow.thoughts == 1)
            assert (await bo.ask(wire.LeaveSeat, seat=1))["type"] == "Accepted"  # it is this seat's turn
            slow.go_on.set()
            await eventually(lambda: len(ada.heard("Played")) >= 1)

    asyncio.run(evening())


async def eventually(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110 – nobody tells us
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("bots_seated", [1, 3, 5])
@pytest.mark.parametrize("window", [2.5, 10, 45])
def test_all_bots_have_answered_before_the_shortest_clock_is_over(bots_seated: int, window: float) -> None:
    waits: list[Wait[Any]] = [Wait("w1", tuple(range(bots_seated)), Message("wait-last-call"), window)]
    for pace in (CALM, BRISK):
        quick = hurried(pace, waits, bots_seated)
        assert quick.drawn(255) * bots_seated < window
        assert quick == pace or quick.least < quick.most < pace.most


def test_where_no_clock_hurries_bots_take_their_time() -> None:
    assert hurried(CALM, [Wait("w1", (0, 1), Message("wait-prepare"))], 3) == CALM
    assert hurried(CALM, [Wait("w1", (0,), Message("wait-prepare"), 45)], 5) == CALM


def test_a_bot_that_was_slow_costs_the_next_one_its_pause_and_not_its_word() -> None:
    """What is left of the clock counts, not what it began with; where no clock runs nobody is hurried."""
    wait: Wait[Any] = Wait("w1", (1, 2), Message("wait-last-call"), 2.5)
    together = Head(seats=(Holder(1), Holder(None, "schemer"), Holder(2)), ran_ms=2000, waits_since={"w1": 0})
    assert [one.seconds for one in left_of([wait], together, 0)] == [0.5]
    alone = structs.replace(together, seats=(Holder(1), Holder(None, "schemer"), Holder(None, "schemer")))
    assert [one.seconds for one in left_of([wait], alone, 0)] == [2.5]
    late = hurried(CALM, left_of([wait], together, 0), 1)
    assert late.drawn(255) <= 0.2
