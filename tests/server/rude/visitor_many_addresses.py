"""A visitor who has a whole IPv6 household of addresses, and asks from each of them once."""

import time
from collections import Counter

import aiohttp

from tests.server.rude.wires import HERE


async def ask_from_many_addresses(
    address: str, seconds: float, most: int = 10**6, come_from: str = HERE
) -> Counter[int]:
    """Ask for my tables from 2001:db8:1:2::1, ::2, ::3 …, through a proxy the house believes; each status, counted."""
    told: Counter[int] = Counter()
    end = time.monotonic() + seconds
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        for number in range(1, most + 1):
            if time.monotonic() > end:
                break
            headers = {"X-Forwarded-For": f"2001:db8:1:2::{number:x}"}
            async with http.post(f"{address}/api/mine", json={"tokens": []}, headers=headers) as answer:
                told[answer.status] += 1
    return told
