"""A house on a simulated disk, with simulated workers; it can be shut, or lose its power, at any moment."""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tests.server.running import WIDE
from tests.simulated.disk import Disk, SimulatedStore
from threedoors.core import Refused
from threedoors.server.config import Limits
from threedoors.server.lines import Counts
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
THOUGHT_SECONDS = 0.25
DIES, TAKES_TOO_LONG = 0.04, 0.02  # of all work


class SimulatedWorkers(Inline):
    """Workers who take their time, die now and then, and sometimes think for too long."""

    crews: Mapping[str, Crew] = {}

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.are_dead = False  # for a while, all of them

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
        if self.are_dead or luck < TAKES_TOO_LONG + DIES:
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
        self.workers = SimulatedWorkers(chance)
        self.house = House(
            self.store,
            HouseClock(self.store.opened_at),
            workers=self.workers,
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
