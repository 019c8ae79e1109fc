"""Nobody sits at a table under a name that looks like none."""

import asyncio
from pathlib import Path

import aiohttp

from tests.server.rude.visitor_unseen import sit_unseen
from tests.server.running import Running


def test_a_name_of_invisible_letters_is_refused(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={}) as server:
        told = asyncio.run(sit_unseen(server.address, 5))
        assert set(told) == {"bad-name"}


def test_a_visible_name_is_taken(tmp_path: Path) -> None:
    async def evening(server: Running) -> int:
        async with aiohttp.ClientSession() as http:
            table = {"game": "knock", "seats": 2, "name": "Zoë ❤️"}
            async with http.post(f"{server.address}/api/tables", json=table) as answer:
                return answer.status

    with Running(tmp_path / "tables.db", limits={}) as server:
        assert asyncio.run(evening(server)) == 200
