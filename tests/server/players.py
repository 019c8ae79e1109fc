"""Players over real sockets: they lose their connection, send things twice, come back and go on by themselves."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, get_args

import aiohttp
import msgspec

from threedoors import games
from threedoors.core import Chance
from threedoors.games import AnyGame
from threedoors.tables import wire

NUMBERED = {kind.__name__ for kind in get_args(wire.Numbered)}
PATIENCE_SECONDS = 40.0


async def post(http: aiohttp.ClientSession, address: str, path: str, **body: Any) -> Any:
    """Ask the service."""
    async with http.post(f"{address}{path}", json=body) as answer:
        text = await answer.text()
        assert answer.status == 200, f"{path}: {answer.status} {text[:300]}"
        return json.loads(text) if answer.content_type == "application/json" else text


class Player:
    """One client at one table."""

    def __init__(self, address: str, key: dict[str, Any], luck: random.Random, clumsy: float = 0.0) -> None:
        self.address = address
        self.key = key
        self.luck = luck
        self.clumsy = clumsy  # how often the connection breaks, or something is sent twice
        self.last = 0
        self.log: dict[int, dict[str, Any]] = {}  # by number, as announced or told again
        self.acknowledged: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.table: dict[str, Any] = {}
        self.reconnects = 0
        self._stirred = asyncio.Event()
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._asked = 0
        self._task: asyncio.Task[None] | None = None

    # --- the connection ---------------------------------------------------------------------------

    async def __aenter__(self) -> "Player":
        self._task = asyncio.create_task(self._stay_connected())
        await self.until(lambda: bool(self.table))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _stay_connected(self) -> None:
        async with aiohttp.ClientSession() as http:
            while True:
                with suppress(aiohttp.ClientError, OSError, TimeoutError):
                    await self._listen(http)
                self._socket = None
                self.reconnects += 1
                await asyncio.sleep(0.02 + 0.1 * self.luck.random())

    async def _listen(self, http: aiohttp.ClientSession) -> None:
        async with http.ws_connect(f"{self.address}/ws", timeout=aiohttp.ClientWSTimeout(ws_close=1)) as socket:
            hello = {"type": "Hello", "table": self.key["table"], "token": self.key["token"], "last": self.last}
            await socket.send_json(hello)
            self._socket = socket
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                self.hear(json.loads(message.data))
                if self.luck.random() < self.clumsy / 4:
                    return  # the train goes into a tunnel

    # --- hearing ----------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "Welcome":
                assert message["earliest"] <= self.last + 1 or self.last == 0
                for missed in message["missed"]:
                    self.note(missed)
                self.last = message["n"]
                self._see(message)
            case kind if kind in NUMBERED:
                assert message["n"] == self.last + 1, f"after {self.last} came {message['n']}"
                self.last = message["n"]
                self.note(message)
                self._see(message)
            case "Accepted":
                self.acknowledged.setdefault(message["id"], message["n"])
                assert self.acknowledged[message["id"]] == message["n"]
            case "Refusal":
                self.refused[message["id"]] = message["refused"]["why"]
        self._stirred.set()

    def note(self, message: dict[str, Any]) -> None:
        """What a number means never changes, however often it is told."""
        before = self.log.setdefault(message["n"], message)
        assert same_story(before) == same_story(message), (before, message)

    def _see(self, message: dict[str, Any]) -> None:
        self.table = message.get("table") or self.table
        self.views |= {s["seat"]: s["view"] for s in message.get("sights") or () if s["view"]}

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not true():
                self._stirred.clear()
                await self._stirred.wait()

    # --- asking -----------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> str | int:
        """Ask until there is an answer, whatever happens to the connection: a number, or why not."""
        self._asked += 1
        request = {"type": kind, "id": f"{self.key['person']}-{self._asked}", **fields}
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                await self._send(request)
                if self.luck.random() < self.clumsy:
                    await self._send(request)
                answer = await self._answer(request["id"])
                if answer is not None and answer != "not-written":
                    return answer
                self.refused.pop(request["id"], None)
                await asyncio.sleep(0.03)

    async def _send(self, request: dict[str, Any]) -> None:
        socket = self._socket
        with suppress(aiohttp.ClientError, OSError):
            if socket is not None and not socket.closed:
                await socket.send_json(request)

    async def _answer(self, request: str) -> str | int | None:
        """The answer, if it comes before the connection breaks or a second is over."""
        try:
            async with asyncio.timeout(1.0):
                while request not in self.acknowledged and request not in self.refused:
                    self._stirred.clear()
                    await self._stirred.wait()
        except TimeoutError:
            return None
        return self.acknowledged.get(request, self.refused.get(request))


def same_story(message: dict[str, Any]) -> Any:
    """A numbered message without what is sent only as it happens."""
    kept = {key: message.get(key) for key in ("type", "n", "at", "fact", "person", "text", "gesture", "by")}
    return kept | {"sights": [(s["seat"], s["events"], s["told"]) for s in message.get("sights") or () if s["events"]]}


def sampled_act(game: AnyGame, view: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """Something this view offers."""
    seen = msgspec.convert(view, game.view_type)
    act, _ = seen.choices.sample(Chance(luck.randbytes(32)), game.action)
    found: dict[str, Any] = json.loads(game.encode(act))
    return found


KNOCK = games.load("knock")
