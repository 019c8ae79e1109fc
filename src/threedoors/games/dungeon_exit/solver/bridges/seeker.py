"""Answers for levels with bridges or two paths, and for positions: built on ``search``.

Short dives, and searches with growing budgets until one has tried everything, take turns and half of the time each;
over bridges most of the time goes to dives with the crossings settled first (``dives``). A search cannot be halted
from outside, so its budget is cut to what the time left allows.
"""

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from random import Random
from time import monotonic
from zlib import crc32

from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import BOARD, Cell, mask_of, neighbours
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed, write_level
from threedoors.games.dungeon_exit.solver.accelerator import ACCELERATOR, flat
from threedoors.games.dungeon_exit.solver.bridges import layout, reach, search
from threedoors.games.dungeon_exit.solver.bridges.dives import PlannedDives
from threedoors.games.dungeon_exit.solver.bridges.leaps import Leaps
from threedoors.games.dungeon_exit.solver.engine import Status
from threedoors.games.dungeon_exit.solver.moves import Moves
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem, problem_of
from threedoors.games.dungeon_exit.solver.question import Bounds, NodeBudget, Question, SolverAnswer, Timer
from threedoors.games.dungeon_exit.solver.two_paths import find_both, make_engine, too_few_cells

DIVES = 60  # before they go deeper
COOP_TRIES = 300
DIVE_NODES = 120
NOISE = 600
NOISES = (NOISE, 2500, 5000)  # a path that must cross itself has to go far out of its way
GROWTH = 2
LIGHTER = 40  # positions without bridges take about as long as one with
FAVOUR = 3  # parts of four of the time go to settled crossings, which find most,
SMALL = 4000  # once the search has gone so far: what is small enough is soon tried out
STATUS = {
    search.EXHAUSTED: Status.EXHAUSTED,
    search.FOUND: Status.FOUND,
    search.OUT_OF_BUDGET: Status.OUT_OF_BUDGET,
}
SHOWN = (layout.PLACE, layout.HEAD, layout.LAYING, layout.ROOT)  # of a frame, what tells the solution


class BridgeSearch:
    """One level, and what players have laid on it, ready to be searched."""

    def __init__(self, problem: SearchProblem, laid: Sequence[Laid] = ()) -> None:
        self.problem = problem
        self.nodes = 0
        self.chance = Random(crc32(write_level(problem.level).encode()))
        depth = len(problem.level.routes) * len(problem.moves.tiles) + 2
        self.box, self.hops = flat(_box(problem.moves)), flat(_hops(problem, laid))
        self.ground = flat(_set_out(problem, laid))
        self.stack = flat([0] * (layout.FRAMES + depth * layout.FRAME))
        self.found = 0  # solutions, by the last look

    def look(self, counts: Sequence[int], budget: int, noise: int = NOISE, cap: int = 1, gaps: bool = True) -> Status:
        """One search in a random order of the hops; ``counts``: tiles for each path, −1 for any number.

        Without ``gaps`` the path only jumps over what lies there already. That finds more and proves nothing.
        """
        order = list(range(len(self.problem.hops)))
        self.chance.shuffle(order)
        self._order = order
        self.stack[layout.RNG] = self.chance.randrange(1 << 31)
        first, second = [*counts, -1][:2]
        ask = layout.BridgeOrder((first, second), self.problem.level.bridges, budget, noise, cap, gaps)
        ended, nodes, self.found, self._depth = search.search(
            flat(order), self.box, self.hops, self.ground, self.stack, ask
        )
        self.nodes += nodes
        status = STATUS[ended]
        return Status.OUT_OF_BUDGET if status is Status.EXHAUSTED and not gaps else status

    def solution(self) -> tuple[Laid, ...]:
        """The tiles and bridges of each path, in path order."""
        moves = self.problem.moves
        tiles: dict[int, list[Placed]] = {}
        bridges: dict[int, list[Cell]] = {}
        for depth in range(self._depth):
            frame = [int(n) for n in self.stack[depth * layout.FRAME + layout.FRAMES :][: layout.KIDS - layout.FRAMES]]
            place, head, move, root = (frame[n - layout.FRAMES] for n in SHOWN)
            hop = self._order[place]
            cells = moves.cells(root - layout.MARGIN, move)
            tiles.setdefault(hop, []).append(Placed(moves.tiles[moves.tile[move]].name, cells))
            if root != head:
                bridges.setdefault(hop, []).append(root - layout.MARGIN)
        return tuple(self._laid(path, tiles, bridges) for path in range(len(self.problem.level.routes)))

    def _laid(self, path: int, tiles: dict[int, list[Placed]], bridges: dict[int, list[Cell]]) -> Laid:
        mine = [number for number, hop in enumerate(self.problem.hops) if hop.path == path]
        return Laid(
            tuple(placed for hop in mine for placed in tiles.get(hop, [])),
            tuple(cell for hop in mine for cell in bridges.get(hop, [])),
        )


