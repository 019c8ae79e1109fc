"""Munchkin at a live table: people who stumble and a bot of the house play a whole game over real sockets."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from tests.server.players import Player, post
from tests.server.running import Running
from threedoors import games
from threedoors.bots import seat_bot
from threedoors.core import Chance, gamefile, retell
from threedoors.games.munchkin import GAME

PEOPLE = {0: "Ada", 2: "Bo", 3: "Cy"}  # by seat; the bot sits on Ada's left
OPTIONS = {"pace": "relaxed", "winning_level": 3}  # nobody is hurried, and the evening is short
CLUMSY = 0.1
HABITS = seat_bot(games.load("munchkin"), "greedy")


def is_over(player: Player) -> bool:
    return bool(player.table["phase"] == "over")


def is_awaited(player: Player, seat: int) -> bool:
    view = player.views.get(seat)
    return view is not None and any(seat in wait["seats"] for wait in view["waits"])


async def play(player: Player, seat: int) -> None:
    """Do what somebody sensible would, seeing only what came over the wire."""
    while not is_over(player):
        await player.until(lambda: is_over(player) or is_awaited(player, seat))
        if not is_over(player):
            view = msgspec.convert(player.views[seat], GAME.view_type)
            thought = HABITS.choose(view, Chance(player.luck.randbytes(32)))
            await player.ask("Act", action=json.loads(GAME.encode(thought.action)))


async def evening(address: str) -> tuple[str, list[Player]]:
    """A whole game of three people and a bot; its file, and what everybody heard."""
    async with aiohttp.ClientSession() as http:
        table = {"game": "munchkin", "seats": 4, "options": OPTIONS, "settings": {"bots": "brisk"}}
        key = await post(http, address, "/api/tables", name=PEOPLE[0], bots=["schemer"], **table)
        path = f"/api/tables/{key['table']}"
        sit = [{"seat": seat, "name": name, "invite": key["invite"]} for seat, name in PEOPLE.items() if seat]
        keys = [key, *[await post(http, address, f"{path}/sit", **each) for each in sit]]
        people = [Player(address, each, random.Random(number), CLUMSY) for number, each in enumerate(keys)]
        for player in people:
            await player.__aenter__()
        await people[0].ask("Start")
        await asyncio.gather(*(play(player, seat) for seat, player in zip(PEOPLE, people, strict=True)))
        last = max(player.last for player in people)
        for player in people:
            await player.until(lambda player=player: player.last == last)
            await player.__aexit__()
        return await post(http, address, f"{path}/door", token=key["token"]), people


def test_a_whole_game_ends_where_the_offline_engine_ends(tmp_path: Path) -> None:
    async def tonight() -> None:
        with Running(tmp_path / "tables.db") as server:
            text, people = await evening(server.address)
            assert server.complaints() == ""
        game, journal = gamefile.read(text, games.load)
        *_, (state, _) = retell(game, journal)
        assert GAME.outcome(state) is not None
        assert {entry.action.seat for entry in journal.entries} >= {0, 1, 2, 3}  # the bot played too
        for seat, player in zip(PEOPLE, people, strict=True):
            assert player.views[seat] == seen(state, seat)

    asyncio.run(tonight())


def seen(state: Any, seat: int) -> Any:
    return json.loads(GAME.encode(GAME.view(state, seat)))
