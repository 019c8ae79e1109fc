"""Levels without end: waypoints drawn at random, kept when the solver has proved what was wished for.

A level is never handed out unproved: it carries the fewest tiles (or that its number of tiles can be met; over
bridges sometimes only how many it needs at least), whether its solution is the only one, and its grade. A level over
bridges has no way out without them, and one sold as having one solution only demands that many tiles.
How long the solver may think is counted in positions, not in seconds: a seed makes the same levels everywhere.
Levels that are the same but for turning or flipping the board count as one (``signature``).
"""

from collections.abc import Iterator, Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.cells import (
    SIZE,
    Cell,
    board_of,
    cell_at,
    cells_in,
    column_of,
    mask_of,
    row_of,
)
from threedoors.games.dungeon_exit.board.level import MOST_PITS, Level, Route, fault_of
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.levels.grading import grade_of, least_grade, measure
from threedoors.games.dungeon_exit.levels.meeting import meet
from threedoors.games.dungeon_exit.solver import (
    ANY,
    FEWEST,
    NodeBudget,
    Question,
    SolverAnswer,
    bound_tiles,
    count_to,
    exactly,
    solve_with,
)
from threedoors.games.dungeon_exit.solver.engine import Engine
from threedoors.games.dungeon_exit.solver.problem import problem_of
from threedoors.games.dungeon_exit.solver.two_paths import dive, half, make_engine, taken_by

SOLVE_NODES = 600_000
GLANCE_NODES = 3_000  # what is easy without a bridge needs none
BRIDGE_NODES = 6_000  # these take longer
FEWER_NODES = 400  # for each smaller number of tiles over bridges
RIVALS = 16  # other solutions looked at before the next pit is dug
MOST_RIVALS = 3000
UNIQUE_NODES = 800
CENSUS_NODES = 20_000
KEPT_TRIES = 4
COOP_SPREAD = 40  # places tried for the mate's waypoints


class Wish(Struct, frozen=True, kw_only=True):
    """What is wished for; None is no wish."""

    grade: int | None = None
    tiles: int | None = None  # with ``exact`` the number the level demands, otherwise the fewest
    exact: bool = False
    pits: int = 0
    bridges: int = 0
    floors: int = 1
    coop: bool = False
    unique: bool = False
    rotation_only: bool = False


class Made(Struct, frozen=True):
    """A level with what was proved about it."""

    level: Level
    grade: int
    fewest: int | None  # proved; None where the level demands tiles, has two paths, or only ``at_least`` is known
    unique: bool
    solution: tuple[Laid, ...]
    at_least: int | None = None  # proved: fewer tiles than this do not do

    @property
    def needs_bridges(self) -> bool:
        """No bridge level is handed out that has a way out without them."""
        return self.level.bridges > 0


def generate(wish: Wish, chance: Random) -> Iterator[Made | None]:
    """Levels for a wish, all different. None after every try that came to nothing, so that a caller may stop."""
    known: set[str] = set()
    while True:
        made = _try(wish, chance)
        if made is not None and (wish.grade in (None, made.grade)) and signature(made.level) not in known:
            known.add(signature(made.level))
            yield made
        else:
            yield None


def _try(wish: Wish, chance: Random) -> Made | None:
    if wish.coop:
        return _coop(wish, chance)
    level = _drawn(wish, chance)
    if fault_of(level) is not None:
        return None
    if wish.unique:
        return _unique(wish, level, chance)
    return _proved(wish, level)


def _drawn(wish: Wish, chance: Random) -> Level:
    change = chance.randrange(1, 5) if wish.floors == 2 else 5
    first = chance.randrange(wish.floors)
    door, key, chest, monster, way_out = (
        _anywhere(chance, first if number < change else 1 - first) for number in range(5)
    )
    pits = () if wish.unique else tuple(_anywhere(chance, chance.randrange(wish.floors)) for _ in range(wish.pits))
    return Level(
        routes=((door, key, chest, monster, way_out),),
        tiles=(wish.tiles,) if wish.tiles and wish.exact else (),
        pits=tuple(sorted(pits)),
        bridges=wish.bridges,
        stairs=(_anywhere(chance, 0), _anywhere(chance, 1)) if wish.floors == 2 else (),
        rotation_only=wish.rotation_only,
    )


