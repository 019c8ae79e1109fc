"""Known solutions over bridges, walked in the solver's own steps: what completes a position is never cut off.

A level is solved; some of the solution's tiles and bridges are laid; then the rest is followed, tile by tile, in a
random order of the hops. Before each tile the search must see room for what is left, and must offer that very
tile among its next ones. This once found an end that no bridge was thought to reach, which no census would.
"""

from collections.abc import Iterator, Sequence
from random import Random
from time import monotonic

from tests.games.dungeon_exit.random_levels import random_level
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed, write_level
from threedoors.games.dungeon_exit.levels.books import read_book
from threedoors.games.dungeon_exit.solver import ANY, solve, warm_up
from threedoors.games.dungeon_exit.solver.accelerated import flat
from threedoors.games.dungeon_exit.solver.bridges import ground, search
from threedoors.games.dungeon_exit.solver.bridges import stepping as s
from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSearch
from threedoors.games.dungeon_exit.solver.problem import Problem, problem_of

WALKS = 12  # along each solution
SECONDS = 2.0  # for a level
NEXT_TO = (1, -1, 16, -16)  # cells of the ground


def run(seconds: float) -> Iterator[str]:
    """Levels of the book and random ones, each walked a dozen times."""
    begun = monotonic()
    warm_up()
    chance = Random(int(begun))
    book = [page.level for page in read_book("adventure") if page.level.bridges]
    levels = walks = 0
    while monotonic() - begun < seconds:
        level = chance.choice(book) if chance.random() < 0.3 else _random(chance)
        answer = solve(level, ANY, SECONDS)
        if answer.status != "solved":
            continue
        levels += 1
        for _ in range(WALKS):
            _walk(level, answer.solution[0], chance)
            walks += 1
        yield f"{walks} walks along the solutions of {levels} levels, none cut off"


def _random(chance: Random) -> Level:
    size, bridges, pits = chance.choice([7, 8, 12, 12]), chance.choice([1, 1, 2]), chance.choice([0, 3])
    return random_level(chance, size=size, bridges=bridges, pits=pits)


def _walk(level: Level, solution: Laid, chance: Random) -> None:
    """Lay a part of the solution, and follow all of it."""
    tiles = chance.sample(solution.tiles, chance.randrange(len(solution.tiles) + 1))
    bridges = chance.sample(solution.bridges, chance.randrange(len(solution.bridges) + 1))
    laid = Laid(tuple(tiles), tuple(bridges))
    problem = problem_of(level)
    order = chance.sample(range(len(problem.hops)), len(problem.hops))
    trouble = _Walker(problem, laid, order).follow(_tiles_of_hops(problem, solution))
    assert not trouble, f"{write_level(level)} | {solution} | laid {laid} | hops {order} | {trouble}"


def _tiles_of_hops(problem: Problem, solution: Laid) -> list[list[Placed]]:
    """Which tiles of a path lead from one place to the next."""
    left, parts = list(solution.tiles), []
    for hop in problem.hops:
        part: list[Placed] = []
        while left and (not part or part[-1].cells[-1] - hop.goal not in NEXT_TO):
            part.append(left.pop(0))
        parts.append(part)
    return parts


class _Walker:
    """One search, led along a solution."""

    def __init__(self, problem: Problem, laid: Laid, order: Sequence[int]) -> None:
        self.problem, self.order = problem, order
        self.search = BridgeSearch(problem, [laid])
        self.depth = 0
        frames = self.search._frames
        frames[s.PLACE], frames[s.HEAD], frames[s.PRIOR] = 0, self.search._hops[order[0] * 3], 0
        frames[s.USED_0], frames[s.USED_1] = 0, 0
        frames[s.NEXT], frames[s.LEFT] = -1, problem.level.bridges
        self.search._result[s.R_GAPS] = 1

    def follow(self, parts: Sequence[Sequence[Placed]]) -> str:
        """Every tile, hop by hop in this order; what went wrong, or nothing."""
        for place, hop in enumerate(self.order):
            for tile in parts[hop]:
                if not self._has_room():
                    return f"no room seen before {tile}"
                if (move := self._offered(tile)) is None:
                    return f"{tile} was not offered"
                self._lay(*move, place, hop)
        return ""

    def _has_room(self) -> bool:
        look, problem = self.search, self.problem
        return bool(
            search.has_room(
                self.depth, look._frames, flat([*self.order]), len(problem.hops), look._hops, look._lengths,
                len(problem.moves.tiles), flat([-1, -1]), look._fixed, look._ground, look._far, look._queue, look._mark,
            )
        )  # fmt: skip

    def _offered(self, tile: Placed) -> tuple[int, int] | None:
        """The move and its root that lay this tile, if the search thinks of it."""
        look, moves = self.search, self.problem.moves
        count = s.find_children(
            self.depth, look._frames, look._kids, flat([*self.order]), look._moves, len(moves.step), look._ground,
            look._hops, look._far, 0, -1, look._fixed, look._wanted, look._result, look._path,
        )  # fmt: skip
        for child in range(count):
            at = (self.depth * s.MOST_KIDS + child) * s.KID
            move, root = int(look._kids[at + 1]), int(look._kids[at + 2])
            if tuple(moves.cells(root - ground.MARGIN, move)) == tuple(tile.cells):
                return move, root
        return None

    def _lay(self, move: int, root: int, place: int, hop: int) -> None:
        look, frames, here = self.search, self.search._frames, self.depth * s.FRAME
        frames[here + s.MOVE], frames[here + s.ROOT] = move, root
        crossed = ground.lay(look._moves, move, root, frames[here + s.HEAD], look._ground, look._path)
        length = look._moves[4 * move + 1]
        end, prior, goal = look._path[length], look._path[length - 1], look._hops[hop * 3 + 1]
        there = end - goal in NEXT_TO
        if there:
            look._ground[ground.BEHIND * ground.CELLS + end] = goal
        last = place + 1 == len(self.problem.hops)
        after = 0 if last else look._hops[self.order[place + 1] * 3]
        below = here + s.FRAME
        frames[below + s.USED_0] = frames[here + s.USED_0] | 1 << int(look._moves[4 * move + 2])
        frames[below + s.USED_1] = 0
        frames[below + s.LEFT], frames[below + s.NEXT] = frames[here + s.LEFT] - crossed, -1
        frames[below + s.PLACE] = place + there
        frames[below + s.HEAD], frames[below + s.PRIOR] = (after, 0) if there else (end, prior)
        self.depth += 1
