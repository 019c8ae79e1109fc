"""Jobs for workers in tests: each is a builtin or a line, so that a fresh process can import it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from threedoors.tables.workers.crew import Crew
from threedoors.tables.workers.process import Job
from threedoors.tables.workers.waiting import Asker


class Nothing(Struct, frozen=True):
    """A job that needs nothing."""

    game: str = "quick"

    def get_ready(self) -> None:
        pass


class Patience(Struct, frozen=True):
    """A job whose game takes long to load."""

    seconds: float
    game: str = "slow"

    def get_ready(self) -> None:
        time.sleep(self.seconds)


def job(work: Callable[..., Any], *args: Any) -> Job:
    return Job(Nothing(), work, args)


async def started(crew: Crew) -> None:
    """Have the workers of a crew of one ready: what follows is timed."""
    await crew.do(job(abs, 1), Asker("first"))


def during(crew: Crew, evening: Callable[[], Any]) -> None:
    """One evening with a crew, which is closed at the end whatever happens."""

    async def whole() -> None:
        try:
            await evening()
        finally:
            await crew.close()

    asyncio.run(whole())
