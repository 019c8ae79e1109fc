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
from threedoors.games.dungeon_exit.solver.accelerator import flat
from threedoors.games.dungeon_exit.solver.bridges.layout import (
    FRAME,
    KID,
    KID_MOVE,
    KID_ROOT,
    MARGIN,
    N_KIDS,
    TRIED,
    BridgeOrder,
)
from threedoors.games.dungeon_exit.solver.bridges.search import begin, has_room, try_child
from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSearch
from threedoors.games.dungeon_exit.solver.bridges.stepping import find_children
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, problem_of

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


def _tiles_of_hops(problem: SearchProblem, solution: Laid) -> list[list[Placed]]:
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

    def __init__(self, problem: SearchProblem, laid: Laid, order: Sequence[int]) -> None:
        self.problem, self.order = problem, order
        self.search = BridgeSearch(problem, [laid])
        self.ask = BridgeOrder((-1, -1), problem.level.bridges, budget=0, noise=0, cap=1, gaps=True)
        self.depth = 0
        begin(flat([*order]), self.search.hops, self.search.stack, self.ask)

    def follow(self, parts: Sequence[Sequence[Placed]]) -> str:
        """Every tile, hop by hop in this order; what went wrong, or nothing."""
        for hop in self.order:
            for tile in parts[hop]:
                if not self._has_room():
                    return f"no room seen before {tile}"
                if not self._is_offered(tile):
                    return f"{tile} was not offered"
                self._lay()
        return ""

    def _has_room(self) -> bool:
        look = self.search
        return bool(has_room(self.depth, flat([*self.order]), look.box, look.hops, look.ground, look.stack, self.ask))

    def _is_offered(self, tile: Placed) -> bool:
        """Does the search think of this tile? Then it is the only child left to try."""
        look, moves = self.search, self.problem.moves
        find_children(self.depth, flat([*self.order]), look.box, look.hops, look.ground, look.stack, self.ask)
        frame, stack = self.depth * FRAME, look.stack
        for child in range(int(stack[frame + N_KIDS])):
            move, root = (int(stack[frame + KID * child + n]) for n in (KID_MOVE, KID_ROOT))
            if tuple(moves.cells(root - MARGIN, move)) == tuple(tile.cells):
                stack[frame + KID_MOVE], stack[frame + KID_ROOT] = move, root
                stack[frame + TRIED], stack[frame + N_KIDS] = 0, 1
                return True
        return False

    def _lay(self) -> None:
        look = self.search
        try_child(self.depth, flat([*self.order]), look.box, look.hops, look.ground, look.stack, self.ask)
        self.depth += 1
