"""Orphans: tables this program can only tell, because it does not have their game, or not the rules they were begun by.

A lobby is no orphan: it adopts today's rules when its game starts. A house with running orphans does not open unless it
is told to, and it says so before it has touched the file.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from threedoors import games
from threedoors.tables.ids import TableId
from threedoors.tables.log.facts import AnyFact, GameStarted, Phase, TableOpened
from threedoors.tables.store import StoreTrouble, Unreadable
from threedoors.tables.store.reading import ENTRY, entry

SHOWN = 5
SWEPT_SINCE = 3  # the version of the file from which on it knows of swept tables


class Orphan(Struct, frozen=True):
    """A table that cannot be played, and why."""

    table: TableId
    phase: Phase
    why: str


def orphans(connection: sqlite3.Connection, version: int) -> list[Orphan]:
    """Every such table on the shelf of a file of that version."""
    on_the_shelf = " WHERE swept IS NULL" if version >= SWEPT_SINCE else ""
    rows = connection.execute(f"SELECT id, game, phase FROM tables{on_the_shelf} ORDER BY touched DESC").fetchall()
    found = ((table, phase, why_unplayable(connection, table, game, phase)) for table, game, phase in rows)
    return [Orphan(table, phase, why) for table, phase, why in found if why]


class OrphanCheck:
    """Looks for them as a file is opened, and remembers how many there are of each phase."""

    def __init__(self, *, are_allowed: bool = False) -> None:
        self._are_allowed = are_allowed
        self.found: Counter[Phase] = Counter()

    def __call__(self, connection: sqlite3.Connection, version: int) -> None:
        """StoreTrouble if games that are being played could only be told from now on, and nobody said that they may."""
        lost = orphans(connection, version) if version else []
        self.found = Counter(orphan.phase for orphan in lost)
        if not self._are_allowed:
            refuse_running(lost)


def refuse_running(lost: list[Orphan]) -> None:
    """StoreTrouble if one of them is being played."""
    running = [orphan for orphan in lost if orphan.phase == "playing"]
    if running:
        raise StoreTrouble(
            f"{len(running)} running {'game' if len(running) == 1 else 'games'} could not be played on by this "
            f"program ({named(running)}). Nothing was touched: let the program that wrote them end them, or open with "
            "--orphan, and they are shown from their logs, for reading only."
        )


def named(found: list[Orphan]) -> str:
    """Some of them, each with its reason."""
    more = f"; and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
    return "; ".join(f"{orphan.table}: {orphan.why}" for orphan in found[:SHOWN]) + more


def why_unplayable(connection: sqlite3.Connection, table: TableId, game_name: str, phase: Phase) -> str:
    """Why this program cannot play a table; nothing: it can, or what is amiss are not the rules."""
    try:
        game = games.load(game_name)
    except games.UnknownGame as fault:
        return str(fault)
    begun = None if phase == "lobby" else begun_by(connection, table)
    if begun is None or game.under(begun) is not None:
        return ""
    known = " and ".join(str(kept.rules_version) for kept in (game, *game.earlier))
    return f"{game.title} rules {begun}; this program plays rules {known}"


def begun_by(connection: sqlite3.Connection, table: TableId) -> int | None:
    """By which rules the game at a table was begun; None if its log does not say so."""
    opened = None
    for fact in _facts(connection, table):
        if isinstance(fact, TableOpened):
            opened = fact.rules_version
        if isinstance(fact, GameStarted):
            return fact.rules_version or opened
    return None


def _facts(connection: sqlite3.Connection, table: TableId) -> Iterator[AnyFact]:
    """The log from its beginning, as far as it can be read: damage is told by whoever looks for it."""
    try:
        for row in connection.execute(f"SELECT {ENTRY} FROM log WHERE table_id = ? ORDER BY n", (table,)):
            yield entry(table, row).fact
    except (Unreadable, sqlite3.DatabaseError):
        return
