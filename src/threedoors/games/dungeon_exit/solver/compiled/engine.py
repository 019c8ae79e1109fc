"""The fast engine: arrays for the compiled kernel, and the calls into it (needs Numba).

One ``Space`` for each tile set and board is allocated once in each thread and used for every level. What belongs to an
older level is told apart by its age, so nothing large is ever cleared between two questions.
"""

import threading
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import count
from random import Random

import numpy as np
import numpy.typing as npt

from threedoors.games.dungeon_exit.board.cells import BOARD, Mask, board_of, column_of, mask_of, neighbours, row_of
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.solver.compiled import layout, rooms, routing, search, sweep, tables
from threedoors.games.dungeon_exit.solver.compiled.bitboards import WORDS
from threedoors.games.dungeon_exit.solver.engine import Look, Status
from threedoors.games.dungeon_exit.solver.moves import Moves
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, stops_on

USUAL_HOPS = 5
SEEN_ENTRIES = 1 << 18
SWEEP_STATES = 1 << 19
QUEUE = 4096  # cells waiting while a wire is drawn
FIRST_RANDOM = 0x2545F4914F6CDD1D
STATUS = {
    search.EXHAUSTED: Status.EXHAUSTED,
    search.FOUND: Status.FOUND,
    search.OUT_OF_BUDGET: Status.OUT_OF_BUDGET,
}

_ages = count(1)


class Space:
    """All arrays the kernel works in, for one tile set, one size of board and so many hops."""

    def __init__(self, moves: Moves, size: int, hops: int) -> None:
        self.box = _box(moves, size)
        self.nothing = np.zeros((2, WORDS), np.uint64)
        self.stack = layout.Stack(
            frames=np.zeros((len(moves.tiles) + 2, 8), np.int64),
            masks=np.zeros((len(moves.tiles) + 2, 2, WORDS), np.uint64),
            totals=np.zeros(len(moves.tiles) + 2, np.int64),
            kids=np.zeros((len(moves.tiles) + 2, len(moves.step), 3), np.int64),
            n_kids=np.zeros(len(moves.tiles) + 2, np.int64),
            seen=np.zeros((SEEN_ENTRIES, 8), np.uint64),
            rng=np.array([FIRST_RANDOM], np.uint64),
            path=np.zeros(8, np.int64),
            free=np.zeros(WORDS, np.uint64),
        )
        self.wide = _tables(self.box, hops)
        self.narrow = _tables(self.box, hops)
        self.rooms = [np.zeros((hops, WORDS), np.uint64) for _ in range(5)]
        self.far = np.zeros((hops, BOARD), np.int64)
        self.drawing = new_drawing(hops)


SweepSpace = tuple[layout.States, layout.States, npt.NDArray[np.int32]]


def _new_sweep_space() -> SweepSpace:
    one, other = (
        layout.States(np.zeros((SWEEP_STATES, 2), np.uint64), np.zeros(SWEEP_STATES, np.int64)) for _ in range(2)
    )
    return one, other, np.zeros(4 * SWEEP_STATES, np.int32)


class _Desk(threading.local):
    """Where one thread works: two that shared their arrays would overwrite each other's tables."""

    def __init__(self) -> None:
        self.space = lru_cache(maxsize=4)(Space)
        self.sweep_space = cache(_new_sweep_space)


_desk = _Desk()


def space_for(moves: Moves, size: int, hops: int = USUAL_HOPS) -> Space:
    """The arrays of this thread."""
    return _desk.space(moves, size, hops)


