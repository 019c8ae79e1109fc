"""Writing to the file: what one job of the writer does, in its own savepoint."""

import sqlite3
from collections.abc import Iterable
from zlib import crc32

from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.store import AlreadyDone, Append, NotNext, Snapshot
from threedoors.tables.store.reading import ENTRY, ROW


def append(connection: sqlite3.Connection, append: Append, encoded: list[bytes], rests_since: int) -> None:
    """Entries after the number they follow. A swept table somebody still plays at is on the shelf again."""
    last = append.entries[-1]
    if append.opens:
        row = append.opens
        values = (row.id, row.game, row.seed, row.opened, row.touched, last.n, append.phase, append.deadline)
        wanted = f"INSERT INTO tables ({ROW}, rests_since) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        connection.execute(wanted, (*values, rests_since))
    else:
        moved = connection.execute(
            "UPDATE tables SET n = ?, touched = ?, phase = ?, deadline = ?, rests_since = ?, swept = NULL "
            "WHERE id = ? AND n = ? AND swept IS NOT 0",
            (last.n, append.touched, append.phase, append.deadline, rests_since, append.table, append.after),
        )
        if not moved.rowcount:
            raise NotNext(f"Table {append.table} is not at number {append.after} any more.")
    _log(connection, append, encoded)
    _beside(connection, append)


def _log(connection: sqlite3.Connection, append: Append, encoded: list[bytes]) -> None:
    try:
        connection.executemany(
            f"INSERT INTO log (table_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (append.table, e.n, e.at, e.clock, fact, e.by, e.request)
                for e, fact in zip(append.entries, encoded, strict=True)
            ],
        )
    except sqlite3.IntegrityError:
        last = append.entries[-1]
        wanted = "SELECT n FROM log WHERE table_id = ? AND by_person = ? AND request = ?"
        found = connection.execute(wanted, (append.table, last.by, last.request)).fetchone()
        if found is None:
            raise
        raise AlreadyDone(found[0]) from None


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


def keep(connection: sqlite3.Connection, table: TableId, snapshot: Snapshot) -> None:
    row = (table, snapshot.n, snapshot.head, crc32(snapshot.head))
    connection.execute("INSERT OR REPLACE INTO snapshots (table_id, n, head, crc) VALUES (?, ?, ?, ?)", row)


def renew(connection: sqlite3.Connection, table: TableId, invite: str) -> None:
    """One new invitation instead of all others."""
    connection.execute("DELETE FROM invitations WHERE table_id = ?", (table,))
    connection.execute("INSERT INTO invitations VALUES (?, ?, NULL)", (table, invite))


def move(connection: sqlite3.Connection, table: TableId, code: str, token: str, now: int) -> tuple[PersonId, ...]:
    """Spend a moving code: its people go by a new token from now on."""
    taken = connection.execute(
        "DELETE FROM moves WHERE code = ? AND table_id = ? AND ends >= ? RETURNING token", (code, table, now)
    ).fetchall()
    if not taken:
        return ()
    moved = connection.execute(
        "UPDATE people SET token = ? WHERE table_id = ? AND token = ? RETURNING person", (token, table, taken[0][0])
    )
    return tuple(sorted(row[0] for row in moved))


def forget(connection: sqlite3.Connection, table: TableId, people: Iterable[PersonId]) -> None:
    """Names, languages, keys and chat of these people."""
    rows = [(table, person) for person in people]
    connection.executemany("DELETE FROM people WHERE table_id = ? AND person = ?", rows)
    connection.executemany("DELETE FROM talk WHERE table_id = ? AND person = ?", rows)
