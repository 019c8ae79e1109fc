"""Two paths without bridges (E15): lay one, then ask whether the other still finds its way; again and again.

Each half is a question for one path on a board with some cells taken, which the engines answer in a moment.
It finds most solutions quickly and proves nothing: the complete search in ``crossings`` stands behind it.
"""

from collections.abc import Callable
from itertools import pairwise
from random import Random

from msgspec.structs import replace

from threedoors.games.dungeon_exit.cells import Mask, board_of, mask_of, neighbours
from threedoors.games.dungeon_exit.level import Level
from threedoors.games.dungeon_exit.notation import Laid
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.moves import moves_for
from threedoors.games.dungeon_exit.solver.problem import Hop, Problem

NOISE = 900
DIVES = 12
NODES = 150

MakeEngine = Callable[[Problem], Engine]


def half(level: Level, path: int, taken: Mask = 0) -> Problem:
    """The question for one of two paths: the mate's waypoints and tiles, and all beside them, are closed."""
    stops = level.stops(path)
    pairs = pairwise(stops)
    hops = tuple(Hop(a, b, 0) for a, b in pairs if board_of(a) == board_of(b))
    alone = replace(level, routes=(level.routes[path],), tiles=level.tiles[path : path + 1])
    mate = mask_of(near for other in level.routes[1 - path] for near in (other, *neighbours(other, level.size)))
    free = level.playground() & ~level.closed() & ~mate & ~taken
    return Problem(alone, hops, free, moves_for(level.rotation_only))


def taken_by(laid: Laid, size: int) -> Mask:
    """The cells of a path and all beside them."""
    return mask_of(near for tile in laid.tiles for cell in tile.cells for near in (cell, *neighbours(cell, size)))


def find_both(
    level: Level, make: MakeEngine, chance: Random, tries: int, go_on: Callable[[], bool]
) -> tuple[Laid, ...]:
    """Both paths, or nothing."""
    for number in range(tries):
        if not go_on():
            break
        first = number % 2
        one = dive(make(half(level, first)), chance, level.count_for(first), DIVES)
        if one is None:
            continue
        engine = make(half(level, 1 - first, taken_by(one, level.size)))
        other = dive(engine, chance, level.count_for(1 - first), DIVES)
        if other is not None:
            return (one, other) if first == 0 else (other, one)
    return ()


def dive(engine: Engine, chance: Random, count: int | None, dives: int) -> Laid | None:
    """One path found by chance, with the number of tiles asked for."""
    if count is not None and not engine.relaxed(count) >> count & 1:
        return None
    hops = list(range(len(engine.problem.hops)))
    for _ in range(dives):
        chance.shuffle(hops)
        if engine.look(hops, count, NODES, noise=NOISE, seed=chance.getrandbits(62)).status is Status.FOUND:
            return Laid(engine.placed())
    return None
