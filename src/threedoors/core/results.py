"""Results: the numbers that are kept of what somebody has solved, and which of two is the better.

As data, so that a browser without a line to the house keeps the same one as the house does.
"""

from typing import Literal

from msgspec import Struct


class Measure(Struct, frozen=True):
    """One number of a result."""

    better: Literal["least", "most"]
    highest: int  # what is above it was never measured

    def best(self, one: int, other: int) -> int:
        """The better of two."""
        return min(one, other) if self.better == "least" else max(one, other)

    def holds(self, number: int) -> bool:
        """Can it have been measured?"""
        return 0 <= number <= self.highest
