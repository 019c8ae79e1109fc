"""The shelf as a screen shows it: the ways to play, the books with their levels, and the level of a day.

Whoever lists levels asks here, so that no screen has to know how a book is written, which level belongs to which way
to play, or what day it is. Solutions stay in the books.
"""

from datetime import date
from functools import lru_cache

from msgspec import Struct

from threedoors.core import Measure
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import DAILY, Page, book_names, open_book
from threedoors.games.dungeon_exit.levels.daily import daily_page
from threedoors.games.dungeon_exit.modes import SEATS, natural_mode, usual_levels
from threedoors.games.dungeon_exit.options import Mode

RESULTS = {"ms": Measure("least", 10**12), "tiles": Measure("least", 999)}  # of a solved level: its time, its tiles
A_COUNT = " tiles=9"  # an example shows that a level may ask for an exact number of tiles


class PageSeen(Struct, frozen=True):
    """A level of a book."""

    book: str
    number: int  # from 1
    level: str  # in notation
    grade: int
    fewest: int | None  # so few tiles do, and fewer do not: proved
    idea: str  # what it introduces; often nothing
    mode: Mode


class BookSeen(Struct, frozen=True):
    """A book and how it is played."""

    name: str
    mode: Mode
    pages: tuple[PageSeen, ...]


class WaySeen(Struct, frozen=True):
    """A way to play."""

    mode: Mode
    seats: int
    example: str  # a level for it, for those who write one themselves


class ShelfSeen(Struct, frozen=True):
    """Everything there is to play on one day."""

    day: str  # by the calendar of UTC, as 2026-11-15
    today: PageSeen
    ways: tuple[WaySeen, ...]
    books: tuple[BookSeen, ...]  # in their order
    results: dict[str, Measure]  # the numbers kept of a solved level
    daily: BookSeen  # the list the days are drawn from; it does not stand on the shelf


@lru_cache(maxsize=1)
def shelf(day: date) -> ShelfSeen:
    """What there is to play on this day."""
    return ShelfSeen(
        day=day.isoformat(),
        today=_page(daily_page(day)),
        ways=tuple(WaySeen(mode, seats, _example(mode)) for mode, seats in SEATS.items()),
        books=tuple(_book(name) for name in book_names()),
        results=RESULTS,
        daily=_book(DAILY),
    )


def _book(name: str) -> BookSeen:
    book = open_book(name)
    return BookSeen(name, book.mode, tuple(_page(page) for page in book.pages))


def _page(page: Page) -> PageSeen:
    mode = natural_mode(page.level, SEATS[open_book(page.book).mode])
    return PageSeen(page.book, page.number, write_level(page.level), page.grade, page.fewest, page.idea, mode)


def _example(mode: Mode) -> str:
    level = usual_levels(mode)[0]
    return level if "stairs" in level else level + A_COUNT
