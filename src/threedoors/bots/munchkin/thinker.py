"""Thinker: a schemer with second thoughts. Where a decision matters it plays worlds out before it acts.

It deals what it cannot see anew (``imagine``), does each thing worth trying in the same worlds, lets schemers play on
for two rounds, and asks who will win from there. The worse half is dropped again and again (sequential halving), so
most playouts go to the close calls; its first idea stands unless another is clearly better. The budget is in playouts
a decision, so the same seed gives the same game on any machine.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from threedoors.bots import Thought
from threedoors.bots.munchkin.candidates import candidates
from threedoors.bots.munchkin.playouts import play_on, prospect
from threedoors.bots.munchkin.reading import Reading
from threedoors.bots.munchkin.schemer import Schemer
from threedoors.bots.munchkin.tempers import Personality
from threedoors.core import Action, Chance, Step, View
from threedoors.games.munchkin.rules import apply
from threedoors.games.munchkin.shown.views import MunchkinView, imagine

ROUNDS: Final = 2  # played on
SURE: Final = 1.0  # standard errors by which another act has to be better than the first idea


class Rehearsals:
    """Tables this seat could be looking at, and how each act did in them."""

    def __init__(self, view: MunchkinView, bots: Sequence[Schemer], chance: Chance) -> None:
        assert view.seat is not None
        self.view, self.bots, self.chance, self.seat = view, bots, chance, view.seat
        self.until = view.board.turn + ROUNDS * len(view.board.players)
        self.found: dict[Action, list[float]] = {}

    def try_out(self, action: Action, count: int) -> None:
        """Play this act on in the first so many worlds, the same ones for every act."""
        prospects = self.found.setdefault(action, [])
        for number in range(len(prospects), count):
            prospects.append(self._prospect(action, number))

    def worth(self, action: Action) -> float:
        """How likely this seat is to win after it, on the average of its worlds."""
        return fmean(self.found[action])

    def is_better(self, action: Action, first: Action) -> bool:
        """Is it clearly better than the first idea, world by world?"""
        gains = [mine - theirs for mine, theirs in zip(self.found[action], self.found[first], strict=True)]
        return len(gains) > 1 and fmean(gains) > SURE * stdev(gains) / sqrt(len(gains))

    def _prospect(self, action: Action, number: int) -> float:
        chance = self.chance.rekeyed(f"world/{number}")
        step = apply(imagine(self.view, chance), action)
        if not isinstance(step, Step):  # an open act whose fields do not go together
            return 0.0
        return prospect(play_on(step.state, self.bots, self.until, chance), self.seat)


class Thinker(Schemer):
    """Tries things out before it does them."""

    level = "thinker"
    strength = 30
    default_budget = 24
    personality = Personality(greed=1.0, spite=0.35, loyalty=0.0)  # others pay for help, and for spoiling a win

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        assert isinstance(view, MunchkinView)
        first = super().choose(view, chance)
        ideas = candidates(Reading(view), first)
        return first if len(ideas) < 2 else ideas[self._best(view, [*ideas], chance)]

    def _players(self, view: MunchkinView) -> list[Schemer]:
        """Who plays on in its worlds: rivals as they usually are, itself as it is but without second thoughts."""
        rival, myself = Schemer(self.game), Unthinking(self.game)
        myself.temper = self.temper
        return [myself if seat == view.seat else rival for seat in range(len(view.board.players))]

    def _best(self, view: MunchkinView, acts: list[Action], chance: Chance) -> Action:
        """The act after which most is hoped for; the first of them unless another is clearly better."""
        assert self.budget is not None
        worlds = Rehearsals(view, self._players(view), chance)
        first, alive, tried = acts[0], acts, 0
        rounds = (len(acts) - 1).bit_length()
        while len(alive) > 1:
            tried += max(1, self.budget // (rounds * len(alive)))
            for act in dict.fromkeys((first, *alive)):
                worlds.try_out(act, tried)
            alive = sorted(alive, key=lambda act: -worlds.worth(act))[: (len(alive) + 1) // 2]
        best = alive[0]
        return best if best != first and worlds.is_better(best, first) else first


class Unthinking(Schemer):
    """A thinker's first idea of everything."""

    personality = Thinker.personality


BOT = Thinker
