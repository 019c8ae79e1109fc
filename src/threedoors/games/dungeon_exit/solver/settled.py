"""Dives over bridges with the crossroads settled first: many small questions for an engine that knows no bridges.

``crossroads`` says what to settle. What is found is a solution of the level; what is not found proves nothing, and
is left to the search in ``crossing``.
"""

from random import Random

from threedoors.games.dungeon_exit.judge import judge
from threedoors.games.dungeon_exit.notation import Laid
from threedoors.games.dungeon_exit.solver.coop import dive, make_engine
from threedoors.games.dungeon_exit.solver.crossroads import Plan, Planner
from threedoors.games.dungeon_exit.solver.problem import Problem

PLANNING = 100  # positions that take about as long to look at as planning takes
DIVES = 6
MOST_GUIDED = 6  # hops; tables for more take too much room


class SettledDives:
    """One path over bridges, looked for with its crossroads settled."""

    def __init__(self, problem: Problem, chance: Random) -> None:
        self.nodes = 0
        self._level = problem.level
        self._chance = chance
        self._planner = Planner(problem, chance)
        self._make_engine = make_engine()

    def dive(self, count: int | None) -> tuple[Laid, ...]:
        """Settle some crossroads and dive a few times; a solution with so many tiles (None: any number), or nothing."""
        self.nodes += PLANNING
        plan = self._planner.plan()
        if plan is None:
            return ()
        engine = self._make_engine(plan.question)
        is_guided = len(plan.question.hops) <= MOST_GUIDED
        laid = dive(engine, self._chance, count if is_guided else None, DIVES)
        self.nodes += engine.nodes
        if laid is None or count not in (None, len(laid.tiles) + len(plan.crossroads)):
            return ()
        return self._whole(plan, laid)

    def _whole(self, plan: Plan, laid: Laid) -> tuple[Laid, ...]:
        """Everything together, in path order, if the judge agrees."""
        tiles = (*laid.tiles, *(crossroads.tile for crossroads in plan.crossroads))
        found = Laid(tiles, tuple(crossroads.crossed for crossroads in plan.crossroads))
        verdict = judge(self._level, [found])
        if not verdict.valid:
            return ()
        places = {tile: place for place, tile in enumerate(verdict.lit[0])}
        return (Laid(tuple(sorted(tiles, key=lambda placed: places[placed.tile])), found.bridges),)
