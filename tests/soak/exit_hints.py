"""Hints over thousands of positions: small ones against a census of all solutions, whole boards by their own moves.

On a board of twelve a census is out of reach. There a part of a known solution is never called hopeless, and a
move is followed by asking the solver's other search for a solution that keeps it. Any wrong hint raises.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import monotonic

from msgspec.structs import replace

from tests.games.dungeon_exit.small_levels import positions, small_level
from tests.games.dungeon_exit.test_hints_are_sound import KINDS, checked
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.help.hints import hint
from threedoors.games.dungeon_exit.levels.books import book_names, open_book, read_book
from threedoors.games.dungeon_exit.solver import ANY, exactly, solve, warm_up
from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker
from threedoors.games.dungeon_exit.solver.problem import problem_of
from threedoors.games.dungeon_exit.solver.question import NodeBudget

BOOKS = tuple(name for name in book_names() if open_book(name).mode != "coop")
NODES = 20_000


def run(seconds: float) -> Iterator[str]:
    """Half the time on small levels, half on the levels of the books."""
    begun = monotonic()
    warm_up()
    chance = Random(int(begun))
    told: Counter[str] = Counter()
    while monotonic() - begun < seconds:
        small = small_level(chance.choice([*KINDS]), chance)
        for laid in positions(small, chance, 20):
            told[f"small: {checked(small, laid, chance.randrange(len(laid)))}"] += 1
        for _ in range(5):
            told[f"book: {_from_a_book(chance)}"] += 1
        yield f"{told.total()} positions, " + ", ".join(f"{count} {what}" for what, count in told.most_common())


def _from_a_book(chance: Random) -> str:
    page = chance.choice([page for book in BOOKS for page in read_book(book)])
    known = solve(page.level, ANY if page.fewest is None else exactly(page.fewest), 20)
    if not known.solution:
        return "level undecided"
    (solution,) = known.solution
    part = Laid(tuple(chance.sample(solution.tiles, chance.randrange(len(solution.tiles)))))
    given = hint(page.level, [part], "move")
    assert given.possible is not False, f"{write_level(page.level)} | {part}: {solution} completes it"
    if given.move is None:
        return "undecided" if given.possible is None else given.say.id
    after = replace(part, tiles=(*part.tiles, given.move))
    counts = list(page.level.tiles) or [-1]
    answer = BridgeSeeker(problem_of(page.level), NodeBudget(NODES), [after]).find(counts)
    assert answer.status != "impossible", f"{write_level(page.level)} | {part}: {given.move} closes the way"
    assert not answer.solution or judge(page.level, answer.solution).valid
    return "move kept" if answer.solution else "move not followed in time"
