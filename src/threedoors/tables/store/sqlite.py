"""The store in one SQLite file: WAL, ``synchronous=FULL``, one writer thread, a few readers.

Any program may read the file while the house is open. What lies in it is plain: the log's facts are
JSON, one row each.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import local
from typing import Any, TypeVar

import msgspec

from threedoors.tables.facts import AnyFact, Entry
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.progress import Progress
from threedoors.tables.store import (
    Append,
    Done,
    Kept,
    NotNext,
    PersonRow,
    Saved,
    Snapshot,
    StoreTrouble,
    TableRow,
    records,
)
from threedoors.tables.store.schema import OF_ONE_TABLE, prepare, version_of
from threedoors.tables.store.writer import Writer
from threedoors.tables.wire import Phase

T = TypeVar("T")

READERS = 2
BUSY_SECONDS = 5.0
SNAPSHOTS_KEPT_REQUESTS = 500  # how many of the last requests are known again after a restart

ROW = "id, game, seed, opened, touched, n, phase, deadline"
ENTRY = "n, at, clock, fact, by_person, request"

facts: "msgspec.json.Decoder[AnyFact]" = msgspec.json.Decoder(AnyFact)


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection as the house uses it."""
    mode = "?mode=ro" if read_only else ""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}{mode}",
        uri=True,
        isolation_level=None,
        timeout=BUSY_SECONDS,
        check_same_thread=False,
    )
    if not read_only:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    return connection


