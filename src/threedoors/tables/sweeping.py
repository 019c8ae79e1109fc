"""Sweeping: tables and progress nobody has touched for long leave the shelf. docs/privacy.md states these times."""

import asyncio
import logging

from threedoors.tables.clocks import wall_ms
from threedoors.tables.store import Store, StoreTrouble
from threedoors.tables.wire import Phase

log = logging.getLogger(__name__)

KEPT_DAYS: dict[Phase, int] = {"lobby": 7, "playing": 60, "over": 90}
PROGRESS_KEPT_DAYS = 400  # asked for once a year, it stays
EVERY_SECONDS = 3600.0
DAY_MS = 24 * 3600 * 1000


def too_old(now: int, days: dict[Phase, int] | None = None) -> dict[Phase, int]:
    """Before which wall time a table of each phase is swept."""
    return {phase: now - kept * DAY_MS for phase, kept in (days or KEPT_DAYS).items()}


async def keep_sweeping(store: Store) -> None:
    """Sweep once an hour, as long as the house is open."""
    while True:
        try:
            swept = await store.sweep(too_old(wall_ms()))
            forgotten = await store.sweep_progress(wall_ms() - PROGRESS_KEPT_DAYS * DAY_MS)
            if swept or forgotten:
                log.info("swept", extra={"tables": swept, "progress": forgotten})
        except StoreTrouble as trouble:
            log.warning("not swept", extra={"why": str(trouble)})
        await asyncio.sleep(EVERY_SECONDS)
