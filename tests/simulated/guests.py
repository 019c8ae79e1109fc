"""Guests: they are welcomed, hear what happens, keep the views of their seats, and are answered.

A guest is what the real client is: it remembers the last number it heard, comes back with it, and sends again whatever
nobody has answered. Some are shown the whole view each time, others keep it by what changes, as the browser does. What
is heard is checked as it is heard; what guests do is in `doings.py`.
"""

import asyncio
from random import Random
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from tests.simulated.history import NUMBERED, Broke, History, Request
from tests.simulated.house import OpenHouse
from tests.simulated.loop import SimulatedLoop
from tests.simulated.wire import Wire
from tests.tables.kept_views import patched
from threedoors.tables import wire

ANSWER_SECONDS, REMATCH_SECONDS = 10.0, 20.0  # a next table is two commits, and each may wait for a slow disk
TWICE = 0.05  # of all that is sent arrives twice


class Place(Protocol):
    """Where guests go: the house that is open now, if one is."""

    history: History
    house: OpenHouse | None
    is_calm: bool  # from now on nothing more goes wrong
    is_quiet: bool  # and nobody asks for anything more


class Guest:
    """One window of somebody with a key, at one table after another."""

    def __init__(self, place: Place, name: str, key: wire.Key, chance: Random, *, keeps_views: bool) -> None:
        self.place = place
        self.name = name
        self.chance = chance
        self.key = key
        self.keeps_views = keeps_views
        self.line: Wire | None = None
        self.last = 0
        self.is_welcome = False
        self.has_gone = False  # removed, moved away, or nowhere to go
        self.table: dict[str, Any] = {}
        self.views: dict[int | None, Any] = {}  # by seat
        self.invite = key.invite
        self.unanswered: dict[str, bytes] = {}
        self.old: list[str] = []  # ids that were acknowledged here
        self._asked = 0
        self._known = 0  # what anybody knew of the table when this guest said hello

    @property
    def is_host(self) -> bool:
        return bool(self.table) and self.table["host"] == self.key.person

    @property
    def seats(self) -> set[int]:
        """Mine, as far as I know."""
        return {seat["seat"] for seat in self.table.get("seats", ()) if seat["person"] == self.key.person}

    # --- the line ---------------------------------------------------------------------------------

    def connect(self) -> None:
        """Come back with the last number, as the client does."""
        if self.place.house is None or self.place.house.is_dead or self.has_gone:
            return
        self.is_welcome = False
        self._known = self.place.history.known[self.key.table]
        self.line = line = Wire(self.place.house, lambda raw: self._hear(line, raw), lambda: self._lost(line))
        more = {"changes": True} if self.keeps_views else {}
        line.send(encoded(type="Hello", table=self.key.table, token=self.key.token, last=self.last, **more))

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.cut()
        self.line, self.is_welcome = None, False

    def go_to(self, key: wire.Key) -> None:
        """To another table, of which nothing is known yet."""
        self.hang_up()
        self.key, self.last, self.table, self.views, self.old = key, 0, {}, {}, []

    def _lost(self, line: Wire) -> None:
        if line is self.line:
            self.line, self.is_welcome = None, False

    # --- hearing ----------------------------------------------------------------------------------

    def _hear(self, line: Wire, raw: bytes) -> None:
        if line is not self.line:
            return
        message = msgspec.json.decode(raw)
        kind = message["type"]
        self.place.history.heard[kind] += 1
        if kind == "Welcome":
            self._be_welcome(message)
        elif kind in NUMBERED:
            self._follow(message)
            self.last = message["n"]
        elif kind == "Bye":
            self.has_gone = self.has_gone or not message["again"]
        elif "id" in message:
            self._be_answered(message)

    def _be_welcome(self, message: dict[str, Any]) -> None:
        n = message["n"]
        if n < max(self.last, self._known):
            raise Broke(f"{self.key} heard {self.last}, all knew {self._known}, and is welcomed with {n}")
        missed = [entry["n"] for entry in message["missed"]]
        if missed != list(range(max(self.last + 1, message["earliest"]), n + 1)):
            raise Broke(f"{self.key} knows {self.last}, is at {n} and is told {missed}")
        for entry in message["missed"]:
            self.place.history.hear(self.key.table, entry)
        self.key = replace(self.key, person=message["you"][0])  # people are counted anew at each table
        self.last, self.table, self.is_welcome = n, message["table"], True
        self.place.history.know(self.key.table, n)
        self.views = {}
        self._look(n, message["sights"])
        for entry in message["missed"]:
            self._look(entry["n"], entry.get("sights", ()))
        for request, asked in self.unanswered.items():
            self.send(request, asked)

    def _follow(self, message: dict[str, Any]) -> None:
        n = message["n"]
        if not self.is_welcome or n != self.last + 1:
            raise Broke(f"{self.key} knows {self.last} and hears {n}")
        left = self.place.history.left.get((self.key.table, self.key.person))
        if left is not None and n > left and message.get("by") != self.key.person:  # what their leaving brought about
            raise Broke(f"{self.key} left as {left} and hears {n}")
        if message["type"] == "Heard" and self.seats and not message["from_seat"]:
            raise Broke(f"{self.key} sits at {self.seats} and hears a spectator in {n}")
        self.place.history.hear(self.key.table, message)
        self.place.history.know(self.key.table, n)
        self.table = message.get("table") or self.table
        self._look(n, message.get("sights", ()))

    def _look(self, n: int, sights: Any) -> None:
        """What each seat of mine sees; nobody sees what is not theirs, before the end."""
        mine = {*self.seats, None}
        if self.table["phase"] != "over" and (strange := {sight["seat"] for sight in sights} - mine):
            raise Broke(f"{self.key} has the seats {mine} and is shown {strange} in {n}")
        for sight in sights:
            seat = sight["seat"]
            if sight["view"] is not None:
                self.views[seat] = sight["view"]
            elif "changes" in sight:
                self.place.history.heard["changes"] += 1
                self.views[seat] = patched(self.views[seat], sight["changes"])
            else:
                continue  # told again: the view is another number's
            self.place.history.see(self.key.table, n, seat, self.views[seat])

    def _be_answered(self, message: dict[str, Any]) -> None:
        history = self.place.history
        request = Request(self.key.table, self.key.person, message["id"])
        kind = message["type"]
        if kind == "Accepted" and message.get("n") is not None:
            history.accept(request, message["n"], asyncio.get_running_loop().time())
            history.know(self.key.table, message["n"])
            self.old.append(message["id"])
        elif kind == "Refusal" and message["refused"]["why"] == "not-written":
            history.not_written.add(request)
        if kind == "Invitation":  # a removal is answered by Accepted as well
            self.invite = message["invite"]
        else:
            self.unanswered.pop(message["id"], None)

    # --- asking -----------------------------------------------------------------------------------

    def ask(self, **fields: Any) -> str:
        self._asked += 1
        request = f"{self.name}.{self._asked}"
        self.unanswered[request] = encoded(**fields, id=request)
        self.send(request, self.unanswered[request])
        return request

    def send(self, request: str, asked: bytes) -> None:
        """Now and then twice, as over a line that was not sure of itself."""
        if self.line is None or not self.is_welcome:
            return
        now = asyncio.get_running_loop().time()
        for _ in range(2 if self.chance.random() < TWICE else 1):
            self.place.history.ask(Request(self.key.table, self.key.person, request), now)
            self.line.send(asked)
        self._expect_answer(self.line, request)

    def _expect_answer(self, line: Wire, request: str) -> None:
        loop = asyncio.get_running_loop()
        is_rematch = b'"Rematch"' in self.unanswered.get(request, b"")
        seconds = REMATCH_SECONDS if is_rematch else ANSWER_SECONDS
        loop.call_later(seconds, self._be_impatient, line, request, loop.time())

    def _be_impatient(self, line: Wire, request: str, since: float) -> None:
        """Whoever asks on a line that holds is answered there, however often the same was asked before."""
        if line is not self.line or line.is_cut or request not in self.unanswered:
            return
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        if loop.stood_still_at > since:
            self._expect_answer(line, request)  # we slept as well
        else:
            raise Broke(f"{self.key} asked {request} and has no answer")


def encoded(**fields: Any) -> bytes:
    return msgspec.json.encode(fields)
