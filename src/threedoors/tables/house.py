"""The house: all tables, and the one gate every request comes through.

A request is answered by whoever asked for its kind (questions, rematches, invitations), or it takes the one road:
judged on the head, appended to the store, announced after the commit – in this order, always. The house knows no web
framework: a session is something to send bytes to. Tables lie on the shelf until somebody touches them.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, ParamSpec, TypeVar

from msgspec.structs import replace

from threedoors import games
from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.deadlines import Deadlines
from threedoors.tables.delays import Delays
from threedoors.tables.handlers import Handlers, NewLink
from threedoors.tables.house_time import HouseClock, wall_ms
from threedoors.tables.ids import Entropy, TableId
from threedoors.tables.judging.asking import NO_KEY, NOT_WRITTEN, Checked, Draft, no
from threedoors.tables.log.facts import Acted, BotSaid, Gestured, LogEntry, PersonLeft, Said
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.open_tables import OpenTables
from threedoors.tables.people import hosting, presence
from threedoors.tables.people.requests import judge
from threedoors.tables.people.words import REQUEST_ID_LENGTH
from threedoors.tables.playing.botplay import BotPace, BotPlay
from threedoors.tables.road import Road
from threedoors.tables.session import Connection, HangUp, Send, Session, encode
from threedoors.tables.store import NotWritten, Store, TableRow, Unreadable
from threedoors.tables.table import Acknowledge, Table, Unannounced
from threedoors.tables.told.arrivals import Arrival, arrive, welcome
from threedoors.tables.told.entries import Live, teller
from threedoors.tables.told.past import Past
from threedoors.tables.told.telling import Audience
from threedoors.tables.workers import Asker, Processes, Workers
from threedoors.tables.workers.beside import Beside

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
SWEEP_BOUNDS = (0.1, 1.0, 10.0, 60.0, 600.0)  # seconds
TRY_AGAIN_MS = 2_000  # after the disk did not take something
PUT_AWAY_AFTER_MS = 5 * 60_000  # an empty table goes back to the shelf


class House:
    """All tables of one server. Open it inside a running event loop."""

    def __init__(
        self,
        store: Store,
        clock: HouseClock,
        *,
        workers: Workers | None = None,
        entropy: Entropy = secrets.token_bytes,
        bot_pace: BotPace | None = None,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self.store = store
        self.clock = clock
        self.workers = workers or Processes()
        self.entropy = entropy
        self.wall = wall
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()  # by reason
        self.delays = Delays()
        self.sweeps = Delays(SWEEP_BOUNDS)
        self.swept: Counter[str] = Counter()  # what sweeps took away, by kind
        self._handlers: Handlers = {}
        self.thread = Beside()
        self.past = Past(store, self.thread)
        self.bots = BotPlay(self, bot_pace)
        self._tables = OpenTables(store, clock, lambda table: self.deadlines.set(table))
        self.road = Road(store, clock, lambda: self.wall(), self.counts, self)
        self.deadlines = Deadlines(clock, self._tables, self.road.write, self.soon)
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # --- opening and closing the house ------------------------------------------------------------

    async def open(self) -> None:
        """Wind the alarms of all running clocks; no table is loaded for it."""
        self.deadlines.alarms.set_all(await self.store.deadlines())
        self.soon(self._beat())

    async def close(self) -> None:
        """Announce it, write down what is on its way, put everything on the shelf."""
        self.closing = True
        self.deadlines.alarms.stop()
        await self.bots.close()
        for task in tuple(self._tasks):
            task.cancel()
        await self.workers.close()
        for table in self.tables.values():
            for session in tuple(table.sessions):
                session.bye("house-closes", again=True)
        self._tables.keep_snapshots()
        self.store.beat(self.clock.now())
        await self.store.close()

    async def beside(self, asker: Asker, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long in a thread beside the loop, one such thing at a time; addresses take turns."""
        return await self.thread.do(asker, work, *args, **more)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the requests."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        """Write down that the house is open while any clock runs, and put idle tables away."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if any(table.written.runs_since is not None for table in self.tables.values()):
                self.store.beat(self.clock.now())
            self.store.look()
            self.put_away(self.clock.now() - PUT_AWAY_AFTER_MS)

    # --- its tables -------------------------------------------------------------------------------

    @property
    def tables(self) -> dict[TableId, Table]:
        """Those in memory, by name."""
        return self._tables.by_name

    def is_open(self, table: Table) -> bool:
        """Is it still this very table that is played at under its name?"""
        return self._tables.has(table)

    async def table(self, name: TableId) -> Table | None:
        """A table by its name, from memory or from the shelf."""
        return await self._tables.find(name)

    def put_away(self, empty_before: int) -> None:
        """Tables nobody has been at for a while go back to the shelf."""
        self._tables.put_away(empty_before)

    def open_table(self, row: TableRow, draft: Draft) -> tuple[Table, "asyncio.Future[bool]"]:
        """A new table with its first entries; the future tells whether it was written down."""
        table = Table(row.id, TableRules(games.load(row.game), row.seed), Head(), Head(), {})
        self.tables[row.id] = table
        return table, self.road.begin(table, row, draft)

    # --- coming and going -------------------------------------------------------------------------

    async def hello(self, hello: wire.Hello, send: Send, hang_up: HangUp, address: str = "") -> Session | Refused:
        """Somebody connects: welcome them, with what they missed."""
        try:
            arrival = await arrive(hello, Connection(send, hang_up, address), self._tables, self.past)
        except Unreadable as trouble:
            log.error("not readable", extra={"table": hello.table[:20], "why": str(trouble)})
            return no("not-readable")
        if isinstance(arrival, Arrival):
            self._welcome(arrival)
            return arrival.session
        return arrival

    def _welcome(self, arrival: Arrival) -> None:
        table, session, now = arrival.table, arrival.session, self.clock.now()
        session.seats = table.written.seats_of(session.people)
        table.sessions.append(session)
        session.send(welcome(arrival, now))
        draft = presence.came(table, session, now)
        if draft is not None:
            self.road.write(table, draft)
        presence.tell(table)
        self.go_on(table)

    def leave(self, session: Session) -> None:
        """Somebody's connection is gone."""
        table = self.tables.get(session.table)
        if table is not None and session in table.sessions:
            table.sessions.remove(session)
            presence.went(table, session, self.clock.now())
            presence.tell(table)
            self.deadlines.set(table)

    # --- the one gate -----------------------------------------------------------------------------

    def attend(self, handlers: Handlers) -> None:
        """From now on these kinds of request are answered by their handlers."""
        self._handlers |= handlers

    async def make_ready(self, session: Session, request: wire.TableRequest) -> Checked:
        """Beside the loop, what would take long on it: an old log, a deck, a set, a list of levels.

        Gives what became of the options that are asked for: even a refusal is not found twice.
        """
        table = self.tables.get(session.table)
        if table is not None and table.may_have_forgotten(session.people, request.id):
            await self._recall(table, session, request.id)
        if table is None or not isinstance(request, wire.ChangeOptions | wire.Start):
            return None
        given = (bytes(request.options), request.seats) if isinstance(request, wire.ChangeOptions) else None
        options, seats = given or (bytes(table.head.options), len(table.head.seats))
        asker = Asker(table.id, session.address)
        checked = await self.beside(asker, hosting.checked_options, table.asking(()), options, seats)
        return checked if given else None

    async def _recall(self, table: Table, session: Session, request: str) -> None:
        """Look in the log whether it was done before: found only by its commit, it would take others along."""
        with suppress(Unreadable):  # then the commit says so
            found = await self.store.done(table.id, session.people, request)
            if found is not None:
                table.remember(found[0], request, found[1])

    def request(self, session: Session, request: wire.TableRequest, checked: Checked = None) -> None:
        """Whatever somebody at a table asks: some kinds have a handler, the others take the one road."""
        table = self.tables.get(session.table)
        if table is None or session not in table.sessions:
            return
        if not 0 < len(request.id) <= REQUEST_ID_LENGTH:
            session.send(wire.Refusal(request.id[:REQUEST_ID_LENGTH], no("bad-request-id", most=REQUEST_ID_LENGTH)))
            return
        handler = self._handlers.get(type(request))
        if handler is None:
            self.judged(table, session, request, checked=checked)
        else:
            handler(table, session, request)

    def judged(
        self,
        table: Table,
        session: Session,
        request: wire.TableRequest,
        link: NewLink | None = None,
        checked: Checked = None,
    ) -> None:
        """Judge a request on the head of its table, write it down, announce it, acknowledge it – once."""
        before = table.was_done(session.people, request.id)
        if before is not None:
            session.send(wire.Accepted(request.id, before))
        elif (pending := table.on_its_way(session.people, request.id)) is not None:
            pending.answers.append(_answers(session, request.id))
        else:
            self._judge(table, session, request, link, checked)

    def _judge(
        self, table: Table, session: Session, request: wire.TableRequest, link: NewLink | None, checked: Checked
    ) -> None:
        self.counts["requests"] += 1
        asking = replace(table.asking(session.people), checked=checked)
        verdict = judge(asking, request) if asking.people else NO_KEY
        if isinstance(verdict, Refused):
            self.counts["refused"] += 1
            self.refusals[verdict.why] += 1
            session.send(wire.Refusal(request.id, verdict))
            return
        if link is None:
            self.road.write(table, verdict, request.id, _answers(session, request.id))
            return
        self.road.write(table, replace(verdict, invite=link.invite), request.id, _answers(session, request.id))
        table.pending[-1].answers.append(link.told)

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""
        return self.road.written(table, draft)

    # --- where the road leads ---------------------------------------------------------------------

    def announce(self, table: Table, pending: Unannounced) -> None:
        """Something was written down: everybody hears of it, and whoever asked is answered."""
        self.counts["entries"] += len(pending.entries)
        self.delays.add(time.perf_counter() - pending.judged_at)
        table.names.update({row.person: row for row in pending.draft.people})
        for entry, before, after in zip(pending.entries, pending.heads, pending.heads[1:], strict=False):
            self._tell(entry, Live(table, pending.draft, table.seen_at(before), after))
        pending.answer(pending.entries[-1].n)
        for entry in pending.entries:
            if isinstance(entry.fact, PersonLeft):
                self._see_off(table, entry.fact)
        if table.wants_snapshot():
            self.store.keep(table.id, table.snapshot())
        self.go_on(table)

    def _tell(self, entry: LogEntry, live: Live) -> None:
        """One entry to everybody here, each kind of listener in their own words."""
        if not isinstance(entry.fact, Acted | Said | BotSaid | Gestured):
            presence.rearrange(live.table, entry.fact, live.after, entry.at)
        tell = teller(entry, live)
        made: dict[Audience, bytes] = {}
        for session in tuple(live.table.sessions):
            audience = Audience(session.seats, session.keeps_views)
            if audience not in made:
                made[audience] = encode(tell(audience))
            session.send_bytes(made[audience])

    def _see_off(self, table: Table, fact: PersonLeft) -> None:
        """Hang up on somebody who left, or was removed."""
        for session in presence.without(table, fact.person):
            self.leave(session)
            session.bye("you-were-removed" if fact.removed else "you-left", again=False)

    def go_on(self, table: Table) -> None:
        """Wake the table when it is due, and let its bots think."""
        self.deadlines.set(table)
        self.bots.wake(table)

    def hold_on(self, table: Table) -> None:
        """What is due, and could not be written, is tried again in a while: nobody else would wake the table."""
        self.deadlines.set(table, in_ms=TRY_AGAIN_MS)

    def let_go(self, table: Table) -> None:
        """Forget what is in memory: the table was never opened, or somebody else wrote to it."""
        self.tables.pop(table.id, None)
        for session in tuple(table.sessions):
            session.bye("come-again", again=True)


def _answers(session: Session, request: str) -> Acknowledge:
    """The answer to somebody connected."""

    def answer(result: int | NotWritten) -> None:
        if isinstance(result, NotWritten):
            session.send(wire.Refusal(request, NOT_WRITTEN))
        else:
            session.send(wire.Accepted(request, result))

    return answer
