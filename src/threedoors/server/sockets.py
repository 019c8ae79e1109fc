"""The wire over WebSockets.

Frames go straight into the transport's buffer (aiohttp's own writer may wait, telling a table must not); a client
that does not read is hung up on when its backlog is too big, and may come back and resume. Messages are JSON in
text frames.
"""

import asyncio

from aiohttp import WSCloseCode, WSMsgType, web

from threedoors.server.addresses import client_address, is_own_origin
from threedoors.server.config import Config
from threedoors.server.limits import Buckets, Seatsful
from threedoors.server.lines import Counts, Line
from threedoors.tables.desk import Desk

HEARTBEAT_SECONDS = 25.0
HELLO_WITHIN_SECONDS = 20.0
FINAL, TEXT, CLOSE = 0x80, 0x1, 0x8
POLICY = int(WSCloseCode.POLICY_VIOLATION).to_bytes(2, "big")


class Sockets:
    """All WebSockets of the server."""

    def __init__(self, desk: Desk, counts: Counts, config: Config) -> None:
        self._desk = desk
        self._counts = counts
        self._config = config
        self._per_address = Seatsful(config.limits.sockets_per_address)
        self._messages = Buckets(config.limits.messages_per_socket)
        self.open: set[web.WebSocketResponse] = set()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One client, from handshake to close."""
        if not is_own_origin(request, self._config):
            raise web.HTTPForbidden(reason="Another Origin")
        address = client_address(request, self._config.proxies)
        if self._desk.house.closing or not self._per_address.enter(address):
            raise web.HTTPTooManyRequests
        try:
            return await self._serve(request, address)
        finally:
            self._per_address.leave(address)

    async def _serve(self, request: web.Request, address: str) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(
            max_msg_size=self._config.limits.message_bytes,
            heartbeat=HEARTBEAT_SECONDS,
            compress=False,
        )
        await socket.prepare(request)
        self.open.add(socket)
        outgoing = Outgoing(socket, request, self._config.limits.backlog_bytes)
        line = Line(self._desk, self._counts, address, outgoing.send, outgoing.hang_up)
        try:
            await self._listen(socket, line)
        finally:
            self.open.discard(socket)
            line.gone()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, line: Line) -> None:
        while not socket.closed:
            patience = None if line.session else HELLO_WITHIN_SECONDS
            try:
                message = await socket.receive(patience)
            except TimeoutError:
                line.end("hello-first")
                return
            if message.type is not WSMsgType.TEXT:
                if message.type is WSMsgType.BINARY:
                    line.end("not-understood-at-all")
                return
            if not self._messages.take(socket):
                line.end("slow-down")
                return
            await line.hear(message.data)

    async def close(self) -> None:
        for socket in tuple(self.open):
            await socket.close(code=WSCloseCode.GOING_AWAY)


class Outgoing:
    """What goes out on one socket. All that is told in one turn of the event loop leaves in one write."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, most: int) -> None:
        self._socket = socket
        self._request = request
        self._most = most
        self._frames: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Soon; never waits."""
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._write)
        self._frames += (frame_head(TEXT, len(message)), message)

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        transport = self._request.transport
        if transport is None or self._socket.closed or not frames:
            return
        if transport.get_write_buffer_size() > self._most:
            transport.abort()
        else:
            transport.write(b"".join(frames))

    def hang_up(self) -> None:
        """After what was said before."""
        self._frames += (frame_head(CLOSE, len(POLICY)), POLICY)
        self._write()
        if self._request.transport is not None:
            self._request.transport.close()


def frame_head(kind: int, length: int) -> bytes:
    """The head of a whole, unmasked frame, as servers send them (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((FINAL | kind, length))
    if length < 1 << 16:
        return bytes((FINAL | kind, 126)) + length.to_bytes(2, "big")
    return bytes((FINAL | kind, 127)) + length.to_bytes(8, "big")
