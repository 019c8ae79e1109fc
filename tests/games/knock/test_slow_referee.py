"""K10–K15, K18, K22–K26 by a second referee: whatever is played, both say the same follows."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.knock.slow_referee import slow_table
from tests.games.knock.tables import deck_with
from threedoors.core import Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import KnockAction
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import SPELLS, Knock, is_running

MILD = deck_with(
    "c3211t4 c4111t3 c2221t4 c4210t5 c3310t4 c2220t3 s0000 s0000b s0000c s0000d h1000 h0100 h0010 h0001 h2000"
    " h0000 h0000b h0000c h0200 h0020 h0002 h1100 h1010 h0101 k4110t6"
).replace("[2, 1, 1, 1]", "[0, 0, 1, 0]")
"""Cards so mild that sampled play often meets the Knight and beats him."""


@pytest.mark.parametrize("deck", ["", MILD], ids=["shipped", "mild"])
def test_two_referees_always_agree(deck: str) -> None:
    endings: Counter[str | None] = Counter()
    for number in range(40):
        dice = random.Random(number)
        state = dealt(dice, deck)
        while is_running(state):
            act, step = some_act(state, dice)
            slow = slow_table(state)
            slow.play(act)
            fast = slow_table(step.state)
            if fast.end is not None:  # whose turn it would be, and what is drawn, no longer matters
                slow.phase, slow.turn = fast.phase, fast.turn
            assert slow == fast, GAME.notation(state)
            state = step.state
        endings[fast.end] += 1
    assert {"hall", "alarm"} <= set(endings) if not deck else {"alarm", "won"} <= set(endings)


def dealt(dice: random.Random, deck: str) -> Knock:
    """A Keep with some spells, often with a short pile."""
    options = KnockOptions(level=dice.randint(1, 4), gentle=dice.random() < 0.3, deck=deck)
    state = GAME.setup(options, dice.choice((1, 2, 3, 6)), chance_of(str(dice.random())))
    assert isinstance(state, Knock)
    pile = state.pile[: dice.randint(1, 6)] if dice.random() < 0.5 else state.pile
    return replace(state, pile=pile, spells=tuple(spell for spell in SPELLS if dice.random() < 0.7))


def some_act(state: Knock, dice: random.Random) -> tuple[KnockAction, Step[Knock]]:
    """Of a few sampled acts one that does not lose, if there is one; spells are mostly kept for later."""
    tried: list[tuple[KnockAction, Step[Knock]]] = []
    for _ in range(6):
        act, _ = GAME.legal(state, state.turn).sample(chance_of(str(dice.random())), GAME.action)
        step = GAME.apply(state, act)
        assert isinstance(step, Step)
        tried.append((act, step))
    sound = [way for way in tried if way[1].state.ending is None or way[1].state.ending.won]
    laid = [way for way in sound if len(way[1].state.spells) == len(state.spells)]
    return (laid if dice.random() < 0.85 and laid else sound or tried)[0]
