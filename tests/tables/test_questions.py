"""Questions at a live table: answered by workers, refused in words when that takes too long or too many wait."""

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from tests.tables.at_home import Guest, Home, evening, home, run
from threedoors import games
from threedoors.tables import wire
from threedoors.tables.workers import Processes, Rules
from threedoors.tables.workers.crew import Crew
from threedoors.tables.workers.work import is_dear

HELP = {"type": "StillPossible"}  # takes a tenth of a second at the least
EXIT = Rules("dungeon_exit", games.load("dungeon_exit").rules_version)
QUICK = {"type": "WhereFits", "tile": "I2"}

numbers = count()


async def together(here: Home, address: str = "") -> Guest:
    """Somebody who plays Dungeon Exit with a mate."""
    key = await here.opened(game="dungeon_exit", options={"mode": "coop"})
    await here.joined(key, 1)
    ada = await here.guest(key, address=address)
    await ada.must(wire.Start)
    return ada


async def ask(ada: Guest, question: dict[str, Any]) -> str:
    """Ask the view of the first seat: the kind of answer, or why there is none."""
    asked = wire.Ask(f"q{next(numbers)}", seat=0, question=msgspec.Raw(msgspec.json.encode(question)))
    assert ada.session
    ada.home.house.request(ada.session, asked)
    async with asyncio.timeout(60):  # a worker may have to be started
        while not (found := [message for message in ada.messages if message.get("id") == asked.id]):  # noqa: ASYNC110 – nobody tells us
            await asyncio.sleep(0.005)
    return str(found[0]["refused"]["why"] if found[0]["type"] == "Refusal" else found[0]["answer"]["type"])


def test_a_question_that_takes_too_long_is_too_hard_to_say(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Processes()
        workers.crews["dear_questions"] = Crew(1, most_seconds=0.01)
        async with home(tmp_path, workers=workers) as here:
            ada = await together(here)
            assert await ask(ada, HELP) == "too-hard-to-say"
            assert await ask(ada, QUICK) == "Fits"
            assert await ask(ada, HELP) == "too-hard-to-say"
            assert workers.crews["dear_questions"].counts == {"ended": 2}

    asyncio.run(evening())


def test_whoever_asks_too_much_is_asked_to_slow_down_and_nobody_else(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Processes()
        workers.crews["questions"] = Crew(1, most_seconds=30, most_per_address=2)
        async with home(tmp_path, workers=workers) as here:
            ada, bo = await together(here, "2001:db8::1"), await together(here, "2001:db8::2")
            asked = [ask(ada, QUICK) for _ in range(5)]
            answers = await asyncio.gather(*asked, ask(bo, QUICK))
            assert Counter(answers) == {"Fits": 4, "slow-down": 2}
            assert answers[-1] == "Fits"

    asyncio.run(evening())


def test_whoever_leaves_is_not_answered(tmp_path: Path) -> None:
    async def evening() -> None:
        workers = Processes()
        async with home(tmp_path, workers=workers) as here:
            ada, bo = await together(here), await together(here)
            asked = [asyncio.ensure_future(ask(ada, QUICK)) for _ in range(5)]
            while workers.crews["questions"].waiting < 4:  # noqa: ASYNC110 – nobody tells us
                await asyncio.sleep(0)
            ada.leave()
            assert await ask(bo, QUICK) == "Fits"
            assert workers.crews["questions"].waiting == 0
            assert sum(one.done() for one in asked) <= 1
            for one in asked:
                one.cancel()

    asyncio.run(evening())


def test_a_question_nobody_understands_is_refused_by_the_quick(tmp_path: Path) -> None:
    async def evening(here: Home) -> None:
        assert await ask(await together(here), {"type": "WhoWins"}) == "question-not-understood"

    run(evening, tmp_path)
    assert not is_dear(EXIT, b"[1, 2")
    assert not is_dear(EXIT, b'{"type": 7}')
    assert is_dear(EXIT, b'{"strength": "move", "type": "GiveHint"}')


def test_what_is_dear_is_a_question_of_its_game() -> None:
    for game in games.find():
        for dear in game.dear_questions:
            assert isinstance(msgspec.json.decode(b'{"type": "%s"}' % dear.__name__.encode(), type=game.question), dear)


@evening
async def test_what_a_seat_sees_is_made_once_however_often_it_asks(here: Home) -> None:
    ada = await together(here)
    (table,) = here.house.tables.values()
    first = table.sight(0)
    assert await ask(ada, QUICK) == "Fits"
    assert table.sight(0) is first
    assert (await ada.act(type="PlaceTile", seat=0, tile="I2", at="A12"))["type"] == "Accepted"
    assert table.sight(0) is not first
    assert table.sight(0) == table.rules.game.encode(table.rules.game.view(table.written.state, 0))
