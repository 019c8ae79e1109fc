"""What ``greedy`` thinks things are worth: whole numbers, found by ``threedoors lab tune knock`` and frozen.

Whole numbers, so that the compiled twin and plain Python agree to the last unit on every machine.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """One scored look at the Keep after a placement. Everything is added up; more is better."""

    beaten: int  # a creature beaten
    token_back: int  # per Time token it gives back
    margin_0: int  # taken off for a live creature whose covers must all come in the very next placements
    margin_1: int  # … with one placement to spare
    margin_2: int
    margin_3: int
    margin_4: int  # … with four or more
    need: int  # taken off per cover a live creature still needs
    excess: int  # taken off per point of danger above 5
    slack: int  # per point the covers may add up to
    doomed: int  # taken off for a creature that can no longer be beaten in time
    knight: int  # the Knight counts so many times
    zero: int  # taken off per 0 on a hall that is spent
    zero_late: int  # … and more per 0 with every card the pile is below 16, until the Knight comes
    joker: int  # taken off for spending a hall without any danger
    creature: int  # for bringing a creature out of the hand
    creature_early: int  # … and more with every eight cards left in the pile
    awake: int  # taken off per creature already awake when another is brought
    reserve: int  # taken off per token the reserve is below 6 afterwards
    hall_gain: int  # per point taken off a hall's danger and free corner left on it
    landing: int  # per free corner that would bear a 4, until the Knight comes
    solo_silence: int  # taken off for a silence card played alone: the hand shrinks
    silence: int  # taken off for falling silent, added for speaking again
    touch: int  # taken off per further card covered


WEIGHTS: Final = Weights(
    beaten=23,
    token_back=-5,
    margin_0=119,
    margin_1=19,
    margin_2=12,
    margin_3=16,
    margin_4=6,
    need=22,
    excess=9,
    slack=9,
    doomed=657,
    knight=8,
    zero=17,
    zero_late=3,
    joker=42,
    creature=111,
    creature_early=4,
    awake=36,
    reserve=9,
    hall_gain=3,
    landing=5,
    solo_silence=70,
    silence=6,
    touch=2,
)

FORESIGHT: Final = WEIGHTS
"""What players with foresight like in a placement that is survived."""
