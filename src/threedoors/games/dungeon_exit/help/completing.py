"""Completing: can what lies on the board still become a solution, and which one?

For one path without bridges, tiles that are joined form a chain. A chain is like a pair of stairs: the path comes
to one end of it and goes on from the other. So the tiles laid become extra stops, and what is left is an ordinary
question for the plain engine. Where a loose chain belongs is not known; every place it could have is tried.
Two paths are completed one after the other. With bridges, and where one after the other does not do, the search
for crossings walks through what is laid.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, permutations, product
from random import Random

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import Cell, Mask, board_of, cell_at, mask_of, neighbours
from threedoors.games.dungeon_exit.board.faults import misplaced
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.board.tiles import TILES
from threedoors.games.dungeon_exit.solver.engine import Status
from threedoors.games.dungeon_exit.solver.moves import moves_for
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine
from threedoors.games.dungeon_exit.solver.problem import Hop, SearchProblem, problem_of
from threedoors.games.dungeon_exit.solver.question import SearchBudget, Timer
from threedoors.games.dungeon_exit.solver.two_paths import alone, around_mate, taken_by

NOISE = 300
FIRST_BUDGET = 40
COOP_TRIES = 8
HALF_SEARCHES = 12  # short searches for one of two paths, before the other goes first

Chain = tuple[Cell, ...]  # cells of joined tiles, from one end to the other
Both = tuple[Laid, ...]  # what each path has


class Completion(Struct, frozen=True):
    """Whether the position can be completed: yes with a solution, no with proof, or unknown in the time given."""

    possible: bool | None
    solution: Both = ()


def complete(level: Level, laid: Sequence[Laid], clock: Timer) -> Completion:
    """A solution that keeps everything laid, if there is one; ``laid`` holds one entry for each route."""
    if any(misplaced(level, laid)):
        return Completion(False)
    verdict = judge(level, laid)
    if verdict.valid:
        return Completion(True, tuple(laid))
    if level.bridges:
        return _over_bridges(level, laid, clock)
    if verdict.wrong:  # without bridges nothing laid later can mend a contact
        return Completion(False)
    if level.is_coop:
        return _both(level, laid, clock)
    return _one(level, laid[0], clock, 0, Random(0))


@cache
def get_ready_for_bridges() -> None:
    """Load the search for bridges once, so that nobody's two seconds are spent on that."""
    from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSearch

    level = Level(routes=((cell_at(0, 0), cell_at(2, 2), cell_at(4, 0), cell_at(6, 2), cell_at(8, 0)),), bridges=1)
    BridgeSearch(problem_of(level)).look([-1], 1)


def _over_bridges(level: Level, laid: Sequence[Laid], clock: Timer) -> Completion:
    """The search that knows bridges and two paths, with the tiles laid as part of the way."""
    from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker

    answer = BridgeSeeker(problem_of(level), clock, laid).find(list(level.tiles) or [-1] * len(level.routes))
    if answer.status == "solved":
        return Completion(True, _with_own_bridges(laid, answer.solution))
    return Completion(False if answer.status == "impossible" else None)


def _with_own_bridges(laid: Sequence[Laid], found: Both) -> Both:
    """A bridge stays with the player who laid it, whoever crosses it."""
    lying = {cell for one in laid for cell in one.bridges}
    return tuple(
        Laid(one.tiles, (*before.bridges, *(cell for cell in one.bridges if cell not in lying)))
        for before, one in zip(laid, found, strict=True)
    )


def _both(level: Level, laid: Sequence[Laid], clock: Timer) -> Completion:
    """Two paths without bridges: one is completed, then the other with what room is left."""
    chance = Random(0)
    for turn in range(COOP_TRIES):
        first = turn % 2
        one = _half(level, laid, first, laid[1 - first], clock, chance)
        if one.possible is False:
            return Completion(False)  # even with nothing more of the mate on the boards
        if one.possible:
            other = _half(level, laid, 1 - first, one.solution[0], clock, chance)
            if other.possible:
                both = (one.solution[0], other.solution[0])
                return Completion(True, both if first == 0 else both[::-1])
        if not clock.goes_on():
            return Completion(None)
    return _over_bridges(level, laid, clock)


def _half(level: Level, laid: Sequence[Laid], path: int, mates: Laid, clock: Timer, chance: Random) -> Completion:
    closed = around_mate(level, path) | taken_by(mates, level.size)
    return _one(alone(level, path), laid[path], SearchBudget(HALF_SEARCHES, clock), closed, chance)


def _one(level: Level, laid: Laid, clock: Timer, closed: Mask, chance: Random) -> Completion:
    """One path without bridges; nothing may lie on ``closed`` cells."""
    verdict = judge(level, [laid])
    if verdict.valid:
        return Completion(True, (laid,))
    if any(_is_ring(level, chain) for chain in chains_of(level, laid)):
        return Completion(False)
    wanted = level.count_for(0)
    left = None if wanted is None else wanted - len(laid.tiles)
    sure = True
    for problem in problems_of(level, laid, closed):
        found = _search(problem, left, clock, chance) if problem is not None else None
        if found is None:
            sure = sure and problem is None
        elif found:
            return Completion(True, (_in_order(level, Laid((*laid.tiles, *found))),))
        if is_over(clock) or (problem is not None and not clock.goes_on()):
            return Completion(None)
    return Completion(False if sure else None)


def is_over(clock: Timer) -> bool:
    """Has a clock run out? A number of searches never does in the middle of one."""
    left = clock.seconds_left()
    return left is not None and left <= 0