def _anywhere(chance: Random, board: int) -> Cell:
    return cell_at(chance.randrange(SIZE), chance.randrange(SIZE), board)


def _proved(wish: Wish, level: Level) -> Made | None:
    """Ask the solver; keep the level if the answer is what was wished."""
    if level.bridges:
        return _bridged(wish, level)
    if wish.grade is not None and least_grade(level) > wish.grade:
        return None  # no need to prove anything
    answer = solve_with(level, _all(level), NodeBudget(SOLVE_NODES))
    wanted = wish.tiles in (None, answer.tiles)
    return _made(level, answer, unique=False) if answer.status == "solved" and wanted else None


def _bridged(wish: Wish, level: Level) -> Made | None:
    """Over bridges: any solution where there is none without them, then as few tiles as can be found or refuted.

    The dear proof that there is no way without comes last: most levels fall before it.
    """
    without = replace(level, bridges=0)
    if solve_with(without, ANY, NodeBudget(GLANCE_NODES)).status == "solved":
        return None
    answer = solve_with(level, ANY, NodeBudget(BRIDGE_NODES))
    if answer.status != "solved" or solve_with(without, _all(level), NodeBudget(SOLVE_NODES)).status != "impossible":
        return None
    if level.tiles:
        return _made(level, answer, unique=False)
    answer, at_least = bound_tiles(level, answer, FEWER_NODES)
    made = _made(level, answer, unique=False)
    proved = at_least == answer.tiles
    if wish.tiles is not None and not (proved and wish.tiles == at_least):
        return None
    return replace(made, fewest=at_least if proved else None, at_least=None if proved else at_least)


def _all(level: Level) -> Question:
    """The question that soonest refutes a level: its number of tiles, or every number from the fewest up."""
    return exactly(level.tiles[0]) if level.tiles else FEWEST


def _made(level: Level, answer: SolverAnswer, unique: bool) -> Made:
    tiles = answer.tiles or 0
    features = measure(level, tiles, bound_of(level, tiles))
    fewest = None if level.tiles or level.bridges else tiles
    return Made(level, grade_of(features), fewest, unique, answer.solution)


def bound_of(level: Level, tiles: int) -> int:
    """The fewest tiles that would do if a path might touch itself."""
    if level.bridges or level.is_coop:
        return tiles
    counts = make_engine()(problem_of(level)).possible_counts(tiles)
    return (counts & -counts).bit_length() - 1 if counts else tiles


# -- one solution only


def _unique(wish: Wish, level: Level, chance: Random) -> Made | None:
    """Dig pits until one shortest solution is left (a greedy hitting set over the others)."""
    answer = solve_with(level, FEWEST, NodeBudget(UNIQUE_NODES))  # what takes longer has seldom a chance
    tiles = answer.tiles
    if answer.status != "solved" or tiles is None or wish.tiles not in (None, tiles):
        return None
    census = solve_with(replace(level, tiles=(tiles,)), count_to(MOST_RIVALS), NodeBudget(CENSUS_NODES))
    if not census.exact:
        return None  # twelve pits would hardly be enough
    for kept in _sampled(level, tiles, chance)[:KEPT_TRIES]:
        made = _left_alone(wish, level, tiles, kept, chance)
        if made is not None:
            return made
    return None


def _left_alone(wish: Wish, level: Level, tiles: int, kept: Laid, chance: Random) -> Made | None:
    own = mask_of(cell for tile in kept.tiles for cell in tile.cells)
    while True:
        others = [laid for laid in _sampled(level, tiles, chance) if not _same(laid, kept)]
        if not others:
            count = solve_with(replace(level, tiles=(tiles,)), count_to(2), NodeBudget(SOLVE_NODES))
            is_only = count.count == 1 and count.exact
            alone = replace(level, tiles=(tiles,))
            return _made(alone, SolverAnswer("solved", (kept,)), unique=True) if is_only else None
        pit = _best_pit(own, others)
        if pit is None or len(level.pits) == (wish.pits or MOST_PITS):
            return None
        level = replace(level, pits=tuple(sorted((*level.pits, pit))))


