"""The plain engine: the same searches as the compiled one in ordinary Python, a set of cells being one integer.

It needs nothing but the standard library, starts at once and suits single questions; the compiled twin
overtakes it when a question takes longer than a fraction of a second. It draws no rooms (``narrow``)
and sweeps slowly, so what it cannot find quickly it decides by search.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random

from threedoors.games.dungeon_exit.board.cells import Cell, Mask, board_mask, cells_in, mask_of, neighbours
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.solver.engine import Look, Status
from threedoors.games.dungeon_exit.solver.plain.hop_tables import HopTable, TileSet, walk
from threedoors.games.dungeon_exit.solver.plain.sweep import fewest_cells
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem

NOT_FIRST: Mask = int("fffe" * 32, 16)  # every column but the first, on both boards
NOT_LAST: Mask = int("7fff" * 32, 16)
FAR = 1000

HopSet = int  # one bit for each hop


class OutOfBudget(Exception):
    """The nodes given are used up, or the time."""


class Enough(Exception):
    """As many solutions as asked for were found."""


def _never() -> bool:
    return False


def spread(cells: Mask) -> Mask:
    """The cells beside a set of cells."""
    return (cells << 1 & NOT_FIRST) | (cells >> 1 & NOT_LAST) | cells << 16 | cells >> 16


def cells_needed(cell: Cell, room: Mask, goal: Mask) -> int:
    """How many cells a hop still needs from here to touch its goal, walking over free cells only."""
    edge = 1 << cell
    count = 0
    while edge:
        edge = spread(edge) & room
        count += 1
        if edge & goal:
            return count
        room &= ~edge
    return FAR


@lru_cache
def near_masks(size: int) -> dict[Cell, Mask]:
    """Each cell with the cells beside it."""
    return {
        cell: mask_of([cell, *neighbours(cell, size)])
        for cell in range(512)
        if cell % 16 < size and cell % 256 // 16 < size
    }


class PlainEngine:
    """One level in the plain search."""

    patience = 200
    is_fast = False

    def __init__(self, problem: SearchProblem, is_over: Callable[[], bool] = _never) -> None:
        """``is_over``: is there no time left? Asked all the while, so that no table is grown beyond it."""
        self.problem = problem
        self.nodes = 0
        self._is_over = is_over
        self._near = near_masks(problem.level.size)
        self.rooms = [self._room(hop) for hop in problem.hops]
        self.goals = [room & self._near[hop.goal] for room, hop in zip(self.rooms, problem.hops, strict=True)]
        self._tables = [HopTable(problem, hop, self.rooms[hop], self.goals[hop]) for hop in range(len(problem.hops))]
        self._far = [self._distances(hop) for hop in range(len(problem.hops))]
        self._by_length = sorted(enumerate(problem.moves.lengths), key=lambda tile: -tile[1])
        self._seen: dict[tuple[object, ...], int] = {}
        self._rest: dict[tuple[HopSet, TileSet], int] = {}
        self._hope: dict[tuple[int, HopSet, TileSet, int], Mask] = {}
        self._grown_for = 0
        self._counts = 0

    def _room(self, hop: Hop) -> Mask:
        """Free cells that touch no stop but the two of this hop (E6)."""
        touched = hop.barred
        for stop in self.problem.stops:
            if stop not in (hop.start, hop.goal):
                touched |= self._near[stop]
        return self.problem.free & board_mask(self.problem.level.size, hop.board) & ~touched

    def _distances(self, hop: int) -> dict[Cell, int]:
        far: dict[Cell, int] = {}
        edge, room, distance = self.goals[hop], self.rooms[hop] & ~self.goals[hop], 0
        while edge:
            far.update((cell, distance) for cell in cells_in(edge))
            edge = spread(edge) & room
            room &= ~edge
            distance += 1
        start = self.problem.hops[hop].start
        beside = [far[cell] for cell in neighbours(start, self.problem.level.size) if cell in far]
        far[start] = min(beside, default=FAR) + 1
        return far

    # -- the tables

    def possible_counts(self, most: int) -> int:
        if most > self._grown_for:
            self._rest.clear()
            self._hope.clear()
            self._counts = self._grow(most)
            self._grown_for = most
        return self._counts & ((2 << most) - 1)

    def stop_in_time(self) -> None:
        """Go no further when time is up."""
        if self._is_over():
            raise OutOfBudget

    def _grow(self, most: int) -> int:
        tiles = len(self.problem.moves.tiles)
        for table in self._tables:
            while not table.spans and table.size < tiles:
                table.grow(self.stop_in_time)
            if not table.spans:
                return 0
        least = sum(table.spans[0].bit_count() for table in self._tables)
        if least > most:
            return 0
        for table in self._tables:
            while table.size < table.spans[0].bit_count() + most - least:
                table.grow(self.stop_in_time)
        return self._rest_counts((1 << len(self._tables)) - 1, self.problem.spent) << self.problem.spent.bit_count()

    def _rest_counts(self, hops: HopSet, used: TileSet) -> int:
        """With how many tiles, none of the used, all these hops can be spanned: one bit for each number."""
        if not hops:
            return 1
        known = self._rest.get((hops, used))
        if known is None:
            self.stop_in_time()
            others = hops & hops - 1
            known = 0
            for tiles in self._tables[(hops & -hops).bit_length() - 1].spans:
                if not tiles & used:
                    known |= self._rest_counts(others, used | tiles) << tiles.bit_count()
            self._rest[hops, used] = known
        return known

    def fewest_spans(self, hop: int) -> list[TileSet]:
        """The smallest sets of tiles that span a hop if the path may touch itself; none where no tiles do."""
        table = self._tables[hop]
        while not table.spans and table.size < len(self.problem.moves.tiles):
            table.grow(self.stop_in_time)
        size = min((tiles.bit_count() for tiles in table.spans), default=0)
        return [tiles for tiles in table.spans if tiles.bit_count() == size]

    def _hope_for(self, hop: int, after: HopSet, used: TileSet, left: int) -> Mask:
        """The heads on this hop from which exactly ``left`` more tiles could finish everything."""
        key = (hop, after, used, left)
        hope = self._hope.get(key)
        if hope is None:
            self.stop_in_time()
            hope = 0
            for tiles, heads in self._tables[hop].heads.items():
                size = tiles.bit_count()
                fits = size <= left and not tiles & used and heads & ~hope
                if fits and self._rest_counts(after, used | tiles) >> left - size & 1:
                    hope |= heads
            self._hope[key] = hope
        return hope

    # -- the search

    def look(
        self,
        order: Sequence[int],
        exact: int | None,
        budget: int,
        *,
        noise: int = 0,
        remember: bool = False,
        cap: int | None = None,
        seed: int | None = None,
    ) -> Look:
        search = _Search(self, order, exact, budget, noise, remember, cap, self.nodes if seed is None else seed)
        try:
            if exact is not None:
                self.possible_counts(exact)
            search.from_here(0, self.problem.hops[order[0]].start, 0, self.problem.spent)
            status = Status.EXHAUSTED
        except Enough:
            status = Status.FOUND
            self._path = [*search.path]
        except OutOfBudget:
            status = Status.OUT_OF_BUDGET
        self.nodes += search.nodes
        return Look(status, search.nodes, search.found)

    def placed(self) -> tuple[Placed, ...]:
        moves = self.problem.moves
        in_order = sorted(self._path, key=lambda laid: laid[0])  # by hop; within a hop they are in order
        return tuple(Placed(moves.tiles[moves.tile[m]].name, moves.cells(head, m)) for _, head, m in in_order)

    def narrow(self, chance: Random) -> int:
        return 0

    def widen(self) -> None:
        pass

    def fewest_cells(self, limit: int, go_on: Callable[[], bool]) -> int | None:
        return fewest_cells(self.problem, limit, go_on)


class _Search:
    """One depth-first search."""

    def __init__(
        self,
        engine: PlainEngine,
        order: Sequence[int],
        exact: int | None,
        budget: int,
        noise: int,
        remember: bool,
        cap: int | None,
        seed: int,
    ) -> None:
        self.engine, self.order, self.exact = engine, order, exact
        self.budget, self.noise, self.cap = budget, noise, cap
        self.seen = engine._seen if remember else None
        self.chance = Random(seed)
        self.path: list[tuple[int, Cell, int]] = []  # hop, head, move
        self.nodes = 0
        self.found = 0
        self.after = [sum(1 << hop for hop in order[place + 1 :]) for place in range(len(order))]

    def from_here(self, place: int, head: Cell, blocked: Mask, used: TileSet) -> int:
        """Solutions below this position."""
        self.nodes += 1
        if self.nodes > self.budget:
            raise OutOfBudget
        self.engine.stop_in_time()
        if not self._has_room(place, head, blocked, used):
            return 0
        key = (
            self.order[place],
            self.after[place],
            head,
            used,
            self.exact,
            self.cap is None,
            self._care(place, blocked),
        )
        if self.seen is not None and key in self.seen:
            return self._count(self.seen[key])
        total = 0
        for _, move, end in sorted(self._children(place, head, blocked, used)):
            total += self._below(place, head, blocked, used, move, end)
        if self.seen is not None:
            self.seen[key] = total
        return total

    def _below(self, place: int, head: Cell, blocked: Mask, used: TileSet, move: int, end: Cell) -> int:
        engine, hop = self.engine, self.order[place]
        moves = engine.problem.moves
        finished = bool(engine.goals[hop] >> end & 1)
        used |= 1 << moves.tile[move]
        self.path.append((hop, head, move))
        if finished and place + 1 == len(self.order):
            total = self._count(1) if self.exact is None or used.bit_count() == self.exact else 0
        else:
            blocked = self._lay(head, hop, blocked, move, finished)
            place += finished
            onward = engine.problem.hops[self.order[place]].start if finished else end
            total = self.from_here(place, onward, blocked, used)
        self.path.pop()
        return total

    def _count(self, solutions: int) -> int:
        self.found += solutions
        if solutions and self.found >= (self.cap or 1):
            raise Enough
        return solutions

    def _lay(self, head: Cell, hop: int, blocked: Mask, move: int, finished: bool) -> Mask:
        """What is blocked after a move: everything beside the path but what lies beside its new head."""
        engine = self.engine
        *cells, end = engine.problem.moves.cells(head, move)
        if head != engine.problem.hops[hop].start:
            blocked |= engine._near[head]
        for cell in cells:
            blocked |= engine._near[cell]
        return blocked | (engine._near[end] if finished else 1 << end)

    def _children(self, place: int, head: Cell, blocked: Mask, used: TileSet) -> Iterator[tuple[int, int, Cell]]:
        """(score, move, last cell) of all moves the tables allow; the lower the score, the sooner it is tried."""
        engine, hop = self.engine, self.order[place]
        moves, far = engine.problem.moves, engine._far[hop]
        free = self._free(place, head, blocked)
        for move, cell in walk(moves, head, free, engine.goals[hop]):
            tile = moves.tile[move]
            if tile < 0 or used >> tile & 1:
                continue
            if self.exact is not None:
                left = self.exact - used.bit_count() - 1
                if not engine._hope_for(hop, self.after[place], used | 1 << tile, left) >> cell & 1:
                    continue
            waste = moves.depth[move] - far.get(head, FAR) + far.get(cell, FAR)
            yield 256 * waste + (self.chance.randrange(self.noise) if self.noise else 0), move, cell

    def _free(self, place: int, head: Cell, blocked: Mask) -> Mask:
        engine, hop = self.engine, self.order[place]
        start = engine.problem.hops[hop].start
        free = engine.rooms[hop] & ~blocked
        return free if head == start else free & ~engine._near[start]

    def _care(self, place: int, blocked: Mask) -> Mask:
        """The blocked cells that still matter."""
        rooms = 0
        for hop in self.order[place:]:
            rooms |= self.engine.rooms[hop]
        return blocked & rooms

    def _has_room(self, place: int, head: Cell, blocked: Mask, used: TileSet) -> bool:
        """Can the tiles left cover what all legs still need?"""
        engine = self.engine
        need = cells_needed(head, self._free(place, head, blocked), engine.goals[self.order[place]])
        pieces = -(-need // 5)
        for hop in self.order[place + 1 :]:
            start = engine.problem.hops[hop].start
            more = cells_needed(start, engine.rooms[hop] & ~blocked, engine.goals[hop])
            need += more
            pieces += -(-more // 5)
        lengths = [length for tile, length in engine._by_length if not used >> tile & 1]
        if self.exact is None:
            return need <= sum(lengths)
        left = self.exact - used.bit_count()
        return pieces <= left and need <= sum(lengths[:left])
