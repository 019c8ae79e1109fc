"""Seats: positions at a table, counted from 0 clockwise."""

from typing import Final

Seat = int

CLOCK: Final[Seat] = -1
"""Who acts when time runs out. No person and no bot ever sits here."""
