"""Honest people beside a rude visitor: what they do, and how long it takes."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.rude.callers import Caller, Chair

HONEST = "127.0.0.9"
HELP = {"type": "StillPossible"}


async def watch_bots(caller: Caller) -> Chair:
    """A host who watches three bots play Munchkin, briskly and for a long time."""
    settings = {"bots": "brisk"}
    key = await caller.open_table("munchkin", 3, sit=False, bots=["greedy"] * 3, settings=settings)
    return await started(await caller.sit(key))


async def seconds_to_act(host: Chair) -> float:
    """How long the next act of a bot is waited for."""
    so_far = len(host.heard("Played"))
    return await host.until(lambda: len(host.heard("Played")) > so_far)


async def play_knock(caller: Caller) -> Chair:
    """Somebody who plays Knock alone, and may ask what would follow."""
    return await started(await caller.sit(await caller.open_table("knock", 1)))


async def seconds_to_answer(ada: Chair) -> float:
    """How long a quick question takes."""
    question = {"type": "WhatIf", "card": view_of(ada)["hand"][0]}
    seconds, answer = await ada.timed("Ask", seat=0, question=question)
    assert answer["type"] == "Answered", answer
    return seconds


async def play_exit_together(caller: Caller) -> Chair:
    """Somebody who plays Dungeon Exit with a mate who is not there yet, and may ask for help."""
    key = await caller.open_table("dungeon_exit", 2, options={"mode": "coop"})
    _, mate = await caller.ask(f"/api/tables/{key['table']}/sit", seat=1, name="Bo", invite=key["invite"])
    assert "token" in mate, mate
    return await started(await caller.sit(key))


async def seconds_to_help(ada: Chair) -> float:
    """How long a question takes that may take long."""
    seconds, answer = await ada.timed("Ask", seat=0, question=HELP)
    assert answer["type"] == "Answered" or answer["refused"]["why"] == "too-hard-to-say", answer
    return seconds


async def started(host: Chair) -> Chair:
    """The game begins."""
    answer = await host.request("Start")
    assert answer["type"] == "Accepted", answer
    return host


async def longest(times: int, ask: Callable[[Chair], Awaitable[float]], chair: Chair) -> float:
    """The longest wait of so many."""
    return max([await ask(chair) for _ in range(times)])


def view_of(chair: Chair) -> dict[str, Any]:
    """The newest view."""
    sights = [sight["view"] for message in chair.messages for sight in message.get("sights") or ()]
    found: dict[str, Any] = [view for view in sights if view][-1]
    return found


class Watch:
    """A stopwatch."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._since
