"""Is the file still in its place? A house that writes into a file somebody deleted or replaced keeps nothing.

The file, its WAL and its index must be the ones that were opened, and the WAL must hold all that the index says is in
it (sqlite.org/walformat.html, 2.1: the number of frames stands in bytes 16–19, the page size in 14–15). The index is
opened once and stays so until the last connection is closed: closing it earlier would drop SQLite's own locks on it.
"""

import os
import struct
import sys
from pathlib import Path

from threedoors.tables.store.connection import shm_of, wal_of

WATCHED = sys.platform != "win32"  # there, nobody can delete or replace a file that is open
WAL_HEADER, FRAME_HEADER = 32, 24
INDEX = struct.Struct("=14xHI")


class Place:
    """Where a file lies, as it was when a house opened it and wrote to it first."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = (path, wal_of(path), shm_of(path)) if WATCHED else ()
        self._were = [_identity(file) for file in self._files]
        self._index = os.open(shm_of(path), os.O_RDONLY) if WATCHED else None

    def trouble(self) -> str | None:
        """Why nothing written now would be kept; a whole sentence."""
        for file, was in zip(self._files, self._were, strict=True):
            if _identity(file) != was:
                return f"{file} was removed or replaced while the house was open; nothing written now would be kept."
        if self._index is not None and self._is_cut(self._index):
            return f"{wal_of(self._path)} was cut while the house was open; nothing written now would be kept."
        return None

    def _is_cut(self, index: int) -> bool:
        """Is the WAL shorter than it was written? Asked again if it was just written to."""
        while True:
            before = os.pread(index, INDEX.size, 0)
            page, frames = INDEX.unpack(before)
            size = (page & 0xFE00) + ((page & 1) << 16)
            expected = WAL_HEADER + frames * (FRAME_HEADER + size) if frames else 0
            if _size(wal_of(self._path)) >= expected:
                return False
            if os.pread(index, INDEX.size, 0) == before:
                return True

    def close(self) -> None:
        """After the last connection."""
        if self._index is not None:
            os.close(self._index)


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
