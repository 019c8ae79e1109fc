"""Orphans: tables whose game this program does not have, or plays by other rules than they were opened with."""

import sqlite3

from msgspec import Struct

from threedoors import games
from threedoors.tables import facts as f
from threedoors.tables.ids import TableId
from threedoors.tables.store import TableRow, Unreadable
from threedoors.tables.store.reading import all_tables, entries
from threedoors.tables.wire import Phase


class Orphan(Struct, frozen=True):
    """A table that cannot be played, and why."""

    table: TableId
    phase: Phase
    why: str


def orphans(connection: sqlite3.Connection) -> list[Orphan]:
    """Every such table on the shelf."""
    found = ((row, why_unplayable(connection, row)) for row in all_tables(connection))
    return [Orphan(row.id, row.phase, why) for row, why in found if why]


def why_unplayable(connection: sqlite3.Connection, row: TableRow) -> str | None:
    """Why this program cannot play a table; None: it can."""
    try:
        game = games.load(row.game)
        opened = next((entry.fact for entry in entries(connection, row.id, 1, 1)), None)
    except (games.UnknownGame, Unreadable) as fault:
        return str(fault)
    if not isinstance(opened, f.TableOpened):
        return "its log does not begin with its opening"
    if opened.rules_version != game.rules_version:
        return f"{game.title} rules {opened.rules_version}; this program plays rules {game.rules_version}"
    return None
