"""Reading the file: what one connection finds in it. Swept tables are not found, except by who asks for them."""

import sqlite3
from collections.abc import Sequence
from zlib import crc32

import msgspec

from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import AnyFact, LogEntry
from threedoors.tables.store import REQUESTS_KNOWN, Kept, PersonRow, SavedTable, Snapshot, TableRow, Unreadable

ROW = "id, game, seed, opened, touched, n, phase, deadline"
ENTRY = "n, at, clock, fact, by_person, request"
REQUESTS = """
    SELECT by_person, request, n FROM log INDEXED BY log_by_request
    WHERE table_id = ? AND request IS NOT NULL AND by_person IS NOT NULL ORDER BY n DESC LIMIT ?
"""

facts: "msgspec.json.Decoder[AnyFact]" = msgspec.json.Decoder(AnyFact)


def load(connection: sqlite3.Connection, table: TableId) -> SavedTable | None:
    """All of a table that is needed to play on."""
    found = connection.execute(f"SELECT {ROW} FROM tables WHERE id = ? AND swept IS NULL", (table,)).fetchone()
    if found is None:
        return None
    row = TableRow(*found)
    snapshot, after = before(connection, table, row.n)
    requests = connection.execute(REQUESTS, (table, REQUESTS_KNOWN))
    invitations = connection.execute("SELECT invite, ends FROM invitations WHERE table_id = ?", (table,))
    return SavedTable(row, snapshot, after, people_of(connection, table), tuple(requests), tuple(invitations))


def done(
    connection: sqlite3.Connection, table: TableId, people: Sequence[PersonId], request: str
) -> tuple[PersonId, int] | None:
    """Who of these people asked this before, and the number it got."""
    wanted = "SELECT by_person, n FROM log WHERE table_id = ? AND by_person = ? AND request = ?"
    found = (connection.execute(wanted, (table, person, request)).fetchone() for person in people)
    return next((row for row in found if row is not None), None)


def people_of(connection: sqlite3.Connection, table: TableId) -> tuple[PersonRow, ...]:
    """The names at a table."""
    rows = connection.execute("SELECT person, name, language, token FROM people WHERE table_id = ?", (table,))
    return tuple(PersonRow(*row) for row in rows)


def before(connection: sqlite3.Connection, table: TableId, n: int) -> tuple[Snapshot | None, tuple[LogEntry, ...]]:
    """The last sound snapshot up to a number, and the entries from there to it. One that is damaged is done without."""
    wanted = "SELECT n, head, crc FROM snapshots WHERE table_id = ? AND n <= ? ORDER BY n DESC"
    rows = connection.execute(wanted, (table, n))
    snapshot = next((Snapshot(at, head) for at, head, crc in rows if crc is None or crc32(head) == crc), None)
    return snapshot, entries(connection, table, snapshot.n + 1 if snapshot else 1, n)


def entries(connection: sqlite3.Connection, table: TableId, first: int, last: int) -> tuple[LogEntry, ...]:
    """The entries of a table from one number to another."""
    wanted = f"SELECT {ENTRY} FROM log WHERE table_id = ? AND n BETWEEN ? AND ? ORDER BY n"
    return tuple(entry(table, row) for row in connection.execute(wanted, (table, first, last)))


def entry(table: TableId, row: tuple[int, int, int, bytes, PersonId | None, str | None]) -> LogEntry:
    """One line of the log, as it was written."""
    n, at, clock, fact, by, request = row
    try:
        return LogEntry(n, at, clock, facts.decode(fact), by, request)
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Unreadable(f"entry {n} of table {table} is none: {fault}") from None


def tables_of(connection: sqlite3.Connection, token: str) -> list[Kept]:
    """The tables behind a key; swept ones too, since who asks to be forgotten is forgotten there as well."""
    people: dict[TableId, list[PersonId]] = {}
    for table, person in connection.execute("SELECT table_id, person FROM people WHERE token = ?", (token,)):
        people.setdefault(table, []).append(person)
    rows = (connection.execute(f"SELECT {ROW} FROM tables WHERE id = ?", (table,)).fetchone() for table in people)
    return [Kept(TableRow(*row), tuple(sorted(people[row[0]]))) for row in rows if row]


def all_tables(connection: sqlite3.Connection) -> list[TableRow]:
    """Every table on the shelf, the newest touched first."""
    wanted = f"SELECT {ROW} FROM tables WHERE swept IS NULL ORDER BY touched DESC"
    return [TableRow(*row) for row in connection.execute(wanted)]
