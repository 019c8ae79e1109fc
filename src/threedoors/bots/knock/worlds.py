"""Worlds a seat may be in, in arrays: which placements are survived there, and how the worlds end after them.

A world is a Keep as it lies with hands and a pile that look to the seat as its own do. The n-th world of a decision is
the same for every placement that is tried, so that they meet the same luck.
"""

from functools import cache
from typing import Final

from threedoors.accelerated import has_numba
from threedoors.bots.knock.arena import deal, deck_array, fill, move_number
from threedoors.bots.knock.compiled import flat
from threedoors.bots.knock.foresight import LEFT, LEVELS, ended_in, leads_on, new_search, survived_in
from threedoors.bots.knock.judgement import Scored
from threedoors.bots.knock.layout import (
    CARD,
    CHESTS,
    GRID,
    HELD,
    LAID,
    NOWHERE,
    PER_CARD,
    SPOT,
    STEPS,
    WON,
    Array,
    new_notes,
    new_table,
)
from threedoors.bots.knock.weights import FORESIGHT
from threedoors.core import Chance
from threedoors.games.knock.views import KnockView, imagine

NODES_A_PLAYOUT: Final = 12  # tables a question at the real table looks at, for every playout of the budget
LOOKED_AT: Final = 7_500  # placements judged by all questions of a decision together, for every playout of its budget
PLAYED: Final = 25_000  # placements judged with foresight in one playout; what is left of it is played without
PLAYING: Final = new_search(2, 12, 40)  # every turn of a world that is played out
A_WIN: Final = 20  # what a Keep won is worth where chests are hunted: so many chests


class Worlds:
    """Worlds that look like a view, made as they are asked for."""

    def __init__(self, seen: KnockView, chance: Chance, budget: int, share: float = 1.0) -> None:
        """``share``: of the time a decision has for so many playouts."""
        self.seen = seen
        self.budget = budget
        self.looking = new_search(5, 0, NODES_A_PLAYOUT * budget, int(LOOKED_AT * budget * share))
        self.played = int(PLAYED * share)
        self.chance = chance
        self.deck = deck_array(seen.options.deck)
        self.start: Array = new_table()
        self.made: list[Array] = []
        fill(self.start, imagine(seen, chance))

    def is_survived(self, move: Scored, number: int) -> bool:
        """Is there a way on after this move in the n-th world, as far as the search looks?"""
        tables, notes = room()
        world = self._world(number)
        return bool(
            survived_in(tables, notes, self.start, world, self._number(move), self.deck, FORESIGHT, self.looking)
        )

    @property
    def may_look(self) -> bool:
        """Is anything left to look with?"""
        return bool(self.looking[LEFT] > 0)

    @property
    def a_win(self) -> int:
        """What a world is worth that is won, chests apart."""
        return A_WIN if self.seen.options.chest_hunt else 1

    def has_way_on(self, numbers: range) -> bool:
        """Can the one whose turn it is lay a card and not lose by force, in most of these worlds?"""
        tables, notes = room()
        found = 0
        for number in numbers:
            found += leads_on(tables, notes, self.start, self._world(number), self.deck, FORESIGHT, self.looking)
        return 2 * found > len(numbers)

    def worth(self, move: Scored | None, numbers: range) -> int:
        """What these worlds are worth after this move (or none): 1 each if won; more with chests, where they count."""
        number = NOWHERE if move is None else self._number(move)
        return sum(self._played(number, self._world(world)) for world in numbers)

    def _played(self, move: int, world: Array) -> int:
        tables, notes = room()
        PLAYING[LEFT] = self.played
        won = ended_in(tables, notes, self.start, world, move, self.deck, FORESIGHT, PLAYING) == WON
        if not won or not self.seen.options.chest_hunt:
            return int(won)
        return self.a_win + chests_in(tables[0], self.deck, self.seen.options.chain == "cards")

    def _number(self, move: Scored) -> int:
        return move_number(self.seen, move.card, move.spot, move.turned)

    def _world(self, number: int) -> Array:
        while len(self.made) <= number:
            scratch = self.start[:]
            deal(scratch, imagine(self.seen, self.chance.rekeyed(f"world {len(self.made)}")))
            self.made.append(flat(list(scratch[HELD:GRID])))
        return self.made[number]


def chests_in(k: Array, d: Array, by_cards: bool) -> int:
    """The chests of the group that scores (K20)."""
    spots = {int(k[SPOT + place]): int(d[PER_CARD * k[CARD + place] + CHESTS]) for place in range(k[LAID])}
    left = {spot: chests for spot, chests in spots.items() if chests}
    groups = []
    while left:
        reached = [next(iter(left))]
        found = {reached[0]: left.pop(reached[0])}
        while reached:
            spot = reached.pop()
            for beside in (spot + step for step in STEPS if spot + step in left):
                found[beside] = left.pop(beside)
                reached.append(beside)
        groups.append((len(found), sum(found.values())) if by_cards else (sum(found.values()), len(found)))
    best = max(groups, default=(0, 0))
    return best[1] if by_cards else best[0]


@cache
def room() -> tuple[Array, Array]:
    """Tables and notes one below the other, used again for every question."""
    tables, notes = [new_table() for _ in range(LEVELS)], [new_notes() for _ in range(LEVELS)]
    if not has_numba():
        return tables, notes
    import numpy as np

    return np.array(tables), np.array(notes)
