"""The gate: how many connections there may be, and how long each may be silent, before it leads to a table.

A connection that says nothing costs its owner nothing, so it is the first to go: when an address has too many, or
the whole house, the one that has been silent longest is closed. Sockets at a table are counted elsewhere, and
so are the people behind a named proxy: the proxy itself is no visitor.
"""

import asyncio
import time
from collections import Counter
from typing import Protocol

from threedoors.server.addresses import counted, is_in
from threedoors.server.config import Config
from threedoors.server.descriptors import Room
from threedoors.server.pace import AddressPace
from threedoors.server.tallies import Tallies

LOOK_EVERY_SECONDS = 0.5


class Closable(Protocol):
    """Something that can be closed at once."""

    def cut(self) -> None: ...


class Gate:
    """All connections. A visitor's is silent, or being answered, or has become a socket."""

    def __init__(self, config: Config, room: Room, tallies: Tallies) -> None:
        self._limits = config.limits
        self._proxies = config.proxies
        self._room = room.connections
        self._most_from_one = min(config.limits.connections_per_address, room.connections // 2)
        self._tallies = tallies
        self._from: dict[Closable, str] = {}  # everybody, by whom they are counted; "": nobody
        self._silent: dict[Closable, float] = {}  # until when; the longest silent first
        self._silent_from: dict[str, dict[Closable, None]] = {}
        self._answered: dict[Closable, float] = {}  # being answered, until when
        self._count: Counter[str] = Counter()
        self.pace = AddressPace(config.limits)

    def __len__(self) -> int:
        return len(self._from)

    @property
    def waiting(self) -> int:
        """How many are silent."""
        return len(self._silent)

    def came(self, connection: Closable, address: str) -> None:
        """A new connection, silent as yet."""
        who = "" if is_in(address, self._proxies) else counted(address)
        self._from[connection] = who
        if who:
            self._count[who] += 1
            self._hush(connection, who, self._limits.head_seconds)
        if self._count[who] > self._most_from_one:
            self._cut(next(iter(self._silent_from[who])), "too-many-from-one-address")
        elif len(self._from) > self._room:
            self._cut(next(iter(self._silent), connection), "house-full")

    def spoke(self, connection: Closable) -> float | None:
        """The first words on a connection: how long they wait to be heard; None if they are a proxy's, or cut off."""
        who = self._from.get(connection)
        if not who:
            return None
        wait = self.pace.wait(who)
        if wait is None:
            self._cut(connection, "too-fast")
        else:
            self._silent[connection] += wait
        return wait

    def asked(self, connection: Closable) -> None:
        """The head of a request is whole."""
        who = self._from.get(connection)
        if who:
            self._speak(connection, who)
            self._answered[connection] = time.monotonic() + self._limits.answer_seconds

    def answered(self, connection: Closable) -> None:
        """The whole answer has been taken; the next request may come."""
        if self._answered.pop(connection, None) is not None:
            self._hush(connection, self._from[connection], self._limits.idle_seconds)

    def became_a_socket(self, connection: Closable) -> None:
        """It is none of our business any more, but still a connection."""
        if who := self._from.get(connection):
            self._forget(connection, who)
            self._from[connection] = ""

    def gone(self, connection: Closable) -> None:
        """Closed, by whomever."""
        if who := self._from.pop(connection, None):
            self._forget(connection, who)

    async def watch(self) -> None:
        """Close what has been silent, or has not taken its answer, for too long; runs as long as the server."""
        while True:
            await asyncio.sleep(LOOK_EVERY_SECONDS)
            now = time.monotonic()
            for waiting, why in ((self._silent, "silent"), (self._answered, "answer-not-taken")):
                for connection in [one for one, until in waiting.items() if until < now]:
                    self._cut(connection, why)

    def _cut(self, connection: Closable, why: str) -> None:
        self._tallies.turn_away(why)
        self.gone(connection)
        connection.cut()

    def _hush(self, connection: Closable, who: str, seconds: float) -> None:
        self._silent[connection] = time.monotonic() + seconds
        self._silent_from.setdefault(who, {})[connection] = None

    def _speak(self, connection: Closable, who: str) -> None:
        if self._silent.pop(connection, None) is not None:
            del self._silent_from[who][connection]
            if not self._silent_from[who]:
                del self._silent_from[who]

    def _forget(self, connection: Closable, who: str) -> None:
        self._speak(connection, who)
        self._answered.pop(connection, None)
        self._count[who] -= 1
        if not self._count[who]:
            del self._count[who]
