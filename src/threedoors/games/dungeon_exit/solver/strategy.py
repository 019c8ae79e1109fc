"""Strategy: which search to try when, for levels with one path and no bridges.

Easy things first: a handful of quick dives finds most solutions. What resists is one of two kinds. Either
legs must go around each other: then ``narrow`` gives each leg a room of its own, and dives led by the
tables find a way. Or there is no way: the sweep proves it when cells run out, the tables when shapes do,
and for what is left a complete search, in many orders of the hops with growing budgets.
Chance is seeded by the level, so the same question always takes the same road.
"""

from collections.abc import Iterator
from random import Random
from zlib import crc32

from threedoors.games.dungeon_exit.notation import Laid, write_level
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.question import Answer, Clock, Question

NOISE = 300  # about one cell of detour
QUICK_DIVES = 24
QUICK_NODES = 300
GUIDED_DIVES = 12
GUIDED_NODES = 120
NARROW_ROUNDS = 60
NARROW_DIVES = 3
FIRST_BUDGET = 1000
PATIENT_ROUNDS = 3  # of complete search before the sweep is asked


class Seeker:
    """Answers questions about one level with one engine."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.tiles = len(engine.problem.moves.tiles)
        self.most_cells = engine.problem.most_cells(self.tiles)
        self.chance = Random(crc32(write_level(engine.problem.level).encode()))
        self._least_cells: int | None = None

    def answer(self, question: Question) -> Answer:
        """The one entry: every kind of question."""
        count = engine_count = self.engine.problem.level.count_for(0)
        match question.kind:
            case "any":
                return self.any() if count is None else self.exactly(count)
            case "tiles":
                return self.exactly(question.tiles or 0)
            case "min":
                return self.fewest()
            case "count":
                return self.count(question.cap or 1, engine_count)

    # -- any solution

    def any(self) -> Answer:
        """Any solution, with any number of tiles."""
        for _ in range(QUICK_DIVES):
            if self._dive(None, QUICK_NODES):
                return self._solved()
        if self._narrow_dives(range(1, self.tiles + 1), NARROW_ROUNDS):
            return self._solved()
        return self._decide(range(1, self.tiles + 1))

    def exactly(self, count: int) -> Answer:
        """A solution with exactly so many tiles."""
        if not 0 < count <= self.tiles or not self.engine.relaxed(count) >> count & 1:
            return self._impossible()
        if self._guided_dives(count):
            return self._solved()
        if self._narrow_dives([count], NARROW_ROUNDS // 4):
            return self._solved()
        return self._decide([count])

    def fewest(self) -> Answer:
        """A solution with the fewest tiles, and the proof that fewer cannot do."""
        for count in range(1, self.tiles + 1):
            if not self.clock.goes_on():
                return self._undecided()
            if not self.engine.relaxed(count) >> count & 1 or self._too_long_for(count):
                continue
            if self._guided_dives(count):
                return self._solved()
            answer = self._decide([count], patient=True)
            if answer.status != "impossible":
                return answer
        return self._impossible()

    # -- how many

    def count(self, cap: int, exact: int | None) -> Answer:
        """How many solutions, up to a cap. Solutions are told apart by where each tile lies."""
        total = 0
        solution: tuple[Laid, ...] = ()
        for count in [exact] if exact is not None else range(1, self.tiles + 1):
            if not self.engine.relaxed(count) >> count & 1 or self._too_long_for(count):
                continue
            found, sure = self._count_exactly(count, cap - total)
            total += found
            if found and not solution:
                solution = self._some_solution(count)
            if total >= cap or not sure:
                status = "solved" if total else "undecided"
                return self._done(Answer(status, solution, min(total, cap), exact=False))
        return self._done(Answer("solved" if total else "impossible", solution, total))

    def _count_exactly(self, count: int, cap: int) -> tuple[int, bool]:
        """(solutions with exactly so many tiles, whether that is all of them)."""
        most = 0
        for budget in _growing(4 * FIRST_BUDGET):
            if not self.clock.goes_on():
                break
            look = self.engine.look(
                self._order(), count, min(budget, 10 * self.engine.patience), remember=True, cap=cap
            )
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

    def _dive(self, exact: int | None, budget: int) -> bool:
        """One short look in a random order, led by chance."""
        look = self.engine.look(self._order(), exact, budget, noise=NOISE)
        return look.status is Status.FOUND

    def _guided_dives(self, count: int) -> bool:
        return any(self._dive(count, GUIDED_NODES) for _ in range(GUIDED_DIVES))

    def _narrow_dives(self, counts: Iterator[int] | range | list[int], rounds: int) -> bool:
        """Dives in rooms of their own, middling numbers of tiles first: they leave the most freedom."""
        wanted = sorted(counts, key=lambda count: abs(count - (self.tiles - 1)))
        for _ in range(rounds):
            if not self.clock.goes_on():
                break
            if wanted and self.engine.narrow(self.chance):
                possible = self.engine.relaxed(max(wanted))
                for count in [count for count in wanted if possible >> count & 1][:3]:
                    if any(self._dive(count, QUICK_NODES) for _ in range(NARROW_DIVES)):
                        return True
        self.engine.widen()
        return False

    def _decide(self, counts: range | list[int], patient: bool = False) -> Answer:
        """Search until a solution is found or every number of tiles is refuted."""
        open_counts = list(counts)
        for turn, budget in enumerate(_growing(FIRST_BUDGET)):
            if not patient or turn >= PATIENT_ROUNDS:
                self._measure()
            open_counts = [count for count in open_counts if not self._too_long_for(count)]
            if not open_counts:
                return self._impossible()
            possible = self.engine.relaxed(max(open_counts))
            open_counts = [count for count in open_counts if possible >> count & 1]
            if turn > PATIENT_ROUNDS and self._narrow_dives(open_counts, NARROW_ROUNDS):
                return self._solved()
            for count in [*open_counts]:
                status = self._search(count, budget)
                if status is Status.FOUND:
                    return self._solved()
                if status is Status.EXHAUSTED:
                    open_counts.remove(count)
                if not self.clock.goes_on():
                    return self._undecided()
        raise AssertionError("budgets grow for ever")

    def _search(self, count: int, budget: int) -> Status:
        """A complete search with a budget, a slice at a time; what is finished is remembered."""
        spent = 0
        status = Status.OUT_OF_BUDGET
        order = self._order()
        while status is Status.OUT_OF_BUDGET and spent < budget and self.clock.goes_on():
            slice_ = min(budget, 10 * self.engine.patience)
            look = self.engine.look(order, count, slice_, noise=NOISE, remember=True)
            spent += look.nodes
            status = look.status
        return status

    def _order(self) -> list[int]:
        order = list(range(len(self.engine.problem.hops)))
        self.chance.shuffle(order)
        return order

    # -- cells

    def _measure(self) -> None:
        """Ask the sweep, once, for the fewest cells of any path."""
        if self._least_cells is None:
            self._least_cells = self.engine.fewest_cells(self.most_cells, self.clock.goes_on)

    def _too_long_for(self, count: int) -> bool:
        """Is it known that so many tiles have too few cells?"""
        return self._least_cells is not None and self.engine.problem.most_cells(count) < self._least_cells

    # -- answers

    def _solved(self) -> Answer:
        return self._done(Answer("solved", (Laid(self.engine.placed()),)))

    def _impossible(self) -> Answer:
        return self._done(Answer("impossible"))

    def _undecided(self) -> Answer:
        return self._done(Answer("undecided", exact=False))

    def _done(self, answer: Answer) -> Answer:
        return Answer(answer.status, answer.solution, answer.count, answer.exact, self.engine.nodes, self.clock.passed)


def _growing(budget: int) -> Iterator[int]:
    while True:
        yield budget
        budget *= 2
