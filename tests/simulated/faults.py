"""Faults: what goes wrong of an evening, one thing after another, each drawn from the seed."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Protocol

from tests.simulated.disk import SYNC_SECONDS, Disk
from tests.simulated.guests import Guest
from tests.simulated.history import History
from tests.simulated.house import OpenHouse
from tests.simulated.loop import SimulatedLoop
from threedoors.tables import wire
from threedoors.tables.store import StoreTrouble
from threedoors.tables.upkeep.sweeping import sweep

EVERY_SECONDS = 4.0
SLOW_SECONDS = 3.0  # a disk may take so long to sync
STILL_SECONDS = 8.0
DAY_SECONDS = 24 * 3600.0
MOST_GUESTS = 8


class Victim(Protocol):
    """The evening it goes wrong in."""

    chance: Random
    disk: Disk
    history: History
    house: OpenHouse | None
    guests: list[Guest]

    async def open(self) -> None:
        """Another house, on the same disk."""

    def welcome(self, name: str, key: wire.Key) -> None:
        """Somebody comes."""


class Faults:
    """Whatever can go wrong, and what did."""

    def __init__(self, evening: Victim) -> None:
        self._evening = evening
        self._chance = evening.chance
        self.happened: Counter[str] = Counter()
        self.kinds: dict[Callable[[], Awaitable[None]], int] = {
            self.power_cut: 2,
            self.power_cut_after_a_commit: 2,
            self.restart: 1,
            self.full_disk: 2,
            self.slow_disk: 2,
            self.dead_workers: 1,
            self.standstill: 1,
            self.wrong_clock: 2,
            self.kick: 2,
            self.newcomer: 1,
            self.everybody_leaves: 1,
        }

    async def go_wrong(self) -> None:
        """Until the evening is calm."""
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / EVERY_SECONDS))
            (fault,) = self._chance.choices(list(self.kinds), list(self.kinds.values()))
            self.happened[name_of(fault)] += 1
            await fault()

    def mend(self) -> None:
        """All that can be."""
        self._evening.disk.make_room()
        self._evening.disk.sync_seconds = SYNC_SECONDS
        self._evening.disk.after_commit = None
        if self._evening.house is not None:
            self._evening.house.workers.are_dead = False

    @property
    def _house(self) -> OpenHouse:
        assert self._evening.house is not None
        return self._evening.house

    # --- the house --------------------------------------------------------------------------------

    async def power_cut(self) -> None:
        self._house.crash()
        await self._reopen()

    async def power_cut_after_a_commit(self) -> None:
        """The disk has it, and nobody will ever hear so."""
        house = self._house
        self._evening.disk.after_commit = house.crash
        for _ in range(20):
            await asyncio.sleep(0.25)
            if house.is_dead:
                break
        self._evening.disk.after_commit = None
        if house.is_dead:
            await self._reopen()

    async def restart(self) -> None:
        await self._house.close()
        await self._reopen()

    async def _reopen(self) -> None:
        self._evening.house = None
        self._evening.history.crashes += 1
        await asyncio.sleep(self._chance.uniform(0, 3))
        await self._evening.open()

    async def full_disk(self) -> None:
        self._evening.disk.fill()
        try:
            await asyncio.sleep(self._chance.uniform(0, 4))
        finally:
            self._evening.disk.make_room()

    async def slow_disk(self) -> None:
        self._evening.disk.sync_seconds = SLOW_SECONDS
        try:
            await asyncio.sleep(self._chance.uniform(0, 8))
        finally:
            self._evening.disk.sync_seconds = SYNC_SECONDS

    async def dead_workers(self) -> None:
        workers = self._house.workers
        workers.are_dead = True
        await asyncio.sleep(self._chance.uniform(0, 8))
        workers.are_dead = False

    async def standstill(self) -> None:
        """The process is stopped for a while: then everything is due at once."""
        self._loop.stand_still(self._chance.uniform(0, STILL_SECONDS))

    async def wrong_clock(self) -> None:
        """The clock on the wall jumps, by an hour or by a season; and the house sweeps, believing it or not."""
        self._loop.wall_ahead += self._chance.choice((-100, -1, -1 / 24, 1 / 24, 1, 100)) * DAY_SECONDS
        if self._chance.random() < 0.5:
            self._house.run(_sweep(self._house))

    @property
    def _loop(self) -> SimulatedLoop:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        return loop

    # --- its guests -------------------------------------------------------------------------------

    async def kick(self) -> None:
        """A host removes somebody, just while they come or go."""
        hosts = [guest for guest in self._evening.guests if guest.is_welcome and guest.is_host]
        if not hosts:
            return
        host = self._chance.choice(hosts)
        others = [guest for guest in self._evening.guests if not guest.has_gone and _are_together(host, guest)]
        if not others or self._chance.random() < 0.3:
            return
        guest = self._chance.choice(others)
        guest.connect()
        await asyncio.sleep(self._chance.uniform(0, 0.2))
        if host.is_welcome:
            host.ask(type="RemovePerson", person=guest.key.person)

    async def newcomer(self) -> None:
        """Somebody comes by the newest link they were given."""
        hosts = [guest for guest in self._evening.guests if guest.invite and guest.table]
        if not hosts or len(self._evening.guests) >= MOST_GUESTS:
            return
        house, host = self._house, self._chance.choice(hosts)
        seat = self._chance.choice((None, 0, 1))
        name = f"Guest {len(self._evening.guests)}"
        key = await house.asked(lambda: house.service.join(host.key.table, seat, name, "fr", host.invite or ""))
        if isinstance(key, wire.Key):
            self._evening.welcome(name, key)

    async def everybody_leaves(self) -> None:
        """For so long that the table is put away."""
        if self._chance.random() < 0.4:
            for guest in self._evening.guests:
                guest.hang_up()
            house, self._evening.house = self._house, None
            try:
                await asyncio.sleep(self._chance.choice((20.0, 330.0)))
            finally:
                self._evening.house = house


def name_of(fault: Callable[[], Awaitable[None]]) -> str:
    return str(getattr(fault, "__name__", fault))


async def _sweep(house: OpenHouse) -> None:
    with suppress(StoreTrouble):
        await sweep(house.house)


def _are_together(host: Guest, guest: Guest) -> bool:
    return guest.key.table == host.key.table and guest.key.person != host.key.person
