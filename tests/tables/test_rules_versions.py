"""A raised rules version takes no game away: begun games go on by their rules, or are told from their log."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests import shelves
from tests.shelves import Kept
from tests.tables.at_home import Home, home
from threedoors import games
from threedoors.core import gamefile, retell, why_only_told
from threedoors.games import AnyGame
from threedoors.games.knock import decks
from threedoors.games.knock import versions as knock_versions
from threedoors.games.munchkin.cards import house
from threedoors.tables import wire
from threedoors.tables.playing.botplay import sitters
from threedoors.tables.workers import Rules
from threedoors.tables.workers.work import thinking

NEW_HALL = '\n[[hall]]\nid = "hat-stand"\nsince = 4\ncorners = [1, 1, 1, 1]\nname = { en = "Hat Stand" }\n'
NEW_MONSTER = '\n[[monsters]]\nid = "m99"\nsince = 5\nlevel = 2\nname = { en = "Hat Stand" }\n'


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A program one rules version later, in every game; the house's cards are one more."""
    more = tmp_path / "deck.toml"
    more.write_text(decks.SHIPPED.read_text(encoding="utf-8") + NEW_HALL, encoding="utf-8")
    for file in house.FILES:
        text = (house.HERE / f"{file}.toml").read_text(encoding="utf-8")
        (tmp_path / f"{file}.toml").write_text(text + NEW_MONSTER * (file == "monsters"), encoding="utf-8")
    monkeypatch.setattr(decks, "SHIPPED", more)
    monkeypatch.setattr(house, "HERE", tmp_path)
    monkeypatch.setattr(knock_versions, "RULES_VERSION", knock_versions.RULES_VERSION + 1)
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: raised(load(name)))
    forget_cards()
    yield
    forget_cards()


def forget_cards() -> None:
    """Cards are read once; here they change."""
    decks.deck_of.cache_clear()
    house.house_deck.cache_clear()


