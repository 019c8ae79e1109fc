"""A neighbour who guesses keys is slowed down; a right key from the same address is always welcome."""

import asyncio
from pathlib import Path

import aiohttp

from tests.server.players import post
from tests.server.rude.visitor_guessing import guess_keys
from tests.server.rude.visitor_returning import come_back, come_by_polling, come_by_socket
from tests.server.running import Running


def test_right_keys_are_welcome_while_a_neighbour_guesses(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        async with aiohttp.ClientSession() as http:
            key = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada")
        guessing = asyncio.create_task(guess_keys(server.address, 2.0, key["table"]))
        await asyncio.sleep(0.7)  # the neighbour has used up what one address may guess
        for come in (come_by_socket, come_by_polling):
            took = await come_back(server.address, [key] * 5, 20, come)
            assert len(took) == 5
        told = await guessing
        assert told["slow-down"] > told["key-opens-nothing"] > 10, told

    with Running(tmp_path / "tables.db", limits={}) as server:
        asyncio.run(evening(server))
