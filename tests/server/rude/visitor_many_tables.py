"""A visitor who opens table after table, seats the deepest bots allowed at all of them, and watches."""

import asyncio

from tests.server.rude.callers import Caller

RUDE = "127.0.0.68"
TABLES = 20
TABLE = {
    "sit": False,
    "bots": ["thinker:160"] * 6,
    "settings": {"bots": "brisk", "pace": "relaxed"},
    "options": {"adventure": True, "retry": True},
}


async def fills_the_house_with_thinkers(address: str, seconds: float, come_from: str = RUDE) -> int:
    """All at once and as brisk as may be, for so long. Gives how often these bots acted."""
    async with Caller(address, come_from) as rude:
        hosts = [await rude.sit(await rude.open_table("knock", 6, **TABLE)) for _ in range(TABLES)]
        for host in hosts:
            await host.send(type="Start", id="start")
        await asyncio.sleep(seconds)
        acts = sum(len(host.heard("Played")) for host in hosts)
        await asyncio.gather(*(host.leave() for host in hosts))
    return acts
