"""Bots at live tables: one at a time per table, after a pause drawn without looking at any hand.

A bot's idea is acted on only if the table still stands as it saw it; otherwise it thinks again. So a bot
never answers a window that has closed.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from msgspec import Struct

from threedoors.core import Refused
from threedoors.tables.head import Head
from threedoors.tables.play import judged
from threedoors.tables.table import Table
from threedoors.tables.workers import Idea, Sitter

if TYPE_CHECKING:
    from threedoors.tables.house import House

log = logging.getLogger(__name__)

TRIES = 50  # for a bot whose open act the referee refuses


class Pace(Struct, frozen=True):
    """How long a bot takes, in seconds."""

    least: float
    most: float

    def drawn(self, byte: int) -> float:
        return self.least + (self.most - self.least) * byte / 255


CALM = Pace(0.8, 2.2)
BRISK = Pace(0.15, 0.45)
AT_ONCE = Pace(0, 0)


class BotPlay:
    """Lets the bots of every table play."""

    def __init__(self, house: "House", pace: Pace | None = None) -> None:
        self._house = house
        self._pace = pace  # for all tables; None: as each table's host likes it
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Something happened at a table; perhaps a bot has an idea."""
        if not table.bots_at_work and may_play(table):
            table.bots_at_work = True
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        """Until no bot has anything to do, or the table stands still."""
        tries = 0
        try:
            while tries < TRIES and may_play(table):
                head = table.head
                idea = await self._idea(table, head)
                if idea is None and table.head.state is head.state:
                    return
                if idea is not None:
                    tries = 0 if await self._act(table, head, idea) else tries + 1
        except Exception:
            log.exception("a bot stumbled", extra={"table": table.id})
        finally:
            table.bots_at_work = False

    async def _idea(self, table: Table, head: Head) -> Idea | None:
        """What the bots think of the table now; the pause runs while they think."""
        pause = asyncio.sleep(self._pause(head))
        work = self._house.workers.think(head.game, sitters(table, head), self._house.entropy(32))
        idea, _ = await asyncio.gather(work, pause)
        return idea

    def _pause(self, head: Head) -> float:
        return (self._pace or _pace_of(head)).drawn(self._house.entropy(1)[0])

    async def _act(self, table: Table, head: Head, idea: Idea) -> bool:
        """Do it, if the table still stands as it was seen, and rest; a wait for the commit keeps acts in step."""
        if table.head.state is not head.state or not may_play(table):
            return True
        action = table.rules.game.decode_action(idea.action)
        verdict = judged(table.rules, table.head, action, None, idea.reason)
        if isinstance(verdict, Refused):
            log.warning("a bot was refused", extra={"table": table.id, "why": verdict.why})
            return False
        written = await self._house.written(table, verdict)
        await asyncio.sleep(self._pause(head) * idea.rests)
        return written


def may_play(table: Table) -> bool:
    """Is the game going on, with a bot at a seat?"""
    head = table.head
    return not head.holds_up() and not head.deserted and any(holder.bot for holder in head.seats)


def sitters(table: Table, head: Head) -> list[Sitter]:
    """Every seat a bot plays now, with what it sees."""
    game = table.rules.game
    return [
        Sitter(seat, holder.bot, game.encode(game.view(head.state, seat)))
        for seat, holder in enumerate(head.seats)
        if holder.bot
    ]


def _pace_of(head: Head) -> Pace:
    return BRISK if head.settings.bots == "brisk" else CALM