def _sampled(level: Level, tiles: int, chance: Random) -> list[Laid]:
    """Some solutions with so many tiles, found by chance."""
    engine: Engine = make_engine()(problem_of(level))
    found = [dive(engine, chance, tiles, 1) for _ in range(RIVALS)]
    return [laid for laid in found if laid is not None]


def _same(one: Laid, other: Laid) -> bool:
    return {(t.tile, frozenset(t.cells)) for t in one.tiles} == {(t.tile, frozenset(t.cells)) for t in other.tiles}


def _best_pit(own: int, others: Sequence[Laid]) -> Cell | None:
    """The cell most of the others need and the kept solution does not."""
    votes: dict[Cell, int] = {}
    for laid in others:
        cells = mask_of(cell for tile in laid.tiles for cell in tile.cells) & ~own
        if not cells:
            return None  # the same cells, cut into tiles in another way: no pit can tell them apart
        for cell in cells_in(cells):
            votes[cell] = votes.get(cell, 0) + 1
    best = sorted(votes, key=lambda cell: (-votes[cell], cell))
    return best[0] if best else None


# -- two paths


def _coop(wish: Wish, chance: Random) -> Made | None:
    """One path first, on both floors; then the mate's waypoints where there is room, and a second path."""
    first = _drawn(Wish(floors=2, pits=wish.pits, rotation_only=wish.rotation_only), chance)
    if fault_of(first) is not None or board_of(first.routes[0][0]) != 0:
        return None
    if wish.bridges:
        return _met(wish, replace(first, routes=(*first.routes, _mates_route(chance)), bridges=wish.bridges), chance)
    engine = make_engine()
    one = dive(engine(problem_of(first)), chance, None, 10)
    if one is None:
        return None
    for _ in range(COOP_SPREAD):
        level = replace(first, routes=(first.routes[0], _mates_route(chance)))
        if fault_of(level) is not None or not _stays_clear(level, one):
            continue
        other = dive(engine(half(level, 1, taken_by(one, level.size))), chance, None, 6)
        if other is not None:
            tiles = (len(one.tiles), len(other.tiles)) if wish.exact else ()
            return _made_coop(replace(level, tiles=tiles), (one, other))
    return None


def _met(wish: Wish, level: Level, chance: Random) -> Made | None:
    both = meet(level, chance) if fault_of(level) is None else None
    if both is None:
        return None
    return _made_coop(replace(level, tiles=tuple(len(laid.tiles) for laid in both) if wish.exact else ()), both)


def _mates_route(chance: Random) -> Route:
    change = chance.randrange(1, 5)
    a, b, c, d, e = (_anywhere(chance, int(number < change)) for number in range(5))
    return a, b, c, d, e


def _stays_clear(level: Level, one: Laid) -> bool:
    """The mate's waypoints may not touch the path that lies already."""
    return not taken_by(one, level.size) & mask_of(level.routes[1])


def _made_coop(level: Level, both: tuple[Laid, Laid]) -> Made:
    longest = max(len(laid.tiles) for laid in both)
    return Made(level, grade_of(measure(level, longest, longest)), None, False, both)


# -- the same but for turning the board


def signature(level: Level) -> str:
    """One line that is the same for all eight ways to turn and flip a board (four with rotation only)."""
    return min(write_level(_seen(level, turn, flip)) for turn in range(4) for flip in (False, True))


def _seen(level: Level, turn: int, flip: bool) -> Level:
    def moved(cell: Cell) -> Cell:
        column, row = column_of(cell), row_of(cell)
        if flip and not level.rotation_only:
            column = level.size - 1 - column
        for _ in range(turn):
            column, row = level.size - 1 - row, column
        return cell_at(column, row, board_of(cell))

    def moved_route(route: Route) -> Route:
        a, b, c, d, e = map(moved, route)
        return a, b, c, d, e

    return replace(
        level,
        routes=tuple(map(moved_route, level.routes)),
        pits=tuple(sorted(map(moved, level.pits))),
        stairs=tuple(map(moved, level.stairs)),
    )
