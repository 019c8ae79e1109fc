"""What a look at a file finds: one sentence each, and whether it is a trouble. Nothing is changed by looking."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.connection import connect, house_value, wal_of
from threedoors.tables.store.copying import damage_in, has_foreign_wal
from threedoors.tables.store.lock import process_with
from threedoors.tables.store.reading import all_tables
from threedoors.tables.store.schema import VERSION, as_todays, version_of
from threedoors.tables.store.shelf_time import DAY_MS
from threedoors.tables.store.swept import all_swept
from threedoors.tables.upkeep.orphans import Orphan, named, orphans

ROOM_BYTES = 64 * 1024 * 1024  # less is soon used up


class Finding(Struct, frozen=True):
    """One thing that was looked at."""

    about: str
    text: str
    trouble: bool = False


def examine(path: Path, wall: int) -> Iterator[Finding]:
    """Everything there is to say about a file, in order."""
    if not path.is_file():
        raise StoreTrouble(f"There are no tables in {path}; name a file with --db.")
    yield Finding("file", f"{path}, {megabytes(path.stat().st_size)}")
    house = process_with(path)
    yield _house(path, house)
    yield _wal(path, house)
    try:
        with closing(connect(path, read_only=True)) as connection:
            version = version_of(connection, path)
            yield _version(version)
            damage = damage_in(connection)
            yield Finding("pages", f"damaged: {damage}" if damage else "whole", bool(damage))
            if version and not damage:
                yield from _shelf(connection, version)
            yield _backup(house_value(connection, "backup") if version else None, wall)
    except sqlite3.Error as trouble:
        yield Finding("pages", f"cannot be read: {trouble}", True)
    yield _space(path)
    yield from _copies(path)


def _house(path: Path, house: str | None) -> Finding:
    others = sorted(processes_with(path) - {os.getpid()} - ({int(house)} if house and house.isdigit() else set()))
    if others:
        who = " and ".join(map(str, others))
        return Finding("house", f"process {who} has the file open without its lock; is that a second house?", True)
    return Finding("house", f"open, process {house}" if house else "nobody has the file open")


def processes_with(path: Path) -> set[int]:
    """Which processes have a file open, as far as this system tells: Linux does, of one's own processes."""
    found = set()
    if sys.platform == "linux":
        wanted = path.stat()
        for handle in Path("/proc").glob("[0-9]*/fd/*"):
            try:
                seen = handle.stat()
            except OSError:
                continue  # it was closed meanwhile, or is not ours to see
            if (seen.st_dev, seen.st_ino) == (wanted.st_dev, wanted.st_ino):
                found.add(int(handle.parts[2]))
    return found


def _wal(path: Path, house: str | None) -> Finding:
    wal = wal_of(path.resolve())
    size = wal.stat().st_size if wal.is_file() else 0
    if house or not size:
        return Finding("wal", f"{megabytes(size)}, of the open house" if size else "nothing waits in it")
    if has_foreign_wal(path):
        text = f"{wal} belongs to another file; opening would mix the two. Move it away, or use `threedoors restore`"
        return Finding("wal", text, True)
    return Finding("wal", f"{megabytes(size)}, left by a house that was not closed; the next start puts it in")


def _version(version: int) -> Finding:
    if not version:
        return Finding("version", "there are no tables in it", True)
    older = "" if version == VERSION else f"; the next start copies the file and makes it {VERSION}"
    return Finding("version", f"{version}{older}")


def _shelf(connection: sqlite3.Connection, version: int) -> Iterator[Finding]:
    if version < VERSION:
        with closing(as_todays(connection, version)) as today:
            yield from _shelf(today, VERSION)
        return
    rows, lost = all_tables(connection), orphans(connection, version)
    running = sum(row.phase == "playing" for row in rows)
    swept = len(all_swept(connection))
    yield Finding("tables", f"{len(rows)} on the shelf, {running} of them running; {swept} swept and still kept")
    yield from _rules(lost)


def _rules(lost: list[Orphan]) -> Iterator[Finding]:
    """What cannot be played on is a trouble; what is over is told, and nothing is lost by that."""
    running, others = ([one for one in lost if (one.phase == "playing") is is_running] for is_running in (True, False))
    if running:
        text = f"{len(running)} running tables cannot be played on by this program: {named(running)}"
        yield Finding("rules", f"{text}. `threedoors serve` opens only with --orphan", True)
    if others:
        yield Finding("rules", f"{len(others)} other tables can only be told by this program: {named(others)}")
    if not lost:
        yield Finding("rules", "every table can be played by this program")


def _backup(saved: int | None, wall: int) -> Finding:
    if saved is None:
        return Finding("backup", "none is known of; `threedoors backup` makes one")
    when = datetime.fromtimestamp(saved / 1000, UTC)
    return Finding("backup", f"the last was made {when:%Y-%m-%d %H:%M} UTC, {max(0, wall - saved) // DAY_MS} days ago")


def _space(path: Path) -> Finding:
    free = shutil.disk_usage(path.resolve().parent).free
    return Finding("space", f"{megabytes(free)} free", free < ROOM_BYTES)


def _copies(path: Path) -> Iterator[Finding]:
    """Copies beside the file hold what people may have asked to be forgotten since."""
    real = path.resolve()
    kinds = (f"{real.name}.before-v*", f"{real.name}.replaced-*")
    for copy in sorted(copy for kind in kinds for copy in real.parent.glob(kind)):
        yield Finding("copy", f"{copy} ({megabytes(copy.stat().st_size)}) keeps names and chat until you delete it")


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
