"""A house without a network: guests are lists of messages, time goes on when a test says so."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any, get_args

import msgspec

from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.log.facts import Settings
from threedoors.tables.playing.botplay import AT_ONCE, BotPace
from threedoors.tables.services.tables import NewTable, TableService
from threedoors.tables.session import Session
from threedoors.tables.store import Store
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.workers import Inline, Workers

NO_SETTINGS = Settings()


class StillClock(HouseClock):
    """House time that a test moves by hand."""

    def __init__(self, opened_at: int = 0) -> None:
        super().__init__(opened_at)
        self.time = opened_at

    def exactly(self) -> float:
        return float(self.time)


class Home:
    """A house, its service and its clock."""

    def __init__(self, house: House, clock: StillClock) -> None:
        self.house = house
        self.clock = clock
        self.service = TableService(house)

    async def opened(
        self, seats: int = 2, *, game: str = "knock", name: str = "Ada", address: str = "", **more: Any
    ) -> wire.Key:
        """A table, with Ada as its host."""
        options = msgspec.json.encode(more.pop("options", {}))
        key = await self.service.open_table(NewTable(game, seats, name, "en", options, **more), address)
        assert isinstance(key, wire.Key), key
        return key

    async def joined(self, key: wire.Key, seat: int | None, name: str = "Bo", token: str = "") -> wire.Key:
        """Somebody else, by the link."""
        found = await self.service.join(key.table, seat, name, "en", key.invite or "", token)
        assert isinstance(found, wire.Key), found
        return found

    async def guest(self, key: wire.Key, last: int = 0, address: str = "", *, keeps_views: bool = False) -> "Guest":
        """Connected."""
        guest = Guest(self)
        hello = wire.Hello(key.table, key.token, last, changes=keeps_views)
        session = await self.house.hello(hello, guest.hear, guest.hang_up, address)
        assert isinstance(session, Session), session
        guest.session = session
        return guest

    async def later(self, seconds: float) -> None:
        """Time goes by; alarms ring; what follows is written down."""
        self.clock.time += int(seconds * 1000)
        for _ in range(5):
            self.house.deadlines.alarms.go_off()
            await self.quiet()

    async def quiet(self) -> None:
        """Until everything is written and no bot is thinking."""
        for _ in range(2000):
            tables = self.house.tables.values()
            if not any(table.pending or table.bots_at_work for table in tables):
                return
            await asyncio.sleep(0.001)
        raise AssertionError("the house does not come to rest")


class Guest:
    """Somebody connected: everything they were told."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.messages: list[dict[str, Any]] = []
        self.bytes: list[bytes] = []
        self.session: Session | None = None
        self.gone = False
        self._asked = 0

    def hear(self, message: bytes) -> None:
        self.bytes.append(message)
        self.messages.append(json.loads(message))

    def hang_up(self, _why: str) -> None:
        self.gone = True

    def leave(self) -> None:
        """The connection breaks."""
        assert self.session
        self.home.house.leave(self.session)

    async def ask(self, kind: type[wire.Request], request_id: str = "", **fields: Any) -> dict[str, Any]:
        """Ask something, and give the answer."""
        self._asked += 1
        request = kind(request_id or f"r{id(self)}-{self._asked}", **fields)
        before = len(self.messages)
        assert self.session
        checked = await self.home.house.make_ready(self.session, request)  # type: ignore[arg-type]
        self.home.house.request(self.session, request, checked)  # type: ignore[arg-type]
        for _ in range(3000):
            for message in self.messages[before:]:
                if message.get("id") == request.id:
                    return message
            await asyncio.sleep(0.001)
        raise AssertionError(f"no answer to {request}")

    async def act(self, request_id: str = "", **action: Any) -> dict[str, Any]:
        return await self.ask(wire.Act, request_id, action=msgspec.Raw(msgspec.json.encode(action)))

    async def must(self, kind: type[wire.Request], **fields: Any) -> dict[str, Any]:
        """Ask something that is granted."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] != "Refusal", answer
        await self.home.quiet()
        return answer

    async def refused(self, kind: type[wire.Request], **fields: Any) -> str:
        """Ask something that is refused: why."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "Refusal", answer
        return str(answer["refused"]["why"])

    def heard(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.messages if message["type"] == kind]

    @property
    def view(self) -> dict[str, Any]:
        """The newest view."""
        sights = [m["sights"][0]["view"] for m in self.messages if m.get("sights")]
        found: dict[str, Any] = [view for view in sights if view][-1]
        return found

    @property
    def table(self) -> dict[str, Any]:
        """The newest picture of the table."""
        found: dict[str, Any] = [m["table"] for m in self.messages if m.get("table")][-1]
        return found

    @property
    def numbers(self) -> list[int]:
        return [message["n"] for message in self.messages if "n" in message and message["type"] in NUMBERED]


NUMBERED = {kind.__name__ for kind in get_args(wire.Numbered)}


@asynccontextmanager
async def home(
    path: Path, *, pace: BotPace | None = AT_ONCE, store: Store | None = None, workers: Workers | None = None
) -> AsyncIterator[Home]:
    """A house with its file at a path."""
    kept = store or SqliteStore(path / "tables.db")
    clock = StillClock(kept.opened_at)
    house = House(kept, clock, workers=workers or Inline(), bot_pace=pace)
    await house.open()
    try:
        yield Home(house, clock)
    finally:
        await house.close()


def run(test: Callable[[Home], Coroutine[Any, Any, None]], path: Path) -> None:
    """One evening in one house."""

    async def evening() -> None:
        async with home(path) as here:
            await test(here)

    asyncio.run(evening())


def evening(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is one evening in one house: ``async def test_…(here: Home)``, with what else it needs after it."""

    def played(tmp_path: Path, **needs: Any) -> None:
        run(lambda here: test(here, **needs), tmp_path)

    place = Parameter("tmp_path", Parameter.KEYWORD_ONLY, annotation=Path)
    needs = [one.replace(kind=Parameter.KEYWORD_ONLY) for one in list(signature(test).parameters.values())[1:]]
    wraps(test)(played)
    played.__signature__ = Signature([place, *needs])  # type: ignore[attr-defined]  # what pytest is to bring
    return played


def why(refused: Any) -> str:
    """Why the house said no."""
    assert isinstance(refused, Refused), refused
    return refused.why
