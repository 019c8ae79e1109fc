"""Small levels of every kind with all their solutions, found slowly: what hints are held against.

A position can be completed exactly if everything that lies there is part of one solution; so one slow census
of a level judges any number of positions on it. Two paths are counted one by one and matched.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import pairwise
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from tests.games.dungeon_exit.random_levels import random_level
from tests.games.dungeon_exit.slow_counter import Lying, each_solution
from threedoors.games.dungeon_exit.board.cells import (
    Cell,
    board_of,
    cell_at,
    column_of,
    distance,
    mask_of,
    neighbours,
    row_of,
)
from threedoors.games.dungeon_exit.board.faults import misplaced
from threedoors.games.dungeon_exit.board.level import Level, Route, fault_of
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.board.tiles import TILES, shapes_of

COOP_SIDE, BRIDGED_SIDE = 8, 7
MOST_PAIRS = 60_000
MOST_BELOW = 400

Whose = frozenset[tuple[int, str, frozenset[Cell]]]  # path, tile (or "B"), cells


class Small(Struct, frozen=True):
    """A level, and everything that solves it."""

    level: Level
    solutions: tuple[Whose, ...]

    def is_completable(self, laid: tuple[Laid, ...]) -> bool:
        here = lying(laid)
        return any(here <= _without_owners_of_bridges(solution) for solution in self.solutions)


def lying(laid: tuple[Laid, ...]) -> Whose:
    """What lies there; nobody owns a bridge."""
    tiles = {(path, t.tile, frozenset(t.cells)) for path, one in enumerate(laid) for t in one.tiles}
    return frozenset(tiles | {(0, "B", frozenset({cell})) for one in laid for cell in one.bridges})


def _without_owners_of_bridges(solution: Whose) -> Whose:
    return frozenset((0 if tile == "B" else path, tile, cells) for path, tile, cells in solution)


def small_level(kind: str, chance: Random) -> Small:
    """A level of this kind that can be solved."""
    while True:
        found = {"coop": _coop, "bridges": _bridged}.get(kind, partial(_alone, kind))(chance)
        if found.solutions:
            return found


def _alone(kind: str, chance: Random) -> Small:
    pits, floors, size = (3, 1, 6) if kind == "pits" else (0, 2, 5) if kind == "floors" else (0, 1, 6)
    level = random_level(chance, size, pits, floors=floors, rotation_only=chance.random() < 0.2)
    level = replace(level, tiles=(5,))
    return Small(level, tuple({_owned(0, solution) for solution in each_solution(level, 5)}))


def _owned(path: int, solution: Lying) -> Whose:
    return frozenset((path, tile, cells) for tile, cells in solution)


# -- two paths, and bridges: one tile a hop (and one more for the bridge), so the census tries all of them


def _coop(chance: Random) -> Small:
    while True:
        found = random_coop(chance)
        if found is not None:
            return found


def random_coop(chance: Random) -> Small | None:
    """A level for two with its census, perhaps of nothing; None where there would be too much to count."""
    side = COOP_SIDE
    routes = (_near(chance, 0, side), _near(chance, 1, side))
    level = Level(routes=routes, tiles=(5, 5), stairs=_stairs(chance), size=side)
    if fault_of(level) is not None or any(distance(*hop) > 6 for path in (0, 1) for hop in _hops(level, path)):
        return None
    hers, his = (_chosen(level, [_ways(level, path, *hop) for hop in _hops(level, path)]) for path in (0, 1))
    if len(hers) * len(his) > MOST_PAIRS:
        return None
    return Small(level, tuple(one | other for one in hers for other in his if _apart(one, other, level.size)))


def _bridged(chance: Random) -> Small:
    route = _near(chance, 0, BRIDGED_SIDE, change=5)
    level = Level(routes=(route,), tiles=(5,), bridges=1, size=BRIDGED_SIDE)
    if fault_of(level) is not None:
        return Small(level, ())
    hops = _hops(level, 0)
    below = [_chosen(level, [_ways(level, 0, *hop) for hop in hops if hop != over]) for over in hops]
    if max(map(len, below)) > MOST_BELOW:
        return Small(level, ())  # too many to try them all
    return Small(level, tuple(set(_over(level, hops, below))))


def _over(level: Level, hops: list[tuple[Cell, Cell]], all_below: list[list[Whose]]) -> Iterator[Whose]:
    """One hop has two tiles, one on each side of the bridge; each other hop has one."""
    for (start, goal), below in zip(hops, all_below, strict=True):
        banks = [*_banks(level, start, goal)] if below else []
        for many in below:
            for over, crossed, sides in banks:
                if _is_crossing(level, hops, many, over, crossed, sides):
                    yield many | over | {(0, "B", frozenset({crossed}))}


def _banks(level: Level, start: Cell, goal: Cell) -> Iterator[tuple[Whose, Cell, set[Cell]]]:
    """Two tiles, one from each stop, with one cell between their ends."""
    for one, end in _ways_from(level, start):
        for other, bank in _ways_from(level, goal):
            crossed = (end + bank) // 2
            facing = abs(end - bank) in (2, 32) and crossed in neighbours(end, level.size)
            if facing and one != other and _apart(one, other, level.size) and not _same_tile(one, other):
                yield one | other, crossed, {end, bank}


def _is_crossing(
    level: Level, hops: list[tuple[Cell, Cell]], many: Whose, over: Whose, crossed: Cell, sides: set[Cell]
) -> bool:
    """E9: the only contacts are the two banks with the crossed cell, below which a path runs straight."""
    if _same_tile(many, over):
        return False
    cells, above = ({cell for _, _, some in tiles for cell in some} for tiles in (many, over))
    touching = {(near, cell) for cell in above for near in neighbours(cell, level.size) if near in cells}
    if cells & above or touching != {(crossed, side) for side in sides}:
        return False
    below = next(some for _, _, some in many if crossed in some)
    stops = next(hop for hop in hops if all(any(near in below for near in neighbours(stop)) for stop in hop))
    return all(near in below or near in stops for near in neighbours(crossed, level.size) if near not in sides)


def _near(chance: Random, board: int, side: int, change: int = 0) -> Route:
    """Five stops, each a short way from the one before; the board changes after so many."""
    change = change or chance.randrange(1, 5)
    cells: list[Cell] = []
    for number in range(5):
        here = board if number < change else 1 - board
        while True:
            cell = cell_at(chance.randrange(side), chance.randrange(side), here)
            if not cells or board_of(cells[-1]) != here or 2 <= distance(cell, cells[-1]) <= 6:
                break
        cells.append(cell)
    a, b, c, d, e = cells
    return a, b, c, d, e


def _stairs(chance: Random) -> tuple[Cell, Cell]:
    one, other = (cell_at(chance.randrange(COOP_SIDE), chance.randrange(COOP_SIDE), board) for board in (0, 1))
    return one, other


def _hops(level: Level, path: int) -> list[tuple[Cell, Cell]]:
    return [(one, other) for one, other in pairwise(level.stops(path)) if board_of(one) == board_of(other)]


def _ways(level: Level, path: int, start: Cell, goal: Cell) -> list[Whose]:
    """Every tile that links two stops and touches no other."""
    ways = {
        frozenset({(path, name, frozenset(cells))})
        for name, cells, touched in _from(level, start)
        if sorted(touched) == sorted([(cells[0], start), (cells[-1], goal)])
    }
    return sorted(ways, key=str)


def _ways_from(level: Level, start: Cell) -> list[tuple[Whose, Cell]]:
    """Every tile that touches this stop and no other, with its other end."""
    ways = {
        (frozenset({(0, name, frozenset(cells))}), cells[-1])
        for name, cells, touched in _from(level, start)
        if touched == [(cells[0], start)]
    }
    return sorted(ways, key=str)


def _from(level: Level, start: Cell) -> Iterator[tuple[str, list[Cell], list[tuple[Cell, Cell]]]]:
    """Every tile from beside a stop: its name, its cells, and which cell touches which stop."""
    stops = {*level.stairs, *(cell for route in level.routes for cell in route)}
    for name, cells, contacts in _beside(start, level.size):
        if stops.isdisjoint(cells):
            yield name, cells, [(cell, stop) for stop in stops & contacts.keys() for cell in contacts[stop]]


@lru_cache(maxsize=1024)
def _beside(start: Cell, size: int) -> list[tuple[str, list[Cell], dict[Cell, list[Cell]]]]:
    """Every tile from beside a cell on an empty board: its name, its cells, and by which of them it touches others."""
    found = []
    for tile in TILES:
        for shape in shapes_of(tile):
            for first in neighbours(start, size):
                spots = [(column_of(first) + column, row_of(first) + row) for column, row in shape]
                if all(0 <= c < size and 0 <= r < size for c, r in spots):
                    cells = [cell_at(c, r, board_of(start)) for c, r in spots]
                    contacts: dict[Cell, list[Cell]] = {}
                    for cell in cells:
                        for near in neighbours(cell, size):
                            contacts.setdefault(near, []).append(cell)
                    found.append((tile.name, cells, contacts))
    return found


def _same_tile(one: Whose, other: Whose) -> bool:
    return bool({tile for _, tile, _ in one} & {tile for _, tile, _ in other})


def _chosen(level: Level, ways: list[list[Whose]]) -> list[Whose]:
    """One tile for each hop, all different and none touching another."""
    chosen: list[Whose] = [frozenset()]
    for hop in ways:
        pairs = ((many, one) for many in chosen for one in hop)
        chosen = [many | one for many, one in pairs if not _same_tile(many, one) and _apart(many, one, level.size)]
    return chosen


def _apart(one: Whose, other: Whose, size: int) -> bool:
    return not _on_or_beside(one, size) & _on(other)


@lru_cache(maxsize=100_000)
def _on(tiles: Whose) -> int:
    return sum(1 << cell for _, _, cells in tiles for cell in cells)


@lru_cache(maxsize=100_000)
def _on_or_beside(tiles: Whose, size: int) -> int:
    return mask_of(near for _, _, cells in tiles for cell in cells for near in (cell, *neighbours(cell, size)))


# -- positions


def positions(small: Small, chance: Random, count: int) -> Iterator[tuple[Laid, ...]]:
    """Parts of solutions, tiles laid at random, and both together."""
    while count:
        laid = _part(small, chance) if chance.random() < 0.7 else (Laid(),) * len(small.level.routes)
        for _ in range(chance.choice((0, 0, 1, 1, 2))):
            laid = _with_any_tile(small.level, laid, chance)
        if not any(misplaced(small.level, laid)):
            count -= 1
            yield laid


def _part(small: Small, chance: Random) -> tuple[Laid, ...]:
    pieces = sorted(chance.choice(small.solutions), key=lambda piece: (piece[1] == "B", *map(str, piece)))
    kept = chance.sample(pieces, chance.randrange(len(pieces)))
    laid = tuple(
        Laid(tuple(Placed(tile, _walked(cells)) for path, tile, cells in kept if path == own and tile != "B"))
        for own in range(len(small.level.routes))
    )
    covered = {cell for one in laid for placed in one.tiles for cell in placed.cells}
    bridges = tuple(cell for _, tile, cells in kept if tile == "B" for cell in cells if cell in covered)
    return (replace(laid[0], bridges=bridges), *laid[1:])


def _walked(cells: frozenset[Cell]) -> tuple[Cell, ...]:
    """The cells of a tile from one end to the other."""
    ends = [cell for cell in sorted(cells) if sum(near in cells for near in neighbours(cell)) < 2]
    path = [ends[0]]
    while onward := [near for near in neighbours(path[-1]) if near in cells and near not in path]:
        path.append(onward[0])
    return tuple(path)


def _with_any_tile(level: Level, laid: tuple[Laid, ...], chance: Random) -> tuple[Laid, ...]:
    own = chance.randrange(len(laid))
    tile = chance.choice([t for t in TILES if t.name not in {placed.tile for placed in laid[own].tiles}])
    shape = chance.choice(sorted(shapes_of(tile, level.rotation_only)))
    board = chance.randrange(level.boards)
    column, row = chance.randrange(level.size), chance.randrange(level.size)
    spots = [(column + dc, row + dr) for dc, dr in shape]
    if not all(0 <= c < level.size and 0 <= r < level.size for c, r in spots):
        return laid
    placed = Placed(tile.name, tuple(cell_at(c, r, board) for c, r in spots))
    more = tuple(replace(one, tiles=(*one.tiles, placed)) if path == own else one for path, one in enumerate(laid))
    return laid if any(misplaced(level, more)) else more
