"""Bad clients: no crash, no 500, and the others are unharmed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.fuzz import storm
from tests.server.players import post
from tests.server.running import WIDE, Running
from threedoors.server import openapi

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


def test_rubbish_harms_nobody(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        assert asyncio.run(storm(server, 3000, seed=7)) >= 3000
        assert server.stop() == 0


@pytest.fixture(scope="module")
def wide_house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Running(tmp_path_factory.mktemp("house") / "tables.db") as server:
        yield server


schema = schemathesis.openapi.from_dict(openapi.document())


@schema.exclude(path="/api/spoken/wait").exclude(path="/api/knock/wait").parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_posted_is_answered_as_described(wide_house: Running, case: Any) -> None:
    if case.path == "/api/wire" and isinstance(case.body, dict):
        case.body["wait"] = False
    case.call_and_validate(base_url=wide_house.address, checks=CHECKS)


def test_too_much_is_refused_in_words(tmp_path: Path) -> None:
    few = {**WIDE, "sockets_per_address": 2} | {
        name: {"burst": burst, "per_second": 0.01}
        for name, burst in (("tables_per_address", 2), ("messages_per_socket", 5), ("talk_per_key", 1))
    }

    async def evening(server: Running) -> None:
        async with aiohttp.ClientSession() as http:
            table = {"game": "knock", "seats": 2, "name": "Ada"}
            key = await post(http, server.address, "/api/tables", **table)
            await post(http, server.address, "/api/tables", **table)
            async with http.post(f"{server.address}/api/tables", json=table) as answer:
                assert answer.status == 429
                assert (await answer.json())["refused"]["why"] == "slow-down"
            async with http.post(f"{server.address}/api/tables", json={**table, "name": "x" * 200_000}) as answer:
                assert answer.status in {413, 429}
            async with http.ws_connect(f"{server.address}/ws") as one, http.ws_connect(f"{server.address}/ws"):
                with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                    await http.ws_connect(f"{server.address}/ws")
                await one.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                for number in range(6):
                    await one.send_json({"type": "Say", "id": str(number), "text": "spam"})
                heard = [json.loads(m.data) async for m in one]
                assert [m["refused"]["why"] for m in heard if m["type"] == "Refusal"] == ["slow-down"] * 3
                assert heard[-1]["type"] == "Bye"

    with Running(tmp_path / "tables.db", limits=few) as server:
        asyncio.run(evening(server))


def test_guessing_keys_is_stopped(tmp_path: Path) -> None:
    few = {**WIDE, "wrong_keys_per_address": {"burst": 3, "per_second": 0.01}}

    async def evening(server: Running) -> list[int]:
        async with aiohttp.ClientSession() as http:
            key = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada")
            statuses = []
            for number in range(5):
                lobby = f"{server.address}/api/tables/{key['table']}/lobby"
                async with http.post(lobby, json={"invite": f"guess{number}"}) as answer:
                    statuses.append(answer.status)
            return statuses

    with Running(tmp_path / "tables.db", limits=few) as server:
        assert asyncio.run(evening(server)) == [403, 403, 403, 429, 429]
