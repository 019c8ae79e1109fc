"""Dives over bridges with the crossings settled first: many small questions for an engine that knows no bridges.

``crossings`` says what to settle. Where two bridges are asked for a path over one is found first, and the second is
looked for beside it; that fails where only both together untangle the path, so every other time both are settled at
once. What is found is a solution of the level; what is not found proves nothing, and
is left to the search in ``search``.
"""

from random import Random

from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.solver.bridges.crossings import Planner, Settled
from threedoors.games.dungeon_exit.solver.problem import SearchProblem
from threedoors.games.dungeon_exit.solver.question import Timer
from threedoors.games.dungeon_exit.solver.two_paths import MakeEngine, dive

PLANNING = 100  # positions that take about as long to look at as planning takes
DIVES, PLAIN_DIVES = 20, 6  # for each plan
TRIES = 60  # second crossings tried with a first one that did
AT_ONCE = 0.5  # how often both are settled unseen
MOST_GUIDED = 6  # hops; tables for more take too much room


class PlannedDives:
    """One path over bridges, looked for with its crossings settled first."""

    def __init__(self, problem: SearchProblem, chance: Random, make_engine: MakeEngine) -> None:
        self.nodes = 0
        self._level = problem.level
        self._chance = chance
        self._planner = Planner(problem, chance)
        self._make_engine = make_engine
        self._plan, self._tries = self._planner.nothing, 0  # what has been found to do so far

    def go_on(self, count: int | None, clock: Timer) -> tuple[Laid, ...]:
        """Dive until a solution is found or time is up."""
        found: tuple[Laid, ...] = ()
        while not found and clock.goes_on():
            found = self.dive(count)
        return found

    def dive(self, count: int | None) -> tuple[Laid, ...]:
        """Settle the crossings and dive a few times; a solution with so many tiles (None: any number), or nothing."""
        self.nodes += PLANNING
        plan = self._next_plan()
        if plan is None:
            return ()
        if len(plan.crossings) < self._level.bridges:
            if self._dive(plan, None) is not None:
                self._plan, self._tries = plan, TRIES
            return ()
        laid = self._dive(plan, count)
        if laid is None or count not in (None, len(laid.tiles) + len(plan.crossings)):
            return ()
        return self._whole(plan, laid)

    def _next_plan(self) -> Settled | None:
        """One crossing more than what has been found to do; every other time all at once."""
        self._tries -= 1
        if self._tries > 0:
            return self._planner.extended(self._plan)
        plan = self._planner.extended(self._planner.nothing)
        at_once = self._chance.random() < AT_ONCE
        while at_once and plan is not None and len(plan.crossings) < self._level.bridges:
            plan = self._planner.extended(plan)
        return plan

    def _dive(self, plan: Settled, count: int | None) -> Laid | None:
        engine = self._make_engine(plan.question)
        is_guided = len(plan.question.hops) <= MOST_GUIDED
        dives = DIVES if engine.is_fast else PLAIN_DIVES
        laid = dive(engine, self._chance, count if is_guided else None, dives)
        self.nodes += engine.nodes
        return laid

    def _whole(self, plan: Settled, laid: Laid) -> tuple[Laid, ...]:
        """Everything together, in path order, if the judge agrees."""
        tiles = (*laid.tiles, *(crossing.tile for crossing in plan.crossings))
        found = Laid(tiles, tuple(crossing.crossed for crossing in plan.crossings))
        verdict = judge(self._level, [found])
        if not verdict.valid:
            return ()
        places = {tile: place for place, tile in enumerate(verdict.lit[0])}
        return (Laid(tuple(sorted(tiles, key=lambda placed: places[placed.tile])), found.bridges),)