class CompiledEngine:
    """One level in the compiled search."""

    patience = 20_000
    is_fast = True

    def __init__(self, problem: SearchProblem) -> None:
        self.problem = problem
        self.nodes = 0
        self._space = space = space_for(problem.moves, problem.level.size, max(USUAL_HOPS, len(problem.hops)))
        self._hops = np.array([(h.start % BOARD, h.goal % BOARD, h.board) for h in problem.hops], dtype=np.int64)
        room, later, goal, own, own_later = space.rooms
        self._whole = layout.Legs(self._hops, room, later, goal, space.far)
        self._own = layout.Legs(self._hops, own, own_later, goal, space.far)
        play = np.array(
            [words_of((problem.free & ~h.barred) >> h.board * BOARD) for h in problem.hops], dtype=np.uint64
        )
        stops = np.array([(cell % BOARD, board_of(cell)) for cell in problem.stops], dtype=np.int64)
        rooms.set_out(space.box.near, play, stops, self._whole)
        space.stack.rng[0] = FIRST_RANDOM  # the same question takes the same road
        self.widen()

    def widen(self) -> None:
        self._change_rooms(self._whole, self._space.wide)

    def narrow(self, chance: Random) -> int:
        space, legs = self._space, self._whole
        space.stack.rng[0] = chance.getrandbits(63) | 1
        most = self.problem.most_cells(len(self.problem.moves.tiles))
        cells = routing.untangle(space.box.near, legs, space.drawing, most, space.stack.rng)
        if not cells:
            return 0
        routing.own_rooms(space.box.near, legs, space.drawing, self._own.room)
        np.bitwise_and(legs.later_room, self._own.room, out=self._own.later_room)
        self._change_rooms(self._own, space.narrow)
        return int(cells)

    def _change_rooms(self, legs: layout.Legs, tables: layout.Tables) -> None:
        self._legs, self._tables = legs, tables
        self._grown_for = -1  # the tables are those of another level
        self._counts = 0
        self._ages: dict[tuple[int | None, bool], int] = {}

    def possible_counts(self, most: int) -> int:
        if self._grown_for < 0:
            tables.clear_tables(self._space.box, self._legs, self._tables, self._space.stack.path)
            self._grown_for = 0
        if most > self._grown_for:
            spent = self.problem.spent.bit_count()
            tables.grow_to(self._space.box, self._legs, self._tables, most - spent)
            self._counts = int(self._tables.rest[(1 << len(self.problem.hops)) - 1, self.problem.spent]) << spent
            self._grown_for = most
        return self._counts & ((2 << most) - 1)

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
        if exact is not None:
            self.possible_counts(exact)
        if seed is not None:
            self._space.stack.rng[0] = seed | 1
        question = (exact, cap is not None)
        age = self._ages.get(question) or self._ages.setdefault(question, next(_ages))
        ask = layout.SearchOrder(
            -1 if exact is None else exact,
            self._grown_for,
            age,
            cap is not None,
            cap or 1,
            budget,
            noise,
            False,
            remember,
            self.problem.spent,
        )
        self._order = np.array(order, dtype=np.int64)
        space = self._space
        status, nodes, found, self._depth = search.search(
            self._order, space.nothing, space.box, self._legs, self._tables, space.stack, ask
        )
        self.nodes += nodes
        return Look(STATUS[status], nodes, found)

    def placed(self) -> tuple[Placed, ...]:
        moves = self.problem.moves
        tiles: list[list[Placed]] = [[] for _ in self.problem.hops]
        for frame in self._space.stack.frames[: self._depth].tolist():
            move, hop = frame[layout.MOVE], int(self._order[frame[layout.PLACE]])
            base = self.problem.hops[hop].board * BOARD
            cells = tuple(base + cell for cell in moves.cells(frame[layout.HEAD], move))
            tiles[hop].append(Placed(moves.tiles[moves.tile[move]].name, cells))
        return tuple(placed for hop in tiles for placed in hop)

    def fewest_cells(self, limit: int, go_on: Callable[[], bool]) -> int | None:
        return fewest_cells(self.problem, limit, go_on)


def fewest_cells(problem: SearchProblem, limit: int, go_on: Callable[[], bool]) -> int | None:
    """The fewest cells any path, or two together, need; ``limit + 1`` when more; None when stopped early."""
    total = 0
    for board in range(problem.level.boards):
        fewest = fewest_on(problem, board, limit - total, go_on)
        if fewest is None:
            return None
        total += fewest
        if total > limit:
            return limit + 1
    return total


def fewest_on(problem: SearchProblem, board: int, limit: int, go_on: Callable[[], bool]) -> int | None:
    """The same for what lies on one board."""
    kinds, stops = _kinds(problem, board)
    return _sweep(kinds, stops, limit, go_on)


def _kinds(problem: SearchProblem, board: int) -> tuple[npt.NDArray[np.int64], int]:
    """The board for the sweep: stops by their number, closed cells −1."""
    size = problem.level.size
    kinds = np.full((size, size), -1, np.int64)
    for cell in range(board * BOARD, (board + 1) * BOARD):
        if problem.free >> cell & 1:
            kinds[row_of(cell), column_of(cell)] = 0
    stops = stops_on(problem.level, board)
    for number, stop in enumerate(stops, 1):
        kinds[row_of(stop), column_of(stop)] = number
    return kinds, len(stops)


