"""What everybody did and heard in one evening. Some laws are checked at once, the others at the end (`laws.py`)."""

from collections import Counter
from typing import Any, NamedTuple, get_args

from threedoors.tables import wire

NUMBERED = {kind.__name__ for kind in get_args(wire.Numbered)}


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
        self.views: dict[tuple[str, int, int | None], Any] = {}  # what a seat saw at a number
        self.left: dict[tuple[str, int], int] = {}  # who left a table, or was removed, and the number of it
        self.known: Counter[str] = Counter()  # of each table, the highest number anybody was told
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
        if fact.get("type") == "PersonLeft":
            self.left[table, fact["person"]] = message["n"]

    def know(self, table: str, n: int) -> None:
        """From now on nobody may be shown an older table."""
        self.known[table] = max(self.known[table], n)

    def see(self, table: str, n: int, seat: int | None, view: Any) -> None:
        """Whoever looks from a seat at a number sees the same, told whole or by what changed."""
        if self.views.setdefault((table, n, seat), view) != view:
            raise Broke(f"two see number {n} of {table} differently from seat {seat}")
