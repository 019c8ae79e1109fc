"""Many Keeps played by ``greedy`` in the compiled arena: what the tuner and the balance report count.

A Keep starts from the game's own set-up and seed, so each of these is, move by move, the game that
four ``greedy`` bots would play at a table (``tests/bots/knock/test_twin.py`` holds them to it).
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from msgspec import Struct

from threedoors.bots.knock.arena import deck_array, fill
from threedoors.bots.knock.layout import CAUSES, GRID, LEAST, TURNS, copy_into, new_notes, new_table
from threedoors.bots.knock.playouts import play_out
from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.core import Refused, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.decks import house_deck
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.versions import RULES_VERSION


class FinishedKeep(Struct, frozen=True):
    """How one Keep went."""

    cause: str  # "won", or why it was lost
    turns: int
    least_reserve: int  # Time tokens left at the tightest moment


class Keeps:
    """Keeps set up once and played as often as one likes, with any weights."""

    def __init__(self, options: KnockOptions, seats: int, seeds: Iterable[str]) -> None:
        self.deck = deck_array(options.deck or house_deck(RULES_VERSION))
        table = new_table()
        starts = []
        for seed in seeds:
            state = GAME.setup(options, seats, chance_of(seed))
            assert not isinstance(state, Refused)
            fill(table, state)
            starts.append(table[:GRID].copy())
        self.starts = np.array(starts)

    def play(self, weights: Weights = WEIGHTS) -> list[FinishedKeep]:
        """Play them all."""
        return [self._one(start, weights) for start in self.starts]

    def _one(self, start: Any, weights: Weights) -> FinishedKeep:
        copy_into(TABLE, start)
        cause = CAUSES[int(play_out(TABLE, self.deck, weights, NOTES))]
        return FinishedKeep(cause, int(TABLE[TURNS]), int(TABLE[LEAST]))


TABLE, NOTES = new_table(), new_notes()
