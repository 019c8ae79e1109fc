"""Admission: what is looked at before a request is answered. Who asks, how often, how much, and how slowly.

A session once welcomed is counted by itself, however many others there are at its address.
"""

import asyncio
from typing import Any

import msgspec
from aiohttp import web

from threedoors.core import Refused
from threedoors.server.addresses import is_own_origin, visitor
from threedoors.server.api import status_of
from threedoors.server.config import Config
from threedoors.server.limits import Buckets, drops_for
from threedoors.server.lines import Counts
from threedoors.server.pace import AddressPace
from threedoors.server.polling import Mailbox
from threedoors.tables.judging.asking import no

PER_ADDRESS = ("http", "tables", "codes", "progress", "knocks", "wishes")
FORGET_EVERY_SECONDS = 60.0
WAITED = web.RequestKey("waited", bool)  # has the connection of a request waited for its turn already?


class Admission:
    """Counts every address."""

    def __init__(self, config: Config, counts: Counts, pace: AddressPace) -> None:
        self._config = config
        self._pace = pace
        self._counts = counts
        self._buckets = {name: Buckets(getattr(config.limits, f"{name}_per_address")) for name in PER_ADDRESS}

    def check(self, request: web.Request) -> Refused | None:
        """Is it asked by our own page, in JSON?"""
        if request.method == "POST":
            if not is_own_origin(request, self._config):
                return no("another-origin")
            if request.content_type != "application/json":
                return no("not-json")
        return None

    async def turn(self, request: web.Request) -> Refused | None:
        """Wait for one's turn; whoever would have to wait for very long is refused."""
        wait = 0.0 if request[WAITED] else self._pace.wait(visitor(request, self._config))
        if wait is None:
            self._counts.tallies.slow("calls_per_address")
            return no("slow-down")
        if wait:
            await asyncio.sleep(wait)
        return None

    def count(self, request: web.Request, limit: str) -> Refused | None:
        """Is it asked not too often?"""
        allowed = self._take("http", request) and (limit == "http" or self._take(limit, request))
        return None if allowed else no("slow-down")

    def count_post(self, request: web.Request, box: Mailbox | None, size: int) -> Refused | None:
        """The same for what is posted to the wire: by session, if there is one."""
        drops = drops_for(size, self._config.limits.drop_bytes)
        if box is None:
            return None if self._take("http", request, drops) else no("slow-down")
        if box.bucket.take(drops):
            return None
        self._counts.tallies.slow("messages_per_socket")
        return no("slow-down")

    def count_size(self, request: web.Request, size: int) -> Refused | None:
        """What is big counts for more."""
        more = drops_for(size, self._config.limits.drop_bytes) - 1
        return no("slow-down") if more and not self._take("http", request, more) else None

    def suspect(self, request: web.Request, refused: Refused) -> Refused:
        """A wrong key counts; after too many of them nobody is told any more that the next is wrong."""
        if status_of(refused) == 403 and not self._counts.was_wrong(visitor(request, self._config)):
            return no("slow-down")
        return refused

    async def read(self, request: web.Request) -> bytes | Refused:
        """A body that comes within its time."""
        try:
            async with asyncio.timeout(self._config.limits.body_seconds):
                return await request.read()
        except TimeoutError:
            self._counts.tallies.turn_away("slow-body")
            return no("too-slow")

    async def forget(self) -> None:
        """Forget who asked, once it cannot matter any more; runs as long as the server."""
        while True:
            await asyncio.sleep(FORGET_EVERY_SECONDS)
            self._counts.forget_full()
            self._pace.forget_full()
            for buckets in self._buckets.values():
                buckets.forget_full()

    def _take(self, limit: str, request: web.Request, drops: int = 1) -> bool:
        taken = self._buckets[limit].take(visitor(request, self._config), drops)
        if not taken:
            self._counts.tallies.slow(f"{limit}_per_address")
        return taken


def decoded(raw: bytes, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """What was posted, or why it cannot be read."""
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        return no("body-not-understood", fault=str(fault)[:200])
