"""The health of a file: what was found damaged is remembered, and told in a sentence instead of a trace.

A small file is looked through at every start: 64 MB are a tenth of a second of work, and some seconds of reading on a
slow card. Of a bigger one only the list of its tables is, and the rest by `threedoors doctor`.
"""

import logging
import sqlite3
from contextlib import suppress
from pathlib import Path

from threedoors.tables.store import NotWritten, StoreTrouble, Unreadable
from threedoors.tables.store.connection import is_damage
from threedoors.tables.store.place import Place

log = logging.getLogger(__name__)

WHOLE_UP_TO_BYTES = 64 * 1024 * 1024
ACT_BYTES = 32 * 1024  # the pages an act changes, and some more


class FileHealth:
    """What is wrong with the file of an open house."""

    def __init__(self, path: Path, place: Place) -> None:
        self._path = path
        self._place = place
        self._out_of_place: str | None = None
        self.damage: str | None = None

    def check(self) -> None:
        """StoreTrouble if something was found damaged since the house opened."""
        if self.damage:
            raise StoreTrouble(self.damage)

    def check_place(self) -> None:
        """NotWritten if the file is not where it was; logged when it is first seen."""
        trouble = self._place.trouble()
        if trouble and trouble != self._out_of_place:
            log.error("the file is not in its place", extra={"why": trouble})
        self._out_of_place = trouble
        if trouble:
            raise NotWritten(trouble)

    def look(self) -> None:
        """Notice it, and log it, if the file is not where it was."""
        with suppress(NotWritten):
            self.check_place()

    def unreadable(self, trouble: sqlite3.Error | Unreadable) -> Unreadable:
        """Why something could not be read."""
        if isinstance(trouble, sqlite3.Error) and not is_damage(trouble):
            return Unreadable(f"{self._path} could not be read: {trouble}.")
        return Unreadable(self.remember(str(trouble)))

    def not_written(self, trouble: sqlite3.Error) -> NotWritten:
        """Why something could not be written."""
        if is_damage(trouble):
            return NotWritten(self.remember(str(trouble)))
        return NotWritten(f"The disk did not take it: {trouble}.")

    def remember(self, what: str) -> str:
        """Something is damaged: from now on the house is not well."""
        found = (
            f"{self._path} is damaged ({what.rstrip('.')}). What lies elsewhere in it can be played on; "
            "`threedoors doctor` says more, `threedoors restore` puts a backup in its place."
        )
        if self.damage is None:
            log.error("the file is damaged", extra={"why": found})
        self.damage = self.damage or found
        return found


def quick_damage(connection: sqlite3.Connection, path: Path) -> str | None:
    """What a quick look finds wrong with a file; None: nothing."""
    question = "PRAGMA quick_check(1)" if path.stat().st_size <= WHOLE_UP_TO_BYTES else "PRAGMA quick_check(tables)"
    try:
        found = str(connection.execute(question).fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        found = str(trouble)
    return None if found == "ok" else found.splitlines()[-1]


def probe(connection: sqlite3.Connection) -> None:
    """Write as much as an act would, and nothing that stands there already: SQLite writes only what is new."""
    connection.execute("UPDATE probe SET written = randomblob(?)", (ACT_BYTES,))
