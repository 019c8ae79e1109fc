"""The tables of the SQLite file, and how older files become today's.

A file carries its version. Each migration takes it one version further, all of them in one transaction.
A newer file than this program knows is refused and not touched; so is a file that is not ours.
"""

import sqlite3
from pathlib import Path

from threedoors.tables.store import StoreTrouble

APPLICATION = 0x3D00_0125  # "3D00": how `file` and we recognise our own

FIRST = """
CREATE TABLE house (
    key TEXT PRIMARY KEY, value INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seed TEXT NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL,
    n INTEGER NOT NULL, phase TEXT NOT NULL, deadline INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_touch ON tables (phase, touched);
CREATE TABLE log (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, clock INTEGER NOT NULL,
    by_person INTEGER, request TEXT, fact BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, head BLOB NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE people (
    table_id TEXT NOT NULL, person INTEGER NOT NULL, name TEXT NOT NULL, language TEXT NOT NULL, token TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) WITHOUT ROWID;
CREATE INDEX people_by_token ON people (token);
CREATE TABLE talk (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, person INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE invitations (
    table_id TEXT NOT NULL, invite TEXT NOT NULL, ends INTEGER, PRIMARY KEY (table_id, invite)
) WITHOUT ROWID;
CREATE TABLE moves (
    code TEXT PRIMARY KEY, table_id TEXT NOT NULL, token TEXT NOT NULL, ends INTEGER NOT NULL
) WITHOUT ROWID;
"""

PROGRESS = """
CREATE TABLE progress (
    code TEXT PRIMARY KEY, updated INTEGER NOT NULL, bests BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX progress_by_update ON progress (updated);
"""

MIGRATIONS = (FIRST, PROGRESS)
"""From nothing to version 1, from 1 to 2, and so on: only ever added to."""

VERSION = len(MIGRATIONS)

OF_ONE_TABLE = ("log", "snapshots", "people", "talk", "invitations", "moves")
"""Where a table's rows lie, beside its own."""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file to today's version; StoreTrouble if it is newer, or not ours."""
    version = version_of(connection, path)
    if version == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in MIGRATIONS[version:]:
            for statement in migration.split(";"):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def version_of(connection: sqlite3.Connection, path: Path) -> int:
    """Which version a file has; 0 is a new one."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    empty = not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
    if application != APPLICATION and not empty:
        raise StoreTrouble(f"{path} is a database of another program; name another file with --db.")
    if version > VERSION:
        raise StoreTrouble(
            f"{path} was written by a newer Three Doors (file version {version}, this program knows {VERSION}); "
            "it was not touched. Install that version, or name another file with --db."
        )
    return version
