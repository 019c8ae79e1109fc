"""The house: all tables, and the one road every request takes.

Judged on the head, appended to the store, announced after the commit – in this order, always. The house
knows no web framework: a session is something to send bytes to. Tables lie on the shelf until somebody
touches them.
"""

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple, ParamSpec, TypeVar

from msgspec.structs import replace

from threedoors import games
from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.ids import Entropy, TableId
from threedoors.tables.judging.asking import Draft, no
from threedoors.tables.log.facts import Acted, Entry, Gestured, PersonLeft, Said
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.log.retelling import Retelling
from threedoors.tables.people import presence
from threedoors.tables.people.requests import judge
from threedoors.tables.people.words import REQUEST_ID_LENGTH
from threedoors.tables.playing.botplay import BotPlay, Pace
from threedoors.tables.session import HangUp, Send, Session, encode
from threedoors.tables.store import AlreadyDone, Append, NotNext, NotWritten, Saved, Store, TableRow, Unreadable
from threedoors.tables.table import Answer, Pending, Table, from_shelf
from threedoors.tables.time.alarms import Alarms
from threedoors.tables.time.clocks import HouseClock, clock_seen, deadline, ring, wall_ms
from threedoors.tables.time.delays import Delays
from threedoors.tables.told import arrivals, telling
from threedoors.tables.workers import Processes, Workers

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

BEAT_SECONDS = 2.0
PUT_AWAY_AFTER_MS = 5 * 60_000  # an empty table goes back to the shelf
PUT_AWAY_SECONDS = 0.01  # for that, in one beat
SNAPSHOTS_SECONDS = 0.5  # for those, when the house closes


class NewLink(NamedTuple):
    """A request that renews its table's invitation as it is written down."""

    invite: str  # hashed
    told: Answer


