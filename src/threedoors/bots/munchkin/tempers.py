"""Tempers: what a schemer is like, as people choose it and come to know it.

All of them play the same game with the same sums; a temper weighs them otherwise. The chaotic one wakes up in another
mood for every decision, drawn from the decision's own chance, so that the same seed gives the same game.
"""

from typing import Final

from msgspec import Struct

from threedoors.core import Chance

CHAOTIC: Final = "chaotic"
MOODS: Final = 5  # as many shades of each trait, for whoever draws them


class Personality(Struct, frozen=True):
    """Four traits: 0 is none, 1 a lot."""

    greed: float = 0.5  # the share of a hoard it wants for its help
    spite: float = 0.7  # how much it pays to keep a rival from winning
    meddling: float = 1.0  # how much of that it pays before anybody is about to win
    loyalty: float = 0.5  # how gladly it helps those below it for less


EVEN: Final = Personality()
TEMPERS: Final[dict[str, Personality]] = {
    "greedy": Personality(greed=0.9, spite=0.5, loyalty=0.0),
    "spiteful": Personality(greed=0.5, spite=1.0, meddling=2.0, loyalty=0.1),
    "loyal": Personality(greed=0.3, spite=0.6, meddling=0.2, loyalty=1.0),
    CHAOTIC: EVEN,  # never: it is drawn
}


def mood(temper: str, chance: Chance) -> Personality:
    """What a bot of this temper is like in this decision."""
    if temper != CHAOTIC:
        return TEMPERS.get(temper, EVEN)
    greed, chance = chance.below(MOODS)
    meddling, chance = chance.below(MOODS)
    loyalty, chance = chance.below(MOODS)
    top = MOODS - 1
    return Personality(greed / top, EVEN.spite, 2 * meddling / top, loyalty / top)
