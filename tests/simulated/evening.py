"""One evening from a seed: guests at a table, and everything that can go wrong; then calm, and nobody may wait."""

import asyncio
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any

from tests.simulated.disk import SYNC_SECONDS, Disk
from tests.simulated.guests import Guest
from tests.simulated.history import Broke, History
from tests.simulated.house import OpenHouse
from tests.simulated.loop import SimulatedLoop, simulated_time
from threedoors.tables import wire
from threedoors.tables.services.tables import NewTable

ACTS = 50
MOST_SECONDS = 3600.0  # of an evening, before it is called off
SLOW_SECONDS = 3.0  # a disk may take so long to sync
CALM_SECONDS = 90.0  # then everybody must have been answered


class Evening:
    """The disk, the house that is open on it now, and the guests."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.disk = Disk(self.chance)
        self.history = History()
        self.house: OpenHouse | None = None
        self.is_calm = False
        self.guests: list[Guest] = []
        self.troubles: list[BaseException] = []

    async def play(self) -> None:
        """From the first guest to the last answer."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._note)
        await self._open()
        await self._invite()
        doings = [self._running(guest.behave()) for guest in self.guests]
        faults = self._running(self._go_wrong())
        await self._until(lambda: self.acts >= ACTS, MOST_SECONDS, "the game does not go on")
        faults.cancel()
        await asyncio.wait({faults})
        await self._calm_down()
        for task in doings:
            task.cancel()
        await asyncio.gather(*doings, return_exceptions=True)
        assert self.house is not None
        await self.house.close()
        self.history.check(self.disk)

    def _running(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Whatever it falls over is our trouble too."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (trouble := task.exception()) is not None:
            self.troubles.append(trouble)

    @property
    def acts(self) -> int:
        """Acts of the game that are written down."""
        acted = 'SELECT count(*) FROM log WHERE CAST(fact AS TEXT) LIKE \'{"type":"Acted"%\''
        return int(self.disk.rows(acted)[0][0])

    async def _until(self, is_so: Any, seconds: float, otherwise: str) -> None:
        ends = asyncio.get_running_loop().time() + seconds
        while not is_so():
            if self.troubles:
                raise self.troubles[0]
            if asyncio.get_running_loop().time() > ends:
                raise Broke(otherwise)
            await asyncio.sleep(0.25)

    # --- the house --------------------------------------------------------------------------------

    async def _open(self) -> None:
        house = OpenHouse(self.disk, self.chance)
        await house.open()
        self.house = house

    async def _invite(self) -> None:
        """Two who play, one bot, one who looks on; while nothing goes wrong yet."""
        assert self.house is not None
        service = self.house.service
        key = await self._asked(lambda: service.open_table(NewTable("knock", 3, "Ada", "en", bots=("random",))))
        self.guests.append(Guest(self, key, self.chance, "hosts"))
        for seat, name in ((2, "Bo"), (None, "Cy")):
            joined = await self._asked(
                lambda seat=seat, name=name: service.join(key.table, seat, name, "en", key.invite or "")
            )
            self.guests.append(Guest(self, joined, self.chance, "looks on" if seat is None else "plays"))

    async def _asked(self, work: Any) -> wire.Key:
        """Until the disk takes it."""
        while True:
            assert self.house is not None
            found = await self.house.asked(work)
            if isinstance(found, wire.Key):
                return found

    # --- what goes wrong --------------------------------------------------------------------------

    async def _go_wrong(self) -> None:
        faults = (self._power_cut, self._restart, self._full, self._slow, self._remove, self._everybody_leaves)
        while True:
            await asyncio.sleep(self.chance.expovariate(1 / 6))
            await self.chance.choice(faults)()

    async def _power_cut(self) -> None:
        assert self.house is not None
        self.house.crash()
        await self._shut()

    async def _restart(self) -> None:
        assert self.house is not None
        await self.house.close()
        await self._shut()

    async def _shut(self) -> None:
        self.house = None
        self.history.crashes += 1
        await asyncio.sleep(self.chance.uniform(0, 3))
        await self._open()

    async def _full(self) -> None:
        self.disk.is_full = True
        try:
            await asyncio.sleep(self.chance.uniform(0, 2))
        finally:
            self.disk.is_full = False

    async def _slow(self) -> None:
        self.disk.sync_seconds = SLOW_SECONDS
        try:
            await asyncio.sleep(self.chance.uniform(0, 8))
        finally:
            self.disk.sync_seconds = SYNC_SECONDS

    async def _remove(self) -> None:
        """The host removes whoever looks on, while they come and go."""
        host, guest = self.guests[0], self.guests[2]
        at_one_table = host.key.table == guest.key.table
        if self.chance.random() < 0.5 and at_one_table and host.is_welcome and not guest.has_gone:
            guest.connect()
            await asyncio.sleep(self.chance.uniform(0, 0.2))
            host.ask(type="RemovePerson", person=guest.key.person)

    async def _everybody_leaves(self) -> None:
        """For so long that the table is put away."""
        if self.chance.random() < 0.2:
            for guest in self.guests:
                guest.hang_up()
            house, self.house = self.house, None
            try:
                await asyncio.sleep(self.chance.choice((20.0, 330.0)))
            finally:
                self.house = house

    async def _calm_down(self) -> None:
        """Nothing more goes wrong: everybody comes back, and nobody may wait for ever."""
        self.is_calm = True
        self.disk.is_full = False
        if self.house is None:
            await self._open()
        await self._until(self._nobody_waits, CALM_SECONDS, f"somebody waits for ever: {self._waiting()}")

    def _nobody_waits(self) -> bool:
        return not self._waiting()

    def _waiting(self) -> list[Any]:
        return [(guest.key, [*guest.unanswered]) for guest in self.guests if guest.unanswered and not guest.has_gone]

    def _note(self, _loop: Any, context: dict[str, Any]) -> None:
        self.troubles.append(context.get("exception") or Broke(context["message"]))


def play(evening: Evening) -> None:
    """The whole evening; raises what broke."""
    loop = SimulatedLoop(evening.chance)
    log = logging.getLogger("threedoors")
    level = log.level
    log.setLevel(logging.CRITICAL)  # it tells of every fault we make
    try:
        with simulated_time(loop):
            asyncio.set_event_loop(loop)
            loop.run_until_complete(evening.play())
            loop.run_until_complete(_end_all())
    finally:
        log.setLevel(level)
        asyncio.set_event_loop(None)
        loop.close()
    if evening.troubles:
        raise evening.troubles[0]


async def _end_all() -> None:
    """Whatever a crash left behind."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
