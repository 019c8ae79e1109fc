"""Answers for levels with bridges or two paths, built on the search in ``crossing``.

Short dives first, then searches with growing budgets until one has tried everything. A search cannot be
halted from outside, so its budget is cut to what the time left allows.
"""

from collections import deque
from random import Random
from time import monotonic
from zlib import crc32

from msgspec.structs import replace

from threedoors.games.dungeon_exit.cells import Cell, mask_of, neighbours
from threedoors.games.dungeon_exit.notation import Laid, Placed, write_level
from threedoors.games.dungeon_exit.solver import crossing
from threedoors.games.dungeon_exit.solver.compiled import IS_COMPILED, flat
from threedoors.games.dungeon_exit.solver.coop import MakeEngine, find_both
from threedoors.games.dungeon_exit.solver.engine import Status
from threedoors.games.dungeon_exit.solver.plain import PlainEngine
from threedoors.games.dungeon_exit.solver.problem import Hop, Problem
from threedoors.games.dungeon_exit.solver.question import Answer, Clock, Question

DIVES = 40
COOP_TRIES = 300
DIVE_NODES = 400
NOISE = 600
GROWTH = 2
FAR = 99
STATUS = {
    crossing.EXHAUSTED: Status.EXHAUSTED,
    crossing.FOUND: Status.FOUND,
    crossing.OUT_OF_BUDGET: Status.OUT_OF_BUDGET,
}


