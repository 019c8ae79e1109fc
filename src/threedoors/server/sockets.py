"""The wire over WebSockets.

Frames go straight into the transport's buffer (aiohttp's own writer may wait, telling a table must not); a client
that does not read is hung up on when its backlog is too big, and may come back and resume. Messages are JSON in
text frames.
"""

import asyncio

from aiohttp import WSCloseCode, WSMsgType, web

from threedoors.server.addresses import is_own_origin, visitor
from threedoors.server.config import Config
from threedoors.server.headers import SERVER
from threedoors.server.limits import Bucket, Seatsful, drops_for
from threedoors.server.lines import Counts, Line
from threedoors.server.visits import Visit
from threedoors.tables.house import House

HEARTBEAT_SECONDS = 25.0
HELLO_WITHIN_SECONDS = 20.0
FINAL, TEXT, CLOSE = 0x80, 0x1, 0x8
CODES = {
    "you-left": WSCloseCode.OK,
    "moved-away": WSCloseCode.OK,
    "house-closes": WSCloseCode.GOING_AWAY,
    "house-stumbled": WSCloseCode.INTERNAL_ERROR,
    "slow-down": WSCloseCode.TRY_AGAIN_LATER,
    "hello-late": WSCloseCode.TRY_AGAIN_LATER,
    "come-again": WSCloseCode.TRY_AGAIN_LATER,
}
"""The close code of each goodbye (RFC 6455, 7.4); any other reason is policy: coming back as one is would not help."""


class Sockets:
    """All WebSockets of the server."""

    def __init__(self, house: House, counts: Counts, config: Config) -> None:
        self._house = house
        self._counts = counts
        self._config = config
        self._per_address = Seatsful(config.limits.sockets_per_address)
        self.open: set[Line] = set()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One client, from handshake to close."""
        if not is_own_origin(request, self._config):
            raise web.HTTPForbidden(reason="Another Origin")
        if self._house.closing:
            raise web.HTTPServiceUnavailable
        address = visitor(request, self._config)
        if not self._per_address.enter(address):
            self._counts.tallies.slow("sockets_per_address")
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
        socket.headers["Server"] = SERVER
        await socket.prepare(request)
        if isinstance(request.protocol, Visit):
            request.protocol.became_a_socket()
        outgoing = Outgoing(socket, request, self._config.limits.backlog_bytes, self._counts)
        line = Line(self._house, self._counts, address, outgoing.send, outgoing.hang_up)
        self.open.add(line)
        try:
            with line.surviving():
                await self._listen(socket, line)
        finally:
            self.open.discard(line)
            with line.surviving():
                line.gone()
        return socket

    async def _listen(self, socket: web.WebSocketResponse, line: Line) -> None:
        limits = self._config.limits
        bucket = Bucket(limits.messages_per_socket)
        while not (socket.closed or line.ended):
            patience = None if line.session else HELLO_WITHIN_SECONDS
            try:
                message = await socket.receive(patience)
            except TimeoutError:
                line.end("hello-late")
                return
            if message.type is not WSMsgType.TEXT:
                if message.type is WSMsgType.BINARY:
                    line.end("not-understood-at-all")
                return
            if not bucket.take(drops_for(len(message.data), limits.drop_bytes)):
                self._counts.tallies.slow("messages_per_socket")
                line.end("slow-down")
                return
            await line.hear(message.data)

    def close(self) -> None:
        """Whoever has not said hello yet is told as well that the house closes."""
        for line in tuple(self.open):
            if line.session is None:
                line.end("house-closes")


class Outgoing:
    """What goes out on one socket. All that is told in one turn of the event loop leaves in one write."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, most: int, counts: Counts) -> None:
        self._socket = socket
        self._request = request
        self._most = most
        self._tallies = counts.tallies
        self._frames: list[bytes] = []
        self._done = False

    def send(self, message: bytes) -> None:
        """Soon; never waits."""
        if self._done:
            return
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._write)
        self._frames += (frame_head(TEXT, len(message)), message)

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        transport = self._request.transport
        if transport is None or self._socket.closed or not frames:
            return
        if transport.get_write_buffer_size() > self._most:
            self._tallies.byes["read-too-slowly"] += 1
            transport.abort()
        else:
            transport.write(b"".join(frames))

    def hang_up(self, why: str) -> None:
        """After what was said before; nothing is said afterwards."""
        if self._done:
            return
        self._done = True
        self._tallies.byes[why] += 1
        code = int(CODES.get(why, WSCloseCode.POLICY_VIOLATION)).to_bytes(2, "big")
        self._frames += (frame_head(CLOSE, len(code)), code)
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