class SqliteStore:
    """Tables in one file. Open it inside a running event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.opened_at = self._prepare()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._local = local()
        self._connections: list[sqlite3.Connection] = []
        self._now = self.opened_at  # the newest house time heard of, written down with every commit
        self.writer = Writer(lambda: connect(path), asyncio.get_running_loop(), self._beat)

    def _prepare(self) -> int:
        """Make or migrate the file, and tell the house time at which it was last open."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            connection = connect(self.path)
            try:
                prepare(connection, self.path)
                connection.execute("PRAGMA journal_mode = WAL")  # the file remembers it
                connection.execute("INSERT INTO house VALUES ('opened', 1) ON CONFLICT DO UPDATE SET value = value + 1")
                return last_open(connection)
            finally:
                connection.close()
        except (OSError, sqlite3.Error) as trouble:
            raise StoreTrouble(
                f"Tables cannot be kept in {self.path}: {trouble}. Name another file with --db."
            ) from None

    # --- writing ----------------------------------------------------------------------------------

    def append(self, append: Append, done: Done) -> None:
        encoded = [msgspec.json.encode(entry.fact) for entry in append.entries]
        self._now = max(self._now, append.entries[-1].at)

        def report(result: Any) -> None:
            done(result if isinstance(result, Exception) else None)

        self.writer.submit(lambda connection: _append(connection, append, encoded), report)

    def keep(self, table: TableId, snapshot: Snapshot) -> None:
        row = (table, snapshot.n, snapshot.head)
        self.writer.submit(lambda c: c.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row), _shrug)

    def beat(self, now: int) -> None:
        self._now = max(self._now, now)
        self.writer.submit(lambda _: None, _shrug)

    def _beat(self, connection: sqlite3.Connection) -> None:
        beat = "INSERT INTO house VALUES ('beat', ?) ON CONFLICT DO UPDATE SET value = excluded.value"
        connection.execute(beat, (self._now,))

    async def renew(self, table: TableId, invite: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM invitations WHERE table_id = ?", (table,))
            connection.execute("INSERT INTO invitations VALUES (?, ?, NULL)", (table, invite))

        await self.writer.done(work)

    async def invite(self, table: TableId, invite: str, ends: int) -> None:
        await self.writer.done(lambda c: c.execute("INSERT INTO invitations VALUES (?, ?, ?)", (table, invite, ends)))

    async def lend(self, table: TableId, code: str, token: str, ends: int) -> None:
        await self.writer.done(lambda c: c.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", (code, table, token, ends)))

    async def move(self, table: TableId, code: str, token: str, now: int) -> tuple[PersonId, ...]:
        moved: tuple[PersonId, ...] = await self.writer.done(lambda c: _move(c, table, code, token, now))
        return moved

    async def forget(self, table: TableId, people: Iterable[PersonId]) -> None:
        rows = [(table, person) for person in people]

        def work(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM people WHERE table_id = ? AND person = ?", rows)
            connection.executemany("DELETE FROM talk WHERE table_id = ? AND person = ?", rows)

        await self.writer.done(work)

    async def open_progress(self, code: str, progress: Progress) -> None:
        await self.writer.done(lambda c: records.open_progress(c, code, progress))

    async def merge_progress(self, code: str, news: Progress) -> Progress | None:
        found: Progress | None = await self.writer.done(lambda c: records.merge_progress(c, code, news))
        return found

    async def forget_progress(self, code: str) -> bool:
        return bool(await self.writer.done(lambda c: records.forget_progress(c, code)))

    async def sweep_progress(self, before: int) -> int:
        return int(await self.writer.done(lambda c: records.sweep_progress(c, before)))

    async def sweep(self, older_than: dict[Phase, int]) -> int:
        swept: int = await self.writer.done(lambda c: sum(delete(c, old(c, p, t)) for p, t in older_than.items()))
        return swept

    async def check(self) -> None:
        await self.writer.done(lambda _: None)  # every commit writes the house time

    # --- reading ----------------------------------------------------------------------------------

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: work(self._reader()))

    def _reader(self) -> sqlite3.Connection:
        if not hasattr(self._local, "connection"):
            self._local.connection = connect(self.path, read_only=True)
            self._connections.append(self._local.connection)
        found: sqlite3.Connection = self._local.connection
        return found

    async def load(self, table: TableId) -> Saved | None:
        return await self._read(lambda c: _load(c, table))

    async def before(self, table: TableId, n: int) -> tuple[Snapshot | None, tuple[Entry, ...]]:
        return await self._read(lambda c: _before(c, table, n))

    async def entries(self, table: TableId, first: int, last: int) -> tuple[Entry, ...]:
        return await self._read(lambda c: entries(c, table, first, last))

    async def said(self, table: TableId, first: int, last: int) -> dict[int, str]:
        wanted = "SELECT n, text FROM talk WHERE table_id = ? AND n BETWEEN ? AND ?"
        return await self._read(lambda c: dict(c.execute(wanted, (table, first, last))))

    async def deadlines(self) -> list[tuple[int, TableId]]:
        wanted = "SELECT deadline, id FROM tables WHERE deadline IS NOT NULL ORDER BY deadline"
        return await self._read(lambda c: list(c.execute(wanted)))

    async def tables_of(self, token: str) -> list[Kept]:
        return await self._read(lambda c: _tables_of(c, token))

    async def close(self) -> None:
        """Write what is queued, then close everything."""
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        await self.writer.close()  # the last to close folds the WAL into the file


def _shrug(_result: Any) -> None:
    """A snapshot or a heartbeat that was not written is missed by nobody."""


def last_open(connection: sqlite3.Connection) -> int:
    """The last house time written down."""
    beat = connection.execute("SELECT value FROM house WHERE key = 'beat'").fetchone()
    return int(beat[0]) if beat else 0


def _append(connection: sqlite3.Connection, append: Append, encoded: list[bytes]) -> None:
    last = append.entries[-1]
    if append.opens:
        row = append.opens
        values = (row.id, row.game, row.seed, row.opened, row.touched, last.n, append.phase, append.deadline)
        connection.execute(f"INSERT INTO tables ({ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", values)
    else:
        moved = connection.execute(
            "UPDATE tables SET n = ?, touched = ?, phase = ?, deadline = ? WHERE id = ? AND n = ?",
            (last.n, append.touched, append.phase, append.deadline, append.table, append.after),
        )
        if not moved.rowcount:
            raise NotNext(f"Table {append.table} is not at number {append.after} any more.")
    connection.executemany(
        f"INSERT INTO log (table_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (append.table, e.n, e.at, e.clock, fact, e.by, e.request)
            for e, fact in zip(append.entries, encoded, strict=True)
        ],
    )
    _beside(connection, append)


def _beside(connection: sqlite3.Connection, append: Append) -> None:
    """What is kept apart from the log: names, words, the invitation."""
    for p in append.people:
        row = (append.table, p.person, p.name, p.language, p.token)
        connection.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)", row)
    if append.said is not None:
        last = append.entries[-1]
        connection.execute("INSERT INTO talk VALUES (?, ?, ?, ?)", (append.table, last.n, last.by, append.said))
    if append.invite is not None:
        connection.execute("DELETE FROM invitations WHERE table_id = ?", (append.table,))
        connection.execute("INSERT INTO invitations VALUES (?, ?, NULL)", (append.table, append.invite))


