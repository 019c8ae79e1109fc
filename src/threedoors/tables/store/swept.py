"""Swept tables: taken off the shelf, kept for a while, brought back or deleted for good. Times are shelf time.

Everything here is done in small pieces, so that nobody who plays waits for it.
"""

import sqlite3
import time
from collections.abc import Collection, Iterable
from itertools import islice

from msgspec import Struct

from threedoors.tables.ids import TableId
from threedoors.tables.log.facts import Phase
from threedoors.tables.store import TableRow
from threedoors.tables.store.reading import ROW
from threedoors.tables.store.schema import OF_ONE_TABLE
from threedoors.tables.store.shelf_time import DAY_MS

A_WHILE_SECONDS = 0.003  # of deleting, in one job
ROWS_AT_ONCE = 50
A_FIFTH = 5


class SweptTable(Struct, frozen=True):
    """A table taken off the shelf, and when."""

    row: TableRow
    swept: int


def resting(
    connection: sqlite3.Connection, phase: Phase, since: int, most: int, spared: Collection[TableId] = ()
) -> list[TableId]:
    """Tables of a phase that rest since then or longer, the longest first."""
    wanted = "SELECT id FROM tables WHERE phase = ? AND rests_since <= ? AND swept IS NULL ORDER BY rests_since"
    found = (row[0] for row in connection.execute(wanted, (phase, since)))
    return list(islice((table for table in found if table not in spared), most))


def room(connection: sqlite3.Connection, now: int) -> int:
    """How many tables may go today: a fifth of them all, and one in any case."""
    today = _count(connection, "swept > ?", max(0, now - DAY_MS))
    return max(1, (today + _count(connection, "swept IS NULL")) // A_FIFTH) - today


def sweep(connection: sqlite3.Connection, tables: Iterable[TableId], now: int) -> int:
    """Take tables off the shelf. They can be brought back."""
    rows = [(max(1, now), table) for table in tables]
    return connection.executemany("UPDATE tables SET swept = ? WHERE id = ? AND swept IS NULL", rows).rowcount


def bring_back(connection: sqlite3.Connection, tables: Iterable[TableId], now: int) -> int:
    """Put swept tables on the shelf again, as if somebody had just touched them."""
    rows = [(now, table) for table in tables]
    wanted = "UPDATE tables SET swept = NULL, rests_since = ? WHERE id = ? AND swept > 0"
    return connection.executemany(wanted, rows).rowcount


def all_swept(connection: sqlite3.Connection) -> list[SweptTable]:
    """Every table that can be brought back, the newest swept first."""
    wanted = f"SELECT swept, {ROW} FROM tables WHERE swept > 0 ORDER BY swept DESC, touched DESC"
    return [SweptTable(TableRow(*row), swept) for swept, *row in connection.execute(wanted)]


def delete_some(connection: sqlite3.Connection, before: int) -> int:
    """Delete for good what was swept before a time, for a little while; how many rows went."""
    ends, gone = time.perf_counter() + A_WHILE_SECONDS, 0
    wanted = "SELECT id FROM tables WHERE swept <= ? ORDER BY swept LIMIT 1"
    while time.perf_counter() < ends and (found := connection.execute(wanted, (before,)).fetchone()):
        gone += _delete_rows(connection, found[0])
    return gone


def _delete_rows(connection: sqlite3.Connection, table: TableId) -> int:
    """Some rows of a table; itself with the last. Once begun, it cannot be brought back."""
    connection.execute("UPDATE tables SET swept = 0 WHERE id = ?", (table,))
    for place in ("log", "snapshots", "talk"):
        some = f"SELECT n FROM {place} WHERE table_id = ? LIMIT {ROWS_AT_ONCE}"
        gone = connection.execute(f"DELETE FROM {place} WHERE table_id = ? AND n IN ({some})", (table, table)).rowcount
        if gone == ROWS_AT_ONCE:
            return gone
    for place in OF_ONE_TABLE:
        connection.execute(f"DELETE FROM {place} WHERE table_id = ?", (table,))
    return connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount


def delete_spent(connection: sqlite3.Connection, now: int) -> int:
    """Invitations and moving codes whose (house) time is over."""
    codes = f"SELECT code FROM moves WHERE ends < ? LIMIT {ROWS_AT_ONCE}"
    links = f"SELECT table_id, invite FROM invitations WHERE ends < ? LIMIT {ROWS_AT_ONCE}"
    return (
        connection.execute(f"DELETE FROM moves WHERE code IN ({codes})", (now,)).rowcount
        + connection.execute(f"DELETE FROM invitations WHERE (table_id, invite) IN ({links})", (now,)).rowcount
    )


def _count(connection: sqlite3.Connection, which: str, *values: int) -> int:
    return int(connection.execute(f"SELECT count(*) FROM tables WHERE {which}", values).fetchone()[0])
