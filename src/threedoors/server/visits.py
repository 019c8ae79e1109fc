"""Visits: one connection each, from its beginning to its end, as the gate sees it.

The web framework speaks HTTP; this tells the gate when a connection comes, asks, is answered and goes, and
words what the framework itself would refuse. Nothing a visitor sends brings a trace into the log.
"""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Any

from aiohttp import web

from threedoors.server.gate import Gate
from threedoors.server.tallies import Tallies

AT_ONCE = struct.pack("ii", 1, 0)

Refuse = Callable[[int], web.Response]
"""The answer to what is no request at all, by its status."""


class Visit(web.RequestHandler):
    """One connection."""

    __slots__ = ("_gate", "_has_spoken", "_has_waited", "_refuse", "_tallies")

    def __init__(self, server: web.Server, gate: Gate, tallies: Tallies, refuse: Refuse, **how: Any) -> None:
        super().__init__(server, auto_decompress=False, **how)  # a few kilobytes could be gigabytes
        self._gate = gate
        self._tallies = tallies
        self._refuse = refuse
        self._has_spoken = False
        self._has_waited = False  # for the turn of its first request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        name = transport.get_extra_info("peername")
        self._gate.came(self, str(name[0]) if name else "")

    def data_received(self, data: bytes) -> None:
        """Whoever comes faster than others do is heard later."""
        if self._has_spoken:
            super().data_received(data)
            return
        self._has_spoken = True
        wait = self._gate.spoke(self)
        self._has_waited = wait is not None
        if wait and self.transport is not None:
            self.transport.pause_reading()
            self._loop.call_later(wait, self._hear, data)
        elif self.transport is not None and not self.transport.is_closing():
            super().data_received(data)

    def _hear(self, first: bytes) -> None:
        """Its turn has come."""
        if self.transport is not None and not self.transport.is_closing():
            self.transport.resume_reading()
            super().data_received(first)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._gate.gone(self)
        super().connection_lost(exc)

    def asked(self) -> bool:
        """The head of a request is whole; has its connection waited for its turn already?"""
        self._gate.asked(self)
        waited, self._has_waited = self._has_waited, False
        return waited

    def log_access(self, request: web.BaseRequest, response: web.StreamResponse, time: float | None) -> None:
        """The answer is out."""
        self._tallies.answers[str(response.status)] += 1
        self._gate.answered(self)

    def became_a_socket(self) -> None:
        self._gate.became_a_socket(self)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """What is no HTTP, or came to nothing."""
        if request.writer.output_size > 0:
            raise ConnectionError("The answer has begun, and cannot become another.")
        if status >= 500:
            self._tallies.stumble(request.path)
        refusal = self._refuse(status)
        refusal.force_close()
        return refusal

    def cut(self) -> None:
        """Close it at once; what the other side has not taken is not kept for it, by the system either."""
        if self.transport is not None:
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self.transport.abort()


class Doorway(web.BaseSite):
    """Where visits come in: a port of this machine."""

    def __init__(self, runner: web.AppRunner, visit: Callable[[], Visit], host: str, port: int, backlog: int) -> None:
        super().__init__(runner, backlog=backlog)
        self._visit = visit
        self._host = host
        self._port = port

    @property
    def name(self) -> str:
        return f"http://{self._host}:{self._port}"

    async def start(self) -> None:
        await super().start()
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._visit, self._host, self._port, backlog=self._backlog)
