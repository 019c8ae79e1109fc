"""Somebody sends a request again long after it was done, when others have asked hundreds of things since."""

import asyncio
from pathlib import Path

from tests.server.rude.visitor import Visitor, opened
from tests.server.running import Running

OTHERS = 600


def test_a_request_is_done_once_however_late_it_is_sent_again(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        ada_key, bo_key = await opened(server.address)
        async with Visitor(server.address, ada_key) as ada, Visitor(server.address, bo_key) as bo:
            first = await ada.ask("Say", "x", text="once")
            for number in range(OTHERS):
                await bo.send("Rename", f"r{number}", name=f"Bo {number}")
            assert (await bo.answer(f"r{OTHERS - 1}"))["type"] == "Accepted"
            assert await ada.ask("Say", "x", text="once") == first
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with Visitor(server.address, ada_key) as ada:
            assert await ada.ask("Say", "x", text="once") == first

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))
