"""Munchkin at a live table: a person and two bots over real sockets."""

import asyncio
import random
from pathlib import Path

import aiohttp

from tests.server.players import Player, post
from tests.server.running import Running
from threedoors import games
from threedoors.core import gamefile, retell
from threedoors.games.munchkin import GAME

ACTS = 5  # the person plays so many acts, then goes home; bots take their time


def answer(player: Player) -> dict[str, object] | None:
    """What a beginner does: the first act that moves the game on."""
    view = player.views.get(0)
    waits = [wait for wait in view["waits"] if 0 in wait["seats"]] if view else []
    if not view or not waits:
        return None
    listed = [act for act in view["choices"]["listed"] if act.get("wait")]
    if listed:
        return dict(listed[0])
    for choice in view["choices"]["open"]:
        if "wait" in choice["fields"]:
            fields = {name: _value(domain) for name, domain in choice["fields"].items()}
            return {"type": choice["kind"], "seat": 0, **fields}
    return None


def _value(domain: dict[str, object]) -> object:
    values = domain["values"]
    assert isinstance(values, list)
    return values[: int(str(domain["least"]))] if domain["type"] == "SomeOf" else values[0]


async def evening(db: Path) -> None:
    with Running(db) as server:
        async with aiohttp.ClientSession() as http:
            options = {"pace": "brisk"}
            key = await post(
                http, server.address, "/api/tables", game="munchkin", seats=3, name="Ada", options=options,
                bots=["greedy", "schemer"],
            )  # fmt: skip
            async with Player(server.address, key, random.Random(3)) as ada:
                await ada.ask("Start")
                for _ in range(ACTS):
                    await ada.until(lambda: ada.table["phase"] == "over" or answer(ada) is not None)
                    if ada.table["phase"] == "over":
                        break
                    await ada.ask("Act", action=answer(ada))
                assert any(message["type"] == "Played" for message in ada.log.values())
                assert isinstance(await ada.ask("Act", action={"type": "Concede", "seat": 0}), int)
                assert ada.views[0]["board"]["players"][0]["gone"]
        assert server.complaints() == ""


def test_a_person_and_two_bots_play_over_real_sockets(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path / "tables.db"))


def test_the_game_file_of_a_table_retells() -> None:
    text = next(Path("tests/replays/munchkin").glob("*.door")).read_text(encoding="utf-8")
    game, journal = gamefile.read(text, games.load)
    assert game is GAME
    assert len(list(retell(game, journal))) == len(journal.entries) + 1