class BridgeSeeker:
    """Answers questions about one level with bridges or two paths."""

    def __init__(self, problem: SearchProblem, clock: Timer, laid: Sequence[Laid] = ()) -> None:
        self.search = BridgeSearch(problem, laid)
        self.problem, self.laid = problem, laid
        self.clock: Timer = clock
        self._speed = 30_000.0 if ACCELERATOR.is_on else 300.0  # nodes a second, until measured
        self._begun = monotonic()
        self._leaps: Leaps | None = None
        crosses = problem.level.bridges and not problem.level.is_coop
        is_empty = not any(one.tiles or one.bridges for one in laid)
        self._planned = PlannedDives(problem, self.search.chance, make_engine()) if crosses and is_empty else None

    def answer(self, question: Question) -> SolverAnswer:
        """Any, exactly N and counts for every level; the fewest tiles for levels with one path."""
        level = self.problem.level
        counts = list(level.tiles) or [-1] * len(level.routes)
        match question.kind:
            case "any":
                return self.find(counts)
            case "tiles" if len(level.routes) == 1:
                return self.exactly(question.tiles or 0)
            case "tiles":
                return self.find([question.tiles or 0] * len(level.routes))
            case "count":
                return self._count(counts, question.cap or 1)
            case "fewest":
                return self._fewest()

    def find(self, counts: list[int]) -> SolverAnswer:
        """A solution with so many tiles for each path."""
        if self.problem.level.is_coop and not self.problem.level.bridges and not self.laid:
            both = self._one_after_the_other(counts)
            if both is not None:
                return self._done(SolverAnswer("solved" if both else "impossible", both))
        self._dives, self._dived, self._searched, self._depth = 0, 0, 0, DIVE_NODES
        while True:
            planned = self._dive_planned(counts[0])
            if planned:
                return self._done(SolverAnswer("solved", planned))
            status = self._dive(counts) if self._dived <= self._searched else self._search_deeper(counts)
            if status is Status.FOUND:
                return self._done(SolverAnswer("solved", self.search.solution()))
            if status is Status.EXHAUSTED:
                return self._done(SolverAnswer("impossible"))
            if not self.clock.goes_on():
                return self._done(SolverAnswer("undecided", exact=False))

    def _dive(self, counts: list[int]) -> Status:
        """A short look; over bridges with more or less chance, and without gaps."""
        before, turn = self.search.nodes, self._dives
        self._dives += 1
        budget = DIVE_NODES << turn // DIVES
        if self.problem.level.bridges:
            status = self._look(counts, budget, NOISES[turn % len(NOISES)], gaps=False)
        else:
            status = self._look(counts, budget)
        self._dived += self.search.nodes - before
        return status

    def _search_deeper(self, counts: list[int]) -> Status:
        """A look at everything there is, twice as far as the one before."""
        before = self.search.nodes
        self._depth *= GROWTH
        status = self._look(counts, self._depth)
        self._searched += self.search.nodes - before
        return status

    def _dive_planned(self, count: int) -> tuple[Laid, ...]:
        """Dives with the crossings settled first, until they have taken their part of the time."""
        dives, favour = self._planned, FAVOUR if self.search.nodes > SMALL else 1
        share = favour * LIGHTER * (self.search.nodes + DIVE_NODES)
        while dives is not None and dives.nodes < share and self.clock.goes_on():
            before = dives.nodes
            found = dives.dive(None if count < 0 else count)
            self.clock.spend((dives.nodes - before) // LIGHTER)
            if found:
                return found
        return ()

    def _one_after_the_other(self, counts: list[int]) -> tuple[Laid, ...] | None:
        """Two paths without bridges: most often one can be laid after the other. None: not decided, () proved not."""
        level = replace(self.problem.level, tiles=() if counts[0] < 0 else tuple(counts))
        go_on = self.clock.goes_on
        for tries in (COOP_TRIES // 10, COOP_TRIES):
            both = find_both(level, self.search.chance, tries, go_on)
            if both:
                return both
            if tries < COOP_TRIES and too_few_cells(level, counts, go_on):
                return ()
        return None

    def _fewest(self) -> SolverAnswer:
        """The fewest tiles of one path; numbers the leaps refute are not searched."""
        for count in range(1, len(self.problem.moves.tiles) + 1):
            answer = self.exactly(count)
            if answer.status != "impossible":
                return answer
        return self._done(SolverAnswer("impossible"))

    def exactly(self, count: int) -> SolverAnswer:
        """One path with exactly so many tiles."""
        if self._leaps is None:
            self._leaps = Leaps(self.problem)
        return self.find([count]) if self._leaps.allows(count) else self._done(SolverAnswer("impossible"))

    def bound_tiles(self, known: SolverAnswer, nodes: int) -> Bounds:
        """Try every number of tiles below that of a known answer, so many positions each."""
        at_least = 0
        for count in range(1, known.tiles or 0):
            self.clock = NodeBudget(nodes)
            answer = self.exactly(count)
            if answer.status == "solved":
                return Bounds(answer, at_least or count)
            if answer.status == "undecided":
                at_least = at_least or count
        return Bounds(known, at_least or known.tiles or 0)

    def _count(self, counts: list[int], cap: int) -> SolverAnswer:
        found = self.find(counts)
        if found.status != "solved":
            sure = found.status == "impossible"
            return self._done(SolverAnswer(found.status, count=0, exact=sure))
        budget, most = 100 * DIVE_NODES, 1
        while self.clock.goes_on() and most < cap:
            status = self._look(counts, budget, 0, cap)
            most = max(most, self.search.found)
            if status is Status.EXHAUSTED:
                return self._done(SolverAnswer("solved", found.solution, most))
            budget *= GROWTH
        return self._done(SolverAnswer("solved", found.solution, min(most, cap), exact=False))

    def _look(self, counts: list[int], budget: int, noise: int = NOISE, cap: int = 1, gaps: bool = True) -> Status:
        """One search, cut to the time that is left."""
        seconds = self.clock.seconds_left()
        if seconds is not None:
            budget = max(20, min(budget, int(self._speed * seconds)))
        begun, before = monotonic(), self.search.nodes
        status = self.search.look(counts, budget, noise, cap, gaps)
        self.clock.spend(self.search.nodes - before)
        if self.search.nodes - before > 100:
            self._speed = (self.search.nodes - before) / (monotonic() - begun + 1e-6)
        return status

    def _done(self, answer: SolverAnswer) -> SolverAnswer:
        seconds = monotonic() - self._begun
        nodes = self.search.nodes + (self._planned.nodes if self._planned is not None else 0)
        return SolverAnswer(answer.status, answer.solution, answer.count, answer.exact, nodes, seconds)


# -- setting out


def _box(moves: Moves) -> list[int]:
    head = [len(moves.step), len(moves.tiles), *moves.lengths]
    tree = zip(moves.step, moves.depth, moves.tile, moves.skip, strict=True)
    return [*head, *[0] * (layout.MOVES - len(head)), *(number for move in tree for number in move)]


def _hops(problem: SearchProblem, laid: Sequence[Laid]) -> list[int]:
    fixed = [*(_tile_set(problem, one) for one in laid), 0, 0][:2]
    hops: list[int] = []
    for hop, far in zip(problem.hops, _all_distances(problem.level), strict=True):
        hops += [hop.start + layout.MARGIN, hop.goal + layout.MARGIN, hop.path, *far]
    bridges = [cell + layout.MARGIN for one in laid for cell in one.bridges]
    return [*fixed, layout.HOPS + len(hops), *hops, *bridges]


def _set_out(problem: SearchProblem, laid: Sequence[Laid]) -> list[int]:
    """The ground: what kind each cell is, and the tiles that lie there already."""
    ground = [0] * layout.GROUND_SIZE
    kind, sides, fixed = (row + layout.MARGIN for row in (layout.KIND, layout.SIDES, layout.FIXED))
    for cell in range(2 * BOARD):
        if problem.free >> cell & 1:
            ground[kind + cell] = layout.FREE
    shared = problem.level.stairs if problem.level.is_coop else ()
    for stop in problem.stops:
        ground[kind + stop] = layout.STOP
        ground[sides + stop] = 0 if stop in shared else sum(stop in (hop.start, hop.goal) for hop in problem.hops)
    numbers = {tile.name: number for number, tile in enumerate(problem.moves.tiles)}
    for path, one in enumerate(laid):
        for placed in one.tiles:
            for cell in placed.cells:
                ground[fixed + cell] = 1 + numbers[placed.tile] + layout.NEXT_PATH * path
            for end in {placed.cells[0], placed.cells[-1]}:
                ground[fixed + end] += layout.END
    return ground


def _tile_set(problem: SearchProblem, laid: Laid) -> int:
    mine = {placed.tile for placed in laid.tiles}
    return sum(1 << number for number, tile in enumerate(problem.moves.tiles) if tile.name in mine)


@lru_cache(maxsize=32)
def _all_distances(level: Level) -> list[list[int]]:
    problem = problem_of(level)
    return [_distances(problem, hop) for hop in problem.hops]


def _distances(problem: SearchProblem, hop: Hop) -> list[int]:
    """Cells still to lay from each cell, at the least: every jump over a bridge is thought possible."""
    size = problem.level.size
    barred = mask_of(n for stop in problem.stops if stop not in (hop.start, hop.goal) for n in neighbours(stop, size))
    room = problem.free & ~barred
    far = [reach.FAR] * layout.CELLS
    edge = deque((cell, 0) for cell in neighbours(hop.goal, size) if room >> cell & 1)
    while edge:
        cell, distance = edge.popleft()
        if far[cell + layout.MARGIN] > distance:
            far[cell + layout.MARGIN] = distance
            edge.extend((other, distance + 1) for other in _beside(problem, cell, room))
    beside = [far[cell + layout.MARGIN] for cell in neighbours(hop.start, size)]
    far[hop.start + layout.MARGIN] = min([reach.FAR - 1, *beside]) + 1
    return far


def _beside(problem: SearchProblem, cell: Cell, room: int) -> list[Cell]:
    size = problem.level.size
    around = list(neighbours(cell, size))
    if problem.level.bridges:
        free = [x for x in around if problem.free >> x & 1]
        around += [2 * x - cell for x in free if 2 * x - cell in neighbours(x, size)]
    return [other for other in around if room >> other & 1]
