"""Wishes: what a game makes for somebody who asks, a level of some kind; looked for by another process.

Each look is short and asked for anew, so nobody has to wait who does not want to any more, and addresses take turns.
"""

import asyncio
import logging
from typing import Protocol

from threedoors import games
from threedoors.core import Refused
from threedoors.tables.ids import Entropy
from threedoors.tables.judging.asking import no
from threedoors.tables.workers import Asker, PastItsTime, TooManyWait, Workers

log = logging.getLogger(__name__)

WITHIN_SECONDS = 110.0  # the wait for one's turn included, and compiling the solver the first time ever


class HouseForWishes(Protocol):
    """What wishes need of the house around them."""

    entropy: Entropy
    workers: Workers


class Wishes:
    """Has them granted."""

    def __init__(self, house: HouseForWishes) -> None:
        self._house = house

    async def grant(self, name: str, wish: bytes, address: str) -> bytes | Refused:
        """One look: what was found, or that nothing was yet."""
        game = next((game for game in games.find() if game.name == name), None)
        if game is None or game.grant is None:
            return no("no-such-page")
        seed = int.from_bytes(self._house.entropy(8), "big")
        try:
            async with asyncio.timeout(WITHIN_SECONDS):
                return await self._house.workers.grant(name, wish, seed, Asker("", address))
        except TooManyWait:
            return no("slow-down")
        except (PastItsTime, TimeoutError):
            return no("no-answer")
        except Exception:
            log.exception("a wish was not granted", extra={"game": name})
            return no("no-answer")
