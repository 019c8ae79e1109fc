"""Files as older versions of this program left them."""

import sqlite3
from contextlib import closing
from pathlib import Path

from threedoors.tables.store.schema import APPLICATION, MIGRATIONS


def make_older(path: Path, version: int) -> None:
    """Turn a file of today into one of an older version, with the same rows."""
    older = path.with_name("older.db")
    with closing(sqlite3.connect(older, isolation_level=None)) as connection:
        for migration in MIGRATIONS[:version]:
            connection.executescript(migration)
        connection.execute("ATTACH ? AS today", (str(path),))
        for (table,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM today.{table}")
        connection.execute("DELETE FROM house WHERE key NOT IN ('beat', 'opened')")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("PRAGMA journal_mode = WAL")
    older.replace(path)
