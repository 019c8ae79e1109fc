"""Whatever takes long is done beside the event loop: nobody's deck keeps anybody else waiting."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests import shelves
from tests.games.knock.tables import deck_with
from tests.tables.at_home import Home, evening, home, run
from threedoors.games.knock import decks
from threedoors.games.munchkin.cards.house import house_deck, house_set
from threedoors.tables import wire
from threedoors.tables.people import hosting
from threedoors.tables.services.tables import NewTable
from threedoors.tables.told import past, stories
from threedoors.tables.workers import Asker

OWN_DECK = deck_with("c3221t4 h2111")


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads in which a deck was read."""
    found: list[threading.Thread] = []
    read = decks._read

    def noted(text: str) -> decks.DeckFile:
        found.append(threading.current_thread())
        return read(text)

    monkeypatch.setattr(decks, "_read", noted)
    decks.deck_of.cache_clear()
    return found


def test_an_own_deck_is_read_beside_the_loop_when_it_is_chosen_started_and_taken_from_the_shelf(
    tmp_path: Path, readers: list[threading.Thread]
) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2, bots=["careful"], options={"deck": OWN_DECK})
            ada = await here.guest(key)
            other = msgspec.Raw(msgspec.json.encode({"deck": OWN_DECK + "# another"}))
            await ada.must(wire.ChangeOptions, options=other, seats=2)
            decks.deck_of.cache_clear()
            await ada.must(wire.Start)
        decks.deck_of.cache_clear()
        async with home(tmp_path) as here:
            await here.guest(key)

    asyncio.run(evening())
    assert len(readers) >= 4
    assert threading.main_thread() not in readers


@evening
async def test_a_deck_that_is_refused_is_read_once_beside_the_loop(here: Home, readers: list[threading.Thread]) -> None:
    ada = await here.guest(await here.opened(2))
    bad = msgspec.Raw(msgspec.json.encode({"deck": OWN_DECK + "\n[gnome]"}))
    answer = await ada.ask(wire.ChangeOptions, options=bad, seats=2)
    assert answer["refused"]["why"] == "deck-wrong-field"
    assert len(readers) == 1
    assert threading.main_thread() not in readers


@evening
async def test_a_game_reads_its_deck_once_however_many_decks_are_about(
    here: Home, readers: list[threading.Thread]
) -> None:
    key = await here.opened(2, bots=["careful"], options={"deck": OWN_DECK})
    ada = await here.guest(key)
    await ada.must(wire.Start)
    decks.deck_of.cache_clear()
    before = len(readers)
    state = here.house.tables[key.table].head.state
    assert state.options.the_deck.cards
    assert len(readers) == before


@pytest.mark.parametrize(
    ("game", "options"),
    [("dungeon_exit", {"levels": ["K10 F3 D7 A10 H7"] * 3000}), ("munchkin", {"sides": ["man"] * 8000})],
)
@evening
async def test_options_are_bounded_in_length(here: Home, game: str, options: dict[str, Any]) -> None:
    seats = 3 if game == "munchkin" else 2
    refused = await here.service.open_table(NewTable(game, seats, "Ada", "en", msgspec.json.encode(options)))
    assert not isinstance(refused, wire.Key)
    assert refused.why == "options-not-understood"
    assert "length" in str(refused.args["fault"])


@evening
async def test_an_own_set_does_not_travel_with_every_act(here: Home) -> None:
    own = {"own_set": msgspec.to_builtins(house_set())}
    key = await here.opened(3, game="munchkin", bots=["random"] * 3, options=own, sit=False)
    ada = await here.guest(key)
    assert ada.table["options"]["own_set"]["monsters"]
    await ada.ask(wire.Start)
    async with asyncio.timeout(20):
        while not ada.heard("Played"):  # noqa: ASYNC110 – nobody tells us
            await asyncio.sleep(0.01)
    await ada.ask(wire.Pause)
    played = [raw for raw in ada.bytes if raw.startswith(b'{"type":"Played"')]
    assert max(map(len, played)) < 12_000
    answer = await ada.ask(wire.Ask, seat=None, question=msgspec.Raw(b'{"type":"AskCards"}'))
    assert len(answer["answer"]["cards"]) == len(house_deck().cards), "whoever needs the faces asks for them"


def test_the_file_of_a_game_is_written_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrote: list[threading.Thread] = []
    door = stories.door

    def watched(*args: Any) -> str:
        wrote.append(threading.current_thread())
        return door(*args)

    async def evening() -> None:
        kept = next(one for one in shelves.put_up("file-2", tmp_path / "tables.db") if one.phase == "over")
        async with home(tmp_path) as here:
            assert isinstance(await here.service.door(kept.table, kept.token), str)

    monkeypatch.setattr(stories, "door", watched)
    asyncio.run(evening())
    assert wrote
    assert threading.main_thread() not in wrote, "the cards of a Munchkin game alone take thirteen milliseconds"


@pytest.mark.parametrize("rude_opens", [True, False], ids=["opens tables", "changes options"])
def test_whoever_has_much_done_beside_the_loop_delays_others_by_one_thing_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rude_opens: bool
) -> None:
    done: list[int] = []
    checked = hosting.checked_options

    def slowly(asking: Any, options: bytes, seats: int) -> Any:
        time.sleep(0.02)
        done.append(seats)
        return checked(asking, options, seats)

    async def evening(here: Home) -> None:
        rude = [await here.guest(await here.opened(2), address="192.0.2.1") for _ in range(10)]
        polite = await here.guest(await here.opened(2), address="192.0.2.2")
        monkeypatch.setattr(hosting, "checked_options", slowly)
        rudely = [
            here.opened(3, address="192.0.2.1")
            if rude_opens
            else guest.ask(wire.ChangeOptions, options=msgspec.Raw(b"{}"), seats=3)
            for guest in rude
        ]
        asked = asyncio.gather(*rudely)
        await asyncio.sleep(0.01)
        await asyncio.gather(
            polite.ask(wire.ChangeOptions, options=msgspec.Raw(b"{}"), seats=4), here.opened(5, address="192.0.2.3")
        )
        assert max(done.index(4), done.index(5)) <= 4, done
        await asked

    run(evening, tmp_path)


@evening
async def test_what_fails_beside_the_loop_is_told_to_whoever_asked_and_the_next_goes_on(here: Home) -> None:
    asker = Asker("table", "192.0.2.1")
    failing = here.house.beside(asker, int, "no number")
    left = asyncio.create_task(here.house.beside(asker, int, "7"))
    found = asyncio.create_task(here.house.beside(asker, int, "8"))
    await asyncio.sleep(0)
    left.cancel()
    with pytest.raises(ValueError, match="no number"):
        await failing
    assert await found == 8


def test_whoever_looks_back_without_end_delays_others_by_one_look_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[str] = []
    told_again = stories.told_again

    def slowly(chapter: Any, audience: Any) -> Any:
        time.sleep(0.02)
        looks.append(next(iter(chapter.names.values())).name)
        return told_again(chapter, audience)

    async def evening(here: Home) -> None:
        rude, polite = await here.opened(2, name="Rude"), await here.opened(2, name="Polite")
        monkeypatch.setattr(past, "told_again", slowly)
        rudely = asyncio.gather(*(here.service.story(rude.table, rude.token, 99, "192.0.2.1") for _ in range(20)))
        await asyncio.sleep(0.01)
        await here.guest(polite, address="192.0.2.2")
        assert looks.index("Polite") <= 4, looks
        await rudely
        assert looks.count("Rude") == 20

    run(evening, tmp_path)
