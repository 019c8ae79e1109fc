"""Progress, kept under codes. A code is told once, to the one who asked, and kept as a hash."""

from typing import Protocol

from threedoors.core import Refused
from threedoors.tables.ids import Entropy
from threedoors.tables.judging.asking import no
from threedoors.tables.progress import (
    MOST_BYTES,
    MOST_RESULTS,
    Bests,
    Progress,
    is_known,
    is_too_much,
    kept_as,
    new_code,
)
from threedoors.tables.store import Store

FULL = no("progress-full", most=MOST_RESULTS, kilobytes=MOST_BYTES // 1024)


class HouseForProgress(Protocol):
    """What progress needs of the house around it."""

    entropy: Entropy
    store: Store

    def wall(self) -> int:
        """What time it is outside, in milliseconds."""


class ProgressService:
    """Keeps, merges, forgets."""

    def __init__(self, house: HouseForProgress) -> None:
        self._house = house

    async def keep(self, bests: Bests) -> str | Refused:
        """A code for a new progress."""
        if refused := _why_not(bests):
            return refused
        code = new_code(self._house.entropy)
        await self._house.store.open_progress(kept_as(code), Progress(bests, self._house.wall()))
        return code

    async def merge(self, code: str, bests: Bests) -> Progress | Refused:
        """What this device knows, added to what is known; and all of it back."""
        if refused := _why_not(bests):
            return refused
        found = await self._house.store.merge_progress(kept_as(code), Progress(bests, self._house.wall()))
        if found is None:
            return no("no-such-progress")
        return FULL if is_too_much(found.bests) else found

    async def forget(self, code: str) -> bool:
        """Delete it; False if there was nothing."""
        return await self._house.store.forget_progress(kept_as(code))


def _why_not(bests: Bests) -> Refused | None:
    if not is_known(bests):
        return no("body-not-understood")
    return FULL if is_too_much(bests) else None
