"""Bots at live tables: one at a time per table, after a pause drawn without looking at any hand.

A bot's idea is acted on only if the table still stands as it saw it; otherwise it thinks again. So a bot
never answers a window that has closed. Whatever goes wrong with a bot, its table goes on: a weaker bot answers,
or it is tried again after a while, and in the end any legal act is played.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from threedoors import bots
from threedoors.core import Refused, Wait
from threedoors.games import AnyGame
from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import Entropy, TableId
from threedoors.tables.judging.asking import Draft
from threedoors.tables.judging.play import judged
from threedoors.tables.log.head import Head
from threedoors.tables.playing.any_act import any_act
from threedoors.tables.playing.chatter import Chatter
from threedoors.tables.table import Table
from threedoors.tables.workers import Asker, Idea, NobodyWaits, PastItsTime, Rules, Sitter, Word, WorkerDied, Workers

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

TRIES = 5  # for a bot whose open act the referee refuses
DEATHS = 1  # of workers: another may live; then any act will do, for a table cannot wait until workers live again
BACK_OFF_SECONDS = (0.5, 1.0, 2.0)  # before a bot that stumbled is tried again


class BotPace(Struct, frozen=True):
    """How long a bot takes, in seconds."""

    least: float
    most: float

    def drawn(self, byte: int) -> float:
        return self.least + (self.most - self.least) * byte / 255


CALM = BotPace(0.8, 2.2)
BRISK = BotPace(0.15, 0.45)
AT_ONCE = BotPace(0, 0)
IN_TIME = 0.4  # the part of a clock in which all bots have answered; the rest is for thinking and for the disk


def hurried(pace: BotPace, waits: Sequence[Wait[Any]], bots_seated: int) -> BotPace:
    """The same pace, or a quicker one where so little of a clock is left that not all bots could answer one after
    another. The bound hangs on the clock alone, which everybody sees, so it tells nothing of a hand.
    """
    clocks = [wait.seconds for wait in waits if wait.seconds is not None and wait.seats]
    if not clocks or not bots_seated:
        return pace
    most = min(clocks) * IN_TIME / bots_seated
    return pace if pace.most <= most else BotPace(min(pace.least, most / 2), most)


def left_of(waits: Sequence[Wait[Any]], head: Head, now: int) -> list[Wait[Any]]:
    """The same waits with what is left of their clocks, where they run: a bot that was slow costs the next one."""
    if not head.hurries():
        return list(waits)
    clock = head.clock(now)
    gone = {wait.id: (clock - head.waits_since.get(wait.id, clock)) / 1000 for wait in waits}
    return [
        wait if wait.seconds is None else replace(wait, seconds=max(0, wait.seconds - gone[wait.id])) for wait in waits
    ]


class Floor(Protocol):
    """What bots need of the house around them."""

    clock: HouseClock
    counts: Counter[str]
    entropy: Entropy
    workers: Workers

    def is_open(self, table: Table) -> bool:
        """Is it still this very table that is played at under its name?"""

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""

    async def beside(self, asker: Asker, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long in a thread beside the loop, when it is the asker's turn."""


class NotTaken(Exception):
    """The disk did not take a bot's act."""


@dataclass
class Trouble:
    """What went wrong with the bots of a table since it last moved on."""

    ended: int = 0  # thoughts that took too long
    died: int = 0  # workers in mid-thought
    stumbled: int = 0  # for whatever reason
    refused: int = 0

    @property
    def is_hopeless(self) -> bool:
        """Is it time for any act at all?"""
        stumbles = self.died > DEATHS or self.stumbled > len(BACK_OFF_SECONDS)
        return self.ended > 1 or stumbles or self.refused >= TRIES

    @property
    def back_off_seconds(self) -> float:
        return BACK_OFF_SECONDS[min(self.stumbled, len(BACK_OFF_SECONDS)) - 1]


