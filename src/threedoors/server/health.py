"""How the house is: open, able to write, and what its host should know.

Whoever asks shares one try with everybody who asks within the same second: a try is a commit, and must not become
a way to keep the disk busy.
"""

import asyncio
import time
from typing import Protocol

from msgspec import Struct

from threedoors.server.logs import Seldom
from threedoors.tables.store import Store, StoreTrouble

GOOD_FOR_SECONDS = 1.0
WARN_AGAIN_SECONDS = 3600.0


class Seen(Struct, frozen=True):
    """GET /healthz."""

    open: bool
    writing: bool
    warnings: tuple[str, ...] = ()  # sentences for the host


class HouseToCheck(Protocol):
    """What is looked at."""

    closing: bool
    store: Store


class Health:
    """Looks after the house."""

    def __init__(self, house: HouseToCheck) -> None:
        self._house = house
        self._tried_at = 0.0
        self._try: asyncio.Future[bool] | None = None
        self._warnings: dict[str, None] = {}
        self._seldom = Seldom(WARN_AGAIN_SECONDS)

    def warn(self, sentence: str) -> bool:
        """Keep something the host should know; whether it is to be logged as well."""
        self._warnings[sentence] = None
        return bool(self._seldom.times(sentence))

    async def look(self) -> Seen:
        """How it is now, or was within the last second."""
        now = time.monotonic()
        if self._try is None or (self._try.done() and now - self._tried_at >= GOOD_FOR_SECONDS):
            self._tried_at = now
            self._try = asyncio.ensure_future(self._can_write())
        writing = await asyncio.shield(self._try)
        return Seen(not self._house.closing, writing, tuple(self._warnings))

    async def _can_write(self) -> bool:
        try:
            await self._house.store.check()
        except StoreTrouble:
            return False
        return True
