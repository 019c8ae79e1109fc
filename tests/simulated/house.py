"""A house on a simulated disk, with simulated workers and wires; it can be shut, or lose its power, at any moment."""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tests.server.running import WIDE
from tests.simulated.disk import Disk, SimulatedStore
from threedoors.core import Refused
from threedoors.server.config import Limits
from threedoors.server.lines import Counts, Line
from threedoors.server.tallies import Tallies
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.playing.botplay import BotPace
from threedoors.tables.services.tables import TableService
from threedoors.tables.store import StoreTrouble
from threedoors.tables.workers import Asker, Idea, Inline, PastItsTime, Rules, Sitter, WorkerDied
from threedoors.tables.workers.crew import Crew

LIMITS = msgspec.convert(WIDE, Limits)
MESSAGE_SECONDS = 0.08  # a message arrives within so long
HALF_OPEN_SECONDS = 6.0  # a house notices within so long that a client is gone
THOUGHT_SECONDS = 0.5
DIES, TAKES_TOO_LONG = 0.04, 0.02  # of all work


class SimulatedWorkers(Inline):
    """Workers who take their time, die now and then, and sometimes think for too long."""

    crews: Mapping[str, Crew] = {}

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None:
        await self._take_time()
        return await super().think(rules, sitters, key, asker)

    async def answer(self, rules: Rules, view: bytes, question: bytes, asker: Asker) -> bytes | Refused:
        await self._take_time()
        return await super().answer(rules, view, question, asker)

    async def _take_time(self) -> None:
        luck = self._chance.random()
        await asyncio.sleep(5.0 if luck < TAKES_TOO_LONG else self._chance.uniform(0, THOUGHT_SECONDS))
        if luck < TAKES_TOO_LONG:
            raise PastItsTime
        if luck < TAKES_TOO_LONG + DIES:
            raise WorkerDied


class NoStumbles(Tallies):
    """Where a real house would apologise, a simulated one stops and shows what it fell over."""

    def stumble(self, _where: str) -> None:
        trouble = sys.exc_info()[1]
        assert trouble is not None
        asyncio.get_running_loop().call_exception_handler({"message": "the house stumbled", "exception": trouble})


class OpenHouse:
    """One house from its opening to its end; the disk stays."""

    def __init__(self, disk: Disk, chance: Random) -> None:
        self.chance = chance
        self.store = SimulatedStore(disk)
        self.house = House(
            self.store,
            HouseClock(self.store.opened_at),
            workers=SimulatedWorkers(chance),
            entropy=chance.randbytes,
            bot_pace=BotPace(0.02, 0.2),
        )
        self.service = TableService(self.house)
        self.counts = Counts(LIMITS, NoStumbles())
        self.is_dead = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self.lines: list[Callable[[], None]] = []  # how each of them is lost

    async def open(self) -> None:
        await self.house.open()

    def crash(self) -> None:
        """The power goes: nothing more is written, told or heard."""
        self.is_dead = self.store.writer.has_crashed = True
        self.house.deadlines.alarms.stop()
        for task in (*self._tasks, *self.house._tasks, *self.house.bots._tasks):
            task.cancel()
        for lose in self.lines:
            lose()

    async def close(self) -> None:
        """As a host would."""
        await self.house.close()
        self.crash()

    def run(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Something that ends with the house."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def asked(self, ask: Callable[[], Coroutine[Any, Any, Any]]) -> Any | None:
        """What is asked over HTTP; None if the answer is lost, or the disk did not take it."""
        await asyncio.sleep(self.chance.uniform(0, MESSAGE_SECONDS))
        if self.is_dead:
            return None
        task = self.run(ask())
        await asyncio.wait({task})
        await asyncio.sleep(self.chance.uniform(0, MESSAGE_SECONDS))
        was_taken = not (task.cancelled() or isinstance(task.exception(), StoreTrouble))
        return task.result() if was_taken and not self.is_dead else None


class Wire:
    """One connection: what is sent arrives late and in order; a cut loses what is under way, and is noticed later."""

    def __init__(self, house: OpenHouse, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._house = house
        self._hear = hear
        self._lost = lost
        self._line = Line(house.house, house.counts, "simulated", self._send_down, self._hang_up)
        self._inbox: deque[bytes] = deque()
        self._is_listening = False
        self._up_at = self._down_at = 0.0
        self.is_cut = False
        house.lines.append(self._end)

    def send(self, message: bytes) -> None:
        """From the client to the house."""
        self._up_at = self._later(self._up_at, self._arrive, message)

    def cut(self) -> None:
        """The client hears nothing more; the house notices some time later."""
        self.is_cut = True
        seconds = self._house.chance.choice((0.0, self._house.chance.uniform(0, HALF_OPEN_SECONDS)))
        asyncio.get_running_loop().call_later(seconds, self._gone)

    def _gone(self) -> None:
        if not self._house.is_dead:
            self._line.gone()

    def _arrive(self, message: bytes) -> None:
        if not (self.is_cut or self._house.is_dead or self._line.ended):
            self._inbox.append(message)
            if not self._is_listening:
                self._is_listening = True
                self._house.run(self._listen())

    async def _listen(self) -> None:
        """One message after another, as a socket is read."""
        while self._inbox and not self._line.ended:
            with self._line.surviving():
                await self._line.hear(self._inbox.popleft())
        self._is_listening = False

    def _send_down(self, message: bytes) -> None:
        if not self._house.is_dead:
            self._down_at = self._later(self._down_at, self._reach, message)

    def _reach(self, message: bytes) -> None:
        if not self.is_cut:
            self._hear(message)

    def _hang_up(self, _why: str) -> None:
        asyncio.get_running_loop().call_soon(self._gone)
        self._down_at = self._later(self._down_at, self._end)

    def _end(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self._lost()

    def _later(self, after: float, do: Callable[..., None], *args: Any) -> float:
        loop = asyncio.get_running_loop()
        at = max(after, loop.time() + self._house.chance.uniform(0, MESSAGE_SECONDS))
        loop.call_at(at, do, *args)
        return at + 1e-6
