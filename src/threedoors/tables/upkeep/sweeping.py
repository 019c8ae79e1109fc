"""Sweeping: tables and progress nobody has touched for long leave the shelf. docs/privacy.md states these times.

Times are shelf time (`store/shelf_time.py`), which no wrong clock moves far. A swept table is kept for a week, and
comes back with `threedoors tables undelete`; only then is it deleted and overwritten. Nothing is swept in the first
hour, no more than a fifth of all tables in a day, and everything a little at a time, so that no act waits for it.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Protocol

from threedoors.tables.delays import Delays
from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import TableId
from threedoors.tables.log.facts import Phase
from threedoors.tables.store import Store, StoreTrouble
from threedoors.tables.store.shelf_time import DAY_MS

log = logging.getLogger(__name__)

KEPT_DAYS: dict[Phase, int] = {"lobby": 7, "playing": 60, "over": 90}
SWEPT_KEPT_DAYS = 7
PROGRESS_KEPT_DAYS = 400  # asked for once a year, it stays
EVERY_SECONDS = 3600.0
AT_ONCE = 20
PAUSE_SECONDS = 0.05  # for those who play


class HouseToSweep(Protocol):
    """What sweeping needs to know of a house."""

    clock: HouseClock
    store: Store
    counts: Counter[str]
    sweeps: Delays
    swept: Counter[str]

    @property
    def tables(self) -> Collection[TableId]:
        """Those that lie open."""


async def keep_sweeping(house: HouseToSweep) -> None:
    """Sweep once an hour, as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY_SECONDS)
        since = time.monotonic()
        try:
            went = await sweep(house)
            house.sweeps.add(time.monotonic() - since)
            house.swept.update(went)
            if any(went.values()):
                log.info("swept", extra=went)
        except StoreTrouble as trouble:
            house.counts["sweeps_failed"] += 1
            log.warning("not swept", extra={"why": str(trouble)})


async def sweep(house: HouseToSweep) -> dict[str, int]:
    """Everything that is due now; how much of each went."""
    store, now = house.store, house.clock.now()
    went = {
        "tables": await sweep_tables(house, now),
        "deleted_rows": await in_steps(lambda: store.delete_swept(SWEPT_KEPT_DAYS * DAY_MS, now)),
        "progress": await in_steps(lambda: store.sweep_progress(PROGRESS_KEPT_DAYS * DAY_MS, now)),
        "spent": await in_steps(lambda: store.sweep_spent(now)),
    }
    if went["deleted_rows"] or went["progress"]:
        await store.fold()
    return went


async def sweep_tables(house: HouseToSweep, now: int) -> int:
    """As many tables as may go today; none that lies open in the house."""
    kept = {phase: days * DAY_MS for phase, days in KEPT_DAYS.items()}
    room = await house.store.room_to_sweep(now)
    gone = 0
    while gone < room:
        step = await house.store.sweep(kept, now, min(AT_ONCE, room - gone), frozenset(house.tables))
        if not step:
            break
        gone += step
        await asyncio.sleep(PAUSE_SECONDS)
    return gone


async def in_steps(step: Callable[[], Awaitable[int]]) -> int:
    """A little again and again, until there is nothing left to do."""
    went = 0
    while gone := await step():
        went += gone
        await asyncio.sleep(PAUSE_SECONDS)
    return went
