"""Reasons: facts about the way on that hold whoever solves the level, and that give no tile's place away.

A path may touch itself here, and every hop is as short as it can be: what is impossible even so is impossible. So a
cell without which the cells of the tiles left do not suffice is passed by every way out, rows no hop can afford are
out of reach, and a hop no tile spans takes two. Where the tiles laid could belong to the path in several ways, a fact
is told only if it holds in all of them. Over bridges nothing is said: there a way may jump.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from threedoors.core import Argument, Message
from threedoors.games.dungeon_exit.board.cells import Cell, Mask, cells_in, column_of, mask_of, name_of, row_of
from threedoors.games.dungeon_exit.board.cells import neighbours as beside
from threedoors.games.dungeon_exit.board.level import WAYPOINTS, Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.help.completing import problems_of
from threedoors.games.dungeon_exit.solver.plain.engine import OutOfBudget, PlainEngine, cells_needed
from threedoors.games.dungeon_exit.solver.problem import SearchProblem
from threedoors.games.dungeon_exit.solver.two_paths import alone, around_mate, taken_by

MOST_WAYS = 8  # in which the tiles laid may belong to the path
MOST_NAMED = 4  # tiles in one sentence
WORTH_TELLING = 2  # rows or columns at the edge that are out of reach


def reason_for(
    level: Level, laid: Sequence[Laid], path: int, move: Placed, is_over: Callable[[], bool]
) -> Message | None:
    """A fact about the hop this move begins or ends; None where none is found in time."""
    if level.bridges:
        return None
    try:
        ways = [*_all_open_hops(level, laid, path, is_over)]
        return next(_facts(level, laid, path, move, ways), None) if ways else None
    except OutOfBudget:
        return None


class OpenHops:
    """One way in which the tiles laid may belong to the path: its open hops, and what they need at the least."""

    def __init__(self, problem: SearchProblem, left: int | None, is_over: Callable[[], bool]) -> None:
        self.problem = problem
        self.engine = PlainEngine(problem, is_over)
        self.left = len(problem.moves.tiles) if left is None else left
        self.cells = problem.most_cells(self.left)
        self.needs = [self.need(hop) for hop in range(len(problem.hops))]

    @property
    def is_possible(self) -> bool:
        return sum(self.needs) <= self.cells and len(self.needs) <= self.left

    def need(self, hop: int, without: Mask = 0) -> int:
        """The cells a hop takes at the least, if these are closed."""
        room, goal = self.engine.rooms[hop] & ~without, self.engine.goals[hop] & ~without
        return cells_needed(self.problem.hops[hop].start, room, goal)

    def passes(self, hop: int, cell: Cell) -> bool:
        """Do the cells of the tiles left not suffice without this one?"""
        others = sum(self.needs) - self.needs[hop]
        return others + self.need(hop, 1 << cell) > self.cells

    def in_reach(self) -> Mask:
        """Every cell some hop can afford to visit."""
        spare = self.cells - sum(self.needs)
        found = 0
        for hop, (room, goal) in enumerate(zip(self.engine.rooms, self.engine.goals, strict=True)):
            here = self.problem.hops[hop].start
            for cell in cells_in(room):
                there = cells_needed(here, room, 1 << cell)
                back = 0 if goal >> cell & 1 else cells_needed(cell, room, goal)
                if there + back <= self.needs[hop] + spare:
                    found |= 1 << cell
        return found

    def fewest(self, hop: int) -> list[tuple[str, ...]]:
        """The smallest sets of tiles that span a hop, if the path might touch itself."""
        names = [tile.name for tile in self.problem.moves.tiles]
        sets = self.engine.fewest_spans(hop)
        return [tuple(name for number, name in enumerate(names) if tiles >> number & 1) for tiles in sets]


def _all_open_hops(level: Level, laid: Sequence[Laid], path: int, is_over: Callable[[], bool]) -> Iterator[OpenHops]:
    closed = around_mate(level, path) | taken_by(laid[1 - path], level.size) if level.is_coop else 0
    own = alone(level, path) if level.is_coop else level
    count = own.count_for(0)
    left = None if count is None else count - len(laid[path].tiles)
    problems = [problem for problem in islice(problems_of(own, laid[path], closed), 200) if problem is not None]
    for problem in problems if len(problems) <= MOST_WAYS else ():
        way = OpenHops(problem, left, is_over)
        if problem.hops and way.is_possible:
            yield way


def _facts(level: Level, laid: Sequence[Laid], path: int, move: Placed, ways: list[OpenHops]) -> Iterator[Message]:
    """The most telling first."""
    hops = [_hop_of(way, move) for way in ways]
    ends = {(o.problem.hops[hop].start, o.problem.hops[hop].goal) for o, hop in zip(ways, hops, strict=True)}
    if len(ends) > 1:
        yield from _out_of_reach(level, laid, ways)
        return
    start, goal = ends.pop()
    said: dict[str, Argument] = {"one": _called(level, path, start), "other": _called(level, path, goal)}
    both = [*zip(ways, hops, strict=True)]
    yield from _forced(level, both, said)
    yield from _out_of_reach(level, laid, ways)
    yield from _shared(both)
    yield from _tiles(both, said)


def _hop_of(way: OpenHops, move: Placed) -> int:
    """The hop this tile begins, or else the one it ends; the first where it lies in the middle of one."""
    near = {cell for end in (move.cells[0], move.cells[-1]) for cell in beside(end, way.problem.level.size)}
    hops = way.problem.hops
    begins = (hop for hop, one in enumerate(hops) if one.start in near)
    ends = (hop for hop, one in enumerate(hops) if one.goal in near)
    return next(begins, next(ends, 0))


def _forced(level: Level, both: list[tuple[OpenHops, int]], said: dict[str, Argument]) -> Iterator[Message]:
    """A cell every way passes, the one in the middle of the hop rather than at its ends."""
    way, hop = both[0]
    candidates = [cell for cell in cells_in(way.engine.rooms[hop]) if all(o.passes(h, cell) for o, h in both)]
    ends = {
        near for one in (way.problem.hops[hop].start, way.problem.hops[hop].goal) for near in beside(one, level.size)
    }
    for cell in sorted(candidates, key=lambda cell: cell in ends)[:1]:
        yield Message("hint-every-way", {**said, "cell": name_of(cell)})


def _out_of_reach(level: Level, laid: Sequence[Laid], ways: list[OpenHops]) -> Iterator[Message]:
    """Rows or columns at an edge where nothing of this path can ever lie; told on one board only."""
    if level.boards > 1:
        return
    used = mask_of([*level.routes[0], *(cell for placed in laid[0].tiles for cell in placed.cells)])
    for way in ways:
        used |= way.in_reach()
    rows, columns = [row_of(cell) for cell in cells_in(used)], [column_of(cell) for cell in cells_in(used)]
    edges = (
        ("north", min(rows), min(rows) + 1),
        ("south", level.size - 1 - max(rows), max(rows) + 1),
        ("west", min(columns), chr(ord("A") + min(columns))),
        ("east", level.size - 1 - max(columns), chr(ord("A") + max(columns))),
    )
    side, width, line = max(edges, key=lambda edge: edge[1])
    if width >= WORTH_TELLING:
        yield Message(f"hint-never-{side}", {"line": str(line)})


def _shared(both: list[tuple[OpenHops, int]]) -> Iterator[Message]:
    """The same single tile would do for two hops."""
    (way, mine), *more = both
    sole = way.fewest(mine) if not more else []
    if len(sole) != 1 or len(sole[0]) != 1:
        return
    others = (hop for hop in range(len(way.needs)) if hop != mine)
    if any(way.fewest(hop) == sole for hop in others):
        yield Message("hint-shared-tile", {"tile": sole[0][0]})


def _tiles(both: list[tuple[OpenHops, int]], said: dict[str, Argument]) -> Iterator[Message]:
    """How many tiles the hop takes at the least, or which one would do alone."""
    way, hop = min(both, key=lambda one: len(next(iter(one[0].fewest(one[1])), ())))
    sets = way.fewest(hop)
    if sets and len(sets[0]) > 1:
        yield Message("hint-least-tiles", {**said, "cells": way.needs[hop], "tiles": len(sets[0])})
    elif sets and len(sets) <= MOST_NAMED:
        yield Message("hint-one-tile-may-do", {**said, "tiles": [name for (name,) in sets]})


def _called(level: Level, path: int, cell: Cell) -> str:
    """A stop by its name, the end of a tile by its cell."""
    if cell in level.stairs:
        return "@thing-stair"
    route = level.routes[path]
    return f"@thing-{WAYPOINTS[route.index(cell)]}" if cell in route else name_of(cell)
