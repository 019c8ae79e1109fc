"""The store: where tables are written down.

An append names the number it follows; if the table is elsewhere by now, it is refused and nothing else
in the batch is touched. An append that was reported done survives a power cut. This page is what any
store promises; ``sqlite`` keeps it in one file. Names and chat lie apart from the log, so that they can
be deleted while the log stays whole. A request is written down once, however often it is sent.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import LogEntry, Phase
from threedoors.tables.progress import Progress

T = TypeVar("T")

REQUESTS_KNOWN = 20_000
"""How many of a table's requests are known again without asking the log."""


class StoreTrouble(Exception):
    """The store cannot be used; the text is a whole sentence."""


class Unreadable(StoreTrouble):
    """It lies in the store, and cannot be read: a page, an entry or a name is damaged."""


class NotWritten(StoreTrouble):
    """It was not written down, so it did not happen."""


class NotNext(NotWritten):
    """The table has moved on: this append followed another number."""


class AlreadyDone(NotWritten):
    """This very request was written down before; ``n`` is the number it got then."""

    def __init__(self, n: int) -> None:
        super().__init__(f"This was written down before, as number {n}.")
        self.n = n


class PersonRow(Struct, frozen=True):
    """Somebody at a table. Gone when they ask to be forgotten."""

    person: PersonId
    name: str
    language: str
    token: str  # hashed; several people at one screen share it


class TableRow(Struct, frozen=True):
    """A table on the shelf."""

    id: TableId
    game: str
    seed: str  # secret until the end
    opened: int  # ms since 1970
    touched: int  # ms since 1970
    n: int = 0
    phase: Phase = "lobby"
    deadline: int | None = None  # house time of the next alarm of a running clock


class Append(Struct, frozen=True):
    """What one request adds to a table: entries, and what is kept beside them."""

    table: TableId
    after: int  # the number these entries follow
    entries: tuple[LogEntry, ...]
    touched: int
    phase: Phase
    deadline: int | None = None
    people: tuple[PersonRow, ...] = ()  # come, or renamed
    said: str | None = None  # the words of the last entry
    opens: TableRow | None = None  # the table itself, with its first entries
    invite: str | None = None  # hash of a new invitation; older ones open nothing any more


class Snapshot(Struct, frozen=True):
    """A table as of one number: a cache, never the truth."""

    n: int
    head: bytes


class SavedTable(Struct, frozen=True):
    """A table taken from the shelf."""

    row: TableRow
    snapshot: Snapshot | None
    entries: tuple[LogEntry, ...]  # after the snapshot
    people: tuple[PersonRow, ...]
    requests: tuple[tuple[PersonId, str, int], ...]  # who asked what before, and its number
    invitations: tuple[tuple[str, int | None], ...] = ()  # hashed, and until which house time; None: for good


class Kept(Struct, frozen=True):
    """One of somebody's tables."""

    row: TableRow
    people: tuple[PersonId, ...]


Done = Callable[[Exception | None], None]


class Store(Protocol):
    """Appends are reported in order, on the event loop; everything else is awaited. ``now`` is house time.

    Reading what is damaged is Unreadable.
    """

    opened_at: int  # house time at which it was closed last, and goes on from

    def append(self, append: Append, done: Done) -> None:
        """Write entries down, then report: None, or NotWritten."""

    def keep(self, table: TableId, snapshot: Snapshot) -> None:
        """Keep a snapshot, if it is convenient."""

    def beat(self, now: int) -> None:
        """The house is open at this house time."""

    async def load(self, table: TableId) -> SavedTable | None: ...

    async def before(self, table: TableId, n: int, then: Callable[[Snapshot | None, tuple[LogEntry, ...]], T]) -> T:
        """What comes of the last snapshot up to a number and the entries from there to it, made where they are read."""

    async def entries(self, table: TableId, first: int, last: int) -> tuple[LogEntry, ...]: ...

    async def said(self, table: TableId, first: int, last: int) -> dict[int, str]:
        """What was written in chat, by number."""

    async def done(self, table: TableId, people: Sequence[PersonId], request: str) -> tuple[PersonId, int] | None:
        """Who of these people asked this before, and the number it got."""

    async def deadlines(self) -> list[tuple[int, TableId]]: ...

    async def last_backup(self) -> int | None:
        """When a copy was made last, in wall time; None if none is known of."""

    async def tables_of(self, token: str) -> list[Kept]:
        """The tables a hashed token opens."""

    async def renew(self, table: TableId, invite: str) -> None:
        """A new invitation; all older ones open nothing any more."""

    async def invite(self, table: TableId, invite: str, ends: int) -> None:
        """One more invitation, good until a house time."""

    async def lend(self, table: TableId, code: str, token: str, ends: int) -> None:
        """Remember a moving code (hashed) for the people behind a token, until a house time."""

    async def move(self, table: TableId, code: str, token: str, now: int) -> tuple[PersonId, ...]:
        """Exchange a moving code for a new token, once; nobody if the code is spent or too old."""

    async def forget(self, table: TableId, people: Iterable[PersonId]) -> None:
        """Delete names, languages, keys and chat of these people."""

    async def room_to_sweep(self, now: int) -> int:
        """How many tables may still be swept on this day of house time: a fifth, with those swept already."""

    async def sweep(self, kept_ms: dict[Phase, int], now: int, most: int, spared: Collection[TableId]) -> int:
        """Take a few tables off the shelf that have rested for so long, by phase; how many. None is deleted yet."""

    async def delete_swept(self, kept_ms: int, now: int) -> int:
        """Delete for good a little of what was swept so long ago; how many rows, 0: nothing is left to delete."""

    async def sweep_spent(self, now: int) -> int:
        """Delete a few invitations and moving codes that open nothing any more; how many."""

    async def open_progress(self, code: str, progress: Progress) -> None:
        """Keep progress under a new code (hashed)."""

    async def merge_progress(self, code: str, news: Progress) -> Progress | None:
        """Both together, the better of each number; None if nothing is kept under this code."""

    async def forget_progress(self, code: str) -> bool:
        """Delete it; was there anything?"""

    async def sweep_progress(self, kept_ms: int, now: int) -> int:
        """Delete a little progress nobody has asked for in so long; how many went."""

    async def fold(self) -> None:
        """Let nothing deleted be left anywhere in the store, soon."""

    async def check(self) -> None:
        """StoreTrouble if an act could not be written now, or something was found damaged."""

    def look(self) -> None:
        """Notice, without waiting for a write, that the store is not in its place any more."""

    async def close(self) -> None:
        """Write what is on its way, then close."""
