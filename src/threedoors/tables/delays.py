"""How long things take: a histogram with fixed bounds, cheap enough to count every act."""

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


@dataclass
class Delays:
    """Seconds seen so far."""

    bounds: tuple[float, ...] = BOUNDS
    total: int = 0
    sum: float = 0.0
    counts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.counts = [0] * (len(self.bounds) + 1)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += 1
        self.sum += seconds
