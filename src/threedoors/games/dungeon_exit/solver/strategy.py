"""Strategy: which search to try when, for levels with one path and no bridges.

Easy things first: a handful of quick dives finds most solutions. What resists is one of two kinds. Either
legs must go around each other: then ``narrow`` gives each leg a room of its own, and dives led by the
tables find a way. Or there is no way: the sweep proves it when cells run out, the tables when shapes do,
and for what is left a complete search, in many orders of the hops with growing budgets.
Chance is seeded by the level, so the same question always takes the same road.
"""

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic
from zlib import crc32

from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.question import Question, SolverAnswer, Timer

NOISE = 300  # about one cell of detour
QUICK_DIVES = 40
PLAIN_DIVES = 120
QUICK_NODES = 60
GUIDED_NODES = 100
DRAWN_ROUNDS = 10
NARROW_ROUNDS = 40
NARROW_DIVES = 3
NARROW_NODES = 200
NARROW_COUNTS = 2
SWEEP_NODES = 20_000  # a sweep takes about as long as looking at so many positions
CELLS_PER_TILE = 4  # about what the tiles have on average
FIRST_BUDGET = 500
PATIENT_ROUNDS = 3  # of complete search before the sweep is asked


class Seeker:
    """Answers questions about one level with one engine."""

    def __init__(self, engine: Engine, clock: Timer) -> None:
        self.engine = engine
        self.clock = clock
        self._begun = monotonic()
        self.hops = len(engine.problem.hops)
        self.tiles = len(engine.problem.moves.tiles)
        self.most_cells = engine.problem.most_cells(self.tiles)
        self.chance = Random(crc32(write_level(engine.problem.level).encode()))
        self._least_cells: int | None = None

    def answer(self, question: Question) -> SolverAnswer:
        """The one entry: every kind of question."""
        count = self.engine.problem.level.count_for(0)
        match question.kind:
            case "any":
                return self.any() if count is None else self.exactly(count)
            case "tiles":
                return self.exactly(question.tiles or 0)
            case "fewest":
                return self.fewest()
            case "count":
                return self.count(question.cap or 1, count)

    # -- any solution

    def any(self) -> SolverAnswer:
        """Any solution, with any number of tiles."""
        if self._dives(QUICK_DIVES if self.engine.is_fast else PLAIN_DIVES, None, QUICK_NODES) is Status.FOUND:
            return self._solved()
        if not self.engine.is_fast:  # tables for many tiles are slow in plain Python; few tiles come first there
            return self.fewest()
        if self._drawn_dives() or self._narrow_dives(range(1, self.tiles + 1), NARROW_ROUNDS):
            return self._solved()
        return self._decide(range(1, self.tiles + 1))

    def exactly(self, count: int) -> SolverAnswer:
        """A solution with exactly so many tiles."""
        if not 0 < count <= self.tiles or not self.engine.possible_counts(count) >> count & 1:
            return self._impossible()
        status = self._dives(self.hops, count, GUIDED_NODES)
        if status is Status.OUT_OF_BUDGET:
            return self._decide([count], PATIENT_ROUNDS)
        return self._solved() if status is Status.FOUND else self._impossible()

    def fewest(self) -> SolverAnswer:
        """A solution with the fewest tiles, and the proof that fewer cannot do."""
        for count in range(1, self.tiles + 1):
            if not self.clock.goes_on():
                return self._undecided()
            if self._too_long_for(count):
                continue
            answer = self.exactly(count)
            if answer.status != "impossible":
                return answer
        return self._impossible()

    # -- how many

    def count(self, cap: int, exact: int | None) -> SolverAnswer:
        """How many solutions, up to a cap. Solutions are told apart by where each tile lies."""
        total = 0
        solution: tuple[Laid, ...] = ()
        for count in [exact] if exact is not None else range(1, self.tiles + 1):
            if not self.engine.possible_counts(count) >> count & 1 or self._too_long_for(count):
                continue
            found, sure = self._count_exactly(count, cap - total)
            total += found
            if found and not solution:
                solution = self._some_solution(count)
            if total >= cap or not sure:
                counted = min(total, cap)
                return self._done(SolverAnswer("solved" if total else "undecided", solution, counted, exact=False))
        return self._done(SolverAnswer("solved" if total else "impossible", solution, total))

    def _count_exactly(self, count: int, cap: int) -> tuple[int, bool]:
        """(solutions with exactly so many tiles, whether that is all of them)."""
        most = 0
        for first, budget in enumerate(_growing(FIRST_BUDGET, self.hops)):
            if not self.clock.goes_on():
                break
            look = self.engine.look(
                self._order(first), count, min(budget, 10 * self.engine.patience), remember=True, cap=cap
            )
            self.clock.spend(look.nodes)
            most = max(most, look.found)
            if look.status is not Status.OUT_OF_BUDGET:
                return look.found, look.status is Status.EXHAUSTED
            if self._too_long_for(count):
                return 0, True
        return most, False

    def _some_solution(self, count: int) -> tuple[Laid, ...]:
        self.engine.widen()
        answer = self.exactly(count)
        return answer.solution

    # -- searches

    def _dives(self, dives: int, exact: int | None, budget: int) -> Status:
        """Short looks led by chance, each hop in turn as the first. One that is exhausted has tried everything."""
        for first in range(dives):
            look = self.engine.look(self._order(first), exact, budget, noise=NOISE)
            self.clock.spend(look.nodes)
            if look.status is not Status.OUT_OF_BUDGET:
                return look.status
        return Status.OUT_OF_BUDGET

    def _drawn_dives(self) -> bool:
        """A few drawings of rooms, with any number of tiles: quick, for no tables are grown."""
        for _ in range(DRAWN_ROUNDS):
            drawn = self.engine.narrow(self.chance)
            self.clock.spend(NARROW_NODES)
            if drawn and self._dives(self.hops, None, NARROW_NODES) is Status.FOUND:
                return True
        self.engine.widen()
        return False

    def _narrow_dives(self, counts: Sequence[int], rounds: int) -> bool:
        """Dives in rooms of their own, with the numbers of tiles that fit the length of the rooms."""
        found = False
        for _ in range(rounds):
            if found or not self.clock.goes_on():
                break
            cells = self.engine.narrow(self.chance)
            self.clock.spend(NARROW_NODES)
            found = bool(cells) and self._dives(self.hops, None, NARROW_NODES) is Status.FOUND and len(counts) > 1
            natural = min(self.tiles - 1, cells // CELLS_PER_TILE + 2)
            for count in sorted(counts, key=lambda count: abs(count - natural))[: NARROW_COUNTS if cells else 0]:
                if not found and self.engine.possible_counts(count) >> count & 1:
                    found = self._dives(NARROW_DIVES, count, NARROW_NODES) is Status.FOUND
            if not found and len(counts) > 1:
                self.engine.widen()
                found = self._dives(QUICK_DIVES, None, QUICK_NODES) is Status.FOUND
        if not found:
            self.engine.widen()
        return found

    def _decide(self, counts: Sequence[int], patience: int = 0) -> SolverAnswer:
        """Search until a solution is found or every number of tiles is refuted."""
        open_counts = list(counts)
        for turn, budget in enumerate(_growing(FIRST_BUDGET)):
            if turn >= patience:
                self._measure()
                open_counts = [count for count in open_counts if not self._too_long_for(count)]
            possible = self.engine.possible_counts(max(open_counts, default=0))
            open_counts = [count for count in open_counts if possible >> count & 1]
            if turn > patience and self._narrow_dives(open_counts, NARROW_ROUNDS):
                return self._solved()
            for count in [*open_counts]:
                status = self._search(count, budget)
                if status is Status.FOUND:
                    return self._solved()
                if status is Status.EXHAUSTED:
                    open_counts.remove(count)
            if not open_counts:
                return self._impossible()
            if not self.clock.goes_on():
                return self._undecided()
        raise AssertionError("budgets grow for ever")

    def _search(self, count: int, budget: int) -> Status:
        """Complete searches within a budget, each hop once as the first: that choice decides the most."""
        for first in range(self.hops):
            spent = 0
            order = self._order(first)
            while spent < budget and self.clock.goes_on():
                nodes = min(budget, 10 * self.engine.patience)
                look = self.engine.look(order, count, nodes, noise=NOISE, remember=True)
                self.clock.spend(look.nodes)
                if look.status is not Status.OUT_OF_BUDGET:
                    return look.status
                spent += look.nodes
        return Status.OUT_OF_BUDGET

    def _order(self, first: int) -> list[int]:
        """The hops in a random order but for the first one."""
        order = [hop for hop in range(self.hops) if hop != first % self.hops]
        self.chance.shuffle(order)
        return [first % self.hops, *order]

    # -- cells

    def _measure(self) -> None:
        """Ask the sweep, once, for the fewest cells of any path."""
        if self._least_cells is None:
            self.clock.spend(SWEEP_NODES)
            self._least_cells = self.engine.fewest_cells(self.most_cells, self.clock.goes_on)

    def _too_long_for(self, count: int) -> bool:
        """Is it known that so many tiles have too few cells?"""
        return self._least_cells is not None and self.engine.problem.most_cells(count) < self._least_cells

    # -- answers

    def _solved(self) -> SolverAnswer:
        return self._done(SolverAnswer("solved", (Laid(self.engine.placed()),)))

    def _impossible(self) -> SolverAnswer:
        return self._done(SolverAnswer("impossible"))

    def _undecided(self) -> SolverAnswer:
        return self._done(SolverAnswer("undecided", exact=False))

    def _done(self, answer: SolverAnswer) -> SolverAnswer:
        return SolverAnswer(
            answer.status, answer.solution, answer.count, answer.exact, self.engine.nodes, monotonic() - self._begun
        )


def _growing(budget: int, each: int = 1) -> Iterator[int]:
    """Budgets that double after every so many turns."""
    while True:
        yield from [budget] * each
        budget *= 2
