"""One look in compiled arrays. Only ``looks`` imports this, and only with Numba: uncompiled arrays would be slower."""

from threedoors.bots.knock.arena import deck_array, fill_seen, spot_named
from threedoors.bots.knock.judgement import ScoredWays
from threedoors.bots.knock.judgement_compiled import judge
from threedoors.bots.knock.layout import MOVES, SCORES, new_notes, new_table
from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.views import KnockView

TABLE, NOTES = new_table(), new_notes()


def compiled_look(seen: KnockView, hand: tuple[CardId, ...], weights: Weights = WEIGHTS) -> ScoredWays:
    """The look of ``judgement.judged``, row by row."""
    fill_seen(TABLE, seen, hand)
    rows = judge(TABLE, deck_array(seen.options.deck), weights, NOTES)
    ways = [(card, way) for card in hand for way in (False, True)]
    spots = [spot_named(move // 16) for move in NOTES[MOVES : MOVES + rows : len(ways)].tolist()]
    return ScoredWays(NOTES[SCORES : SCORES + rows].tolist(), spots, ways)
