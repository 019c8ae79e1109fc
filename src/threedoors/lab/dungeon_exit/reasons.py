"""How often a reason says something the nudge did not: measured over positions of the books.

    threedoors lab reasons [--positions 240] [--seed 1] [--seconds 1.5] [BOOK]…

A position is a part of a solution of a level drawn by lot: half of them its first tiles, half any of its tiles.
"""

from collections import Counter
from random import Random

import click

from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.help.hints import HintFor, hint_within
from threedoors.games.dungeon_exit.levels.books import Page, read_book, solution_on
from threedoors.games.dungeon_exit.solver import ANY, exactly, solve, warm_up
from threedoors.games.dungeon_exit.solver.question import Deadline

NOTHING_NEW = ("hint-legs-left", "hint-undecided", "hint-undecided-empty")


@click.command("reasons")
@click.argument("books", nargs=-1)
@click.option("--positions", type=click.IntRange(1), default=240, show_default=True)
@click.option("--seed", default=1, show_default=True)
@click.option("--seconds", default=1.5, show_default=True, help="For each hint, as at a table.")
def command(books: tuple[str, ...], positions: int, seed: int, seconds: float) -> None:
    """Count what reasons say, over positions of the Adventure and the Annex unless other BOOKS are named."""
    warm_up()
    chance = Random(seed)
    pages = [page for book in books or ("adventure", "annex") for page in read_book(book) if not page.level.is_coop]
    said: Counter[str] = Counter()
    for _ in range(positions):
        page = chance.choice(pages)
        laid = _part(page, chance)
        said[hint_within(page.level, [laid], "reason", Deadline(seconds), HintFor()).say.id] += 1
    for message, times in said.most_common():
        click.echo(f"{times:>5}  {message}")
    new = positions - sum(said[message] for message in NOTHING_NEW)
    click.echo(f"{new} of {positions} say something the nudge did not ({100 * new / positions:.0f} %).")


def _part(page: Page, chance: Random) -> Laid:
    """Some tiles of a solution, never all of them; with a bridge only where all of them would lie."""
    question = ANY if page.fewest is None else exactly(page.fewest)
    (solution,) = solution_on(page) or solve(page.level, question).solution
    size = chance.randrange(len(solution.tiles))
    if chance.random() < 0.5:
        return Laid(solution.tiles[:size])
    return Laid(tuple(chance.sample(solution.tiles, size)))
