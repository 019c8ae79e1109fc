"""Progress over HTTP, at a real server: kept, merged, refused in words, limited, alive after a power cut."""

import asyncio
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.players import post
from tests.server.running import WIDE, Running

LEVEL = "K10 F3 D7 A10 H7"


async def refused(http: aiohttp.ClientSession, server: Running, path: str, body: dict[str, Any]) -> tuple[int, str]:
    async with http.post(f"{server.address}{path}", json=body) as answer:
        return answer.status, (await answer.json())["refused"]["why"]


def test_progress_is_kept_merged_and_forgotten_and_survives_a_power_cut(tmp_path: Path) -> None:
    async def keep(server: Running) -> str:
        async with aiohttp.ClientSession() as http:
            kept = await post(http, server.address, "/api/progress/keep", bests={LEVEL: {"ms": 5000, "tiles": 9}})
            return str(kept["code"])

    async def on_the_phone(server: Running, code: str) -> None:
        async with aiohttp.ClientSession() as http:
            found = await post(
                http, server.address, "/api/progress", code=code, bests={LEVEL: {"ms": 9000, "tiles": 7}}
            )
            assert found["bests"] == {LEVEL: {"ms": 5000, "tiles": 7}}
            assert await post(http, server.address, "/api/progress/forget", code=code) == {"was_there": True}
            gone = await refused(http, server, "/api/progress", {"code": code})
            assert gone == (403, "no-such-progress")

    with Running(tmp_path / "tables.db") as server:
        code = asyncio.run(keep(server))
        server.kill()
        server.start()
        asyncio.run(on_the_phone(server, code))


def test_what_makes_no_sense_is_refused_with_the_reason(tmp_path: Path) -> None:
    odd: list[dict[str, Any]] = [
        {"bests": {LEVEL: {"ms": -1, "tiles": 3}}}, {"bests": {LEVEL: {"ms": 1, "tiles": 10**6}}},
        {"bests": {"x" * 301: {"ms": 1, "tiles": 1}}}, {"bests": {"\u0000": {"ms": 1, "tiles": 1}}},
        {"bests": {LEVEL: {"ms": 1, "tiles": 1, "name": "Ada"}}}, {"bests": [], "code": ""},
    ]  # fmt: skip

    async def evening(server: Running) -> None:
        async with aiohttp.ClientSession() as http:
            for body in odd:
                assert await refused(http, server, "/api/progress/keep", body) == (400, "body-not-understood")
            many = {f"level {number}": {"ms": 1, "tiles": 1} for number in range(1501)}
            assert await refused(http, server, "/api/progress/keep", {"bests": many}) == (409, "progress-full")

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))


def test_one_address_gets_so_many_codes_and_so_many_guesses(tmp_path: Path) -> None:
    few = WIDE | {
        name: {"burst": 3, "per_second": 0.01} for name in ("codes_per_address", "wrong_keys_per_address")
    }  # fmt: skip

    async def evening(server: Running) -> None:
        async with aiohttp.ClientSession() as http:
            codes = [(await post(http, server.address, "/api/progress/keep"))["code"] for _ in range(3)]
            assert await refused(http, server, "/api/progress/keep", {}) == (429, "slow-down")
            guesses = [await refused(http, server, "/api/progress", {"code": f"{i:016}"}) for i in range(4)]
            assert guesses == [(403, "no-such-progress")] * 3 + [(429, "slow-down")]
            assert (await post(http, server.address, "/api/progress", code=codes[0]))["bests"] == {}

    with Running(tmp_path / "tables.db", limits=few) as server:
        asyncio.run(evening(server))
