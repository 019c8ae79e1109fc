"""Two paths without bridges (E15): lay one, then ask whether the other still finds its way; again and again.

Each half is a question for one path on a board with some cells taken, which the engines answer in a moment.
Where the paths must make way for each other both are first drawn as wires (``compiled.wires``), and each keeps to its
own room. What no half can show is left to the complete search in ``bridges``; that both together need more
cells than they have, to the sweep.
"""

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import Mask, mask_of, neighbours
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.solver.accelerator import ACCELERATOR
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.moves import moves_for
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine
from threedoors.games.dungeon_exit.solver.plain.sweep import fewest_cells as plain_fewest_cells
from threedoors.games.dungeon_exit.solver.plain.sweep import fewest_on as plain_fewest_on
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, problem_of

NOISE = 900
DIVES = 12
NODES = 150

MakeEngine = Callable[[SearchProblem], Engine]
Rooms = Sequence[Mask]  # for each hop of both paths the cells it keeps off


def make_engine() -> MakeEngine:
    """The compiled engine where there is one."""
    if not ACCELERATOR.is_on:
        return PlainEngine
    from threedoors.games.dungeon_exit.solver.compiled.engine import CompiledEngine

    return CompiledEngine


def alone(level: Level, path: int) -> Level:
    """The level as if only one of its paths were to be laid."""
    return replace(level, routes=(level.routes[path],), tiles=level.tiles[path : path + 1])


def around_mate(level: Level, path: int) -> Mask:
    """The mate's waypoints and all beside them: closed to this path."""
    return mask_of(near for other in level.routes[1 - path] for near in (other, *neighbours(other, level.size)))


def half(level: Level, path: int, taken: Mask = 0, rooms: Rooms = ()) -> SearchProblem:
    """The question for one of two paths: the mate's waypoints and tiles, and all beside them, are closed."""
    hops = [(number, hop) for number, hop in enumerate(problem_of(level).hops) if hop.path == path]
    own = tuple(replace(hop, path=0, barred=rooms[number] if rooms else 0) for number, hop in hops)
    free = level.playground() & ~level.closed() & ~around_mate(level, path) & ~taken
    return SearchProblem(alone(level, path), own, free, moves_for(level.rotation_only))


def taken_by(laid: Laid, size: int) -> Mask:
    """The cells of a path and all beside them."""
    return mask_of(near for tile in laid.tiles for cell in tile.cells for near in (cell, *neighbours(cell, size)))


def find_both(level: Level, chance: Random, tries: int, go_on: Callable[[], bool]) -> tuple[Laid, ...]:
    """Both paths, or nothing. Every other try keeps each to a room of its own."""
    for number in range(tries):
        if not go_on():
            break
        rooms = _rooms(level, chance) if number % 2 else ()
        both = _one_after_the_other(level, number // 2 % 2, chance, rooms)
        if both:
            return both
    return ()


def _one_after_the_other(level: Level, first: int, chance: Random, rooms: Rooms) -> tuple[Laid, ...]:
    make = make_engine()
    one = dive(make(half(level, first, 0, rooms)), chance, level.count_for(first), DIVES)
    if one is None:
        return ()
    taken = taken_by(one, level.size)
    for own in (rooms, ()) if rooms else ((),):
        other = dive(make(half(level, 1 - first, taken, own)), chance, level.count_for(1 - first), DIVES)
        if other is not None:
            return (one, other) if first == 0 else (other, one)
    return ()


def _rooms(level: Level, chance: Random) -> Rooms:
    if not ACCELERATOR.is_on:
        return ()
    from threedoors.games.dungeon_exit.solver.compiled.wires import rooms_for_all

    return rooms_for_all(problem_of(level), chance)


def too_few_cells(level: Level, counts: Sequence[int], go_on: Callable[[], bool]) -> bool:
    """Proved: both paths together need more cells than their tiles have, or there is no room for both at all."""
    problem = problem_of(level)
    limit = _cells_of(problem, counts)
    if ACCELERATOR.is_on:
        from threedoors.games.dungeon_exit.solver.compiled.engine import fewest_cells

        fewest = fewest_cells(problem, limit, go_on)
    else:
        fewest = plain_fewest_cells(problem, limit, go_on)
    return fewest is not None and fewest > limit


def least_bridges(level: Level) -> int:
    """Proved: fewer bridges do not do. Each board needs one on which the tiles find no way without.

    It is a bound only: two bridges on the same board are never proved to be needed by it.
    """
    problem = problem_of(level)
    counts = [level.count_for(path) for path in range(len(level.routes))]
    limit = _cells_of(problem, [-1 if count is None else count for count in counts])
    return sum(_fewest_on(problem, board, limit) > limit for board in range(level.boards))


def _fewest_on(problem: SearchProblem, board: int, limit: int) -> int:
    if ACCELERATOR.is_on:
        from threedoors.games.dungeon_exit.solver.compiled.engine import fewest_on

        fewest = fewest_on(problem, board, limit, lambda: True)
    else:
        fewest = plain_fewest_on(problem, board, limit, lambda: True)
    assert fewest is not None, "nothing stops this sweep"
    return fewest


def _cells_of(problem: SearchProblem, counts: Sequence[int]) -> int:
    """The most cells so many tiles of each path can cover; −1 is all of them."""
    tiles = len(problem.moves.tiles)
    return sum(problem.most_cells(tiles if count < 0 else count) for count in counts)


def dive(engine: Engine, chance: Random, count: int | None, dives: int) -> Laid | None:
    """One path found by chance, with the number of tiles asked for."""
    if count is not None and not engine.possible_counts(count) >> count & 1:
        return None
    hops = list(range(len(engine.problem.hops)))
    for _ in range(dives):
        chance.shuffle(hops)
        status = engine.look(hops, count, NODES, noise=NOISE, seed=chance.getrandbits(62)).status
        if status is Status.FOUND:
            return Laid(engine.placed())
        if status is Status.EXHAUSTED:
            return None
    return None
