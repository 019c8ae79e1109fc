"""Every line of every book, of the daily list and of the stock proved again: solution, fewest tiles, ways, bridges."""

from collections.abc import Iterator
from random import Random
from time import monotonic

from tests.games.dungeon_exit.proofs import prove
from threedoors.games.dungeon_exit.levels.books import DAILY, STOCK, book_names, read_book
from threedoors.games.dungeon_exit.solver import warm_up


def run(seconds: float) -> Iterator[str]:
    """In a random order, each once, for as long as there is time."""
    begun = monotonic()
    warm_up()
    pages = [page for book in (*book_names(), DAILY, STOCK) for page in read_book(book)]
    Random(int(begun)).shuffle(pages)
    for number, page in enumerate(pages, 1):
        prove(page)
        yield f"{number} of {len(pages)} lines of books proved again"
        if monotonic() - begun > seconds:
            return
