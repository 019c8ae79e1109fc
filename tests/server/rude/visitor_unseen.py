"""A visitor who wants a name that looks like none."""

import time

import aiohttp

from tests.server.rude.wires import HERE

UNSEEN = ("\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\ufe0f", "\U000e0041", "\u180e", "\u034f", "\u3164 \u2800")


async def sit_unseen(address: str, seconds: float, come_from: str = HERE) -> list[str]:
    """Open a table under each of those names; the answers."""
    told, end = [], time.monotonic() + seconds
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        for name in UNSEEN:
            if time.monotonic() > end:
                break
            table = {"game": "knock", "seats": 2, "name": name}
            async with http.post(f"{address}/api/tables", json=table) as answer:
                told.append((await answer.json())["refused"]["why"] if answer.status >= 400 else "seated")
    return told
