"""Every rude visitor at once, against one house: `python -m tests.server.rude.all_at_once ADDRESS PID SECONDS`.

In a process of their own, so that their noise is not the house's. Whoever is turned away tries again until the time is
over; what became of them is printed, one line each.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from tests.server.rude.visitor_babbling import babble
from tests.server.rude.visitor_calling import calls_without_end
from tests.server.rude.visitor_guessing import guess_keys
from tests.server.rude.visitor_health_asking import ask_for_health
from tests.server.rude.visitor_heavy import MANY_PARTS, change_options
from tests.server.rude.visitor_hints import asks_hints_without_end
from tests.server.rude.visitor_huge_budget import wants_a_bot_to_think_for_ever
from tests.server.rude.visitor_kills_workers import kills_workers_without_end
from tests.server.rude.visitor_looking_back import looks_back_without_end
from tests.server.rude.visitor_many_addresses import ask_from_many_addresses
from tests.server.rude.visitor_many_tables import fills_the_house_with_thinkers
from tests.server.rude.visitor_not_reading import ask_and_never_read
from tests.server.rude.visitor_opening_and_closing import open_and_close_sockets
from tests.server.rude.visitor_rebinding import ask_under_another_name
from tests.server.rude.visitor_silent import hold_silent_connections
from tests.server.rude.visitor_talking import talk_in_many_windows
from tests.server.rude.visitor_trickling import trickle_bodies, trickle_heads
from tests.server.rude.visitor_unseen import sit_unseen
from tests.server.rude.visitor_wishing import wishes_without_end

Visitor = Callable[[str, float], Awaitable[Any]]


async def budgets(address: str, seconds: float, come_from: str) -> int:
    """Ask for bots without bounds, again and again."""
    ends, asked = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        await wants_a_bot_to_think_for_ever(address, come_from)
        asked += 1
        await asyncio.sleep(1)
    return asked


async def strangers_page(address: str, seconds: float, come_from: str) -> int:
    """Under another name, again and again."""
    ends, asked = time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        await ask_under_another_name(address, "rebound.example", come_from)
        asked += 1
    return asked


VISITORS: dict[str, Visitor] = {
    "babbles": partial(babble, come_from="127.0.0.41"),
    "guesses keys": partial(guess_keys, table="nowhere", come_from="127.0.0.42"),
    "asks for health": partial(ask_for_health, come_from="127.0.0.43"),
    "sends big options": partial(change_options, come_from="127.0.0.44"),
    "asks for hints": partial(asks_hints_without_end, come_from="127.0.0.45"),
    "wants endless thought": partial(budgets, come_from="127.0.0.46"),
    "fills tables with thinkers": partial(fills_the_house_with_thinkers, come_from="127.0.0.47"),
    "never reads": partial(ask_and_never_read, come_from="127.0.0.48"),
    "opens and closes": partial(open_and_close_sockets, come_from="127.0.0.49"),
    "says nothing": partial(hold_silent_connections, come_from="127.0.0.50"),
    "trickles heads": partial(trickle_heads, come_from="127.0.0.51"),
    "trickles bodies": partial(trickle_bodies, come_from="127.0.0.52"),
    "talks in many windows": partial(talk_in_many_windows, come_from="127.0.0.54"),
    "comes without a face": partial(sit_unseen, come_from="127.0.0.53"),
    "sends decks that are dear to read": partial(change_options, options=MANY_PARTS, come_from="127.0.0.55"),
    "tries long spoken words": partial(calls_without_end, come_from="127.0.0.56"),
    "looks back": partial(looks_back_without_end, come_from="127.0.0.57"),
    "wishes for levels": partial(wishes_without_end, come_from="127.0.0.58"),
    "has many addresses": partial(ask_from_many_addresses, come_from="127.0.0.59"),
    "comes under another name": partial(strangers_page, come_from="127.0.0.60"),
}


async def again_and_again(visitor: Visitor, address: str, seconds: float) -> int:
    """Until the time is over, whatever the house says to it; how often it came."""
    ends, visits = time.monotonic() + seconds, 0
    while (left := ends - time.monotonic()) > 0.2:
        visits += 1
        with suppress(Exception):  # turned away, hung up on, refused: that is what it came for
            await asyncio.wait_for(visitor(address, left), left + 2)
        await asyncio.sleep(0.2)
    return visits


async def let_loose(address: str, pid: int, seconds: float) -> dict[str, int]:
    """All of them, for so long; how often each of them came."""
    killing = asyncio.create_task(kills_workers_without_end(pid, seconds / 6))
    visits = await asyncio.gather(*(again_and_again(visitor, address, seconds) for visitor in VISITORS.values()))
    return dict(zip(VISITORS, visits, strict=True)) | {"workers killed": await killing}


if __name__ == "__main__":
    for name, times in asyncio.run(let_loose(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))).items():
        print(f"{name}: {times}")
