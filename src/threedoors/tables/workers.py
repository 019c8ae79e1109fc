"""Workers: bots think and questions are answered in other processes, beside the loop.

Two pools, so that a bot deep in thought keeps nobody from an answer. What is passed is a view, as JSON:
a worker cannot know more than the seat it works for.
"""

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Protocol, TypeVar

import msgspec

from threedoors import games
from threedoors.bots import Bot, Thought, seat_bot
from threedoors.core import Chance, Message, Refused, Seat, awaited

T = TypeVar("T")

log = logging.getLogger(__name__)


class Sitter(msgspec.Struct, frozen=True):
    """A bot at a seat, and what it sees."""

    seat: Seat
    bot: str
    view: bytes


class Idea(msgspec.Struct, frozen=True):
    """What a bot wants to do. ``wait`` is what it answers; none: it volunteers."""

    action: bytes
    reason: Message | None
    wait: str | None
    rests: float  # in pauses, once it is done


class Workers(Protocol):
    """Somebody who thinks for bots and answers questions."""

    async def think(self, game: str, sitters: Sequence[Sitter], key: bytes) -> Idea | None: ...

    async def answer(self, game: str, view: bytes, question: bytes) -> bytes | Refused: ...

    def close(self) -> None: ...


class Processes:
    """Workers in processes of their own, started when first needed."""

    def __init__(self, thinkers: int | None = None) -> None:
        self._thinkers = thinkers or max(1, (os.cpu_count() or 2) - 1)
        self._pools: dict[str, ProcessPoolExecutor] = {}

    async def think(self, game: str, sitters: Sequence[Sitter], key: bytes) -> Idea | None:
        return await self._run("bots", self._thinkers, think, game, tuple(sitters), key)

    async def answer(self, game: str, view: bytes, question: bytes) -> bytes | Refused:
        return await self._run("questions", 1, answer, game, view, question)

    async def _run(self, name: str, size: int, work: Callable[..., T], *args: Any) -> T:
        """Run in a pool; a worker that died is replaced, and the work done once more."""
        for last_try in (False, True):
            pool = self._pools.get(name)
            if pool is None:
                pool = ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), leave_with_the_house)
                self._pools[name] = pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                self._pools.pop(name, None)
                log.exception("a worker died", extra={"pool": name})
                if last_try:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)


def leave_with_the_house() -> None:
    """A house that is killed leaves no worker behind: beside its work each waits for the end of the house."""
    house = multiprocessing.parent_process()
    assert house is not None

    def wait() -> None:
        house.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()


class Inline:
    """Workers in this very process: for tests and quiet houses."""

    async def think(self, game: str, sitters: Sequence[Sitter], key: bytes) -> Idea | None:
        return think(game, sitters, key)

    async def answer(self, game: str, view: bytes, question: bytes) -> bytes | Refused:
        return answer(game, view, question)

    def close(self) -> None:
        pass


def think(game_name: str, sitters: Sequence[Sitter], key: bytes) -> Idea | None:
    """The next idea at a table: first of whoever volunteers, then of whoever is awaited."""
    game = games.load(game_name)
    seen = [(s, seat_bot(game, s.bot), msgspec.json.decode(s.view, type=game.view_type)) for s in sitters]
    for sitter, bot, view in seen:
        if type(bot).volunteer is not Bot.volunteer:
            offered = bot.volunteer(view, Chance(key).rekeyed(f"v{sitter.seat}"))
            if offered is not None:
                return _idea(bot, offered, None)
    for sitter, bot, view in seen:
        wait = awaited(view)
        if wait is not None and not bot.would_wait(view):
            return _idea(bot, bot.choose(view, Chance(key).rekeyed(f"c{sitter.seat}")), wait.id)
    return None


def _idea(bot: Bot, thought: Thought, wait: str | None) -> Idea:
    return Idea(msgspec.json.encode(thought.action), thought.reason, wait, bot.rests)


def answer(game_name: str, view: bytes, question: bytes) -> bytes | Refused:
    """What a game answers to a question about a view."""
    game = games.load(game_name)
    if game.answer is None or game.question is None:
        return Refused("no-questions")
    try:
        asked = msgspec.json.decode(question, type=game.question)
    except msgspec.MsgspecError as fault:
        return Refused("question-not-understood", args={"fault": str(fault)[:200]})
    found = game.answer(msgspec.json.decode(view, type=game.view_type), asked)
    return found if isinstance(found, Refused) else game.encode(found)
