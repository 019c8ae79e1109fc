"""What earlier programs left goes on: every table opens, plays on or is told, and is heard as it was promised."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import msgspec
import pytest

from tests.guard import EVENINGS, Kept, doors, heard, kept, put_up
from tests.guard.comparing import missing
from tests.guard.listening import Listener, Sitting, listen, post
from tests.guard.promised import PROMISED
from tests.server.running import Running
from threedoors import games
from threedoors.cli import run
from threedoors.core import chance_of, gamefile, retell, why_only_told

TABLES = [(evening, table) for evening in EVENINGS for table in kept(evening)]
FILES = [(evening, name) for evening in EVENINGS for name in doors(evening)]


def of_stages(*stages: str) -> pytest.MarkDecorator:
    """Every table kept at these stages."""
    found = [(evening, table) for evening, table in TABLES if table.stage in stages]
    assert found
    return pytest.mark.parametrize(("evening", "table"), found, ids=[f"{e}/{table.name}" for e, table in found])


every_file = pytest.mark.parametrize(("evening", "name"), FILES, ids=["/".join(file) for file in FILES])


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Running]]:
    """A house for each evening, opened on a file it left."""
    opened = {}
    for evening in EVENINGS:
        db = tmp_path_factory.mktemp("evening") / "tables.db"
        put_up(evening, db)
        opened[evening] = Running(db).start()
    yield opened
    for server in opened.values():
        server.stop()
        assert server.complaints() == ""


def test_evenings_hold_every_stage_of_every_game() -> None:
    assert EVENINGS
    stages = {(table.game, table.stage) for _, table in TABLES}
    assert stages == {(game.name, stage) for game in games.find() for stage in ("lobby", "people", "bots", "over")}


@of_stages("people", "over")
def test_whoever_comes_back_hears_what_was_heard_then(evening: str, table: Kept, houses: dict[str, Running]) -> None:
    """A seat, a spectator and somebody who comes late; running games are played on, act by act, as they were."""
    now = asyncio.run(listen(houses[evening].address, table))
    differing = [line for line in missing(heard(evening, table.name), now) if not is_promised(table.game, line)]
    assert not differing, "\n".join(differing[:20])


def is_promised(game: str, line: str) -> bool:
    """Is this difference one that was announced?"""
    return any(difference.game == game and re.search(difference.path, line) for difference in PROMISED)


@of_stages("bots")
def test_a_running_game_goes_on_with_its_bots(evening: str, table: Kept, houses: dict[str, Running]) -> None:
    async def goes_on() -> None:
        async with back_at(houses[evening], table) as (ada, spectator):
            await ada.ask({"type": "Resume", "id": "guard-resume"})
            await spectator.until(lambda: not spectator.table["paused"])
            mine = await play_on(ada, table)
            over = ada.table["phase"] == "over"  # bots may lose a game before anybody else can act
            assert mine or over
            assert played(ada) - mine >= 2 or over, "bots act, too"

    asyncio.run(goes_on())


@asynccontextmanager
async def back_at(house: Running, table: Kept) -> AsyncIterator[tuple[Listener, Listener]]:
    """The host and a spectator at a table that was kept."""
    async with Sitting(house.address, table.table, table.tokens) as sitting:
        yield sitting.people[0], sitting.people[-1]


async def play_on(ada: Listener, table: Kept) -> int:
    """The person at the first seat acts when nobody else does, until bots have acted as well; how often."""
    mine = 0
    while ada.table["phase"] != "over" and not (mine and played(ada) - mine >= 2):
        if await somebody_acts(ada) or not is_awaited(ada):
            continue
        mine += await acted(ada, table.game, mine)
    return mine


def played(ada: Listener) -> int:
    """How many acts she has heard of since she came back."""
    return sum(message["type"] == "Played" for message in ada.heard)


async def somebody_acts(ada: Listener) -> bool:
    """Does anybody act within a moment?"""
    n = ada.n
    try:
        async with asyncio.timeout(0.3):
            await ada.until(lambda: ada.n > n)
    except TimeoutError:
        return False
    return True


def is_awaited(ada: Listener) -> bool:
    return any(0 in wait["seats"] for wait in ada.views[0]["waits"])


async def acted(ada: Listener, game_name: str, number: int) -> int:
    """Something that this view offers; what the referee refuses is tried another way."""
    game, chance = games.load(game_name), chance_of(f"guard/{number}")
    choices = msgspec.convert(ada.views[0], game.view_type).choices
    for attempt in range(50):
        action, chance = choices.sample(chance, game.action)
        act = msgspec.to_builtins(action)
        answer = await ada.ask({"type": "Act", "id": f"guard-{number}-{attempt}", "action": act})
        if answer["type"] == "Accepted":
            return 1
    raise AssertionError("nothing that was offered was taken")


@of_stages("lobby")
def test_a_lobby_starts_and_plays_by_the_rules_of_today(evening: str, table: Kept, houses: dict[str, Running]) -> None:
    async def starts() -> None:
        async with back_at(houses[evening], table) as (ada, spectator):
            answer = await ada.ask({"type": "Start", "id": "guard-start"})
            assert answer["type"] == "Accepted", answer
            await spectator.until(lambda: None in spectator.views)
            assert ada.table["phase"] == "playing"
            assert ada.table["rules_version"] == games.load(table.game).rules_version

    asyncio.run(starts())


@of_stages("over")
def test_a_finished_game_gives_the_file_it_gave_then(evening: str, table: Kept, houses: dict[str, Running]) -> None:
    async def gives() -> str:
        async with aiohttp.ClientSession() as http:
            path = f"/api/tables/{table.table}/door"
            text: str = await post(http, houses[evening].address, path, token=table.tokens[0])
            return text

    assert asyncio.run(gives()) == doors(evening)[f"{table.case}.door"]


@every_file
def test_a_game_file_verifies_or_is_told_from_its_events(
    evening: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = doors(evening)[name]
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    game, journal = gamefile.read(text, games.load)
    reason = why_only_told(game, journal)
    assert run(["verify", str(file)]) == (1 if reason else 0)
    assert reason in " ".join(capsys.readouterr().err.split())
    assert run(["replay", str(file)]) == 0
    assert len(capsys.readouterr().out.splitlines()) > len(journal.entries)
    if not reason:
        assert len([*retell(game, journal)]) == len(journal.entries) + 1
        assert run(["show", str(file)]) == 0
        assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("evening", EVENINGS)
def test_the_command_line_lists_and_exports_what_was_left(
    evening: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = put_up(evening, tmp_path / "tables.db")
    assert run(["tables", "--db", str(tmp_path / "tables.db")]) == 0
    listed = capsys.readouterr().out
    assert all(table.table in listed for table in tables)
    finished = [table for table in tables if table.stage == "over"]
    asked = ["tables", "--db", str(tmp_path / "tables.db"), "export", *(table.table for table in finished)]
    assert run([*asked, "--to", str(tmp_path / "out")]) == 0
    written = {file.read_text(encoding="utf-8") for file in (tmp_path / "out").glob("*.door")}
    assert written == {doors(evening)[f"{table.case}.door"] for table in finished}
