"""After a restart everybody comes back by themselves: five hundred people behind one address, with the usual limits."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.server.players import post
from tests.server.rude.visitor_returning import Come, come_back, come_by_polling, come_by_socket
from tests.server.running import WIDE, Running

PEOPLE = 500
WITHIN_SECONDS = 10.0


async def seat_people(server: Running, count: int) -> list[dict[str, Any]]:
    """Tables of five, as in a school: their keys."""
    async with aiohttp.ClientSession() as http:

        async def table_of_five() -> list[dict[str, Any]]:
            key = await post(http, server.address, "/api/tables", game="knock", seats=5, name="Ada")
            sit = f"/api/tables/{key['table']}/sit"
            others = [post(http, server.address, sit, seat=n, name=f"P{n}", invite=key["invite"]) for n in range(1, 5)]
            return [key, *[await other for other in others]]

        return [key for _ in range(count // 5) for key in await table_of_five()]


@pytest.mark.parametrize("come", [come_by_socket, come_by_polling])
def test_five_hundred_people_of_one_address_are_all_seated_again_after_a_restart(tmp_path: Path, come: Come) -> None:
    with Running(tmp_path / "tables.db", limits=WIDE) as server:
        keys = asyncio.run(seat_people(server, PEOPLE))
        assert server.stop() == 0
        server.config["limits"] = {}  # as a host has it who says nothing about limits
        server.start()
        took = asyncio.run(come_back(server.address, keys, seconds=60))
        print(f"{len(took)} seated, the last after {max(took):.1f} s")
        assert len(took) == PEOPLE
        assert max(took) < WITHIN_SECONDS


def test_whoever_is_asked_to_slow_down_is_told_to_come_again(tmp_path: Path) -> None:
    few = WIDE | {"sockets_per_key": 1}

    async def evening(server: Running) -> dict[str, Any]:
        async with aiohttp.ClientSession() as http:
            key = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada")
            hello = {"type": "Hello", "table": key["table"], "token": key["token"]}
            async with http.ws_connect(f"{server.address}/ws") as one, http.ws_connect(f"{server.address}/ws") as other:
                await one.send_json(hello)
                assert (await one.receive_json())["type"] == "Welcome"
                await other.send_json(hello)
                told = [json.loads(message.data) async for message in other]
                assert [message["type"] for message in told] == ["Bye"]  # and no welcome that would not last
                assert other.close_code == aiohttp.WSCloseCode.TRY_AGAIN_LATER
                posted = await post(http, server.address, "/api/wire", messages=[hello])
                assert posted["messages"][-1] == told[-1]
                return dict(told[-1])

    with Running(tmp_path / "tables.db", limits=few) as server:
        bye = asyncio.run(evening(server))
        assert (bye["type"], bye["why"]["id"], bye["again"]) == ("Bye", "slow-down", True)
