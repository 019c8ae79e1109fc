"""A visitor who speaks one letter at a time, so that what is being said is never finished."""

import asyncio
import time
from contextlib import suppress

from tests.server.rude.wires import HERE, connected, until_closed

HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Patience: "
POST = b"POST /api/mine HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n"


async def trickle(address: str, seconds: float, beginning: bytes, come_from: str = HERE) -> tuple[float, bytes]:
    """Begin something and go on a letter at a time; after how long the house hung up, and what it said."""
    loop, began = asyncio.get_running_loop(), time.monotonic()
    wire = await connected(address, come_from)

    async def go_on() -> None:
        with suppress(OSError):
            await loop.sock_sendall(wire, beginning)
            while True:
                await asyncio.sleep(0.1)
                await loop.sock_sendall(wire, b" ")

    talking = asyncio.create_task(go_on())
    try:
        heard = await until_closed(wire, seconds)
        return time.monotonic() - began, heard
    finally:
        talking.cancel()
        wire.close()


async def trickle_heads(address: str, seconds: float, come_from: str = HERE) -> tuple[float, bytes]:
    """A head that never ends."""
    return await trickle(address, seconds, HEAD, come_from)


async def trickle_bodies(address: str, seconds: float, come_from: str = HERE) -> tuple[float, bytes]:
    """A body that never ends."""
    return await trickle(address, seconds, POST, come_from)
