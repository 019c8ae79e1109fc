"""How many connections fit: every one needs a file descriptor, and the system gives out so many.

A house that runs out of them can neither let anybody in nor open its own files, so it stops short of that.
"""

import sys
from typing import NamedTuple

MOST_FILES = 65_536
WHERE_NOBODY_SAYS = 512  # Windows has no such limit; its event loop has one
QUEUE = 1024
OWN_FILES = 128  # the database, workers, logs, files being served


class Room(NamedTuple):
    """What fits into this process."""

    connections: int  # open at once
    at_once: int  # taken from the queue in one turn of the event loop, before any can be refused


def room_for(files: int) -> Room:
    """What fits where a process may have so many files."""
    at_once = min(QUEUE, files // 4)
    return Room(max(16, files - at_once - OWN_FILES), at_once)


USUAL_ROOM = room_for(1024)


def raise_file_limit() -> int:
    """Raise the limit of open files to what the system allows us; how many these are."""
    if sys.platform == "win32":
        return WHERE_NOBODY_SAYS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_FILES
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted <= soft:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # a system may say no to its own number
        return soft
    return wanted
