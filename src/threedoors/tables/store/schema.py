"""The tables of the SQLite file, and how older files become today's.

A file carries its version. Each migration takes it one version further, all of them in one transaction, after a
copy was made. A newer file than this program knows is refused and not touched; so is a file that is not ours.
"""

import logging
import sqlite3
from pathlib import Path

from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.copying import copy_before

log = logging.getLogger(__name__)

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

CAREFUL = """
UPDATE log SET request = NULL WHERE (table_id, n) IN (
    SELECT table_id, n FROM (
        SELECT table_id, n, row_number() OVER (PARTITION BY table_id, by_person, request ORDER BY n) AS time
        FROM log WHERE request IS NOT NULL AND by_person IS NOT NULL
    ) WHERE time > 1
);
CREATE UNIQUE INDEX log_by_request ON log (table_id, by_person, request) WHERE request IS NOT NULL;
ALTER TABLE tables ADD COLUMN rests_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN swept INTEGER;
UPDATE tables SET rests_since = coalesce((SELECT at FROM log WHERE table_id = id AND log.n = tables.n), 0);
DROP INDEX tables_by_touch;
CREATE INDEX tables_by_rest ON tables (phase, rests_since) WHERE swept IS NULL;
CREATE INDEX tables_by_sweep ON tables (swept) WHERE swept IS NOT NULL;
ALTER TABLE progress ADD COLUMN rests_since INTEGER NOT NULL DEFAULT 0;
UPDATE progress SET rests_since = coalesce((SELECT value FROM house WHERE key = 'beat'), 0);
DROP INDEX progress_by_update;
CREATE INDEX progress_by_rest ON progress (rests_since);
CREATE INDEX invitations_by_end ON invitations (ends) WHERE ends IS NOT NULL;
CREATE INDEX moves_by_end ON moves (ends);
ALTER TABLE snapshots ADD COLUMN crc INTEGER;
CREATE TABLE probe (id INTEGER PRIMARY KEY, written BLOB NOT NULL);
INSERT INTO probe VALUES (1, zeroblob(32768));
"""
"""A request stands in the log once (of files that hold it twice, the first time counts); tables and progress know
since which shelf time they rest, a swept table when it was swept (0: it is being deleted); a snapshot can be told
from a damaged one; and what is written to find out whether anything can be."""

MIGRATIONS = (FIRST, PROGRESS, CAREFUL)
"""From nothing to version 1, from 1 to 2, and so on: only ever added to."""

VERSION = len(MIGRATIONS)

OF_ONE_TABLE = ("log", "snapshots", "people", "talk", "invitations", "moves")
"""Where a table's rows lie, beside its own."""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring a file to today's version, after copying it; StoreTrouble if it is newer, or not ours."""
    version = version_of(connection, path)
    if 0 < version < VERSION:
        kept = copy_before(path, VERSION)
        log.warning("a file of an older version is brought to today's", extra={"version": version, "copy": kept.name})
    if version < VERSION:
        migrate(connection, version)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """From a version to today's, or not at all."""
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


def as_todays(connection: sqlite3.Connection, version: int) -> sqlite3.Connection:
    """An older file as it would be today, in memory: it is read without being touched."""
    memory = sqlite3.connect(":memory:", isolation_level=None)
    connection.backup(memory)
    migrate(memory, version)
    return memory


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
