"""Whole games of Knock over real sockets, by clients that stumble, ending as the offline engine says."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.players import KNOCK, Player, post, sampled_act
from tests.server.running import Running
from threedoors import games
from threedoors.core import Journal, gamefile, retell

CLUMSY = 0.3


async def play(player: Player, seat: int) -> None:
    """Act whenever it is this seat's turn, until the game is over."""
    while player.table["phase"] != "over":
        await player.until(lambda: player.table["phase"] == "over" or is_awaited(player, seat))
        if player.table["phase"] != "over":
            await player.ask("Act", action=sampled_act(KNOCK, player.views[seat], player.luck))
            if player.luck.random() < 0.3:
                await player.ask("Gesture", seat=seat, gesture="nod")


def is_awaited(player: Player, seat: int) -> bool:
    view = player.views.get(seat)
    return view is not None and any(seat in wait["seats"] for wait in view["waits"])


async def game_by_clumsy_people(address: str, seed: int) -> tuple[str, list[Player]]:
    """Three people and a spectator play one game to its end; its file, and what everybody heard."""
    luck = random.Random(seed)
    async with aiohttp.ClientSession() as http:
        options = {"minutes": 15, "gentle": True}
        settings = {"takeover_seconds": None}
        key = await post(
            http, address, "/api/tables", game="knock", seats=3, name="Ada", options=options, settings=settings
        )
        path, invite = f"/api/tables/{key['table']}", key["invite"]
        keys = [
            key,
            *[
                await post(http, address, f"{path}/sit", seat=s, name=n, invite=invite)
                for s, n in ((1, "Bo"), (2, "Cy"))
            ],
        ]
        keys.append(await post(http, address, f"{path}/watch", name="Di", invite=invite))
        people = [Player(address, k, random.Random(luck.random()), CLUMSY) for k in keys]
        for player in people:
            await player.__aenter__()
        await people[0].ask("Start")
        await asyncio.gather(*(play(player, seat) for seat, player in enumerate(people[:3])))
        await people[3].until(lambda: people[3].table["phase"] == "over")
        last = max(player.last for player in people)
        for player in people:
            await player.until(lambda player=player: player.last == last)
            await player.__aexit__()
        return await post(http, address, f"{path}/door", token=key["token"]), people


def test_clumsy_people_end_where_the_offline_engine_ends(tmp_path: Path) -> None:
    async def evening() -> None:
        with Running(tmp_path / "tables.db") as server:
            games_played = await asyncio.gather(*(game_by_clumsy_people(server.address, seed) for seed in range(4)))
            for text, people in games_played:
                agree(text, people)
            assert sum(player.reconnects for _, people in games_played for player in people) > 10
            assert server.complaints() == ""

    asyncio.run(evening())


def agree(text: str, people: list[Player]) -> None:
    """The file retells; every client holds every number, and saw exactly what its seat may see."""
    game, journal = gamefile.read(text, games.load)
    *_, (state, _) = retell(game, journal)
    for seat, player in zip((0, 1, 2, None), people, strict=True):
        assert sorted(player.log) == list(range(1, player.last + 1))
        assert player.views[seat] == json.loads(game.encode(game.lean(game.view(state, seat))))
        assert [events_of(player, seat, m) for m in in_order(player)] == list(events_seen(journal, seat))


def in_order(player: Player) -> list[dict[str, Any]]:
    return [player.log[n] for n in sorted(player.log) if player.log[n]["type"] == "Played"]


def events_of(player: Player, seat: int | None, message: dict[str, Any]) -> list[Any]:
    return next(sight["events"] for sight in message["sights"] if sight["seat"] == seat)


def events_seen(journal: Journal, seat: int | None) -> Any:
    for entry in journal.entries:
        seen = [KNOCK.seen(event, seat) for event in entry.events]
        yield [json.loads(KNOCK.encode(event)) for event in seen if event is not None]
