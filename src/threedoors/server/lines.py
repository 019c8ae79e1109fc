"""Lines: what the two wires have in common. One line is one client at one table, over a socket or over polling.

A line decodes what comes, counts it, and hands it to the house; what the house has to say goes out
through two functions of the wire's own. A right key is always welcome: only wrong ones are counted.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from threedoors.core import Refused
from threedoors.server.config import Limits
from threedoors.server.hearing import Hearing
from threedoors.server.limits import Buckets, Seatsful, drops_for
from threedoors.server.tallies import Tallies
from threedoors.tables import wire
from threedoors.tables.house import House
from threedoors.tables.ids import hashed
from threedoors.tables.judging.asking import no
from threedoors.tables.session import HangUp, Send, Session, encode

PASSING = frozenset({"come-again", "slow-down", "hello-late", "house-closes", "house-stumbled"})
"""Reasons that pass: whoever hears one of them may come again."""

decoder: "msgspec.json.Decoder[wire.ClientMessage]" = msgspec.json.Decoder(wire.ClientMessage)


class Counts:
    """What every key and every address asks, over all lines."""

    def __init__(self, limits: Limits, tallies: Tallies) -> None:
        self.drop_bytes = limits.drop_bytes
        self.tallies = tallies
        self.messages = Buckets(limits.messages_per_address)
        self.hearing = Hearing(limits.messages_at_once, limits.turn_seconds)
        self.requests = Buckets(limits.requests_per_key)
        self.options = Buckets(limits.options_per_key)
        self.talk = Buckets(limits.talk_per_key)
        self.questions = Buckets(limits.questions_per_key)
        self.wrong_keys = Buckets(limits.wrong_keys_per_address)
        self.lines = Seatsful(limits.sockets_per_key)

    async def may_speak(self, address: str, drops: int) -> bool:
        """Is this address heard, when its turn comes?"""
        if not self._taken("messages_per_address", self.messages, address, drops):
            return False
        if await self.hearing.turn(address):
            return True
        self.tallies.slow("turn_seconds")
        return False

    def allow(self, key: str, request: wire.TableRequest, drops: int) -> bool:
        """May this key ask this now?"""
        match request:
            case wire.Say() | wire.Gesture():
                return self._taken("talk_per_key", self.talk, key, drops)
            case wire.Ask() | wire.Advise():
                return self._taken("questions_per_key", self.questions, key, drops)
            case wire.ChangeOptions():
                if not self._taken("options_per_key", self.options, key, 1):
                    return False
        return self._taken("requests_per_key", self.requests, key, drops)

    def was_wrong(self, address: str) -> bool:
        """A key that opened nothing was tried: may this address try another at once?"""
        return self._taken("wrong_keys_per_address", self.wrong_keys, address, 1)

    def enter(self, key: str) -> bool:
        """One more line of this key."""
        entered = self.lines.enter(key)
        if not entered:
            self.tallies.slow("sockets_per_key")
        return entered

    def forget_full(self) -> None:
        """Whoever has asked nothing for a while is known no more."""
        for buckets in (self.messages, self.requests, self.options, self.talk, self.questions, self.wrong_keys):
            buckets.forget_full()

    def _taken(self, limit: str, buckets: Buckets, who: str, drops: int) -> bool:
        taken = buckets.take(who, drops)
        if not taken:
            self.tallies.slow(limit)
        return taken


class Line:
    """One client. Nothing but Hello and Ping is heard before Hello."""

    def __init__(self, house: House, counts: Counts, address: str, send: Send, hang_up: HangUp) -> None:
        self._house = house
        self._counts = counts
        self._address = address
        self._send = send
        self._hang_up = hang_up
        self.session: Session | None = None
        self.ended = False  # nothing more is heard

    @contextmanager
    def surviving(self) -> Iterator[None]:
        """An error of ours ends this line and nothing else; the client is told, and may come again."""
        try:
            yield
        except ConnectionError:
            return  # the client went in the middle of it
        except Exception:
            self._counts.tallies.stumble("a line")
            self.end("house-stumbled")

    async def hear(self, raw: bytes | str) -> None:
        """Whatever came, in JSON; what cannot be understood ends the line."""
        try:
            message = decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.end("not-understood-at-all")
            return
        await self.take(message, drops_for(len(raw), self._counts.drop_bytes))

    async def take(self, message: wire.ClientMessage, drops: int = 1) -> None:
        """One message, when its turn comes."""
        if not await self._counts.may_speak(self._address, drops):
            self.end("slow-down")
            return
        match message:
            case wire.Ping(sent):
                self._send(encode(wire.Pong(sent, self._house.clock.exactly())))
            case wire.Hello():
                await self._hello(message)
            case _:
                await self._request(message, drops)

    async def _hello(self, hello: wire.Hello) -> None:
        if self.session is not None:
            self.end("hello-once")
            return
        key = hashed(hello.token)
        if not self._counts.enter(key):
            self.end("slow-down")
            return
        try:
            found = await self._house.hello(hello, self._send, self._hang_up, self._address)
            if isinstance(found, Session):
                self.session = found
            else:
                self._turn_away(found)
        finally:
            if self.session is None:
                self._counts.lines.leave(key)

    def _turn_away(self, refused: Refused) -> None:
        if refused.why == "key-opens-nothing" and not self._counts.was_wrong(self._address):
            self.end("slow-down")
        else:
            self.end(refused)

    async def _request(self, request: wire.TableRequest, drops: int) -> None:
        if self.session is None:
            self.end("hello-first")
        elif not self._counts.allow(self.session.token, request, drops):
            self._send(encode(wire.Refusal(request.id[:40], no("slow-down"))))
        else:
            session = self.session  # gone, perhaps, when the request is ready; the house knows
            checked = await self._house.make_ready(session, request)
            self._house.request(session, request, checked)

    def end(self, why: str | Refused) -> None:
        """Say why, and hang up."""
        refused = no(why) if isinstance(why, str) else why
        self.ended = True
        self._counts.tallies.end(refused.why)
        self._send(encode(wire.Bye(refused.message, refused.why in PASSING)))
        self._hang_up(refused.why)

    def gone(self) -> None:
        """The client is gone."""
        session, self.session = self.session, None
        if session is not None:
            self._counts.lines.leave(session.token)
            self._house.leave(session)
