"""A live table: its head, what is on its way to the log, and who is listening.

The head runs ahead of what is written down: requests are judged on it at once, announced only after
their commit. If a commit fails the head drops back to what is written, and whatever hung on it is
refused. Two people may act at the same instant: the log's order is the truth.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from threedoors.core import Seat
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.judging.asking import Asking, Draft
from threedoors.tables.log.facts import Acted, LogEntry
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.looks import Looks
from threedoors.tables.session import Session
from threedoors.tables.store import REQUESTS_KNOWN, NotWritten, PersonRow, SavedTable, Snapshot

SNAPSHOT_EVERY = 32
WORTH_A_SNAPSHOT = 8  # entries; fewer are followed again in no time

Acknowledge = Callable[[int | NotWritten], None]
"""Hears the number of what was done, or why it was not written down."""


@dataclass(slots=True)
class Unannounced:
    """Entries judged and sent to the store, not yet announced."""

    entries: tuple[LogEntry, ...]
    heads: tuple[Head, ...]  # before the first, and after each
    draft: Draft
    answers: list[Acknowledge]  # of everybody who asked for it: one may ask twice before it is written
    judged_at: float = field(default_factory=time.perf_counter)

    def answer(self, result: int | NotWritten) -> None:
        """Tell everybody who asked."""
        for answer in self.answers:
            answer(result)


class Shelved(msgspec.Struct, frozen=True):
    """A head as it lies in a snapshot."""

    head: Head
    state: msgspec.Raw


@dataclass(eq=False, slots=True)
class Table:
    """One table somebody has touched lately."""

    id: TableId
    rules: TableRules
    head: Head  # judged
    written: Head  # written down
    names: dict[PersonId, PersonRow]
    done: dict[int, int] = field(default_factory=dict)  # requests, by `fingerprint`, and their numbers
    invitations: dict[str, int | None] = field(default_factory=dict)  # hashed, and until when; None: for good
    new_links: list[str] = field(default_factory=list)  # hashed, being written down; none opens until one is
    pending: deque[Unannounced] = field(default_factory=deque)
    sessions: list[Session] = field(default_factory=list)
    gone_since: dict[PersonId, int] = field(default_factory=dict)  # house time
    empty_since: int = 0  # house time since when nobody is connected
    kept: int = 0  # number of the last snapshot
    bots_at_work: bool = False
    alarm: int | None = None  # house time of the alarm that is set
    stuck_at: int = -1  # number at which the game refused its own clock: a fault of ours, logged once
    looks: Looks | None = None  # what was seen last: of one state alone, for there are thousands of tables

    def asking(self, people: tuple[PersonId, ...]) -> Asking:
        """These people, before the table as it is judged now; without those who are just being removed from it."""
        return Asking(self.head, self.rules, tuple(p for p in people if p in self.head.people), self.names)

    @property
    def here(self) -> set[PersonId]:
        """Who is connected."""
        return {person for session in self.sessions for person in session.people}

    def seen_at(self, head: Head) -> Looks:
        """The game at this head through everybody's eyes; the latest is remembered."""
        if self.looks is None or self.looks.state is not head.state:
            self.looks = Looks(self.rules.game, head.state)
        return self.looks

    def sight(self, seat: Seat | None) -> bytes:
        """What a seat sees of the game as it is written down, as JSON; made once, however often it asks."""
        return self.seen_at(self.written).whole(seat)

    def drafted(self, draft: Draft, now: int, request: str | None, answer: Acknowledge) -> Unannounced:
        """Let the head run ahead with what was judged."""
        heads, entries = [self.head], []
        for fact in draft.facts:
            before = heads[-1]
            last = fact is draft.facts[-1]
            entry = LogEntry(before.n + 1, now, before.clock(now), fact, draft.by, request if last else None)
            heads.append(self.rules.follow(before, entry, draft.state if isinstance(fact, Acted) else None))
            entries.append(entry)
        pending = Unannounced(tuple(entries), tuple(heads), draft, [answer])
        if draft.invite is not None:
            self.new_links.append(draft.invite)
        self.head = heads[-1]
        self.pending.append(pending)
        return pending

    def confirm(self) -> Unannounced:
        """The oldest pending entries are written down."""
        pending = self.pending.popleft()
        self.written = pending.heads[-1]
        if pending.draft.invite is not None:
            self.renewed(pending.draft.invite)
        last = pending.entries[-1]
        if last.request is not None:
            self.remember(last.by, last.request, last.n)
        return pending

    def drop(self) -> Sequence[Unannounced]:
        """Nothing pending was written: back to what is, and give what hung on it."""
        dropped = tuple(self.pending)
        self.pending.clear()
        self.head = self.written
        for invite in (pending.draft.invite for pending in dropped if pending.draft.invite is not None):
            self.new_links.remove(invite)
        return dropped

    def remember(self, person: PersonId | None, request: str, n: int) -> None:
        """So that asking twice does it once."""
        self.done[fingerprint(person, request)] = n
        if len(self.done) > REQUESTS_KNOWN:
            del self.done[next(iter(self.done))]  # the log still knows it

    def was_done(self, people: tuple[PersonId, ...], request: str) -> int | None:
        """The number of a request these people have made before."""
        return next((n for person in people if (n := self.done.get(fingerprint(person, request))) is not None), None)

    def may_have_forgotten(self, people: tuple[PersonId, ...], request: str) -> bool:
        """Could this be a request that was done so long ago that only the log knows it?"""
        is_known = self.was_done(people, request) is not None or self.on_its_way(people, request) is not None
        return len(self.done) >= REQUESTS_KNOWN and not is_known

    def on_its_way(self, people: tuple[PersonId, ...], request: str) -> Unannounced | None:
        """This very request, if it is being written down right now."""
        last = ((pending, pending.entries[-1]) for pending in self.pending)
        return next((p for p, entry in last if entry.request == request and entry.by in people), None)

    @property
    def link(self) -> str:
        """The (hashed) invitation that is good for good; another one as soon as somebody is being removed."""
        lasting = (invite for invite, ends in self.invitations.items() if ends is None)
        return self.new_links[-1] if self.new_links else next(lasting, "")

    def is_invited(self, invite: str, now: int) -> bool:
        """Does this (hashed) invitation open the table, at this house time? None does while a link is being renewed."""
        ends = self.invitations.get(invite, -1)
        return not self.new_links and (ends is None or ends >= now)

    def renewed(self, invite: str) -> None:
        """This new (hashed) link is written down; all older invitations open nothing any more."""
        self.new_links.remove(invite)
        self.invitations = {invite: None}

    def snapshot(self) -> Snapshot:
        """The table as written, for the shelf."""
        head = self.written
        state = b"null" if head.state is None else self.rules.game.encode(head.state)
        self.kept = head.n
        return Snapshot(
            head.n, msgspec.json.encode(Shelved(msgspec.structs.replace(head, state=None), msgspec.Raw(state)))
        )

    def wants_snapshot(self) -> bool:
        return self._is_behind(SNAPSHOT_EVERY)

    def is_worth_a_snapshot(self) -> bool:
        """Would whoever takes the table from the shelf miss one?"""
        return self._is_behind(WORTH_A_SNAPSHOT)

    def _is_behind(self, entries: int) -> bool:
        """Did so much happen since the last one? A table that is only told has nothing to keep."""
        return self.written.n - self.kept >= entries and not self.rules.only_told


