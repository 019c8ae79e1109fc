"""What could be won if hands and pile lay open: how near to that the bots come, who see neither.

With everything open a Keep is a puzzle: one line that wins is enough. Lines are played by players with foresight
(``bots/knock/foresight.py``): the first as they like best, and in the others they pass over the placement they like
best now and then. The budget is in lines; it is doubled until that wins hardly any more Keeps. What is found is won
for certain; what is not found may still be winnable.
"""

from typing import Final

from threedoors.bots.knock.foresight import PASSED_OVER, new_search, turn_with_foresight
from threedoors.bots.knock.layout import WON, Array, copy_into
from threedoors.bots.knock.weights import FORESIGHT
from threedoors.bots.knock.worlds import room
from threedoors.core import Chance, chance_of

SEARCH: Final = new_search(3, 16, 60)
ONE_IN: Final = 4  # turns in which another placement than the best-looking one is taken
MOST_PASSED_OVER: Final = 3


def lines_needed(start: Array, deck: Array, seed: str, most: int) -> int | None:
    """After how many lines one is found that wins this Keep; None if not among so many."""
    chance = chance_of(f"{seed}/open hands")
    return next((n + 1 for n in range(most) if _wins(start, deck, chance.rekeyed(f"{n}") if n else None)), None)


def _wins(start: Array, deck: Array, chance: Chance | None) -> bool:
    tables, notes = room()
    copy_into(tables[0], start)
    ended, drawn = 0, 0
    while not ended:
        if chance is not None:
            drawn, chance = chance.below(ONE_IN * MOST_PASSED_OVER)
        SEARCH[PASSED_OVER] = 1 + drawn if chance is not None and drawn < MOST_PASSED_OVER else 0
        ended = int(turn_with_foresight(tables, notes, deck, FORESIGHT, SEARCH))
    return ended == WON
