"""Guests: they act, talk, lose their line and come back, send things twice, move to another device, remove each other.

A guest behaves as the real client does: it remembers the last number it heard, comes back with it, and sends again
whatever nobody has answered. What it hears is checked as it is heard.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any, Literal, Protocol

import msgspec

from tests.simulated.history import NUMBERED, Broke, History, Request
from tests.simulated.house import OpenHouse, Wire
from threedoors import games
from threedoors.core import Chance, awaited
from threedoors.tables import wire

GAME = games.load("knock")
PAUSE_SECONDS = 0.15
AGAIN_SECONDS = 1.0  # before one comes back
ANSWER_SECONDS = 10.0


Role = Literal["hosts", "plays", "looks on"]


class Place(Protocol):
    """Where guests go: the house that is open now, if one is."""

    history: History
    house: OpenHouse | None
    is_calm: bool  # from now on nothing more goes wrong


class Guest:
    """Somebody with a key, at one table after another."""

    def __init__(self, place: Place, key: wire.Key, chance: Random, role: Role) -> None:
        self._place = place
        self._chance = chance
        self.key = key
        self.is_host = role == "hosts"
        self.looks_on = role == "looks on"
        self.line: Wire | None = None
        self.last = 0
        self.is_welcome = False
        self.has_gone = False  # removed, or nowhere to go
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.unanswered: dict[str, bytes] = {}
        self.acts = 0
        self._asked = 0
        self._old: list[str] = []  # ids that were acknowledged here

    # --- the line ---------------------------------------------------------------------------------

    def connect(self) -> None:
        """Come back with the last number, as the client does."""
        if self._place.house is None or self.has_gone:
            return
        self.is_welcome = False
        self.line = line = Wire(self._place.house, lambda raw: self._hear(line, raw), lambda: self._lost(line))
        line.send(_encoded(type="Hello", table=self.key.table, token=self.key.token, last=self.last))

    def hang_up(self) -> None:
        if self.line is not None:
            self.line.cut()
        self.line, self.is_welcome = None, False

    def _lost(self, line: Wire) -> None:
        if line is self.line:
            self.line, self.is_welcome = None, False

    # --- hearing ----------------------------------------------------------------------------------

    def _hear(self, line: Wire, raw: bytes) -> None:
        if line is not self.line:
            return
        message = msgspec.json.decode(raw)
        self._place.history.heard[message["type"]] += 1
        kind = message["type"]
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
        if message["n"] < self.last:
            raise Broke(f"{self.key} heard {self.last} and is welcomed with {message['n']}")
        missed = [entry["n"] for entry in message["missed"]]
        if missed != list(range(max(self.last + 1, message["earliest"]), message["n"] + 1)):
            raise Broke(f"{self.key} knows {self.last}, is at {message['n']} and is told {missed}")
        for entry in message["missed"]:
            self._place.history.hear(self.key.table, entry)
        self.last, self.table, self.is_welcome = message["n"], message["table"], True
        self._look(message["sights"])
        for request, asked in self.unanswered.items():
            self._send(request, asked)

    def _follow(self, message: dict[str, Any]) -> None:
        if not self.is_welcome or message["n"] != self.last + 1:
            raise Broke(f"{self.key} knows {self.last} and hears {message['n']}")
        removed = self._place.history.removed.get((self.key.table, self.key.person))
        if removed is not None and message["n"] > removed:
            raise Broke(f"{self.key} was removed as {removed} and hears {message['n']}")
        self._place.history.hear(self.key.table, message)
        self.table = message.get("table") or self.table
        self._look(message.get("sights") or [])

    def _look(self, sights: list[dict[str, Any]]) -> None:
        """Nobody sees what is not theirs, before the end."""
        mine = {seat["seat"] for seat in self.table["seats"] if seat["person"] == self.key.person}
        seen = {sight["seat"] for sight in sights if sight["view"] is not None}
        if self.table["phase"] != "over" and seen - mine - {None}:
            raise Broke(f"{self.key} has the seats {mine} and sees {seen}")
        views = [sight["view"] for sight in sights if sight["seat"] in mine and sight["view"]]
        self.view = msgspec.convert(views[0], GAME.view_type) if views else self.view

    def _be_answered(self, message: dict[str, Any]) -> None:
        request = Request(self.key.table, self.key.person, message["id"])
        if message["type"] == "Accepted" and message.get("n") is not None:
            self._place.history.accept(request, message["n"], asyncio.get_running_loop().time())
            self._old.append(message["id"])
        elif message["type"] == "Refusal" and message["refused"]["why"] == "not-written":
            self._place.history.not_written.add(request)
        if message["type"] != "Invitation":  # a removal is answered by Accepted as well
            self.unanswered.pop(message["id"], None)

    # --- asking -----------------------------------------------------------------------------------

    def ask(self, **fields: Any) -> str:
        self._asked += 1
        request = f"{self.key.person}.{self._asked}"
        self.unanswered[request] = _encoded(**fields, id=request)
        self._send(request, self.unanswered[request])
        return request

    def _send(self, request: str, asked: bytes) -> None:
        if self.line is not None and self.is_welcome:
            at = asyncio.get_running_loop().time()
            self._place.history.ask(Request(self.key.table, self.key.person, request), at)
            self.line.send(asked)
            asyncio.get_running_loop().call_later(ANSWER_SECONDS, self._expect_answer, self.line, request)

    def _expect_answer(self, line: Wire, request: str) -> None:
        """Whoever asks on a line that holds is answered there, however often the same was asked before."""
        if line is self.line and not line.is_cut and request in self.unanswered:
            raise Broke(f"{self.key} asked {request} and has no answer")

    # --- behaving ---------------------------------------------------------------------------------

    async def behave(self) -> None:
        """Do something now and then, until the evening is over."""
        while not self.has_gone:
            await asyncio.sleep(self._chance.expovariate(1 / PAUSE_SECONDS))
            if self.line is None:
                await asyncio.sleep(self._chance.uniform(0, AGAIN_SECONDS))
                self.connect()
            elif self.is_welcome:
                await self._something()

    async def _something(self) -> None:
        if self.table["phase"] == "over":
            self._go_on()
        elif self._may_act() and self._chance.random() < 0.8:
            self._act()
        elif not self._place.is_calm:
            doings: dict[Callable[[], Any], int] = {
                self._say: 6,
                self._say_again: 4,
                self.hang_up: 2,
                self._come_twice: 2,
                self._begin: 8,
            }
            doing = self._chance.choices(list(doings), list(doings.values()))[0]
            doing()
            if self.looks_on and self._chance.random() < 0.03:
                await self._move()

    def _go_on(self) -> None:
        """Again! Whoever presses, and however many at once, all come to one table."""
        following = self.table["next_table"]
        if following is None:
            self.ask(type="Rematch")
        elif not self.unanswered:
            people = [person["id"] for person in self.table["people"]]  # counted anew there, in the same order
            self.hang_up()
            self.has_gone = self.key.person not in people
            self.key = wire.Key(following, 0 if self.has_gone else people.index(self.key.person) + 1, self.key.token)
            self.last, self.table, self.view, self._old = 0, {}, None, []

    def _may_act(self) -> bool:
        playing = self.table["phase"] == "playing" and self.view is not None
        return playing and not self.unanswered and awaited(self.view) is not None

    def _act(self) -> None:
        action, _ = self.view.choices.sample(Chance(self._chance.randbytes(32)), GAME.action)
        self.acts += 1
        self.ask(type="Act", action=msgspec.Raw(GAME.encode(action)))

    def _begin(self) -> None:
        if self.is_host and self.table["phase"] == "lobby":
            self.ask(type="Start", fill="random")

    def _say(self) -> None:
        self.ask(type="Say", text=f"so much for {self._chance.random():.2f}")

    def _say_again(self) -> None:
        """Something that was done long ago, or is on its way, is asked for once more."""
        known = [*self._old, *self.unanswered]
        if known:
            same = self._chance.choice(known)
            self._send(same, _encoded(type="Say", id=same, text="again"))

    def _come_twice(self) -> None:
        """Another line before the first is given up."""
        old = self.line
        self.connect()
        if old is not None:
            asyncio.get_running_loop().call_later(self._chance.uniform(0, 1), old.cut)

    async def _move(self) -> None:
        """To another device: the old key opens nothing from then on."""
        house, old = self._place.house, self.key
        code = await house.asked(lambda: house.service.move(old.table, old.token)) if house else None
        if not isinstance(code, wire.MoveCode) or house is None:
            return
        stale = Wire(house, _not_welcome(old), lambda: None)
        stale.send(_encoded(type="Hello", table=old.table, token=old.token, last=0))
        moved = await house.asked(lambda: house.service.moved(old.table, code.code))
        if isinstance(moved, wire.Key):
            self.hang_up()
            self.has_gone, self.key = False, wire.Key(old.table, old.person, moved.token)
            stale.send(_encoded(type="Say", id="stale", text="I am still here"))


def _not_welcome(old: wire.Key) -> Callable[[bytes], None]:
    """Hears what an old key is told: never that something was done."""

    def hear(raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["type"] == "Accepted" and message["id"] == "stale":
            raise Broke(f"the old key of {old} still opens {old.table}")

    return hear


def _encoded(**fields: Any) -> bytes:
    return msgspec.json.encode(fields)
