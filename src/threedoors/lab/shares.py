"""How sure a share of games is: won 60 of 100, so somewhere between which two numbers?"""

from math import sqrt
from typing import Final

Z: Final = 1.96  # 95 %


def interval(won: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval of a share (Wilson), in percent: at 95 %, or as wide as ``z`` says."""
    if not games:
        return 0.0, 100.0
    share, z2 = won / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return 100 * (middle - reach), 100 * (middle + reach)
