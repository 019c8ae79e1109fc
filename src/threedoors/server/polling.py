"""The wire over plain HTTP, for places WebSockets do not reach: the same messages, posted and polled.

A session is a mailbox. Whatever is in it goes out with the next answer; a mailbox nobody asks for is
closed, and so is one that overflows.
"""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from threedoors.core import Refused
from threedoors.server.config import Limits
from threedoors.server.limits import Bucket, Seatsful
from threedoors.server.lines import Counts, Line
from threedoors.server.requests import Post
from threedoors.tables.house import House
from threedoors.tables.ids import new_secret
from threedoors.tables.judging.asking import no

HELD_SECONDS = 20.0
GONE_SECONDS = 45.0
MOST_MESSAGES = 50  # in one post


@dataclass(eq=False)
class Mailbox:
    """What waits for one client."""

    id: str
    address: str
    bucket: Bucket
    line: Line | None = None
    messages: list[bytes] = field(default_factory=list)
    size: int = 0
    closed: bool = False
    held: int = 0  # requests waiting for something to tell
    asked_at: float = field(default_factory=time.monotonic)
    stirred: asyncio.Event = field(default_factory=asyncio.Event)

    def put(self, message: bytes) -> None:
        self.messages.append(message)
        self.size += len(message)
        self.stirred.set()

    def close(self) -> None:
        self.closed = True
        self.stirred.set()

    def emptied(self) -> list[bytes]:
        messages, self.messages, self.size = self.messages, [], 0
        self.stirred.clear()
        return messages


class Polling:
    """All mailboxes of the server."""

    def __init__(self, house: House, counts: Counts, limits: Limits) -> None:
        self._house = house
        self._counts = counts
        self._limits = limits
        self._per_address = Seatsful(limits.sockets_per_address)
        self.boxes: dict[str, Mailbox] = {}

    async def handle(self, post: Post, address: str, drops: int) -> bytes | Refused:
        """Take what was posted, and answer with what waits."""
        if len(post.messages) > MOST_MESSAGES:
            return no("too-many-messages", most=MOST_MESSAGES)
        box = self.boxes.get(post.session) if post.session else self._opened(address)
        if isinstance(box, Refused):
            return box
        if box is None:
            return no("session-gone")
        box.asked_at = time.monotonic()
        assert box.line is not None
        with box.line.surviving():
            for message in post.messages:
                if not box.line.ended:
                    await box.line.take(message, drops)
        if post.wait:
            await self._held(box)
        elif box.held:
            return _letter(box, [])  # the one that waits brings it, so that numbers never overtake each other
        return self._answer(box)

    async def _held(self, box: Mailbox) -> None:
        if box.messages or box.closed:
            return
        box.held += 1
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(box.stirred.wait(), HELD_SECONDS)
        finally:
            box.held -= 1
        box.asked_at = time.monotonic()

    def _answer(self, box: Mailbox) -> bytes:
        letter = _letter(box, box.emptied())
        if box.closed or box.line is None or box.line.session is None:
            self._drop(box)
        return letter

    def _opened(self, address: str) -> Mailbox | Refused:
        if self._house.closing:
            return no("house-closes")
        if not self._per_address.enter(address):
            self._counts.tallies.slow("sockets_per_address")
            return no("slow-down")
        box = Mailbox(new_secret(), address, Bucket(self._limits.messages_per_socket))

        def send(message: bytes) -> None:
            if box.size + len(message) > self._limits.backlog_bytes:
                self._counts.tallies.byes["read-too-slowly"] += 1
                self._drop(box)
            elif not box.closed:
                box.put(message)

        def hang_up(why: str) -> None:
            if not box.closed:
                self._counts.tallies.byes[why] += 1
            box.close()

        box.line = Line(self._house, self._counts, address, send, hang_up)
        self.boxes[box.id] = box
        return box

    def _drop(self, box: Mailbox) -> None:
        if self.boxes.pop(box.id, None) is not None:
            self._per_address.leave(box.address)
            box.close()
            if box.line is not None:
                box.line.gone()

    async def sweep(self) -> None:
        """Close mailboxes nobody asks for; runs as long as the server."""
        while True:
            await asyncio.sleep(5)
            before = time.monotonic() - GONE_SECONDS
            for box in tuple(self.boxes.values()):
                if box.asked_at < before:
                    self._drop(box)


def _letter(box: Mailbox, messages: list[bytes]) -> bytes:
    return b'{"session":' + msgspec.json.encode(box.id) + b',"messages":[' + b",".join(messages) + b"]}"
