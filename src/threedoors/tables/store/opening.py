"""Opening the file: locked, looked at, copied and brought to today's version if it is older, then counted as open."""

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.connection import connect, house_value, set_house_value, wal_of
from threedoors.tables.store.copying import has_foreign_wal
from threedoors.tables.store.folding import cut
from threedoors.tables.store.health import FileHealth, quick_damage
from threedoors.tables.store.lock import HouseLock
from threedoors.tables.store.place import Place
from threedoors.tables.store.schema import prepare, version_of
from threedoors.tables.store.shelf_time import count_shut

Check = Callable[[sqlite3.Connection, int], None]
"""Looks at a file of some version before anything in it is changed; StoreTrouble keeps it shut."""


class OpenFile:
    """A file this house has to itself; StoreTrouble, in a sentence, if it cannot have it."""

    def __init__(self, path: Path, wall: int, check: Check | None = None) -> None:
        try:
            with ExitStack() as if_it_fails:
                path.parent.mkdir(parents=True, exist_ok=True)
                self._lock = HouseLock(path)
                if_it_fails.callback(self._lock.close)
                check_wal(path)
                self.connection = connect(path)
                if_it_fails.callback(self.connection.close)
                if check is not None:
                    check(self.connection, version_of(self.connection, path))
                self._open(path, wall)
                if_it_fails.pop_all()
        except (OSError, sqlite3.Error) as trouble:
            raise StoreTrouble(f"Tables cannot be kept in {path}: {trouble}. Name another file with --db.") from None

    def _open(self, path: Path, wall: int) -> None:
        connection = self.connection
        prepare(connection, path)
        set_house_value(connection, "opened", (house_value(connection, "opened") or 0) + 1)
        connection.execute("PRAGMA journal_mode = WAL")  # the file remembers it
        self.shut = count_shut(connection, wall)
        self.last_open = house_value(connection, "beat") or 0
        cut(connection)
        self.place = Place(path)
        self.health = FileHealth(path, self.place)
        if damage := quick_damage(connection, path):
            self.health.remember(damage)

    def close(self) -> None:
        """After the last connection."""
        self.place.close()
        self._lock.close()


def check_wal(path: Path) -> None:
    """StoreTrouble if opening the file would mix another one into it."""
    if has_foreign_wal(path):
        raise StoreTrouble(
            f"{path} is a copy, and {wal_of(path)} beside it belongs to the file that was there before. Move that "
            "-wal away, or let `threedoors restore` put the copy in place."
        )
