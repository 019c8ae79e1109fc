"""Whose message is heard next: a few in each turn of the event loop, one address after another.

While nobody crowds, everybody is heard at once. When more comes than the house can do, each address has its turn: a
thousand sockets of one visitor wait for each other, and a single one elsewhere for a few messages at most.
"""

import asyncio
import time
from collections import deque
from typing import NamedTuple


class Unheard(NamedTuple):
    """One message that has to wait, and since when."""

    heard: "asyncio.Future[bool]"
    since: float


class Hearing:
    """Lets so many be heard at once; whoever had to wait for too long is told so."""

    def __init__(self, at_once: int, most_seconds: float) -> None:
        self._at_once = at_once
        self._most_seconds = most_seconds
        self._waiting: dict[str, deque[Unheard]] = {}  # by address; whose turn is next comes first
        self._heard = 0  # in this turn of the event loop

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def turn(self, address: str) -> bool:
        """Wait for one's turn; was it short enough?"""
        if self._heard < self._at_once and not self._waiting:
            self._hear()
            return True
        heard: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(Unheard(heard, time.monotonic()))
        return await heard

    def _hear(self) -> None:
        if not self._heard:
            asyncio.get_running_loop().call_soon(self._next_turn)
        self._heard += 1

    def _next_turn(self) -> None:
        self._heard = 0
        while self._waiting and self._heard < self._at_once:
            heard, since = self._next()
            if not heard.done():
                heard.set_result(time.monotonic() - since <= self._most_seconds)
                self._hear()

    def _next(self) -> Unheard:
        """The oldest of the address whose turn it is, which then goes to the end."""
        address = next(iter(self._waiting))
        line = self._waiting.pop(address)
        oldest = line.popleft()
        if line:
            self._waiting[address] = line
        return oldest
