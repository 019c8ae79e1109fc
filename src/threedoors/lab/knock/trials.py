"""Worlds a seat may be in, and how often ``greedy`` wins them, for the frozen bot: in arrays, or by the rules.

Both ways play the same games; ``new_trial`` takes whichever is to be had on this machine.
"""

from typing import Protocol

from threedoors.accelerated import has_numba
from threedoors.bots.knock.judgement import Scored, judged
from threedoors.bots.knock.manners import playable
from threedoors.core import Chance, Step
from threedoors.games.knock.actions import KnockAction, PlaceCard, SkipTurn
from threedoors.games.knock.rules import apply
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView, imagine, view


class Trial(Protocol):
    """Worlds that look like a view."""

    def won(self, move: Scored | None, first: int, last: int) -> int:
        """How many of the worlds numbered from first to last are won after this move (or none)."""

    def after(self, state: Knock) -> "Trial":
        """The same worlds with the Keep as it would be after a spell."""


def new_trial(seen: KnockView, chance: Chance) -> Trial:
    """A trial in compiled arrays where Numba is installed, otherwise by the rules."""
    if not has_numba():
        return PlainTrial(seen, chance)
    from threedoors.lab.knock.trials_compiled import CompiledTrial

    return CompiledTrial(seen, chance)


class PlainTrial:
    """Worlds played out by the rules: slow and plain."""

    def __init__(self, seen: KnockView, chance: Chance) -> None:
        self.seen = seen
        self.chance = chance
        self.worlds: list[Knock] = []

    def won(self, move: Scored | None, first: int, last: int) -> int:
        """How many of the worlds numbered from first to last are won after this move (or none)."""
        self._imagine(last)
        return sum(self._wins(world, move) for world in self.worlds[first:last])

    def after(self, state: Knock) -> "PlainTrial":
        """The same worlds with the Keep as it would be after a spell."""
        return type(self)(view(state, self.seen.seat), self.chance)

    def _imagine(self, count: int) -> None:
        for number in range(len(self.worlds), count):
            self.worlds.append(imagine(self.seen, self.chance.rekeyed(f"world {number}")))

    def _wins(self, world: Knock, move: Scored | None) -> bool:
        if move is not None:
            world = _played(world, PlaceCard(world.turn, move.card, move.spot, move.turned))
        while world.ending is None:
            world = _played(world, _greedy_act(world))
        return world.ending.won


def _greedy_act(world: Knock) -> KnockAction:
    seen = view(world, world.turn)
    hand = playable(seen)
    if not hand:
        return SkipTurn(world.turn)
    chosen = judged(seen, hand).best()
    return PlaceCard(world.turn, chosen.card, chosen.spot, chosen.turned)


def _played(world: Knock, act: KnockAction) -> Knock:
    step = apply(world, act)
    assert isinstance(step, Step), step
    return step.state
