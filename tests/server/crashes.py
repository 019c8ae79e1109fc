"""A server under load that dies: what was acknowledged must be there afterwards, once and whole.

Used by the tests (three times) and by the soak (fifty times).
"""

import asyncio
import random
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

import aiohttp

from tests.server.players import KNOCK, Player, post, sampled_act
from tests.server.running import Running

TABLES = 5
TWICE = "SELECT 1 FROM log WHERE table_id = ? AND request IS NOT NULL GROUP BY by_person, request HAVING count(*) > 1"
Trouble = Callable[[Running, random.Random], Awaitable[None]]


class Ledger:
    """Every number ever acknowledged or announced to anybody, and what it meant."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.players: list[Player] = []

    def check(self, server: Running) -> None:
        """Everything acknowledged is in the file under its number; no table has a hole."""
        connection = sqlite3.connect(server.db)
        for player in self.players:
            table = player.key["table"]
            for request, n in player.acknowledged.items():
                found = connection.execute(
                    "SELECT request FROM log WHERE table_id = ? AND n = ?", (table, n)
                ).fetchone()
                assert found == (request,), f"{table} {n}: acknowledged {request}, written {found}"
            numbers = [
                row[0] for row in connection.execute("SELECT n FROM log WHERE table_id = ? ORDER BY n", (table,))
            ]
            assert numbers == list(range(1, len(numbers) + 1))
            assert max(player.log, default=0) <= len(numbers), "announced before it was written"
            assert not connection.execute(TWICE, (table,)).fetchall(), "done twice"
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()


async def restless(player: Player, seat: int) -> None:
    """Play, talk and gesture without end."""
    number = 0
    while True:
        number += 1
        view = player.views.get(seat)
        if player.table["phase"] == "over" and seat == 0 and view is not None:
            await player.ask("Gesture", seat=seat, gesture="count", number=number % 10)
        elif view is not None and any(seat in wait["seats"] for wait in view["waits"]):
            await player.ask("Act", action=sampled_act(KNOCK, view, player.luck))
        else:
            await player.ask("Gesture", seat=seat, gesture="nod")


async def survive(server: Running, seed: int, times: int, trouble: Trouble) -> Ledger:
    """A house under load, with trouble so many times; at the end everybody is back by themselves."""
    luck, ledger = random.Random(seed), Ledger()
    async with AsyncExitStack() as stack, aiohttp.ClientSession() as http:
        work = []
        for _ in range(TABLES):
            for player in await table_of_two(http, server, luck):
                ledger.players.append(await stack.enter_async_context(player))
                work.append(player)
        for player in work[::2]:
            await player.ask("Start")
        tasks = [asyncio.create_task(restless(player, i % 2)) for i, player in enumerate(work)]
        for _ in range(times):
            await asyncio.sleep(0.3 + luck.random())
            await trouble(server, luck)
            before = [len(player.acknowledged) for player in work]
            async with asyncio.timeout(30):
                while any(len(p.acknowledged) <= b for p, b in zip(work, before, strict=True)):
                    await asyncio.sleep(0.05)
                    for task in tasks:
                        if task.done():
                            task.result()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return ledger


async def table_of_two(http: aiohttp.ClientSession, server: Running, luck: random.Random) -> list[Player]:
    key = await post(
        http, server.address, "/api/tables", game="knock", seats=2, name="Ada", settings={"takeover_seconds": None}
    )
    other = await post(http, server.address, f"/api/tables/{key['table']}/sit", seat=1, name="Bo", invite=key["invite"])
    return [Player(server.address, k, random.Random(luck.random()), 0.05) for k in (key, other)]


async def power_cut(server: Running, _luck: random.Random) -> None:
    """kill -9, and on again."""
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def full_disk(server: Running, luck: random.Random) -> None:
    """No file may grow for a while; then there is room again. The server goes on all the time."""
    assert server.process
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    await asyncio.sleep(0.2 + 0.5 * luck.random())
    async with aiohttp.ClientSession() as http, http.get(f"{server.address}/healthz") as answer:
        assert answer.status == 503
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    assert server.process.poll() is None


def told_again(ledger: Ledger) -> Any:
    """How much everybody went through."""
    reconnects = sum(player.reconnects for player in ledger.players)
    return f"{sum(len(p.acknowledged) for p in ledger.players)} acknowledged, {reconnects} reconnects"