class BotPlay:
    """Lets the bots of every table play."""

    def __init__(self, floor: Floor, pace: BotPace | None = None) -> None:
        self._floor = floor
        self._pace = pace  # for all tables; None: as each table's host likes it
        self._chatter = Chatter(floor)
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting: dict[TableId, asyncio.Event] = {}  # set when something happens at a table that had trouble
        self._closed = False

    def wake(self, table: Table) -> None:
        """Something happened at a table; perhaps a bot has an idea."""
        if table.id in self._resting:
            self._resting[table.id].set()
        if not (table.bots_at_work or self._closed) and self._may_play(table):
            table.bots_at_work = True
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Whoever thinks stops, and nobody begins: what is still being written down may wake a table."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _may_play(self, table: Table) -> bool:
        return self._floor.is_open(table) and may_play(table)

    async def _play(self, table: Table) -> None:
        """Until no bot has anything to do, or the table stands still."""
        trouble = Trouble()
        try:
            while self._may_play(table):
                head = table.head
                if not await self._turn(table, head, trouble) and table.head is head:
                    return
                if table.head.state is not head.state:
                    trouble = Trouble()
        finally:
            table.bots_at_work = False

    async def _turn(self, table: Table, head: Head, trouble: Trouble) -> bool:
        """An idea, and the act or the word it leads to; False if no bot has one."""
        try:
            idea = await self._idea(table, head, trouble)
            if idea is None:
                return False
            if idea.action is None:
                return idea.word is not None and await self._say(table, head, idea.word)
            if not await self._act(table, head, idea.action, idea):
                trouble.refused += 1
        except NobodyWaits:
            return True
        except PastItsTime:
            trouble.ended += 1
            log.warning("a bot thought too long", extra={"table": table.id})
            return True
        except Exception as fault:
            trouble.died += isinstance(fault, WorkerDied)
            await self._stumble(table, head, trouble)
            return True
        return True

    async def _stumble(self, table: Table, head: Head, trouble: Trouble) -> None:
        """Own up to it, and let some time pass unless the table moves on meanwhile."""
        trouble.stumbled += 1
        self._floor.counts["bots_stumbled"] += 1
        log.exception("a bot stumbled", extra={"table": table.id})
        try:
            async with asyncio.timeout(trouble.back_off_seconds):
                while table.head.state is head.state and self._may_play(table):
                    stirred = self._resting[table.id] = asyncio.Event()
                    await stirred.wait()
        except TimeoutError:
            pass
        finally:
            self._resting.pop(table.id, None)

    async def _idea(self, table: Table, head: Head, trouble: Trouble) -> Idea | None:
        """What the bots think of the table now; the pause runs while they think."""
        pause = asyncio.sleep(self._pause(table.rules.game, head))
        idea, _ = await asyncio.gather(self._thought(table, head, trouble), pause)
        return idea

    async def _thought(self, table: Table, head: Head, trouble: Trouble) -> Idea | None:
        game, key = table.rules.game, self._floor.entropy(32)
        if trouble.is_hopeless:
            self._floor.counts["bots_at_random"] += 1
            seats = tuple(seat for seat, holder in enumerate(head.seats) if holder.bot)
            asker = Asker(table.id, address_of(table))
            return await self._floor.beside(asker, any_act, game, head.state, seats, key)

        def is_waiting() -> bool:
            return table.head.state is head.state and self._may_play(table)

        asker = Asker(table.id, address_of(table), is_waiting)
        seated = sitters(game, head, weaker=trouble.ended > 0)
        return await self._floor.workers.think(Rules(game.name, game.rules_version), seated, key, asker)

    def _pause(self, game: AnyGame, head: Head) -> float:
        waits = left_of(game.waits(head.state), head, self._floor.clock.now())
        seated = {seat for seat, holder in enumerate(head.seats) if holder.bot}
        clocks = [seated.intersection(wait.seats) for wait in waits if wait.seconds is not None]
        asked = max(map(len, clocks), default=0) or len(seated)
        return hurried(self._pace or _pace_of(head), waits, asked).drawn(self._floor.entropy(1)[0])

    async def _say(self, table: Table, head: Head, word: Word) -> bool:
        """Say it, if the table still stands as it was seen."""
        return table.head.state is head.state and self._may_play(table) and await self._chatter.say(table, word)

    async def _act(self, table: Table, head: Head, act: bytes, idea: Idea) -> bool:
        """Do it, if the table still stands as it was seen, and rest; a wait for the commit keeps acts in step."""
        if table.head.state is not head.state or not self._may_play(table):
            return True
        action = table.rules.game.decode_action(act)
        verdict = judged(table.rules, table.head, action, None, idea.reason)
        if isinstance(verdict, Refused):
            self._floor.counts["bots_refused"] += 1
            log.warning("a bot was refused", extra={"table": table.id, "why": verdict.why})
            return False
        if not await self._floor.written(table, verdict):
            raise NotTaken
        if idea.word is not None:
            await self._chatter.say(table, idea.word)
        await asyncio.sleep(self._pause(table.rules.game, head) * idea.rests)
        return True


def may_play(table: Table) -> bool:
    """Is the game going on, with a bot at a seat?"""
    head = table.head
    stands = table.rules.only_told or head.deserted or head.holds_up()
    return not stands and any(holder.bot for holder in head.seats)


def address_of(table: Table) -> str:
    """Where the host is, or whoever else is there; tables nobody is at share one address."""
    sessions = sorted(table.sessions, key=lambda session: table.head.host not in session.people)
    return sessions[0].address if sessions else ""


def sitters(game: AnyGame, head: Head, *, weaker: bool = False) -> list[Sitter]:
    """Every seat a bot plays now, with what it sees; if asked for, with a weaker bot than was seated."""
    return [
        Sitter(seat, _as_allowed(game, holder.bot, weaker), game.encode(game.view(head.state, seat)))
        for seat, holder in enumerate(head.seats)
        if holder.bot
    ]


def _as_allowed(game: AnyGame, bot: str, weaker: bool) -> str:
    """Tables from before there was a bound go on, with less thinking."""
    return bots.weaker(game, bot) if weaker else bots.within_bounds(game, bot)


def _pace_of(head: Head) -> BotPace:
    return BRISK if head.settings.bots == "brisk" else CALM