class CrossingSeeker:
    """Answers questions about one level with bridges or two paths."""

    def __init__(self, problem: Problem, clock: Clock) -> None:
        self.problem, self.clock = problem, clock
        self.nodes = 0
        self._speed = 100_000.0 if IS_COMPILED else 2_000.0  # nodes a second, until measured
        self._chance = Random(crc32(write_level(problem.level).encode()))
        moves = problem.moves
        tree = zip(moves.step, moves.depth, moves.tile, moves.skip, strict=True)
        self._moves = flat([number for row in tree for number in row])
        self._lengths = flat([*moves.lengths])
        shift = crossing.MARGIN
        self._hops = flat([n for hop in problem.hops for n in (hop.start + shift, hop.goal + shift, hop.path)])
        self._ground = flat(self._set_out())
        self._far = flat([n for hop in problem.hops for n in self._distances(hop)])
        depth = len(problem.level.routes) * len(moves.tiles) + 2
        self._frames = flat([0] * depth * crossing.FRAME)
        self._kids = flat([0] * depth * crossing.MOST_KIDS * crossing.KID)
        self._path, self._queue, self._mark = flat([0] * 8), flat([0] * crossing.CELLS), flat([0] * crossing.CELLS)
        self._result = flat([0] * 5)

    def answer(self, question: Question) -> Answer:
        """Any, exactly N and counts for every level; the fewest tiles for levels with one path."""
        level = self.problem.level
        counts = list(level.tiles) or [-1] * len(level.routes)
        match question.kind:
            case "any":
                return self._find(counts)
            case "tiles":
                return self._find([question.tiles or 0] * len(level.routes))
            case "count":
                return self._count(counts, question.cap or 1)
            case "min":
                return self._fewest()

    def _fewest(self) -> Answer:
        for count in range(1, len(self.problem.moves.tiles) + 1):
            answer = self._find([count] * len(self.problem.level.routes))
            if answer.status != "impossible":
                return answer
        return self._done(Answer("impossible"))

    def _find(self, counts: list[int]) -> Answer:
        halves = self._one_after_the_other(counts)
        if halves:
            return self._done(Answer("solved", halves))
        turn = 0
        budget = DIVE_NODES
        while self.clock.goes_on():
            status = self._look(counts, budget, NOISE, 1)
            if status is Status.FOUND:
                return self._done(Answer("solved", self._solution()))
            if status is Status.EXHAUSTED:
                return self._done(Answer("impossible"))
            turn += 1
            if turn % DIVES == 0:
                budget *= GROWTH
        return self._done(Answer("undecided", exact=False))

    def _one_after_the_other(self, counts: list[int]) -> tuple[Laid, ...]:
        """Two paths without bridges: most often one can be laid after the other."""
        level = self.problem.level
        if not level.is_coop or level.bridges:
            return ()
        tiles = () if counts[0] < 0 else tuple(counts)
        return find_both(replace(level, tiles=tiles), make_engine(), self._chance, COOP_TRIES, self.clock.goes_on)

    def _count(self, counts: list[int], cap: int) -> Answer:
        found = self._find(counts)
        if found.status != "solved":
            return Answer(
                found.status, count=0, exact=found.status == "impossible", nodes=self.nodes, seconds=found.seconds
            )
        budget, most = 100 * DIVE_NODES, 1
        while self.clock.goes_on() and most < cap:
            status = self._look(counts, budget, 0, cap)
            most = max(most, int(self._result[crossing.R_FOUND]))
            if status is Status.EXHAUSTED:
                return self._done(Answer("solved", found.solution, most))
            budget *= GROWTH
        return self._done(Answer("solved", found.solution, min(most, cap), exact=False))

    def _look(self, counts: list[int], budget: int, noise: int, cap: int) -> Status:
        """One search in a random order of the hops."""
        order = list(range(len(self.problem.hops)))
        self._chance.shuffle(order)
        self._order = order
        if self.clock.seconds is not None:
            budget = max(20, min(budget, int(self._speed * (self.clock.seconds - self.clock.passed))))
        self._result[crossing.R_RANDOM] = self._chance.randrange(1 << 31)
        begun = monotonic()
        crossing.search(
            flat(order), len(order), self._hops, self._moves, len(self.problem.moves.step), self._lengths,
            len(self.problem.moves.tiles), flat([*counts, -1][:2]), self.problem.level.bridges, self._ground, self._far,
            self._frames, self._kids, self._path, self._queue, self._mark, budget, noise, cap, self._result,
        )  # fmt: skip
        nodes = int(self._result[crossing.R_NODES])
        self.nodes += nodes
        if nodes > 100:
            self._speed = nodes / (monotonic() - begun + 1e-6)
        return STATUS[int(self._result[crossing.R_STATUS])]

    def _solution(self) -> tuple[Laid, ...]:
        """The tiles and bridges of each path, in path order."""
        moves = self.problem.moves
        tiles: dict[int, list[Placed]] = {}
        bridges: dict[int, list[Cell]] = {}
        for depth in range(int(self._result[crossing.R_DEPTH])):
            frame = [int(n) for n in self._frames[depth * crossing.FRAME : (depth + 1) * crossing.FRAME]]
            hop = self._order[frame[crossing.PLACE]]
            move, root = frame[crossing.MOVE], frame[crossing.ROOT] - crossing.MARGIN
            placed = Placed(moves.tiles[moves.tile[move]].name, moves.cells(root, move))
            tiles.setdefault(hop, []).append(placed)
            if root != frame[crossing.HEAD] - crossing.MARGIN:
                bridges.setdefault(hop, []).append(root)
        return tuple(self._laid(path, tiles, bridges) for path in range(len(self.problem.level.routes)))

    def _laid(self, path: int, tiles: dict[int, list[Placed]], bridges: dict[int, list[Cell]]) -> Laid:
        mine = [number for number, hop in enumerate(self.problem.hops) if hop.path == path]
        return Laid(
            tuple(placed for hop in mine for placed in tiles.get(hop, [])),
            tuple(cell for hop in mine for cell in bridges.get(hop, [])),
        )

    def _set_out(self) -> list[int]:
        ground = [0] * crossing.GROUND_ROWS * crossing.CELLS
        for cell in range(512):
            if self.problem.free >> cell & 1:
                ground[crossing.KIND * crossing.CELLS + cell + crossing.MARGIN] = crossing.FREE
        for stop in self.problem.stops:
            ground[crossing.KIND * crossing.CELLS + stop + crossing.MARGIN] = crossing.STOP
        return ground

    def _distances(self, hop: Hop) -> list[int]:
        """Cells still to lay from each cell, at the least: every jump over a bridge is thought possible."""
        size = self.problem.level.size
        barred = mask_of(
            n for stop in self.problem.stops if stop not in (hop.start, hop.goal) for n in neighbours(stop, size)
        )
        room = self.problem.free & ~barred
        far = [FAR] * crossing.CELLS
        edge = deque((cell, 0) for cell in neighbours(hop.goal, size) if room >> cell & 1)
        while edge:
            cell, distance = edge.popleft()
            if far[cell + crossing.MARGIN] > distance:
                far[cell + crossing.MARGIN] = distance
                edge.extend((other, distance + 1) for other in self._beside(cell, room))
        beside = [far[cell + crossing.MARGIN] for cell in neighbours(hop.start, size)]
        far[hop.start + crossing.MARGIN] = min([FAR - 1, *beside]) + 1
        return far

    def _beside(self, cell: Cell, room: int) -> list[Cell]:
        size = self.problem.level.size
        around = list(neighbours(cell, size))
        if self.problem.level.bridges:
            free = [x for x in around if self.problem.free >> x & 1]
            around += [2 * x - cell for x in free if 2 * x - cell in neighbours(x, size)]
        return [other for other in around if room >> other & 1]

    def _done(self, answer: Answer) -> Answer:
        return Answer(answer.status, answer.solution, answer.count, answer.exact, self.nodes, self.clock.passed)


def make_engine() -> MakeEngine:
    """The compiled engine where there is one."""
    if not IS_COMPILED:
        return PlainEngine
    from threedoors.games.dungeon_exit.solver.fast import FastEngine

    return FastEngine
