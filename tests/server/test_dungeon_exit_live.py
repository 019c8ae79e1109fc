"""Dungeon Exit at live tables: a race whose level nobody knows before the start, and a swap of boards."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp

from tests.games.dungeon_exit.boards import (
    ANNEX_2,
    HERS_FIRST,
    HERS_THEN,
    HIS_FIRST,
    HIS_THEN,
    TOGETHER,
    WAY_OUT_2,
    acts,
)
from tests.server.players import Player, post
from tests.server.running import Running
from threedoors import games
from threedoors.core import Action, gamefile, retell
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.actions import GetReady, Swap


async def table_for_two(
    http: aiohttp.ClientSession, address: str, **options: Any
) -> tuple[dict[str, Any], list[Player]]:
    """Ada and Bo at a table that has started, and somebody who watches."""
    key = await post(http, address, "/api/tables", game="dungeon_exit", seats=2, name="Ada", options=options)
    path, invite = f"/api/tables/{key['table']}", key["invite"]
    keys = [
        key,
        await post(http, address, f"{path}/sit", seat=1, name="Bo", invite=invite),
        await post(http, address, f"{path}/watch", name="Cy", invite=invite),
    ]
    people = [Player(address, each, random.Random(7)) for each in keys]
    for player in people:
        await player.__aenter__()
    await people[0].ask("Start")
    for seat, player in zip((0, 1, None), people, strict=True):
        await player.until(lambda player=player, seat=seat: seat in player.views)
    return key, people


async def play(people: Sequence[Player], actions: Sequence[Action]) -> None:
    for action in actions:
        answer = await people[action.seat].ask("Act", action=json.loads(GAME.encode(action)))
        assert isinstance(answer, int), (action, answer)


async def ended(http: aiohttp.ClientSession, address: str, key: dict[str, Any], people: Sequence[Player]) -> str:
    """Wait for the end; the game file, which must retell."""
    for player in people:
        await player.until(lambda player=player: player.table["phase"] == "over")
        await player.__aexit__()
    text: str = await post(http, address, f"/api/tables/{key['table']}/door", token=key["token"])
    game, journal = gamefile.read(text, games.load)
    assert len([*retell(game, journal)]) == len(journal.entries) + 1
    assert journal.outcome is not None
    return journal.outcome.label


def heard(player: Player) -> str:
    return json.dumps([player.log, {str(seat): view for seat, view in player.views.items()}, player.table])


def test_a_race_over_real_sockets(tmp_path: Path) -> None:
    async def evening() -> None:
        with Running(tmp_path / "race.db") as server:
            async with aiohttp.ClientSession() as http:
                key, people = await table_for_two(http, server.address, levels=[ANNEX_2, ANNEX_2])
                assert all(
                    player.views[seat]["level"] is None for seat, player in zip((0, 1, None), people, strict=True)
                )
                await play(people, [GetReady(0), GetReady(1)])
                await play(people, acts(ANNEX_2, 0, WAY_OUT_2)[:3])
                await people[1].until(lambda: people[1].views[1]["paths"][0]["tiles_used"] == 3)
                assert '"N5", "cells"' in heard(people[0])
                assert all(secret not in heard(spy) for spy in people[1:] for secret in ('"N5", "cells"', "I12-J12"))
                assert people[1].views[1]["paths"][0]["linked"] == ["door-key", "key-chest"]
                await play(people, acts(ANNEX_2, 1, WAY_OUT_2))
                assert await ended(http, server.address, key, people) == "seat-1"
            assert server.complaints() == ""

    asyncio.run(evening())


def test_two_together_swap_boards_over_real_sockets(tmp_path: Path) -> None:
    async def evening() -> None:
        with Running(tmp_path / "coop.db") as server:
            async with aiohttp.ClientSession() as http:
                key, people = await table_for_two(http, server.address, level=TOGETHER)
                await play(people, [*acts(TOGETHER, 0, HERS_FIRST), *acts(TOGETHER, 1, HIS_FIRST), Swap(0), Swap(1)])
                await people[0].until(lambda: people[0].views[0]["paths"][0]["works_on"] == 1)
                await play(people, [*acts(TOGETHER, 1, HIS_THEN), *acts(TOGETHER, 0, HERS_THEN)])
                assert await ended(http, server.address, key, people) == "solved"
            assert server.complaints() == ""

    asyncio.run(evening())
