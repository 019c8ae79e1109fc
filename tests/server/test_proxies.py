"""A proxy before the house: named, its people are counted one by one; unnamed, the host is told."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.test_utils import make_mocked_request

from tests.server.running import Running
from threedoors.server.addresses import comes_through_a_stranger
from threedoors.server.config import Config, networks

FORWARDED = {"X-Forwarded-For": "198.51.100.7"}


async def look(server: Running, times: int = 1) -> Any:
    """What /healthz says, asked through a proxy so many times."""
    async with aiohttp.ClientSession(headers=FORWARDED) as http:
        for _ in range(times):
            async with http.get(f"{server.address}/healthz") as answer:
                seen = await answer.json()
        return seen


def test_a_proxy_nobody_named_is_warned_about_once_and_shown_in_healthz(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", public_url="http://127.0.0.1") as server:
        seen = asyncio.run(look(server, times=5))
        lines = [json.loads(line) for line in server.errors.read_text().splitlines()]
    assert (seen["open"], seen["writing"]) == (True, True)
    (warning,) = seen["warnings"]
    assert "--proxy" in warning
    assert [line["what"] for line in lines if line["level"] == "warning"] == [warning]
    assert "198.51.100.7" not in json.dumps(lines)


def test_a_named_proxy_is_not_warned_about(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", public_url="http://127.0.0.1", proxies=["127.0.0.1"]) as server:
        assert asyncio.run(look(server))["warnings"] == []


def test_a_stranger_who_sends_such_headers_is_no_proxy() -> None:
    def asked(remote: str) -> Any:
        return make_mocked_request("GET", "/", headers=FORWARDED).clone(remote=remote)

    named = Config(public_url="https://doors.example", proxies=networks(("10.0.0.1",)))
    assert not comes_through_a_stranger(asked("1.2.3.4"), named)
    assert not comes_through_a_stranger(asked("1.2.3.4"), Config())
    assert comes_through_a_stranger(asked("1.2.3.4"), Config(public_url="https://doors.example"))
    assert comes_through_a_stranger(asked("172.17.0.2"), Config())
