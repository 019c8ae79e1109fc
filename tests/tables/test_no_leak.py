"""Nothing hidden goes over the wire: twins that differ only in what a seat may not know send it the same bytes.

One game is played to a moment before its end. Cards that seat 0 has not seen by then are dealt otherwise in its
twin, and the same acts are played there (they name seen cards only). Ids, seeds of secrets and the clock are equal.
Compared is everything seat 0 and a spectator receive: views, events, choices, waits, refusals, answers to questions,
what is told again after a reconnect, moments of the past, the lobby, "my tables".
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed

from tests.tables.at_home import Guest, Home, StillClock
from threedoors import games
from threedoors.core import Chance
from threedoors.games import AnyGame
from threedoors.games.knock.state import Knock
from threedoors.tables import wire
from threedoors.tables.house import House
from threedoors.tables.log.facts import Pointing
from threedoors.tables.playing.botplay import AT_ONCE
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.workers import Inline

ACTS, LEAST = 17, 6
Traffic = list[bytes]


def equal_entropy(word: str) -> Callable[[int], bytes]:
    """The same secrets for both twins."""
    drawn: Iterator[int] = iter(range(10**9))
    return lambda count: blake2b(f"{word}{next(drawn)}".encode(), digest_size=64).digest()[:count]


async def evening(path: Path, word: str, game: AnyGame, script: list[bytes]) -> tuple[Traffic, Traffic, Any]:
    """Play the script (writing it, if it is empty), and give what seat 0 and a spectator received."""
    store, clock = SqliteStore(path), StillClock()
    house = House(store, clock, workers=Inline(), entropy=equal_entropy(word), bot_pace=AT_ONCE, wall=lambda: 0)
    here = Home(house, clock)
    key = await here.opened(3, options={"level": 2, "minutes": 15, "gentle": True})
    others = [await here.joined(key, 1, "Bo"), await here.joined(key, 2, "Cy")]
    watch = await here.joined(key, None, "Di")
    players = [await here.guest(key), *[await here.guest(other) for other in others]]
    watcher = await here.guest(watch)
    for other in others:  # what seats share is compared for the first who listens: let that be somebody else
        await here.guest(other, keeps_views=True)
    keepers = [await here.guest(one, keeps_views=True) for one in (key, watch)]  # second windows, told what changes
    await players[0].ask(wire.Start, "start")
    chance = Chance(blake2b(word.encode(), digest_size=32).digest())
    recording = not script
    for number in range(ACTS if recording else len(script)):
        if recording:
            act, chance = drawn_act(house.tables[key.table].head.state, game, chance)
            if act is None:
                break
            script.append(act)
        clock.time += 700
        seat = msgspec.json.decode(script[number])["seat"]
        await players[seat].ask(wire.Act, f"act{number}", action=msgspec.Raw(script[number]))
        await probe(players[0], watcher, number)
    mine = [*players[0].bytes, *keepers[0].bytes, *await at_the_desk(here, key, players[0])]
    watched = [*watcher.bytes, *keepers[1].bytes, *await at_the_desk(here, watch, watcher)]
    state = house.tables[key.table].head.state
    await house.close()
    return mine, watched, state


def drawn_act(state: Any, game: AnyGame, chance: Chance) -> tuple[bytes | None, Chance]:
    """An act of whoever is awaited that does not end the game; None where every one seems to."""
    for _ in range(200):
        wait = next(w for w in game.waits(state) if w.seats)
        seat, chance = chance.pick(wait.seats)
        act, chance = game.legal(state, seat).sample(chance, game.action)
        step = game.apply(state, act)
        if hasattr(step, "state") and game.outcome(step.state) is None:
            return game.encode(act), chance
    return None, chance


async def probe(ada: Guest, watcher: Guest, number: int) -> None:
    """Seat 0 and the spectator try everything they may, and some of what they may not."""
    hand = ada.view["hand"]
    await ada.ask(wire.Ask, f"what{number}", seat=0, question=raw({"type": "WhatIf", "card": hand[0] if hand else "x"}))
    await ada.ask(wire.Act, f"bad{number}", action=raw({"type": "PlaceCard", "seat": 0, "card": "none", "spot": "9,9"}))
    await ada.ask(wire.Act, f"not-mine{number}", action=raw({"type": "Concede", "seat": 1}))
    await ada.ask(wire.Gesture, f"point{number}", seat=0, gesture="point", at=Pointing(hand=number % 4))
    await ada.ask(wire.Say, f"say{number}", text="well now")
    await watcher.ask(wire.Say, f"psst{number}", text="I see nothing")
    await watcher.ask(wire.Ask, f"what{number}", seat=1, question=raw({"type": "WhatIf", "card": "x"}))


def raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


async def at_the_desk(here: Home, key: wire.Key, guest: Guest) -> Traffic:
    """What the other channels tell: reconnecting, the past, the lobby, my tables, the file."""
    again = await here.guest(key)
    n = here.house.tables[key.table].written.n
    seats = [0, 1, None] if guest.heard("Welcome")[0]["seats"] else [None, 0]
    moments = [
        await here.service.at(key.table, key.token, number, seat) for number in range(1, n + 1) for seat in seats
    ]
    rest = [
        await here.service.lobby(key.table, "", key.token),
        await here.service.mine([key.token]),
        await here.service.door(key.table, key.token),
    ]
    return [*again.bytes, *(msgspec.json.encode(found) for found in (*moments, *rest))]


def dealt_otherwise(state: Any, ending: Knock, seat: int | None) -> Knock:
    """The same deal, with all cards the seat has not seen by the end of the segment passed one on."""
    known = {*ending.told, ending.shown}
    hidden = [c for i, hand in enumerate(ending.hands) if i != seat for c in hand if c not in known]
    hidden += [card for card in ending.pile if card != knight(state)]
    passed = dict(zip(sorted(hidden), [*sorted(hidden)[1:], min(hidden)], strict=True))
    moved = [tuple(passed.get(card, card) for card in pile) for pile in (*state.hands, state.pile)]
    twin: Knock = changed(state, hands=tuple(moved[:-1]), pile=moved[-1])
    return twin


def knight(state: Knock) -> str:
    """He lies under the pile (K8)."""
    return state.pile[0]


@pytest.mark.parametrize("word", ["brass", "goose", "walnut"])
def test_twins_send_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    async def compare() -> None:
        game, script = games.load("knock"), list[bytes]()
        mine, watched, ending = await evening(tmp_path / "one.db", word, game, script)
        twin = replace(game, setup=lambda o, s, c: dealt_otherwise(game.setup(o, s, c), ending, 0))
        monkeypatch.setattr(games, "load", lambda name: twin)
        mine_too, watched_too, other = await evening(tmp_path / "two.db", word, twin, script)
        assert other.hands != ending.hands or other.pile != ending.pile
        for one, twin_of_it in ((mine, mine_too), (watched, watched_too)):
            assert [pair for pair in zip(one, twin_of_it, strict=True) if pair[0] != pair[1]] == []
        assert len(script) >= LEAST

    asyncio.run(compare())


def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison fails for a game that shows how full of creatures the pile is – by one number."""

    async def compare() -> None:
        honest, script = games.load("knock"), list[bytes]()

        def leaky(state: Any, seat: int | None) -> Any:
            return changed(honest.view(state, seat), turns=sum(map(len, state.pile[-3:])))

        game = replace(honest, view=leaky)
        monkeypatch.setattr(games, "load", lambda name: game)
        mine, _, ending = await evening(tmp_path / "one.db", "brass", game, script)
        twin = replace(game, setup=lambda o, s, c: dealt_otherwise(game.setup(o, s, c), ending, 0))
        monkeypatch.setattr(games, "load", lambda name: twin)
        mine_too, _, _ = await evening(tmp_path / "two.db", "brass", twin, script)
        assert mine != mine_too

    asyncio.run(compare())
