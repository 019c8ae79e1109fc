"""A stranger's page that has its own name lead to this machine, so that its browser takes the house for its own."""

import json
from typing import Any

import aiohttp

from tests.server.rude.wires import HERE


async def ask_under_another_name(address: str, name: str, come_from: str = HERE) -> dict[str, int]:
    """Look, open a table and connect as that page would; the status of each."""
    as_page: dict[str, Any] = {"headers": {"Host": name, "Origin": f"http://{name}"}}
    told = {}
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(come_from, 0))) as http:
        async with http.get(f"{address}/metrics", **as_page) as answer:
            told["look"] = answer.status
        body = json.dumps({"tokens": []})
        as_page["headers"]["Content-Type"] = "application/json"
        async with http.post(f"{address}/api/mine", data=body, **as_page) as answer:
            told["ask"] = answer.status
        try:
            async with http.ws_connect(f"{address}/ws", **as_page):
                told["connect"] = 101
        except aiohttp.WSServerHandshakeError as refusal:
            told["connect"] = refusal.status
    return told
