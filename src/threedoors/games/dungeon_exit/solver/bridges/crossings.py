"""Crossings: where one path crosses itself is settled first; what is left is a question without bridges.

A crossing is a tile laid below a bridge, and the two banks beside it. The path comes to one end of the tile and
goes on from the other, as over a stair; and it comes to one bank and goes on from the other. So with its crossings
settled a level over bridges is hops from stop to stop, for the engines that know no bridges and are so much quicker.
Which crossing to try is left to chance, those that lengthen the path least first. A guide, never a proof.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import Cell, Mask, board_of, cells_in, mask_of, neighbours
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.board.tiles import TILES, shapes_of
from threedoors.games.dungeon_exit.solver.plain.engine import cells_needed
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem

CHOICES = 8  # crossings drawn before the one that lengthens the path least is taken
HANDFULS = 3
CARELESS = (2.0, 8.0)  # cells of detour that chance may hide
NOWHERE = 999
NORTH, EAST = -16, 1
EVERYWHERE: Mask = -1


class Stretch(Struct, frozen=True):
    """A part of the path that is settled: where the path comes to it and where it goes on."""

    arrive: Cell
    leave: Cell
    before: Mask  # cells by which the path may arrive
    behind: Mask  # cells by which it may go on


Stretches = tuple[tuple[Stretch, ...], ...]  # for each hop what is settled on it, in path order


class Crossing(Struct, frozen=True):
    """A tile below a bridge, and the two ways that cross there."""

    tile: Placed
    crossed: Cell
    below: Stretch
    above: Stretch


Option = tuple[float, Crossing, Stretches]  # how much longer the path would be, more or less


class Settled(Struct, frozen=True):
    """What is settled, and the question that is left."""

    crossings: tuple[Crossing, ...]
    ways: Stretches
    question: SearchProblem


class Below(Struct, frozen=True):
    """How a tile may lie below a bridge: its cells as steps from the crossed one, and where its path leads there."""

    tile: str
    steps: tuple[int, ...]
    onward: int

    @property
    def banks(self) -> tuple[int, int]:
        return _banks(self.onward)


@lru_cache
def all_below(rotation_only: bool) -> tuple[Below, ...]:
    """Every tile, in every way it may lie, with a bridge over each cell that its path runs straight through."""
    found = []
    for tile in TILES:
        for shape in sorted(shapes_of(tile, rotation_only)):
            cells = [16 * row + column for column, row in shape]
            for crossed in cells:
                steps = tuple(cell - crossed for cell in cells)
                found += [Below(tile.name, steps, way) for way in (NORTH, EAST, -NORTH, -EAST) if _runs(steps, way)]
    return tuple(found)


def _runs(steps: tuple[int, ...], onward: int) -> bool:
    """Does the tile run straight below the bridge, and keep off its banks?"""
    at = steps.index(0)
    straight = steps[at - 1 : at] in ((), (-onward,)) and steps[at + 1 : at + 2] in ((), (onward,))
    beside = {bank + step for bank in _banks(onward) for step in (0, NORTH, EAST, -NORTH, -EAST)}
    return straight and all(step == 0 or step not in beside for step in steps)


def _banks(onward: int) -> tuple[int, int]:
    return (EAST, -EAST) if onward in (NORTH, -NORTH) else (NORTH, -NORTH)


def _steps(one: Cell, other: Cell) -> int:
    """``distance``, for cells of one board and in a hurry."""
    return abs((one & 15) - (other & 15)) + abs((one >> 4) - (other >> 4))


class Planner:
    """Settles the crossings of one path, as many as its level has bridges."""

    def __init__(self, problem: SearchProblem, chance: Random) -> None:
        self._problem, self._chance = problem, chance
        self._below = all_below(problem.level.rotation_only)
        self._size = problem.level.size
        self._near = {cell: mask_of(neighbours(cell, self._size)) for cell in cells_in(problem.level.playground())}
        self._stops = mask_of(problem.stops)
        self._sites = [*cells_in(problem.free)]

    @property
    def nothing(self) -> Settled:
        """The plan to begin with."""
        return Settled((), tuple(() for _ in self._problem.hops), self._problem)

    def extended(self, plan: Settled) -> Settled | None:
        """One crossing more, making the path little longer; None when chance offered none that can be joined."""
        careless = self._chance.choice(CARELESS)
        for _, crossing, ways in self._options(plan, careless):
            settled = (*plan.crossings, crossing)
            hops = self._hops(ways, settled)
            if hops and self._has_room(hops, self._free(hops, settled)):
                return Settled(settled, ways, self._question(hops, settled))
        return None

    def _options(self, plan: Settled, careless: float) -> Iterator[Option]:
        """Crossings drawn by chance, a handful at a time, the best of each handful first."""
        for _ in range(HANDFULS):
            drawn = [found for _ in range(CHOICES) if (found := self._anywhere(plan.crossings)) is not None]
            joined = [self._joined(plan.ways, crossing, careless) for crossing in drawn]
            yield from sorted(joined, key=lambda option: option[0])

    def _anywhere(self, settled: Sequence[Crossing]) -> Crossing | None:
        """Any tile anywhere, if it and its banks can lie there."""
        crossed, below = self._chance.choice(self._sites), self._chance.choice(self._below)
        cells = tuple(crossed + step for step in below.steps)
        one, other = self._chance.sample([crossed + step for step in below.banks], 2)
        if not (self._is_free(cells) and self._is_free((one, crossed, other))) or self._clashes(cells, below, settled):
            return None
        under = Stretch(
            cells[0], cells[-1],
            self._sides(cells, 0, crossed, -below.onward), self._sides(cells, -1, crossed, below.onward),
        )  # fmt: skip
        over = Stretch(crossed, crossed, 1 << one, 1 << other)
        return Crossing(Placed(below.tile, cells), crossed, under, over)

    def _is_free(self, cells: Sequence[Cell]) -> bool:
        """Do these cells lie on the board, one beside the other, on nothing?"""
        free = all(cell in self._near and self._problem.free >> cell & 1 for cell in cells)
        return free and all(self._near[one] >> other & 1 for one, other in pairwise(cells))

    def _clashes(self, cells: Sequence[Cell], below: Below, settled: Sequence[Crossing]) -> bool:
        """Does a tile touch a stop with its middle, or lie beside another crossing's tile, or is it that very tile?"""
        near = mask_of(cells)
        for cell in cells:
            near |= self._near[cell]
        taken = mask_of(cell for crossing in settled for cell in crossing.tile.cells)
        used = any(below.tile == crossing.tile.tile for crossing in settled)
        return used or bool(near & taken) or any(self._near[cell] & self._stops for cell in cells[1:-1])

    def _sides(self, cells: Sequence[Cell], end: int, crossed: Cell, straight: int) -> Mask:
        """By which cells the path may come to an end of the tile: only straight where that end itself is crossed."""
        sides = self._near[cells[end]] & ~mask_of(cells)
        return sides & 1 << max(0, crossed + straight) if cells[end] == crossed else sides

    # -- where the ways belong

    def _joined(self, ways: Stretches, crossing: Crossing, careless: float) -> Option:
        """Both ways of a crossing put into hops where they fit well, and how much longer the path is then."""
        first, ways = self._insert(ways, crossing.below, careless)
        then, ways = self._insert(ways, crossing.above, careless)
        return first + then + careless * self._chance.random(), crossing, ways

    def _insert(self, ways: Stretches, way: Stretch, careless: float) -> tuple[int, Stretches]:
        """A way put where the path has to go least out of its way, more or less; and how much longer it is then."""
        places = []
        for number, (hop, inside) in enumerate(zip(self._problem.hops, ways, strict=True)):
            if hop.board == board_of(way.arrive):
                starts = (hop.start, *(other.leave for other in inside))
                goals = (*(other.arrive for other in inside), hop.goal)
                for at, (start, goal) in enumerate(zip(starts, goals, strict=True)):
                    longer = _steps(start, way.arrive) + _steps(way.leave, goal) - _steps(start, goal)
                    places.append((longer + careless * self._chance.random(), longer, number, at))
        if not places:
            return NOWHERE, ways
        _, longer, number, at = min(places)
        inside = (*ways[number][:at], way, *ways[number][at:])
        return longer, (*ways[:number], inside, *ways[number + 1 :])

    # -- the question that is left

    def _question(self, hops: Sequence[Hop], settled: Sequence[Crossing]) -> SearchProblem:
        names = {crossing.tile.tile for crossing in settled}
        spent = sum(1 << number for number, tile in enumerate(self._problem.moves.tiles) if tile.name in names)
        return replace(self._problem, hops=tuple(hops), free=self._free(hops, settled), spent=spent)

    def _hops(self, ways: Stretches, settled: Sequence[Crossing]) -> list[Hop] | None:
        """What is left to walk; None when the ways contradict each other or touch what they may not."""
        hops: list[Hop] = []
        joined: set[frozenset[Cell]] = set()
        own = {frozenset(pair) for crossing in settled for pair in pairwise(crossing.tile.cells)}
        for hop, inside in zip(self._problem.hops, ways, strict=True):
            parts = self._parts(hop, inside, joined, own)
            if parts is None:
                return None
            hops += parts
        return hops if self._touched(settled) <= joined else None

    def _touched(self, settled: Sequence[Crossing]) -> set[frozenset[Cell]]:
        """Where settled tiles touch stops."""
        cells = [cell for crossing in settled for cell in crossing.tile.cells]
        return {frozenset((cell, stop)) for cell in cells for stop in cells_in(self._near[cell] & self._stops)}

    def _parts(
        self, hop: Hop, ways: Sequence[Stretch], joined: set[frozenset[Cell]], own: set[frozenset[Cell]]
    ) -> list[Hop] | None:
        """A hop cut at its settled ways, but for parts that are joined already; None when two ways contradict.

        Cells side by side in one tile (``own``) are no contact: the path may curl from the end of a tile around to a
        bank in its middle.
        """
        starts = [(hop.start, EVERYWHERE), *((way.leave, way.behind) for way in ways)]
        goals = [*((way.arrive, way.before) for way in ways), (hop.goal, EVERYWHERE)]
        parts = []
        for (start, behind), (goal, before) in zip(starts, goals, strict=True):
            if self._near[start] >> goal & 1 and frozenset((start, goal)) not in own:  # joined, if both mean this side
                if not (behind >> goal & 1 and before >> start & 1):
                    return None
                joined.add(frozenset((start, goal)))
            elif start == goal:
                return None
            else:
                barred = self._near[start] & ~behind | self._near[goal] & ~before
                parts.append(Hop(start, goal, hop.path, hop.barred | barred))
        return parts

    def _has_room(self, hops: Sequence[Hop], free: Mask) -> bool:
        """Can each hop by itself reach its goal, and all together with the cells of the tiles?"""
        stops = {cell for hop in hops for cell in (hop.start, hop.goal)}
        left = self._problem.most_cells(len(self._problem.moves.tiles))
        for hop in hops:
            room = free & ~hop.barred
            for stop in stops - {hop.start, hop.goal}:
                room &= ~self._near[stop]
            left -= cells_needed(hop.start, room, room & self._near[hop.goal])
            if left < 0:
                return False
        return True

    def _free(self, hops: Sequence[Hop], settled: Sequence[Crossing]) -> Mask:
        """Free cells: none of a settled tile, and none beside one but where the path still comes or goes."""
        open_stops = {cell for hop in hops for cell in (hop.start, hop.goal)}
        tiles = [cell for crossing in settled for cell in crossing.tile.cells]
        closed = mask_of(tiles)
        for cell in (*tiles, *self._problem.stops):
            if cell not in open_stops:
                closed |= self._near[cell]
        return self._problem.free & ~closed
