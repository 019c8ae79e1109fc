"""Connections to the SQLite file, and what is the matter when one complains."""

import sqlite3
from pathlib import Path

BUSY_SECONDS = 5.0
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
NO_TEXT = "Could not decode"  # how Python begins to tell that letters are damaged


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection as the house uses it."""
    connection = opened(path, "?mode=ro" if read_only else "")
    if not read_only:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten
    return connection


def without_wal(path: Path) -> sqlite3.Connection:
    """The main file alone, whatever lies beside it. Only for one that nobody has open: its locks are not asked."""
    return opened(path, "?mode=ro&immutable=1")


def opened(path: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}{how}",
        uri=True,
        isolation_level=None,
        timeout=BUSY_SECONDS,
        check_same_thread=False,
    )


def is_damage(trouble: sqlite3.Error) -> bool:
    """Is the file itself damaged, rather than busy, full or out of reach?"""
    code = getattr(trouble, "sqlite_errorcode", 0) & 0xFF
    return code in DAMAGED or str(trouble).startswith(NO_TEXT)


def wal_of(path: Path) -> Path:
    """Where SQLite writes first."""
    return path.with_name(path.name + "-wal")


def shm_of(path: Path) -> Path:
    """Where SQLite remembers what lies in the WAL."""
    return path.with_name(path.name + "-shm")


def house_value(connection: sqlite3.Connection, key: str) -> int | None:
    """One of the numbers a file keeps about its house."""
    found = connection.execute("SELECT value FROM house WHERE key = ?", (key,)).fetchone()
    return int(found[0]) if found else None


def set_house_value(connection: sqlite3.Connection, key: str, value: int) -> None:
    changed = "INSERT INTO house VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
    connection.execute(changed, (key, value))