@pytest.fixture
def forgetful_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program one rules version later that plays none of the earlier rules."""
    load = games.load
    monkeypatch.setattr(games, "load", lambda name: replace(raised(load(name)), earlier=()))


def raised(game: AnyGame) -> AnyGame:
    """The next rules of a game, which keeps the present ones."""

    def setup(options: Any, seats: int, chance: Any) -> Any:
        named = {"rules_version": game.rules_version + 1} if game.name != "dungeon_exit" else {}
        return game.setup(options, seats, chance.rekeyed("another shuffle"), **named)

    return replace(game, rules_version=game.rules_version + 1, setup=setup, earlier=(game, *game.earlier))


def visit(path: Path, look: Any) -> None:
    async def evening() -> None:
        kept = shelves.put_up("file-2", path / "tables.db")
        async with home(path) as here:
            for table in kept:
                await look(here, table)

    asyncio.run(evening())


def key_of(kept: Kept) -> wire.Key:
    return wire.Key(kept.table, 1, kept.token, kept.invite)


def test_a_shelf_of_today_opens_and_its_games_go_on(tmp_path: Path) -> None:
    visit(tmp_path, goes_on)


def test_a_game_begun_goes_on_by_the_rules_it_was_begun_under(tmp_path: Path, next_rules: None) -> None:
    visit(tmp_path, goes_on)


async def goes_on(here: Home, kept: Kept) -> None:
    guest = await here.guest(key_of(kept))
    rules = 1 if kept.game == "dungeon_exit" else 2
    assert guest.table["phase"] == kept.phase
    assert guest.table["rules_version"] == rules
    assert not guest.table["only_told"]
    if kept.phase == "playing":
        get_ready(here, kept)
        assert (await guest.ask(wire.Resume))["type"] == "Accepted"
        await plays_on(here, kept)
        await guest.ask(wire.Pause)
        await here.quiet()
    guest.leave()


def get_ready(here: Home, kept: Kept) -> None:
    """What bots compile before their first thought may take half a minute on a busy machine, and is no hang."""
    table = here.house.tables[kept.table]
    game = table.rules.game
    thinking(Rules(game.name, game.rules_version), sitters(game, table.head)).get_ready()


async def plays_on(here: Home, kept: Kept) -> None:
    table = here.house.tables[kept.table]
    async with asyncio.timeout(30):
        while table.written.n < kept.n + 4 and table.written.phase == "playing":  # noqa: ASYNC110 – nobody tells us
            await asyncio.sleep(0.002)


def test_a_lobby_adopts_the_new_rules_when_its_game_starts(tmp_path: Path, next_rules: None) -> None:
    async def starts(here: Home, kept: Kept) -> None:
        if kept.phase != "lobby":
            return
        guest = await here.guest(key_of(kept))
        started = await guest.ask(wire.Start)
        assert started["type"] == "Accepted", started
        assert guest.table["rules_version"] == games.load(kept.game).rules_version
        state = here.house.tables[kept.table].head.state
        if kept.game == "knock":
            assert "hat-stand" in decks.deck_of(state.options.deck).cards
        if kept.game == "munchkin":
            assert "m99" in state.board.options.deck.doors
        guest.leave()

    visit(tmp_path, starts)


def test_a_finished_game_keeps_its_story_its_file_and_its_place(tmp_path: Path, next_rules: None) -> None:
    async def is_kept(here: Home, kept: Kept) -> None:
        if kept.phase != "over":
            return
        assert [mine.phase for mine in await here.service.mine([kept.token])] == ["over"]
        text = await here.service.door(kept.table, kept.token)
        assert isinstance(text, str)
        game, journal = gamefile.read(text, games.load)
        assert why_only_told(game, journal) == ""
        assert sum(1 for _ in retell(game, journal)) == len(journal.entries) + 1
        moment = await here.service.at(kept.table, kept.token, kept.n, None)
        assert isinstance(moment, wire.PastView)
        assert moment.view is not None

    visit(tmp_path, is_kept)


def test_a_game_whose_rules_are_gone_is_told_from_its_log_and_nobody_can_act(
    tmp_path: Path, forgetful_rules: None
) -> None:
    async def is_told(here: Home, kept: Kept) -> None:
        if kept.phase == "lobby":
            return
        guest = await here.guest(key_of(kept))
        assert (guest.table["phase"], guest.table["only_told"]) == (kept.phase, True)
        welcome = guest.heard("Welcome")[0]
        assert welcome["sights"] == []
        played = [entry for entry in welcome["missed"] if entry["type"] == "Played"]
        assert any(sight["told"] for entry in played for sight in entry["sights"])
        assert await guest.refused(wire.Resume) == "only-told"
        assert await guest.refused(wire.Say, text="Hello?") == "only-told"
        assert [mine.phase for mine in await here.service.mine([kept.token])] == [kept.phase]
        guest.leave()
        if kept.phase == "over":
            text = await here.service.door(kept.table, kept.token)
            assert isinstance(text, str)
            game, journal = gamefile.read(text, games.load)
            assert "told from its events" in why_only_told(game, journal)
        assert here.house.tables[kept.table].written.n == kept.n, "nothing was written to it"

    visit(tmp_path, is_told)


def test_a_program_that_knows_the_rules_again_plays_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = games.load

    async def evening() -> None:
        kept = shelves.put_up("file-2", tmp_path / "tables.db")
        running = [table for table in kept if table.phase == "playing"]
        monkeypatch.setattr(games, "load", lambda name: replace(raised(load(name)), earlier=()))
        async with home(tmp_path) as here:
            for table in running:
                (await here.guest(key_of(table))).leave()
        monkeypatch.setattr(games, "load", load)
        async with home(tmp_path) as here:
            for table in running:
                await goes_on(here, table)

    asyncio.run(evening())


def test_somebody_can_still_be_forgotten_where_the_rules_are_gone(tmp_path: Path, forgetful_rules: None) -> None:
    async def forgets(here: Home, kept: Kept) -> None:
        assert await here.service.forget([kept.token]) == 1
        assert await here.service.mine([kept.token]) == ()

    visit(tmp_path, forgets)


def test_a_snapshot_nobody_can_read_is_reckoned_again_from_the_log(tmp_path: Path) -> None:
    async def evening() -> None:
        kept = shelves.put_up("file-2", tmp_path / "tables.db")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("UPDATE snapshots SET head = '{\"nothing\": 1}'")
            connection.commit()
        async with home(tmp_path) as here:
            for table in kept:
                await goes_on(here, table)
                assert await here.service.mine([table.token]), "one's tables are listed all the same"

    asyncio.run(evening())