class House:
    """All tables of one server. Open it inside a running event loop."""

    def __init__(
        self,
        store: Store,
        clock: HouseClock,
        *,
        workers: Workers | None = None,
        entropy: Entropy = secrets.token_bytes,
        bot_pace: Pace | None = None,
        wall: Callable[[], int] = wall_ms,
    ) -> None:
        self.store = store
        self.clock = clock
        self.workers = workers or Processes()
        self.entropy = entropy
        self.wall = wall
        self.tables: dict[TableId, Table] = {}
        self.counts: Counter[str] = Counter()
        self.delays = Delays()
        self.bots = BotPlay(self, bot_pace)
        self.alarms = Alarms(clock, self._alarm)
        self._loading: dict[TableId, asyncio.Future[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beside = asyncio.Semaphore(1)
        self.closing = False

    # --- opening and closing the house ------------------------------------------------------------

    async def open(self) -> None:
        """Wind the alarms of all running clocks; no table is loaded for it."""
        self.alarms.set_all(await self.store.deadlines())
        self.soon(self._beat())

    async def close(self) -> None:
        """Announce it, write down what is on its way, put everything on the shelf."""
        self.closing = True
        self.alarms.stop()
        await self.bots.close()
        for task in tuple(self._tasks):
            task.cancel()
        await self.workers.close()
        for table in self.tables.values():
            for session in tuple(table.sessions):
                session.bye("house-closes", again=True)
        self._keep_snapshots()
        self.store.beat(self.clock.now())
        await self.store.close()

    async def beside(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long in a thread beside the loop, one such thing at a time: nobody keeps all threads busy."""
        async with self._beside:
            return await asyncio.to_thread(work, *args, **more)

    def _keep_snapshots(self) -> None:
        """For a while, of the tables most has happened at since their last: the others can be followed again."""
        ends = time.perf_counter() + SNAPSHOTS_SECONDS
        worth = [t for t in self.tables.values() if t.is_worth_a_snapshot() and not t.pending]
        for table in sorted(worth, key=lambda t: t.kept - t.written.n):
            if time.perf_counter() > ends:
                return
            self.store.keep(table.id, table.snapshot())

    def soon(self, work: Any) -> None:
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

    def put_away(self, empty_before: int) -> None:
        """Tables nobody has been at for a while go back to the shelf, as many as nobody else waits for."""
        ends = time.perf_counter() + PUT_AWAY_SECONDS
        idle = [t for t in self.tables.values() if not (t.sessions or t.pending or t.bots_at_work)]
        for table in idle:
            if table.empty_since < empty_before and time.perf_counter() < ends:
                if table.is_worth_a_snapshot():
                    self.store.keep(table.id, table.snapshot())
                del self.tables[table.id]

    # --- tables from the shelf --------------------------------------------------------------------

    async def table(self, name: TableId) -> Table | None:
        """A table by its name, from memory or from the shelf."""
        found = self.tables.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: TableId) -> Table | None:
        saved = await self.store.load(name)
        table = None if saved is None else await self._from_shelf(saved)
        if table is None:
            return None
        self.tables[name] = table
        self.set_alarm(table)
        return table

    async def _from_shelf(self, saved: Saved) -> Table | None:
        """A table as it was left, reckoned beside the loop; one whose rules are gone is told from its log."""
        try:
            game = games.load(saved.row.game)
        except games.UnknownGame as fault:
            log.warning("a table cannot be shown", extra={"table": saved.row.id, "why": str(fault)})
            return None
        now = self.clock.now()
        try:
            return await asyncio.to_thread(from_shelf, TableRules(game, saved.row.seed), saved, now)
        except Exception as fault:  # whatever rules may trip over that never saw this log
            why = str(fault)
        whole = replace(saved, snapshot=None, entries=await self.store.entries(saved.row.id, 1, saved.row.n))
        try:
            return await asyncio.to_thread(from_shelf, TableRules(game, saved.row.seed), whole, now)
        except Exception:
            log.warning("a table is only told from now on", extra={"table": saved.row.id, "why": why})
            return await asyncio.to_thread(from_shelf, Retelling(game, saved.row.seed), whole, now)

    # --- coming and going -------------------------------------------------------------------------

    async def hello(self, hello: wire.Hello, send: Send, hang_up: HangUp, address: str = "") -> Session | Refused:
        """Somebody connects: welcome them, with what they missed."""
        try:
            return await arrivals.hello(self, hello, send, hang_up, address)
        except Unreadable as trouble:
            log.error("not readable", extra={"table": hello.table[:20], "why": str(trouble)})
            return no("not-readable")

    def leave(self, session: Session) -> None:
        """Somebody's connection is gone."""
        table = self.tables.get(session.table)
        if table is not None and session in table.sessions:
            table.sessions.remove(session)
            presence.went(self, table, session)

    # --- the one road -----------------------------------------------------------------------------

    def request(self, session: Session, request: wire.TableRequest, link: "NewLink | None" = None) -> None:
        """Judge a request on the head of its table, write it down, announce it, acknowledge it."""
        table = self.tables.get(session.table)
        if table is None or session not in table.sessions:
            return
        if not 0 < len(request.id) <= REQUEST_ID_LENGTH:
            session.send(wire.Refusal(request.id[:REQUEST_ID_LENGTH], no("bad-request-id", most=REQUEST_ID_LENGTH)))
            return
        before = table.was_done(session.people, request.id)
        if before is not None:
            session.send(wire.Accepted(request.id, before))
        elif (pending := table.on_its_way(session.people, request.id)) is not None:
            pending.answers.append(_answers(session, request.id))
        else:
            self._judge(table, session, request, link)

    def _judge(self, table: Table, session: Session, request: wire.TableRequest, link: "NewLink | None") -> None:
        self.counts["requests"] += 1
        verdict = judge(table.asking(session.people), request)
        if isinstance(verdict, Refused):
            self.counts["refused"] += 1
            session.send(wire.Refusal(request.id, verdict))
            return
        if link is None:
            self.write(table, verdict, request.id, _answers(session, request.id))
            return
        self.write(table, replace(verdict, invite=link.invite), request.id, _answers(session, request.id))
        table.pending[-1].answers.append(link.told)

    def write(self, table: Table, draft: Draft, request: str | None = None, answer: Answer | None = None) -> None:
        """Let the head run ahead, and send the entries to the store."""
        now = self.clock.now()
        pending = table.drafted(draft, now, request, answer or _nobody)
        if draft.invite is not None:
            table.invitations = {draft.invite: None}  # at once: nobody slips in by an old link meanwhile
        self.store.append(
            Append(
                table=table.id,
                after=pending.heads[0].n,
                entries=pending.entries,
                touched=self.wall(),
                phase=table.head.phase,
                deadline=deadline(table.rules, table.head, now),
                people=draft.people,
                said=draft.said,
                invite=draft.invite,
            ),
            lambda trouble: self._settle(table, pending, trouble),
        )

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.write(table, draft, None, _tells(waiting))
        return waiting

    def open_table(self, row: TableRow, draft: Draft) -> tuple[Table, "asyncio.Future[bool]"]:
        """A new table with its first entries; the future tells whether it was written down."""
        table = Table(row.id, TableRules(games.load(row.game), row.seed), Head(), Head(), {})
        waiting: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        now = table.empty_since = self.clock.now()
        pending = table.drafted(draft, now, None, _tells(waiting))
        table.invitations = {draft.invite: None} if draft.invite else {}
        self.tables[row.id] = table
        first = Append(
            row.id,
            0,
            pending.entries,
            row.touched,
            table.head.phase,
            people=draft.people,
            opens=row,
            invite=draft.invite,
        )
        self.store.append(first, lambda trouble: self._settle(table, pending, trouble))
        return table, waiting

    def _settle(self, table: Table, pending: Pending, trouble: Exception | None) -> None:
        """After the commit: announce; or, if it failed, drop back to what is written."""
        if not (table.pending and table.pending[0] is pending):
            return  # it hung on an append that failed, and was refused with it
        if trouble is None:
            self._announce(table, table.confirm())
            return
        if isinstance(trouble, AlreadyDone):
            self._answer_again(table, trouble.n)
            return
        self.counts["not_written"] += 1
        log.error("not written", extra={"table": table.id, "why": str(trouble)})
        reason = trouble if isinstance(trouble, NotWritten) else NotWritten(str(trouble))
        for dropped in table.drop():
            dropped.answer(reason)
        if table.written.n == 0 or isinstance(trouble, NotNext):
            self._let_go(table)

    def _answer_again(self, table: Table, n: int) -> None:
        """The log has this request already: it is answered with the number it got then, and nothing happens twice."""
        first, *hung_on_it = table.drop()
        done = first.entries[-1]
        table.remember(done.by, done.request or "", n)
        first.answer(n)
        for dropped in hung_on_it:
            dropped.answer(NotWritten("What was asked before it had been done already."))
        self.set_alarm(table)
        self.bots.wake(table)

    def _let_go(self, table: Table) -> None:
        """Forget what is in memory: the table was never opened, or somebody else wrote to it."""
        self.tables.pop(table.id, None)
        for session in tuple(table.sessions):
            session.bye("come-again", again=True)

    def _announce(self, table: Table, pending: Pending) -> None:
        self.counts["entries"] += len(pending.entries)
        self.delays.add(time.perf_counter() - pending.judged_at)
        table.names.update({row.person: row for row in pending.draft.people})
        for number, entry in enumerate(pending.entries):
            self._tell(table, pending, entry, pending.heads[number], pending.heads[number + 1])
        pending.answer(pending.entries[-1].n)
        for entry in pending.entries:
            if isinstance(entry.fact, PersonLeft):
                presence.see_off(self, table, entry.fact)
        if table.wants_snapshot():
            self.store.keep(table.id, table.snapshot())
        self.set_alarm(table)
        self.bots.wake(table)

    def _tell(self, table: Table, pending: Pending, entry: Entry, before: Head, after: Head) -> None:
        """One entry to everybody here, each kind of listener in their own words."""
        if not isinstance(entry.fact, Acted | Said | Gestured):
            presence.rearrange(table, entry.fact, after)
        message = self._teller(table, pending, entry, before, after)
        made: dict[telling.Audience, bytes] = {}
        for session in tuple(table.sessions):
            if session.seats not in made:
                made[session.seats] = encode(message(session.seats))
            session.send_bytes(made[session.seats])

    def _teller(
        self, table: Table, pending: Pending, entry: Entry, before: Head, after: Head
    ) -> Callable[[telling.Audience], wire.Numbered]:
        """How each audience hears of an entry; what they share is made once."""
        rules = table.rules
        match entry.fact:
            case Acted():
                happening = telling.Happening(rules, after, pending.draft.events)
                clock = clock_seen(rules, after, entry.at)
                return lambda audience: self._ending(
                    table, after, telling.played(before, entry, happening, clock, audience)
                )
            case Said() | Gestured():
                return lambda audience: telling.talked(entry, pending.draft.said, audience)
            case arranged:
                fact = telling.public(arranged)
                told = wire.Arranged(
                    entry.n, entry.at, fact, telling.told(fact, table.names), entry.by,
                    telling.table_seen(table.id, rules, after, table.names, table.here),
                    (), clock_seen(rules, after, entry.at),
                )  # fmt: skip
                return lambda audience: replace(told, sights=telling.sights(rules, after, audience))

    def _ending(self, table: Table, after: Head, told: wire.Played | wire.Bare) -> wire.Numbered:
        """The act that ends the game opens the seal."""
        if after.phase != "over" or isinstance(told, wire.Bare):
            return told
        return replace(told, table=telling.table_seen(table.id, table.rules, after, table.names, table.here))

    # --- time -------------------------------------------------------------------------------------

    def set_alarm(self, table: Table) -> None:
        """Have the table woken at its next deadline, of a clock or of somebody's absence."""
        now = self.clock.now()
        if table.pending or table.stuck_at == table.head.n:
            return  # what is being written may change everything; its announcement sets the alarm
        when = min(
            (t for t in (deadline(table.rules, table.head, now), presence.deadline(table)) if t is not None),
            default=None,
        )
        if when is not None and (table.alarm is None or when < table.alarm):
            table.alarm = when
            self.alarms.set(when, table.id)

    def _alarm(self, name: TableId, when: int) -> None:
        table = self.tables.get(name)
        if table is None:
            self.soon(self._wake(name))
        elif table.alarm == when:
            table.alarm = None
            self._time_is_up(table)
            self.set_alarm(table)

    async def _wake(self, name: TableId) -> None:
        """Take a table from the shelf, if it can be read: it sets its own alarm."""
        try:
            await self.table(name)
        except Unreadable as trouble:
            log.error("not readable", extra={"table": name, "why": str(trouble)})

    def _time_is_up(self, table: Table) -> None:
        now = self.clock.now()
        if table.pending:
            return
        draft = presence.due(table, now) or ring(table.rules, table.head, now)
        if isinstance(draft, Draft):
            self.write(table, draft)
        elif isinstance(draft, Refused):
            table.stuck_at = table.head.n
            log.error("the clock was refused", extra={"table": table.id, "why": draft.why})


def _answers(session: Session, request: str) -> Answer:
    """The answer to somebody connected."""

    def answer(result: int | NotWritten) -> None:
        if isinstance(result, NotWritten):
            session.send(wire.Refusal(request, no("not-written")))
        else:
            session.send(wire.Accepted(request, result))

    return answer


def _nobody(_result: int | NotWritten) -> None:
    """Nobody waits for the answer."""


def _tells(waiting: "asyncio.Future[bool]") -> Answer:
    """The answer to one who waits whether it was written down, and may have gone meanwhile."""

    def answer(result: int | NotWritten) -> None:
        if not waiting.done():
            waiting.set_result(not isinstance(result, NotWritten))

    return answer
