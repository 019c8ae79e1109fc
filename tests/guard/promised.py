"""Differences between what was heard then and what is heard now that were announced, and why."""

from msgspec import Struct


class Difference(Struct, frozen=True):
    """Where a game may be heard otherwise than before: a pattern for the place, as a failure names it."""

    game: str
    path: str
    why: str


PROMISED: tuple[Difference, ...] = ()
