"""A trial's worlds in compiled arrays. Only ``trials`` imports this, and only with Numba: it is slow without."""

import numpy as np

from threedoors.bots.knock.arena import deal, deck_array, fill, move_number
from threedoors.bots.knock.judgement import Scored
from threedoors.bots.knock.layout import GRID, HELD, NOWHERE, Array, new_notes, new_table
from threedoors.bots.knock.playouts import times_won
from threedoors.bots.knock.weights import WEIGHTS
from threedoors.core import Chance
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView, imagine, view

TABLE, NOTES = new_table(), new_notes()
ROOM = 64  # worlds a trial makes room for at a time


class CompiledTrial:
    """Worlds played out in arrays."""

    def __init__(self, seen: KnockView, chance: Chance) -> None:
        self.seen = seen
        self.chance = chance
        self.start: Array = new_table()
        self.worlds: Array = np.zeros((ROOM, GRID - HELD), np.int64)
        self.made = 0
        fill(self.start, imagine(seen, chance))

    def won(self, move: Scored | None, first: int, last: int) -> int:
        """How many of the worlds numbered from first to last are won after this move (or none)."""
        self._imagine(last)
        number = NOWHERE if move is None else move_number(self.seen, move.card, move.spot, move.turned)
        deck = deck_array(self.seen.options.deck)
        return int(times_won(TABLE, self.start, self.worlds[first:last], number, deck, WEIGHTS, NOTES))

    def after(self, state: Knock) -> "CompiledTrial":
        """The same worlds with the Keep as it would be after a spell."""
        return CompiledTrial(view(state, self.seen.seat), self.chance)

    def _imagine(self, count: int) -> None:
        if count > len(self.worlds):
            self.worlds = np.resize(self.worlds, (2 * count, GRID - HELD))
        scratch = self.start.copy() if count > self.made else self.start
        for number in range(self.made, count):
            deal(scratch, imagine(self.seen, self.chance.rekeyed(f"world {number}")))
            self.worlds[number] = scratch[HELD:GRID]
        self.made = max(self.made, count)
