"""Folding: what lies in the WAL goes into the file, and the WAL is cut to nothing.

So whatever was deleted is gone from both. The copying is done beside the writer; only the cut is made between two
commits. Somebody who reads an old page, a backup perhaps, can make it wait; then it is tried again.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from threedoors.tables.store.connection import BUSY_SECONDS, connect

PAUSES_SECONDS = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Before each try; the last is waited for again and again."""


def copy_over(path: Path) -> None:
    """Copy what can be copied while others write."""
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def cut(connection: sqlite3.Connection) -> bool:
    """Copy the rest and cut the WAL, if nobody is in the way; False if somebody is."""
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    return not busy
