"""A visitor who asks for page after page and reads none of the answers."""

import asyncio
from contextlib import suppress

from tests.server.rude.wires import HERE, connected, get, until_closed

ASKED = 300  # more than what lies in the buffers of both sides


async def ask_and_never_read(address: str, seconds: float, come_from: str = HERE) -> int:
    """Ask for a big page over and over, look away for so long, and then count what came."""
    wire = await connected(address, come_from)
    try:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.get_running_loop().sock_sendall(wire, get("/api/openapi.json", address) * ASKED)
                await asyncio.sleep(seconds)
        with suppress(TimeoutError):
            return (await until_closed(wire, 2)).count(b"HTTP/1.1 200")
        return ASKED
    finally:
        wire.close()
