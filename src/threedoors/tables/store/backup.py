"""Backup and restore: a copy elsewhere, and a copy back in place. Nothing is ever overwritten or deleted by it."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.connection import connect, set_house_value, shm_of, wal_of
from threedoors.tables.store.copying import Copied, copy, half_copy, sync, unused
from threedoors.tables.store.lock import HouseLock
from threedoors.tables.store.schema import version_of


def backup(path: Path, target: Path, wall: int, copied: Copied = lambda _done, _pages: None) -> None:
    """Copy the file as it is at one moment, while the house may be open, and remember when."""
    if target.exists() and path.exists() and target.samefile(path):
        raise StoreTrouble(f"{target} is the file to be copied; name another one.")
    check_ours(path)
    copy(path, target, copied)
    with suppress(sqlite3.Error), closing(connect(path)) as connection:  # a file that cannot be written is copied too
        set_house_value(connection, "backup", wall)


class Restored(Struct, frozen=True):
    """What lies in place now, and where what was there before has gone."""

    tables: int
    aside: tuple[Path, ...]


def restore(source: Path, path: Path, when: str) -> Restored:
    """Put a copy in place of the file; what was there is moved aside, named after this time."""
    check_ours(source)
    path = path.resolve()
    if path.exists() and source.samefile(path):
        raise StoreTrouble(f"{source} is in place already; name a backup.")
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(HouseLock(path)):
        half = half_copy(source, path)
        try:
            tables = count_tables(half)
            aside = move_aside(path, half, when)
        finally:
            half.unlink(missing_ok=True)
    return Restored(tables, aside)


def move_aside(path: Path, half: Path, when: str) -> tuple[Path, ...]:
    """Give a whole copy its name. A power cut at any moment leaves the old file, or the new one.

    A WAL that outlives its file for that moment is known for a foreign one, by the next start.
    """
    aside = unused(path.with_name(f"{path.name}.replaced-{when}"))
    old = [(path, aside), (wal_of(path), wal_of(aside)), (shm_of(path), shm_of(aside))]
    there = [(now, then) for now, then in old if now.exists()]
    for now, then in there:
        link(now, then)
    half.replace(path)
    for now, _ in there:
        if now != path:
            now.unlink(missing_ok=True)
    sync(path.parent)
    return tuple(then for _, then in there)


def link(path: Path, other: Path) -> None:
    """A second name for a file; where there is no such thing, its only one."""
    try:
        other.hardlink_to(path)
    except OSError:
        path.rename(other)


def check_ours(path: Path) -> None:
    """StoreTrouble if there are no tables in a file, or none this program can read."""
    if not path.is_file():
        raise StoreTrouble(f"There is no file {path}; name another one.")
    try:
        with closing(connect(path, read_only=True)) as connection:
            if not version_of(connection, path):
                raise StoreTrouble(f"There are no tables in {path}; name another file.")
    except sqlite3.Error as trouble:
        raise StoreTrouble(f"{path} cannot be copied: {trouble}.") from trouble


def count_tables(path: Path) -> int:
    with closing(connect(path, read_only=True)) as connection:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
