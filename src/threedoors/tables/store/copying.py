"""Copies of the file: taken at one moment, looked through before they get their name, whole or not there at all.

A copy is one file: it has no WAL, so that it can be carried about. It remembers how often its house had been opened
when it was taken, and so can tell that it was not opened since (`is_untouched_copy`).
"""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.connection import connect, house_value, opened, set_house_value, wal_of, without_wal

Copied = Callable[[int, int], None]
"""Hears how many pages are copied, and how many there are."""


def copy(path: Path, target: Path, copied: Copied = lambda _done, _pages: None) -> None:
    """Copy a file, which may be in use; StoreTrouble if the copy would be a damaged one."""
    half = half_copy(path, target, copied)
    try:
        half.replace(target)
        sync(target.parent)
    finally:
        half.unlink(missing_ok=True)


def half_copy(path: Path, target: Path, copied: Copied = lambda _done, _pages: None) -> Path:
    """A whole copy that has not got its name yet."""
    half = target.with_name(target.name + ".part")
    half.unlink(missing_ok=True)
    try:
        with closing(connect(path, read_only=True)) as source, closing(opened(half, "")) as new:
            source.backup(new, pages=2048, progress=lambda _status, left, pages: copied(pages - left, pages))
            new.execute("PRAGMA journal_mode = DELETE")
            set_house_value(new, "copied", house_value(new, "opened") or 0)
            damage = damage_in(new)
        if damage:
            raise StoreTrouble(f"{path} is damaged and was not copied: {damage}. `threedoors doctor` says more.")
        sync(half)
        return half
    except sqlite3.Error as trouble:
        half.unlink(missing_ok=True)
        raise StoreTrouble(f"{path} cannot be copied to {target}: {trouble}.") from trouble
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def copy_before(path: Path, version: int) -> Path:
    """A copy beside the file, as it is before it becomes that version; older copies stay."""
    target = unused(path.with_name(f"{path.name}.before-v{version}"))
    copy(path, target)
    return target


def unused(path: Path) -> Path:
    """This name, or with a number after it the first that nothing has."""
    taken = 1
    found = path
    while found.exists():
        taken += 1
        found = path.with_name(f"{path.name}-{taken}")
    return found


def damage_in(connection: sqlite3.Connection) -> str | None:
    """Look through the whole file: the first thing that is wrong with it."""
    try:
        found = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as trouble:
        found = str(trouble)
    return None if found == "ok" else found.splitlines()[-1]


def has_foreign_wal(path: Path) -> bool:
    """Is it a copy put in place by hand, with the WAL of another file beside it? Nobody may have it open."""
    wal = wal_of(path)
    return wal.is_file() and wal.stat().st_size > 0 and is_untouched_copy(path)


def is_untouched_copy(path: Path) -> bool:
    """Is the main file a copy that no house has opened yet?"""
    try:
        with closing(without_wal(path)) as connection:
            times = house_value(connection, "copied")
            return times is not None and times == house_value(connection, "opened")
    except sqlite3.Error:
        return False


def sync(path: Path) -> None:
    """On the disk, not only on its way there. A folder can be synced where files can be told from folders."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
