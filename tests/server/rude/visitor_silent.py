"""A visitor who opens connections and says nothing on them."""

import asyncio

from tests.server.rude.wires import HERE, connections, is_open


async def hold_silent_connections(address: str, seconds: float, count: int = 1100, come_from: str = HERE) -> int:
    """Hold so many connections for so long without a word; how many were still open at the end."""
    async with connections(address, count, come_from) as wires:
        await asyncio.sleep(seconds)
        return sum(is_open(wire) for wire in wires)
