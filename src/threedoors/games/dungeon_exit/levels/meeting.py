"""Levels for two that need their bridges (E15): a way across the mate's path is found, and proved that none is without.

One path is laid first. The mate's then comes to a bank beside one of its straight cells, steps over the bridge and goes
on from the other bank: with that settled, what is left is a question for one path, as for ``solver.bridges.crossings``.
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import Cell, board_of, mask_of, neighbours
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.solver import ANY, NodeBudget, solve_with
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem
from threedoors.games.dungeon_exit.solver.two_paths import dive, find_both, half, make_engine, taken_by

GLANCES = 4  # what is easy without a bridge needs none
PROOF_NODES = 60_000
FIRST_PATHS = 6  # tried for each level
CROSSINGS = 40  # tried across each of them
DIVES = 8


class Site(Struct, frozen=True):
    """A cell of the path that lies there, and the banks on both its sides."""

    crossed: Cell
    arrive: Cell
    leave: Cell


def meet(level: Level, chance: Random) -> tuple[Laid, Laid] | None:
    """Two paths that cross by as many bridges as the level names, if there is no way without: proved."""
    without = replace(level, bridges=0)
    both = None if find_both(without, chance, GLANCES, lambda: True) else _crossed(level, chance)
    proved = both is not None and solve_with(without, ANY, NodeBudget(PROOF_NODES)).status == "impossible"
    return both if proved else None


def _crossed(level: Level, chance: Random) -> tuple[Laid, Laid] | None:
    for _ in range(FIRST_PATHS):
        first = chance.randrange(2)
        one = dive(make_engine()(half(level, first)), chance, level.count_for(first), DIVES)
        other = _across(level, 1 - first, one, chance) if one is not None else None
        if one is not None and other is not None:
            return (one, other) if first == 0 else (other, one)
    return None


def _across(level: Level, path: int, one: Laid, chance: Random) -> Laid | None:
    """The mate's path over the one that lies there."""
    sites = [*_sites(level, one)]
    taken = taken_by(one, level.size)
    for _ in range(CROSSINGS if len(sites) >= level.bridges else 0):
        chosen = chance.sample(sites, level.bridges)
        question = _question(level, path, taken, chosen, chance)
        laid = dive(make_engine()(question), chance, None, DIVES) if question is not None else None
        if laid is None or level.count_for(path) not in (None, len(laid.tiles)):
            continue
        found = Laid(laid.tiles, tuple(site.crossed for site in chosen))
        if judge(level, (one, found) if path == 1 else (found, one)).valid:
            return found
    return None


def _sites(level: Level, one: Laid) -> Iterator[Site]:
    """Where a bridge may cross: banks that touch nothing of the path but the crossed cell."""
    cells = {cell for tile in one.tiles for cell in tile.cells}
    closed = level.closed()
    for crossed in sorted(cells):
        for step in (1, -1, 16, -16):
            banks = (crossed + step, crossed - step)
            beside = set(neighbours(crossed, level.size))
            clear = all(bank in beside and bank not in cells and not closed >> bank & 1 for bank in banks)
            if clear and all(cells & set(neighbours(bank, level.size)) == {crossed} for bank in banks):
                yield Site(crossed, *banks)


def _question(level: Level, path: int, taken: int, sites: Sequence[Site], chance: Random) -> SearchProblem | None:
    """What is left of the mate's path once it is settled where it crosses; None where no leg comes by."""
    open_banks = mask_of(bank for site in sites for bank in (site.arrive, site.leave))
    problem = half(level, path, taken & ~open_banks)
    hops = list(problem.hops)
    for site in sites:
        near = [number for number, hop in enumerate(hops) if hop.board == board_of(site.crossed)]
        if not near:
            return None
        number = chance.choice(near)
        hops[number : number + 1] = _cut(hops[number], site, level.size)
    return replace(problem, hops=tuple(hops))


def _cut(hop: Hop, site: Site, size: int) -> tuple[Hop, Hop]:
    """A leg cut at a bridge: to one bank, and on from the other."""
    beside = mask_of(neighbours(site.crossed, size))
    return (
        Hop(hop.start, site.crossed, hop.path, hop.barred | beside & ~(1 << site.arrive)),
        Hop(site.crossed, hop.goal, hop.path, hop.barred | beside & ~(1 << site.leave)),
    )