def _move(connection: sqlite3.Connection, table: TableId, code: str, token: str, now: int) -> tuple[PersonId, ...]:
    taken = connection.execute(
        "DELETE FROM moves WHERE code = ? AND table_id = ? AND ends >= ? RETURNING token", (code, table, now)
    ).fetchall()
    if not taken:
        return ()
    moved = connection.execute(
        "UPDATE people SET token = ? WHERE table_id = ? AND token = ? RETURNING person", (token, table, taken[0][0])
    )
    return tuple(sorted(row[0] for row in moved))


def _load(connection: sqlite3.Connection, table: TableId) -> Saved | None:
    found = connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    row = TableRow(*found)
    snapshot, after = _before(connection, table, row.n)
    people = connection.execute("SELECT person, name, language, token FROM people WHERE table_id = ?", (table,))
    requests = connection.execute(
        "SELECT by_person, request, n FROM log WHERE table_id = ? AND request IS NOT NULL ORDER BY n DESC LIMIT ?",
        (table, SNAPSHOTS_KEPT_REQUESTS),
    )
    invitations = connection.execute("SELECT invite, ends FROM invitations WHERE table_id = ?", (table,))
    return Saved(row, snapshot, after, tuple(PersonRow(*p) for p in people), tuple(requests), tuple(invitations))


def _before(connection: sqlite3.Connection, table: TableId, n: int) -> tuple[Snapshot | None, tuple[Entry, ...]]:
    wanted = "SELECT n, head FROM snapshots WHERE table_id = ? AND n <= ? ORDER BY n DESC LIMIT 1"
    found = connection.execute(wanted, (table, n)).fetchone()
    snapshot = Snapshot(*found) if found else None
    return snapshot, entries(connection, table, snapshot.n + 1 if snapshot else 1, n)


def entries(connection: sqlite3.Connection, table: TableId, first: int, last: int) -> tuple[Entry, ...]:
    """The entries of a table from one number to another."""
    wanted = f"SELECT {ENTRY} FROM log WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n"
    rows = connection.execute(wanted, (table, first, last))
    return tuple(Entry(n, at, clock, facts.decode(fact), by, request) for n, at, clock, fact, by, request in rows)


def _tables_of(connection: sqlite3.Connection, token: str) -> list[Kept]:
    people: dict[TableId, list[PersonId]] = {}
    for table, person in connection.execute("SELECT table_id, person FROM people WHERE token = ?", (token,)):
        people.setdefault(table, []).append(person)
    rows = (connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone() for table in people)
    return [Kept(TableRow(*row), tuple(sorted(people[row[0]]))) for row in rows if row]


# --- housekeeping, also for the command line -------------------------------------------------------


def all_tables(connection: sqlite3.Connection) -> list[TableRow]:
    """Every table in the file, the newest touched first."""
    return [TableRow(*row) for row in connection.execute(f"SELECT {ROW} FROM tables ORDER BY touched DESC")]


def old(connection: sqlite3.Connection, phase: Phase, before: int) -> list[TableId]:
    """The tables of a phase that nobody has touched since."""
    wanted = "SELECT id FROM tables WHERE phase = ? AND touched < ?"
    return [row[0] for row in connection.execute(wanted, (phase, before))]


def delete(connection: sqlite3.Connection, tables: Iterable[TableId]) -> int:
    """Take tables off the shelf, with everything kept beside them."""
    gone = list(tables)
    for table in gone:
        for place in OF_ONE_TABLE:
            connection.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))
    return len(gone)


def backup(path: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy the file as it is at one moment, while the house may be open; the copy appears whole or not at all."""
    if not path.is_file():
        raise StoreTrouble(f"There is no file {path} to back up; name one with --db.")
    if target.exists() and target.samefile(path):
        raise StoreTrouble(f"{target} is the file to be copied; name another one.")
    half = target.with_name(target.name + ".part")
    try:
        with closing(connect(path, read_only=True)) as source, closing(sqlite3.connect(half)) as copy:
            version_of(source, path)
            source.backup(copy, pages=2048, progress=lambda _status, left, pages: progress(pages - left, pages))
        half.replace(target)
    except sqlite3.Error as problem:
        raise StoreTrouble(f"{path} cannot be copied to {target}: {problem}.") from problem
    finally:
        half.unlink(missing_ok=True)
