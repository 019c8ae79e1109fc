"""A visitor who opens sockets and closes them again, without a word or with a wrong one."""

import time
from contextlib import suppress

import aiohttp

from tests.server.rude.wires import HERE


async def open_and_close_sockets(address: str, seconds: float, most: int = 10**6, come_from: str = HERE) -> int:
    """One after the other; how many there were."""
    opened, end = 0, time.monotonic() + seconds
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        while opened < most and time.monotonic() < end:
            with suppress(aiohttp.ClientError, OSError):
                async with http.ws_connect(f"{address}/ws") as socket:
                    opened += 1
                    if opened % 2:
                        await socket.send_json({"type": "Ping", "sent": opened})
                        await socket.receive(5)
    return opened
