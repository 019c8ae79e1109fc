"""Lines: what the two wires have in common. One line is one client at one table, over a socket or over polling.

A line decodes what comes, counts it, and hands it to the desk; what the house has to say goes out
through two functions of the wire's own.
"""

import msgspec

from threedoors.core import Refused
from threedoors.server.config import Limits
from threedoors.server.limits import Buckets, Seatsful
from threedoors.tables import wire
from threedoors.tables.asking import no
from threedoors.tables.desk import Desk
from threedoors.tables.session import HangUp, Send, Session, encode

decoder: "msgspec.json.Decoder[wire.ClientMessage]" = msgspec.json.Decoder(wire.ClientMessage)


class Counts:
    """What every key asks, over all its lines."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests_per_key)
        self.talk = Buckets(limits.talk_per_key)
        self.questions = Buckets(limits.questions_per_key)
        self.wrong_keys = Buckets(limits.wrong_keys_per_address)
        self.lines = Seatsful(limits.sockets_per_key)

    def allow(self, key: str, request: wire.TableRequest) -> bool:
        """May this key ask this now?"""
        match request:
            case wire.Say() | wire.Gesture():
                return self.talk.take(key)
            case wire.Ask():
                return self.questions.take(key)
        return self.requests.take(key)


class Line:
    """One client. Nothing but Hello and Ping is heard before Hello."""

    def __init__(self, desk: Desk, counts: Counts, address: str, send: Send, hang_up: HangUp) -> None:
        self._desk = desk
        self._counts = counts
        self._address = address
        self._send = send
        self._hang_up = hang_up
        self.session: Session | None = None

    async def hear(self, raw: bytes | str) -> None:
        """Whatever came, in JSON; what cannot be understood ends the line."""
        try:
            message = decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.end("not-understood-at-all")
            return
        await self.take(message)

    async def take(self, message: wire.ClientMessage) -> None:
        """One message."""
        match message:
            case wire.Ping(sent):
                self._send(encode(wire.Pong(sent, self._desk.house.clock.exactly())))
            case wire.Hello():
                await self._hello(message)
            case _:
                await self._request(message)

    async def _hello(self, hello: wire.Hello) -> None:
        if self.session is not None:
            self.end("hello-once")
            return
        if not self._counts.wrong_keys.take(self._address):
            self.end("slow-down")
            return
        found = await self._desk.house.hello(hello, self._send, self._hang_up)
        if isinstance(found, Refused):
            self.end(found.why)
            return
        self._counts.wrong_keys.give_back(self._address)
        if not self._counts.lines.enter(found.token):
            self._desk.house.leave(found)
            self.end("slow-down")
            return
        self.session = found

    async def _request(self, request: wire.TableRequest) -> None:
        if self.session is None:
            self.end("hello-first")
        elif not self._counts.allow(self.session.token, request):
            self._send(encode(wire.Refusal(request.id[:40], no("slow-down"))))
        else:
            session = self.session  # gone, perhaps, when the request is ready; the house knows
            await self._desk.errands.made_ready(session, request)
            self._desk.errands.request(session, request)

    def end(self, why: str) -> None:
        """Say why, and hang up."""
        self._send(encode(wire.Bye(no(why).message, False)))
        self._hang_up()

    def gone(self) -> None:
        """The client is gone."""
        if self.session is not None:
            self._counts.lines.leave(self.session.token)
            self._desk.house.leave(self.session)
            self.session = None
