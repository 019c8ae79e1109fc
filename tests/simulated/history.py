"""What everybody did and heard in one evening, and the laws it has to keep.

Some laws are kept message by message and are checked as it is heard; the others are checked at the end against what
lies on the disk.
"""

from collections import Counter, defaultdict
from typing import Any, NamedTuple

import msgspec

from tests.simulated.disk import Disk

NUMBERED = {"Played", "Arranged", "Heard", "Gesturing", "Bare"}


class Broke(AssertionError):
    """A law was broken; the text says which, where and when."""


class Request(NamedTuple):
    """Something somebody asked of a table."""

    table: str
    person: int
    id: str


class Told(NamedTuple):
    """It was acknowledged, with this number, at this time."""

    n: int
    at: float


class History:
    """Everything that was sent and heard."""

    def __init__(self) -> None:
        self.sent: dict[Request, float] = {}  # when it was first sent
        self.copies: Counter[Request] = Counter()
        self.done: dict[Request, Told] = {}
        self.not_written: set[Request] = set()
        self.entries: dict[tuple[str, int], tuple[Any, ...]] = {}  # what anybody heard of a number
        self.removed: dict[tuple[str, int], int] = {}  # who was removed where, and the number of it
        self.crashes = 0
        self.heard: Counter[str] = Counter()

    def ask(self, request: Request, at: float) -> None:
        self.sent.setdefault(request, at)
        self.copies[request] += 1

    def accept(self, request: Request, n: int, at: float) -> None:
        """Nothing is done twice: however often it is asked, it has one number."""
        before = self.done.setdefault(request, Told(n, at))
        if before.n != n:
            raise Broke(f"{request} was done as {before.n} and as {n}")

    def hear(self, table: str, message: dict[str, Any]) -> None:
        """All hear the same of a number, if they hear of it at all."""
        if message["type"] == "Bare":
            return
        key = (table, message["n"])
        heard = (message["type"], message["at"], message.get("by"), message.get("person"))
        first = self.entries.setdefault(key, heard)
        if first != heard:
            raise Broke(f"two tell number {message['n']} of {table} differently: {first}, {heard}")
        fact = message.get("fact") or {}
        if fact.get("type") == "PersonLeft" and fact.get("removed"):
            self.removed[table, fact["person"]] = message["n"]

    # --- at the end -------------------------------------------------------------------------------

    def check(self, disk: Disk) -> None:
        """All laws that need the disk."""
        log = disk.rows("SELECT table_id, n, by_person, request, fact FROM log ORDER BY table_id, n")
        self._numbers_have_no_holes(log)
        self._a_request_is_one_row(log)
        self._acknowledged_is_written(log)
        self._real_time_is_the_order()
        self._whoever_was_removed_does_nothing(log)
        self._one_rematch_each(log)

    def _numbers_have_no_holes(self, log: list[Any]) -> None:
        numbers = defaultdict(list)
        for table, n, *_ in log:
            numbers[table].append(n)
        for table, found in numbers.items():
            if found != list(range(1, len(found) + 1)):
                raise Broke(f"the log of {table} has holes: {found}")

    def _a_request_is_one_row(self, log: list[Any]) -> None:
        rows = Counter((table, by, request) for table, _, by, request, _ in log if request is not None)
        if twice := [request for request, count in rows.items() if count > 1]:
            raise Broke(f"written more than once: {twice}")

    def _acknowledged_is_written(self, log: list[Any]) -> None:
        rows = {Request(table, by, request): n for table, n, by, request, _ in log if request is not None}
        for request, told in self.done.items():
            if rows.get(request) != told.n:
                raise Broke(f"{request} was acknowledged as {told.n}, the log has {rows.get(request)}")
        written = self.not_written & rows.keys() - self.done.keys()
        if once := [request for request in written if self.copies[request] == 1]:  # another copy may have been luckier
            raise Broke(f"said not to be written, and in the log: {once}")

    def _real_time_is_the_order(self) -> None:
        """Whatever was acknowledged before another was first sent has the smaller number."""
        for table in {request.table for request in self.done}:
            here = [(self.sent[r], told) for r, told in self.done.items() if r.table == table]
            for sent, told in here:
                if late := [other.n for _, other in here if other.at < sent and other.n > told.n]:
                    raise Broke(f"{told.n} of {table} was sent after {late} were acknowledged")

    def _whoever_was_removed_does_nothing(self, log: list[Any]) -> None:
        for table, n, by, request, fact in log:
            since = self.removed.get((table, by))
            if request is not None and since is not None and n > since:
                raise Broke(f"{by} was removed from {table} as {since} and did {n}: {fact}")

    def _one_rematch_each(self, log: list[Any]) -> None:
        opened = Counter(table for table, *_, fact in log if _kind(fact) == "RematchOpened")
        if several := [table for table, count in opened.items() if count > 1]:
            raise Broke(f"several next tables after {several}")


class _Tag(msgspec.Struct):
    type: str = ""


def _kind(fact: bytes) -> str:
    return msgspec.json.decode(fact, type=_Tag).type
