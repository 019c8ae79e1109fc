"""A plain client over a real socket: it sends what a test says, and remembers what it heard."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import aiohttp

from tests.server.players import post

PATIENCE_SECONDS = 20.0


class Visitor:
    """One socket at one table; nothing is ever sent by itself."""

    def __init__(self, address: str, key: dict[str, Any]) -> None:
        self.address = address
        self.key = key
        self.heard: list[dict[str, Any]] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Visitor":
        http = await self._stack.enter_async_context(aiohttp.ClientSession())
        self.socket = await self._stack.enter_async_context(http.ws_connect(f"{self.address}/ws"))
        await self.socket.send_json({"type": "Hello", "table": self.key["table"], "token": self.key["token"]})
        self.heard.append(await self._next())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _next(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE_SECONDS):
            found: dict[str, Any] = await self.socket.receive_json()
            return found

    async def send(self, kind: str, request: str, **fields: Any) -> None:
        await self.socket.send_json({"type": kind, "id": request, **fields})

    async def answer(self, request: str) -> dict[str, Any]:
        """The next message that answers this request."""
        while True:
            message = await self._next()
            self.heard.append(message)
            if message.get("id") == request:
                return message

    async def ask(self, kind: str, request: str, **fields: Any) -> dict[str, Any]:
        await self.send(kind, request, **fields)
        return await self.answer(request)


async def opened(address: str, seats: int = 2) -> list[dict[str, Any]]:
    """A table of Knock, and the keys to all its seats."""
    async with aiohttp.ClientSession() as http:
        host = await post(http, address, "/api/tables", game="knock", seats=seats, name="Ada")
        sit = {"name": "Bo", "invite": host["invite"]}
        others = [await post(http, address, f"/api/tables/{host['table']}/sit", seat=s, **sit) for s in range(1, seats)]
        return [host, *others]


async def health(address: str) -> int:
    """The status of /healthz."""
    async with aiohttp.ClientSession() as http, http.get(f"{address}/healthz") as answer:
        return answer.status


async def turns(address: str, status: int) -> None:
    """Until /healthz has this status: within seconds."""
    async with asyncio.timeout(10):
        while await health(address) != status:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
