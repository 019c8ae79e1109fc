"""Levels made up with their way out, by walking at random and cutting the walk into tiles."""

import random
from typing import NamedTuple

from tests.referees.dungeon_exit import (
    ACROSS,
    ANY_WAY,
    PICTURES,
    UPRIGHT,
    Cell,
    Laid,
    beside,
    both_sides,
    faults_of,
    form_of,
    forms,
    level_of,
    name_of,
)

TRIES = 3000
SIZE = 12


class MadeUp(NamedTuple):
    """A level and one way out of it."""

    line: str
    paths: list[Laid]
    bridges: list[set[Cell]]  # by path


class Dead(Exception):
    """The walk cannot go on."""


class Walk:
    """A path in the making: cells in order, and what else lies on the boards."""

    def __init__(self, dice: random.Random, taken: set[Cell], mate: "Walk | None" = None) -> None:
        self.dice, self.taken, self.mate = dice, taken, mate
        self.stock = [*PICTURES]
        self.laid: Laid = {}
        self.runs: list[list[Cell]] = [[]]  # from one stair outwards, then from the other
        self.bridges: set[Cell] = set()
        self.pending: list[Cell] = []  # the first cell behind a bridge

    @property
    def cells(self) -> list[Cell]:
        return self.runs[-1]

    def step(self, start: Cell | None = None, may_cross: bool = False) -> None:
        """One more cell, touching nothing but the one before; or, over a bridge, the one beyond."""
        if start is None and may_cross and self.cross():
            return
        ways = [start] if start else beside(self.cells[-1])
        before = {self.cells[-1]} if self.cells and not start else set()
        free = [cell for cell in ways if self.is_free(cell, before)]
        if not free:
            raise Dead
        self.put(self.dice.choice(free))

    def put(self, cell: Cell) -> None:
        self.cells.append(cell)
        self.taken.add(cell)

    def is_free(self, cell: Cell, before: set[Cell]) -> bool:
        on_board = 0 <= cell[1] < SIZE and 0 <= cell[2] < SIZE
        return on_board and cell not in self.taken and not ({*beside(cell)} & self.taken - before)

    def cross(self) -> bool:
        """Step next to a straight piece of one's own way and go on behind it."""
        last = self.cells[-1]
        for one in self.dice.sample(beside(last), 4):
            for bridge in beside(one):
                beyond = (one[0], 2 * bridge[1] - one[1], 2 * bridge[2] - one[2])
                if self.is_crossing(bridge, one, beyond) and self.is_free(one, {last, bridge}) and one != beyond:
                    self.put(one)
                    if self.is_free(beyond, {bridge}):
                        self.bridges.add(bridge)
                        self.pending.append(beyond)
                        return True
                    self.cells.pop()
                    self.taken.discard(one)
        return False

    def is_crossing(self, bridge: Cell, one: Cell, beyond: Cell) -> bool:
        """Does a way run straight there, one's own or the mate's, at right angles, on tiles?"""
        walks = [self, *([self.mate] if self.mate else [])]
        tiles = {cell for walk in walks for cells in walk.laid.values() for cell in cells}
        if bridge not in tiles or any(bridge in walk.bridges for walk in walks):
            return False
        run = next(run for walk in walks for run in walk.runs if bridge in run)
        place = run.index(bridge)
        ends = {*run[place - 1 : place + 2 : 2]} if place else set()
        straight = any(ends == {*both_sides(bridge, axis)} for axis in (ACROSS, UPRIGHT))
        return straight and not ends & {one, beyond}

    def tile(self, length: int, may_cross: bool = False) -> None:
        """A tile of so many cells that is still in stock."""
        first = len(self.cells)
        self.pending.clear()
        for number in range(length):
            last = number == length - 1
            self.step(may_cross=may_cross and last)
        self.cut(first)
        if self.pending:
            self.put(self.pending[0])
            behind = len(self.cells) - 1
            for _ in range(self.dice.randint(0, 3)):
                self.step()
            self.cut(behind)

    def cut(self, first: int) -> None:
        """Make a tile of the cells from here on; they may be of a form that is used up."""
        cells = tuple(self.cells[first:])
        name = ANY_WAY.get(form_of(cells))
        if name is None or name not in self.stock:
            raise Dead
        self.stock.remove(name)
        self.laid[name] = cells

    def leg(self, bridges: int = 0, tiles: int = 2) -> None:
        for _ in range(self.dice.randint(1, tiles)):
            self.tile(self.dice.randint(1, 5), may_cross=len(self.bridges) < bridges)