def fingerprint(person: PersonId | None, request: str) -> int:
    """A request in 64 bits: thousands at each of thousands of tables must be remembered.

    Python's own hash is keyed anew in every process, so that nobody can look for two requests that share one.
    """
    return hash((person, request))


class UnreadableSnapshot(Exception):
    """A snapshot is a cache: what this program cannot read of it is reckoned again from the log."""


def from_snapshot(rules: TableRules, snapshot: Snapshot) -> Head:
    """The head a snapshot holds; UnreadableSnapshot if this program cannot read it."""
    try:
        shelved = msgspec.json.decode(snapshot.head, type=Shelved)
        raw = bytes(shelved.state)
        if raw == b"null":
            state = None
        else:
            rules.go_by(shelved.head.rules_version)
            state = rules.game.decode_state(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise UnreadableSnapshot(str(fault)) from fault
    return msgspec.structs.replace(shelved.head, state=state, options=msgspec.Raw(bytes(shelved.head.options)))


def head_after(rules: TableRules, snapshot: Snapshot | None, entries: tuple[LogEntry, ...]) -> Head:
    """The table after these entries, which follow the snapshot."""
    head = from_snapshot(rules, snapshot) if snapshot else Head()
    for entry in entries:
        head = rules.follow(head, entry)
    return head


def from_shelf(rules: TableRules, saved: SavedTable, now: int) -> Table:
    """A table as it was left."""
    head = head_after(rules, saved.snapshot, saved.entries)
    if rules.only_told:  # only the game itself knows that it is over; the shelf remembers
        head = msgspec.structs.replace(head, phase=saved.row.phase)
    rules.make_ready(head)
    table = Table(saved.row.id, rules, head, head, {row.person: row for row in saved.people})
    for person, request, n in reversed(saved.requests):
        table.remember(person, request, n)
    table.invitations = dict(saved.invitations)
    table.kept = saved.snapshot.n if saved.snapshot else 0
    table.empty_since = now
    table.gone_since = dict.fromkeys(head.people, now)
    return table
