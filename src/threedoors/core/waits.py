"""Waits: what a game is waiting for.

They drive the "whose turn" text, the clocks and the bots alike. Time never enters the rules: a
table that sees a wait's seconds run out logs the action named in ``otherwise``, like any act.
"""

from typing import Final, Generic, TypeVar

from msgspec import Struct

from threedoors.core.actions import Action
from threedoors.core.messages import Message
from threedoors.core.seats import Seat

A = TypeVar("A", bound=Action)

WATCHED_SECONDS: Final = 3600  # the longest clock anybody looks at; a longer one is there for those who never come back


class Wait(Struct, Generic[A], frozen=True):
    """Somebody's decision, or time itself, is awaited. Public: every seat sees the same waits."""

    id: str  # never used twice in a game; an answer repeats it
    seats: tuple[Seat, ...]  # whose decision; none of them when only time runs (a sand timer)
    why: Message
    seconds: float | None = None  # counted from the moment this id first appeared; None: no clock
    otherwise: A | None = None  # what the clock does when the seconds are gone

    @property
    def is_watched(self) -> bool:
        """Does somebody look at its clock?"""
        return self.seconds is not None and self.seconds <= WATCHED_SECONDS