def made_up(dice: random.Random) -> MadeUp:
    """A level of any kind, with a way out that was there first."""
    kind = dice.choice((one_board, over_bridges, two_floors, for_two))
    for _ in range(TRIES):
        try:
            found = kind(dice)
        except Dead:
            continue
        if not faults_of(level_of(found.line)):
            return found
    raise Dead(kind.__name__)


def over_bridges(dice: random.Random) -> MadeUp:
    found = one_board(dice, dice.choice((1, 2)))
    if not found.bridges[0]:
        raise Dead
    return found


def one_board(dice: random.Random, bridges: int = 0) -> MadeUp:
    walk, route = Walk(dice, set()), []
    for number in range(5):
        if number:
            walk.leg(bridges)
        walk.step(None if number else (0, dice.randrange(SIZE), dice.randrange(SIZE)))
        route.append(walk.cells[-1])
    return _written(dice, [route], [walk], [])


def two_floors(dice: random.Random) -> MadeUp:
    """From the stairs outwards, on either floor."""
    stairs = [(board, dice.randrange(SIZE), dice.randrange(SIZE)) for board in (0, 1)]
    taken: set[Cell] = {*stairs}
    walk = Walk(dice, taken)
    cut = dice.randint(1, 4)
    return _written(dice, [_from_stairs(walk, stairs, (cut, 5 - cut))], [walk], stairs)


def for_two(dice: random.Random) -> MadeUp:
    stairs = [(board, dice.randrange(1, SIZE - 1), dice.randrange(1, SIZE - 1)) for board in (0, 1)]
    taken: set[Cell] = {*stairs}
    hers_first = Walk(dice, taken)
    walks = [hers_first, Walk(dice, taken, hers_first)]
    cuts = [dice.randint(1, 4) for _ in walks]
    hers = _from_stairs(walks[0], stairs, (cuts[0], 5 - cuts[0]))
    his = _from_stairs(walks[1], stairs[::-1], (cuts[1], 5 - cuts[1]))
    return _written(dice, [hers, his], walks, stairs)


def _from_stairs(walk: Walk, stairs: list[Cell], counts: tuple[int, int]) -> list[Cell]:
    """Waypoints from the Door to the first stair and from the second to the Exit.

    Only the second part may cross the mate's way: on one's own starting board the mate has not been yet (E15).
    """
    route: list[Cell] = []
    mate = walk.mate
    for stair, count, backwards in zip(stairs, counts, (True, False), strict=True):
        walk.runs.append([stair])
        walk.mate = None if backwards else mate
        found = []
        for _ in range(count):
            walk.leg(bridges=1, tiles=1)
            walk.step()
            found.append(walk.cells[-1])
        route += found[::-1] if backwards else found
    return route


def _written(dice: random.Random, routes: list[list[Cell]], walks: list[Walk], stairs: list[Cell]) -> MadeUp:
    """The level's line; a count and pits only where the way out allows them."""
    words = [" / ".join(" ".join(name_of(cell) for cell in route) for route in routes)]
    bridges = sum(len(walk.bridges) for walk in walks)
    if dice.random() < 0.5:
        words.append(f"tiles={'/'.join(str(len(walk.laid)) for walk in walks)}")
    board = [(0, x, y) for x in range(SIZE) for y in range(SIZE)]
    free = [cell for cell in board if cell not in walks[0].taken]
    pits = dice.sample(free, dice.choice((0, 0, 2, 5)))
    words += [f"pits={','.join(name_of(cell) for cell in pits)}"] * bool(pits)
    words += [f"bridges={bridges}"] * bool(bridges)
    words += [f"stairs={','.join(name_of(cell) for cell in stairs)}"] * bool(stairs)
    unflipped = all(form_of(cells) in forms(tile, True) for walk in walks for tile, cells in walk.laid.items())
    words += ["rotation"] * (unflipped and dice.random() < 0.7)
    return MadeUp(" ".join(words), [walk.laid for walk in walks], [walk.bridges for walk in walks])