def _search(problem: SearchProblem, left: int | None, clock: Timer, chance: Random) -> tuple[Placed, ...] | None:
    """The tiles that are missing; nothing when there are none such; None when time ran out."""
    if not problem.hops:
        return ()
    engine = PlainEngine(problem, lambda: is_over(clock))
    order = list(range(len(problem.hops)))
    budget = FIRST_BUDGET
    turns = 0
    while True:
        chance.shuffle(order)
        seed = chance.getrandbits(30)
        look = engine.look(order, left, budget, noise=NOISE, remember=turns > 8, seed=seed)
        clock.spend(look.nodes)
        if look.status is Status.FOUND:
            return engine.placed()
        if look.status is Status.EXHAUSTED:
            return ()
        if not clock.goes_on():
            return None
        budget += budget // 8 + 1
        turns += 1


def _in_order(level: Level, laid: Laid) -> Laid:
    """The same tiles in path order."""
    lit = judge(level, [laid]).lit[0]
    return Laid(tuple(sorted(laid.tiles, key=lambda placed: lit.index(placed.tile))), laid.bridges)


def _is_ring(level: Level, chain: Chain) -> bool:
    """Does a chain touch its own beginning? Then no path leads through it (E5)."""
    return len(chain) > 2 and chain[0] in neighbours(chain[-1], level.size)


# -- what is laid, as stops


def chains_of(level: Level, laid: Laid) -> list[Chain]:
    """Tiles joined end to end, each chain from one end to the other."""
    left = [tuple(placed.cells) for placed in laid.tiles]
    chains: list[Chain] = []
    while left:
        chain = left.pop()
        while joined := next((t for t in left if _join(chain, t, level.size)), None):
            left.remove(joined)
            chain = _joined(chain, joined, level.size)
        chains.append(chain)
    return chains


def _join(chain: Chain, other: Chain, size: int) -> bool:
    return any(a in neighbours(b, size) for a in (chain[0], chain[-1]) for b in (other[0], other[-1]))


def _joined(chain: Chain, other: Chain, size: int) -> Chain:
    for one in (chain, chain[::-1]):
        for two in (other, other[::-1]):
            if two[0] in neighbours(one[-1], size):
                return (*one, *two)
    raise AssertionError("only joined chains come here")


def problems_of(level: Level, laid: Laid, closed: Mask) -> Iterator[SearchProblem | None]:
    """The questions to ask: one for every way the chains could belong to the hops; None for a way that cannot be."""
    chains = chains_of(level, laid)
    stops = level.stops(0)
    spans = [(a, b) for a, b in pairwise(stops) if board_of(a) == board_of(b)]
    tiles = tuple(tile for tile in TILES if tile.name not in {placed.tile for placed in laid.tiles})
    moves = moves_for(level.rotation_only, tiles)
    for places in product(*([hop for hop in range(len(spans)) if _may_be_in(level, spans[hop], c)] for c in chains)):
        for order in _orders(places, chains, len(spans)):
            hops = _hops(level, spans, order)
            free = 0 if hops is None else _free(level, chains, hops) & ~closed
            yield None if hops is None else SearchProblem(level, tuple(hops), free, moves)


def _may_be_in(level: Level, span: tuple[Cell, Cell], chain: Chain) -> bool:
    """A chain that touches a stop belongs to a hop of that stop."""
    touched = {stop for stop in level.stops(0) for end in chain if stop in neighbours(end, level.size)}
    return board_of(span[0]) == board_of(chain[0]) and touched <= set(span)


def _orders(places: Sequence[int], chains: Sequence[Chain], hops: int) -> Iterator[list[list[Chain]]]:
    """For each hop its chains, in every order and direction."""
    inside = [[chain for place, chain in zip(places, chains, strict=True) if place == hop] for hop in range(hops)]
    ways = [
        [list(chosen) for order in permutations(group) for chosen in product(*({c, c[::-1]} for c in order))]
        for group in inside
    ]
    yield from ([*chosen] for chosen in product(*ways))


def _hops(level: Level, spans: list[tuple[Cell, Cell]], order: list[list[Chain]]) -> list[Hop] | None:
    """What is left to walk; None when this order contradicts what is joined already."""
    hops: list[Hop] = []
    for (start, goal), chains in zip(spans, order, strict=True):
        ends = [start, *(end for chain in chains for end in (chain[0], chain[-1])), goal]
        for number in range(0, len(ends), 2):
            one, other = ends[number], ends[number + 1]
            if other in neighbours(one, level.size):
                continue
            hops.append(Hop(one, other, 0))
    touched = _touched(level, order)
    walked = {cell for hop in hops for cell in (hop.start, hop.goal)}
    joined_ends = {end for end in touched if end in walked}
    return None if joined_ends else hops


def _touched(level: Level, order: list[list[Chain]]) -> set[Cell]:
    """Ends of chains that touch a stop already: nothing more may come to them (a lone cell has two sides)."""
    stops = set(level.stops(0))
    found = set()
    for chains in order:
        for chain in chains:
            for end in (chain[0], chain[-1]):
                sides = sum(stop in stops for stop in neighbours(end, level.size))
                if sides and (len(chain) > 1 or sides > 1):
                    found.add(end)
    return found


def _free(level: Level, chains: list[Chain], hops: list[Hop]) -> Mask:
    """Free cells: none of a chain, and none beside one but at the ends the path still comes to."""
    open_ends = {cell for hop in hops for cell in (hop.start, hop.goal)}
    closed = mask_of(
        near
        for chain in chains
        for cell in chain
        for near in ((cell,) if cell in open_ends else (cell, *neighbours(cell, level.size)))
    )
    used_stops = set(level.stops(0)) - open_ends
    barred = mask_of(near for stop in used_stops for near in neighbours(stop, level.size))
    return level.playground() & ~level.closed() & ~closed & ~barred
