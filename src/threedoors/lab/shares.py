"""How sure a share of games is: won 60 of 100, so somewhere between which two numbers?"""

from math import sqrt
from typing import Final

Z: Final = 1.96  # 95 %


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), in percent."""
    if not games:
        return 0.0, 100.0
    share, z2 = won / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z * sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return 100 * (middle - reach), 100 * (middle + reach)
