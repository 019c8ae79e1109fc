"""One look at the Keep: in compiled arrays where Numba is installed, otherwise in plain Python.

Both give the same scores in the same order (``tests/bots/knock/test_twin.py``).
"""

from threedoors.accelerated import has_numba
from threedoors.bots.knock.judgement import ScoredWays, judged
from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.views import KnockView


def look(seen: KnockView, hand: tuple[CardId, ...], weights: Weights = WEIGHTS) -> ScoredWays:
    """Every placement of these cards with its score."""
    if not has_numba():
        return judged(seen, hand, weights)
    from threedoors.bots.knock.looks_compiled import compiled_look

    return compiled_look(seen, hand, weights)
