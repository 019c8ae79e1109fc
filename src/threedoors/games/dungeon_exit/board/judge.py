"""The judge (E4–E11, E15): where a path breaks, by which rule, and what is already right.

Tiles may lie in any order and unfinished; the judge first asks whether each may lie where it does,
then which contacts join, and then follows the joined cells from stop to stop. Only what is joined
without a fault counts as linked. One judge serves the game, the command line and the solver's tests.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import Cell
from threedoors.games.dungeon_exit.board.contacts import Joints, LaidOut, lay_out, readings
from threedoors.games.dungeon_exit.board.faults import Problem, each_once, misplaced, problem
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, WAYPOINTS, Level
from threedoors.games.dungeon_exit.board.notation import Laid

Chain = tuple[Cell, ...]  # joined cells from one stop towards another, both stops included


class Verdict(Struct, frozen=True):
    """What the judge says about everything that lies on the boards."""

    valid: bool
    linked: tuple[tuple[str, ...], ...]  # for each path the legs linked: "door-key", …
    lit: tuple[tuple[str, ...], ...]  # for each path its tiles in path order from the Door, as far as it is sound
    thread: tuple[Chain, ...]  # the same as cells, waypoints and stairs among them
    problems: tuple[Problem, ...]
    at_stair: tuple[bool, ...]  # for each path: linked from its Door to the stair of its first board (E15)

    @property
    def wrong(self) -> tuple[Problem, ...]:
        """The problems that are faults; the others are only unfinished work."""
        return tuple(p for p in self.problems if not p.unfinished)


def judge(level: Level, laid: Sequence[Laid]) -> Verdict:
    """Judge what each path has laid; ``laid`` holds one entry for each route of the level."""
    bad = list(misplaced(level, laid))
    table = lay_out(level, laid, [placed for placed, _ in bad])
    bridges = [cell for path in laid for cell in path.bridges]
    verdicts = [_verdict(level, laid, table, joints) for joints in readings(table, bridges)]
    best = min(verdicts, key=lambda v: (not v.valid, -sum(map(len, v.linked)), len(v.problems)))
    faults = tuple(fault for _, fault in bad)
    return replace(best, valid=best.valid and not faults, problems=(*faults, *best.problems))


def _verdict(level: Level, laid: Sequence[Laid], table: LaidOut, joints: Joints) -> Verdict:
    chains = [_chains(level, path, table, joints) for path in range(len(laid))]
    hops = [_linked_hops(level, path, chains[path]) for path in range(len(laid))]
    linked = tuple(tuple(_linked_legs(level, path, hops[path])) for path in range(len(laid)))
    problems = [*joints.problems]
    for path in range(len(laid)):
        own = [*_order_problems(level, path, chains[path])]
        own += _unfinished(level, path, laid[path], chains[path], linked[path])
        problems += [replace(found, path=path) for found in own]
    problems += _bridge_count(level, laid, all(len(legs) == 4 for legs in linked))
    thread = tuple(_thread(level, path, chains[path]) for path in range(len(laid)))
    lit = tuple(_tiles_along(table, cells) for cells in thread)
    at_stair = tuple(_is_at_stair(level, path, hops[path]) for path in range(len(laid)))
    return Verdict(not problems, linked, lit, thread, each_once(problems), at_stair)


def _chains(level: Level, path: int, table: LaidOut, joints: Joints) -> list[Chain]:
    """All chains of joined cells that begin at a stop of this path, in the order of the stops."""
    links: dict[Cell, list[Cell]] = {}
    for one, other in joints.joined:
        links.setdefault(one, []).append(other)
        links.setdefault(other, []).append(one)
    found = []
    for stop in level.stops(path):
        for first in sorted(links.get(stop, ())):
            if table.pieces[first].owner == path:
                found.append(_follow(table, links, stop, first))  # noqa: PERF401 - three loops in one line read worse
    return found


def _follow(table: LaidOut, links: dict[Cell, list[Cell]], stop: Cell, first: Cell) -> Chain:
    """Walk from a stop through tiles as long as they join."""
    chain = [stop, first]
    while table.pieces[chain[-1]].is_tile:
        here = table.pieces[chain[-1]]
        at = here.cells.index(chain[-1])
        inside = here.cells[at + 1 :] if at == 0 else here.cells[:at][::-1]
        chain += inside
        onward = [cell for cell in links.get(chain[-1], ()) if cell not in chain[-2 - len(inside) :]]
        if not onward or onward[0] in chain[1:]:
            break
        chain.append(onward[0])
    return tuple(chain)


def _linked_hops(level: Level, path: int, chains: list[Chain]) -> set[int]:
    """Which neighbouring stops are linked: hop i joins stop i and stop i + 1."""
    stops = level.stops(path)
    ends = {(chain[0], chain[-1]) for chain in chains}
    return {i for i in range(len(stops) - 1) if (stops[i], stops[i + 1]) in ends}


def _linked_legs(level: Level, path: int, hops: set[int]) -> Iterator[str]:
    """A leg over the stairs is linked when both its halves are."""
    stops, route = level.stops(path), level.routes[path]
    for number, name in enumerate(LEG_NAMES):
        first, last = stops.index(route[number]), stops.index(route[number + 1])
        if (last == first + 1 and first in hops) or (last == first + 3 and {first, first + 2} <= hops):
            yield name


def _is_at_stair(level: Level, path: int, hops: set[int]) -> bool:
    if not level.stairs:
        return False
    stops = level.stops(path)
    stair = min(stops.index(cell) for cell in level.stairs)
    return all(hop in hops for hop in range(stair))


def _order_problems(level: Level, path: int, chains: list[Chain]) -> Iterator[Problem]:
    """E4, E6, E11: a chain may only join a stop with the next one."""
    stops = level.stops(path)
    for chain in chains:
        if chain[-1] not in stops or stops.index(chain[0]) > stops.index(chain[-1]):
            continue
        first, last = stops.index(chain[0]), stops.index(chain[-1])
        if last != first + 1 or {chain[0], chain[-1]} == set(level.stairs):
            names = [_stop_name(level, path, cell) for cell in (chain[0], chain[-1])]
            cells = [chain[0], chain[-1]]
            yield problem("wrong-order", "E4", cells, one=f"@thing-{names[0]}", other=f"@thing-{names[1]}")


def _stop_name(level: Level, path: int, cell: Cell) -> str:
    route = level.routes[path]
    return WAYPOINTS[route.index(cell)] if cell in route else "stair"


def _unfinished(level: Level, path: int, laid: Laid, chains: list[Chain], linked: tuple[str, ...]) -> Iterator[Problem]:
    """E4, E7, E8: what is missing, or too much, in this path as a whole."""
    for name in LEG_NAMES:
        if name not in linked:
            one, other = name.split("-")
            cells = [level.routes[path][WAYPOINTS.index(end)] for end in (one, other)]
            said = {"one": f"@thing-{one}", "other": f"@thing-{other}"}
            yield problem("not-linked", "E4", cells, unfinished=True, **said)
    done = len(linked) == 4
    count = level.count_for(path)
    if count is not None and (len(laid.tiles) > count or (done and len(laid.tiles) < count)):
        too_few = len(laid.tiles) < count
        yield problem("tile-count", "E8", [], unfinished=too_few, laid=len(laid.tiles), count=count)
    on_path = {cell for chain in chains for cell in chain}
    for placed in laid.tiles:
        if done and not on_path & set(placed.cells):
            yield problem("loose-tile", "E7", placed.cells, tile=placed.tile)


def _bridge_count(level: Level, laid: Sequence[Laid], done: bool) -> Iterator[Problem]:
    """E9: exactly as many bridges as the level demands, each on a cell of its own."""
    bridges = [cell for path in laid for cell in path.bridges]
    if len(set(bridges)) < len(bridges):
        yield problem("bridge-twice", "E9", sorted({cell for cell in bridges if bridges.count(cell) > 1}))
    if len(bridges) > level.bridges or (done and len(bridges) < level.bridges):
        too_few = len(bridges) < level.bridges
        yield problem("bridge-count", "E9", bridges, unfinished=too_few, laid=len(bridges), count=level.bridges)


def _thread(level: Level, path: int, chains: list[Chain]) -> Chain:
    """The cells joined to the Door without a fault, in path order."""
    stops = level.stops(path)
    cells = [stops[0]]
    for here, due in pairwise(stops):
        if here in level.stairs and due in level.stairs:
            cells.append(due)
            continue
        onward = [chain for chain in chains if chain[0] == here and not _leads_back(stops, chain)]
        linking = [chain for chain in onward if chain[-1] == due]
        for chain in (linking or onward)[:1]:
            cells += [cell for cell in chain[1:] if cell == due or cell not in stops]
        if not linking:
            break
    return tuple(cells)


def _tiles_along(table: LaidOut, cells: Chain) -> tuple[str, ...]:
    return tuple(dict.fromkeys(table.pieces[cell].name for cell in cells if table.pieces[cell].is_tile))


def _leads_back(stops: Sequence[Cell], chain: Chain) -> bool:
    return chain[-1] in stops and stops.index(chain[-1]) < stops.index(chain[0])
