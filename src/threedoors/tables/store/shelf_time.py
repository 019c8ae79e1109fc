"""Shelf time: how long things have rested, whatever the wall clock says.

It is house time, and with it what passed while the house was shut: that alone is asked of the wall clock, and
each time counts for a day at most. So a clock that stands a hundred days ahead at one start makes everything a day
older, one that stands a hundred days back makes nothing older, and a house that opens one evening a week still
forgets in the end.
"""

import sqlite3

from threedoors.tables.store.connection import house_value, set_house_value

DAY_MS = 24 * 3600 * 1000
MOST_SHUT_MS = DAY_MS


def count_shut(connection: sqlite3.Connection, wall: int) -> int:
    """The house opens: count the time it was shut, and give all such time so far."""
    shut = (house_value(connection, "shut") or 0) + _shut_since(connection, wall)
    set_house_value(connection, "shut", shut)
    set_house_value(connection, "wall", wall)
    return shut


def shelf_time(connection: sqlite3.Connection, wall: int) -> int:
    """Shelf time as a file tells it from outside, whether a house has it open or not."""
    counted = (house_value(connection, "beat") or 0) + (house_value(connection, "shut") or 0)
    return counted + _shut_since(connection, wall)


def _shut_since(connection: sqlite3.Connection, wall: int) -> int:
    """How long ago the last commit was, by the wall clock, as far as it is believed."""
    last = house_value(connection, "wall")
    return 0 if last is None else min(max(0, wall - last), MOST_SHUT_MS)