def _sweep(kinds: npt.NDArray[np.int64], stops: int, limit: int, go_on: Callable[[], bool]) -> int | None:
    """One board, row by row, so that a clock can be asked in between."""
    old, new, slots = _desk.sweep_space()
    old.keys[0], old.cost[0] = 0, 0
    states, best = 1, limit + 1
    for row in range(kinds.shape[0]):
        if not go_on():
            return None
        states, best, swapped = sweep.sweep_row(kinds, row, stops, best, states, old, new, slots)
        if states < 0:
            return None
        if swapped:
            old, new = new, old
    return best


def _box(moves: Moves, size: int) -> layout.Box:
    tiles = len(moves.tiles)
    sizes = np.array([tile_set.bit_count() for tile_set in range(1 << tiles)], dtype=np.int64)
    subsets = np.argsort(sizes, kind="stable").astype(np.int64)
    kinds = sorted({(tile, reach) for tile, reach in zip(moves.tile, moves.reach, strict=True) if tile >= 0})
    index = {kind: number for number, kind in enumerate(kinds)}
    slot = [index.get(kind, -1) for kind in zip(moves.tile, moves.reach, strict=True)]
    slot_of = [sum(tile < other for tile, _ in kinds) for other in range(tiles + 1)]
    return layout.Box(
        moves=np.array(list(zip(moves.step, moves.depth, moves.tile, moves.skip, strict=True)), dtype=np.int64),
        near=np.array([_near(cell, size) for cell in range(BOARD)], dtype=np.uint64),
        lengths=np.array(moves.lengths, dtype=np.int64),
        by_length=np.array(sorted(range(tiles), key=lambda tile: -moves.lengths[tile]), dtype=np.int64),
        sizes=sizes,
        subsets=subsets,
        first=np.searchsorted(sizes[subsets], np.arange(tiles + 2)).astype(np.int64),
        slot=np.array(slot, dtype=np.int64),
        slots=np.array([reach for _, reach in kinds], dtype=np.int64),
        slot_of=np.array(slot_of, dtype=np.int64),
    )


def _tables(box: layout.Box, hops: int) -> layout.Tables:
    """Large but mostly untouched: pages nobody writes to cost nothing."""
    sets = len(box.sizes)
    return layout.Tables(
        heads=np.zeros((hops, len(box.slots), WORDS), np.uint64),
        table=np.zeros((hops, sets, WORDS), np.uint64),
        grown=np.zeros(hops, np.int64),
        kept=np.zeros((hops, sets), np.int64),
        n_kept=np.zeros(hops, np.int64),
        spans=np.zeros((hops, sets), np.int64),
        n_span=np.zeros(hops, np.int64),
        rest=np.zeros((1 << hops, sets), np.uint32),
        rest_ready=np.zeros(1 << hops, np.bool_),
        joined=np.zeros((1 << hops, sets), np.int64),
        n_joined=np.zeros(1 << hops, np.int64),
        hope=np.zeros((hops, 1 << hops, sets, WORDS), np.uint64),
        hope_age=np.zeros((hops, 1 << hops, sets), np.int64),
    )


def new_drawing(hops: int) -> layout.Drawing:
    """Room to draw so many hops."""
    history, *by_cell = (np.zeros(size, np.int64) for size in (2 * BOARD, BOARD, BOARD, BOARD, BOARD))
    crowd, cost, dist, came = by_cell
    return layout.Drawing(
        routes=np.zeros((hops, BOARD), np.int64),
        lengths=np.zeros(hops, np.int64),
        history=history,
        crowd=crowd,
        cost=cost,
        dist=dist,
        came=came,
        queue=np.zeros(QUEUE, np.int64),
    )


def _near(cell: int, size: int) -> list[int]:
    inside = column_of(cell) < size and row_of(cell) < size
    return words_of(mask_of([cell, *neighbours(cell, size)])) if inside else [0] * WORDS


def words_of(mask: Mask) -> list[int]:
    return [mask >> 64 * word & (1 << 64) - 1 for word in range(WORDS)]
