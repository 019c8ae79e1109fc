"""Listeners at a table: they keep every message they hear, in order, and can ask for something."""

import asyncio
import json
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import aiohttp

from tests.guard import Asked, Kept
from tests.guard.promised import as_asked_today

PATIENCE_SECONDS = 60.0
UNSTEADY = {"Presence", "Pong", "Knocking"}  # when these come is nobody's promise


async def post(http: aiohttp.ClientSession, address: str, path: str, **body: Any) -> Any:
    """Ask the desk; JSON, or the text of a file."""
    async with http.post(f"{address}{path}", json=body) as answer:
        text = await answer.text()
        assert answer.status == 200, f"{path}: {answer.status} {text[:300]}"
        return json.loads(text) if answer.content_type == "application/json" else text


class Listener:
    """Somebody at a table, over a socket of their own."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.n = 0
        self.table: dict[str, Any] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self._stirred = asyncio.Condition()

    async def __aenter__(self) -> "Listener":
        self._task = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.socket.close()

    async def _listen(self) -> None:
        async for message in self.socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                self._hear(json.loads(message.data))
                async with self._stirred:
                    self._stirred.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in UNSTEADY:
            self.heard.append(message)
        self.n = message["n"] if message.get("n") and "id" not in message else self.n
        self.table = message.get("table") or self.table
        self.views |= {sight["seat"]: sight["view"] for sight in message.get("sights") or () if sight["view"]}
        if "id" in message:
            self.answers[message["id"]] = message

    async def until(self, true: Any) -> None:
        """Wait until something heard makes this true."""
        async with asyncio.timeout(PATIENCE_SECONDS), self._stirred:
            await self._stirred.wait_for(true)

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        await self.socket.send_json(request)
        await self.until(lambda: request["id"] in self.answers)
        return self.answers[request["id"]]


class Sitting:
    """Everybody at one table, in the order of its keys."""

    def __init__(
        self, address: str, table: str, tokens: Sequence[str], back: Sequence[int] = (), quiet_seconds: float = 0
    ) -> None:
        self.address, self.table, self.tokens = address, table, tokens
        self.back, self.quiet_seconds = list(back), quiet_seconds
        self.people: list[Listener] = []
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> "Sitting":
        self.http = await self._stack.enter_async_context(aiohttp.ClientSession())
        settled = self.back or [0] * len(self.tokens)
        self.back = []
        for token, n in zip(self.tokens, settled, strict=True):
            self.people.append(await self.come(token))
            await asyncio.sleep(self.quiet_seconds)
            await self.people[-1].until(lambda n=n: self.people[-1].n >= n)
            self.back.append(self.people[-1].n)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def come(self, token: str) -> Listener:
        """One more listener, who has been welcomed."""
        socket = await self.http.ws_connect(f"{self.address}/ws", timeout=aiohttp.ClientWSTimeout(ws_close=1))
        listener = await self._stack.enter_async_context(Listener(socket))
        await socket.send_json({"type": "Hello", "table": self.table, "token": token, "last": 0})
        await listener.until(lambda: bool(listener.heard))
        return listener

    async def ask(self, asked: Asked) -> dict[str, Any]:
        """Ask, and wait until everybody has heard what came of it."""
        answer = await self.people[asked.who].ask(asked.request)
        for listener in self.people:
            await listener.until(lambda listener=listener: listener.n >= (answer.get("n") or 0))
        return answer


async def listen(address: str, kept: Kept) -> dict[str, list[dict[str, Any]]]:
    """Everybody comes back, the script is asked, somebody comes late: what each of them heard."""
    names = [*(f"seat {seat}" for seat in range(kept.seats)), "spectator"]
    async with Sitting(address, kept.table, kept.tokens, kept.back) as sitting:
        for asked in kept.script:
            request = as_asked_today(asked.request, sitting.people[asked.who].table)
            await sitting.ask(Asked(asked.who, request))
        path = f"/api/tables/{kept.table}"
        late = await post(sitting.http, address, f"{path}/watch", name="Zoe", invite=kept.invite)
        comer = await sitting.come(late["token"])
        for person in sitting.people:
            await person.until(lambda person=person: person.n >= comer.n)
        told = {name: in_order(person.heard) for name, person in zip(names, sitting.people, strict=True)}
        moments = [
            await post(sitting.http, address, f"{path}/at", token=kept.tokens[0], n=n, seat=0)
            for n in (1, comer.n // 2, comer.n)
        ]
        return {**told, "late comer": in_order(comer.heard), "moments": moments}


def in_order(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What happened, as it was numbered, then the answers to what one asked: these may cross on their way."""
    answers = [message for message in heard if "id" in message]
    return [message for message in heard if "id" not in message] + sorted(answers, key=lambda answer: answer["id"])
