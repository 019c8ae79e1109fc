"""One house to a file: a lock beside it, which the kernel drops with the process that holds it.

The lock file stays when the house closes; only the lock on it counts. It says who holds it, for the sentence the next
one is refused with. Programs that only read, or write a little, need no lock: SQLite lets them take turns.
"""

import errno
import logging
import os
import sys
from pathlib import Path

from threedoors.tables.store import StoreTrouble

log = logging.getLogger(__name__)

NO_LOCKS_HERE = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}

if sys.platform == "win32":
    import msvcrt

    BEYOND_THE_TEXT = 1 << 20  # a locked byte cannot be read

    def take(handle: int) -> None:
        os.lseek(handle, BEYOND_THE_TEXT, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class HouseLock:
    """Held by the one house that has a file open; StoreTrouble if there is another."""

    def __init__(self, path: Path) -> None:
        self._handle = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, 0o644)
        try:
            take(self._handle)
        except OSError as trouble:
            if trouble.errno not in NO_LOCKS_HERE:
                process = written_in(self._handle)
                os.close(self._handle)
                raise StoreTrouble(
                    f"Another house has {path} open (process {process}). Close it, or name another file with --db."
                ) from None
            log.warning("nothing keeps a second house from this file", extra={"why": str(trouble)})
        os.ftruncate(self._handle, 0)
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def close(self) -> None:
        """Anybody may open the file now."""
        os.close(self._handle)


def lock_of(path: Path) -> Path:
    """The lock file of a file, by whatever name it is called."""
    real = path.resolve()
    return real.with_name(real.name + ".lock")


def written_in(handle: int) -> str:
    """The process a lock file names."""
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, 20).decode(errors="replace").strip()


def process_with(path: Path) -> str | None:
    """Which process has a house open on this file; None: nobody."""
    try:
        handle = os.open(lock_of(path), os.O_RDONLY)
    except FileNotFoundError:
        return None
    try:
        take(handle)
        return None
    except OSError as trouble:
        return None if trouble.errno in NO_LOCKS_HERE else written_in(handle)
    finally:
        os.close(handle)
