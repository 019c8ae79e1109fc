"""A simulated wire: what is sent arrives late and in order, and is lost with the line, which may die without a word."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from tests.simulated.house import MESSAGE_SECONDS, OpenHouse
from threedoors.server.lines import Line

HALF_OPEN_SECONDS = 6.0  # either end notices within so long that the other is gone


class Wire:
    """One connection between a client and the house."""

    def __init__(self, house: OpenHouse, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._house = house
        self._hear = hear
        self._lost = lost
        self._line = Line(house.house, house.counts, "simulated", self._send_down, self._hang_up)
        self._inbox: deque[bytes] = deque()
        self._is_listening = False
        self._up_at = self._down_at = 0.0
        self.is_cut = False
        self._is_gone = False  # the house has noticed
        self._loses = house.chance.random() < 0.5  # does a cut lose what is on its way up?
        house.lines.append(self._end)

    def send(self, message: bytes) -> None:
        """From the client to the house."""
        self._up_at = self._later(self._up_at, self._arrive, message)

    def cut(self) -> None:
        """The client hears nothing more; the house notices some time later."""
        self.is_cut = True
        seconds = self._house.chance.choice((0.0, self._house.chance.uniform(0, HALF_OPEN_SECONDS)))
        asyncio.get_running_loop().call_later(seconds, self._gone)

    def die(self) -> None:
        """Nothing passes any more, and neither end knows; each finds out in its own time."""
        if not self.is_cut:
            self.cut()
            seconds = self._house.chance.uniform(0, HALF_OPEN_SECONDS)
            asyncio.get_running_loop().call_later(seconds, self._lost)

    def _gone(self) -> None:
        self._is_gone = True
        if not self._house.is_dead:
            self._line.gone()

    def _arrive(self, message: bytes) -> None:
        is_lost = self.is_cut and (self._loses or self._is_gone)
        if not (is_lost or self._house.is_dead or self._line.ended):
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
