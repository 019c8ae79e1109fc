"""Callers: clients at addresses of their own. All of 127.0.0.0/8 is this machine, so a test has many addresses."""

import asyncio
import itertools
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import aiohttp

from tests.server.rude.wires import HERE

PATIENCE_SECONDS = 60.0


class Caller:
    """One client program, at one address."""

    def __init__(self, address: str, come_from: str = HERE) -> None:
        self._address = address
        self._come_from = come_from

    async def __aenter__(self) -> "Caller":
        connector = aiohttp.TCPConnector(local_addr=(self._come_from, 0), limit=0)
        self.http = aiohttp.ClientSession(self._address, connector=connector)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.close()

    async def ask(self, path: str, **body: Any) -> tuple[int, Any]:
        """Ask the house: the status, and what it says."""
        async with self.http.post(path, json=body) as answer:
            return answer.status, await answer.json()

    async def open_table(self, game: str, seats: int, **more: Any) -> Any:
        """A table that is granted: its key."""
        status, key = await self.ask("/api/tables", game=game, seats=seats, name="Ada", **more)
        assert status == 200, key
        return key

    async def sit(self, key: Any) -> "Chair":
        """At the table, and welcomed."""
        chair = Chair(await self.http.ws_connect("/ws"))
        await chair.send(type="Hello", table=key["table"], token=key["token"])
        await chair.until(lambda: bool(chair.heard("Welcome")))
        return chair


class Chair:
    """One connection to a table: everything that is heard there."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self._stirred = asyncio.Event()
        self._numbers = itertools.count()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.socket:
            self.messages.append(json.loads(message.data))
            self._stirred.set()

    async def send(self, **message: Any) -> None:
        """Into the socket; whoever was hung up on says nothing more."""
        with suppress(aiohttp.ClientError, ConnectionError):
            await self.socket.send_json(message)

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask something, and wait for the answer."""
        request = f"r{next(self._numbers)}"
        await self.send(type=kind, id=request, **fields)
        found: list[dict[str, Any]] = []

        def is_answered() -> bool:
            found[:] = [message for message in self.messages if message.get("id") == request]
            return bool(found)

        await self.until(is_answered)
        return found[0]

    async def timed(self, kind: str, **fields: Any) -> tuple[float, dict[str, Any]]:
        """How long the answer took, and the answer."""
        since = time.monotonic()
        answer = await self.request(kind, **fields)
        return time.monotonic() - since, answer

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> float:
        """Wait until something was heard: how long it took."""
        since = time.monotonic()
        async with asyncio.timeout(seconds):
            while not true():
                self._stirred.clear()
                await self._stirred.wait()
        return time.monotonic() - since

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    async def leave(self) -> None:
        """Hang up."""
        self._listening.cancel()
        await self.socket.close()


async def until_many(caller: Caller, name: str, least: float) -> None:
    """Until one of the house's numbers is so big."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (await metrics(caller)).get(name, 0) < least:  # noqa: ASYNC110 – the house tells only who asks
            await asyncio.sleep(0.1)


async def metrics(caller: Caller) -> dict[str, float]:
    """The house's numbers, by name."""
    async with caller.http.get("/metrics") as answer:
        lines = (await answer.text()).splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}
