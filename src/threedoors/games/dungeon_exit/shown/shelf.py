"""The shelf as a screen shows it: the ways to play, the books with their levels, and the level of a day.

Whoever lists levels asks here, so that no screen has to know how a book is written, which level belongs to which way
to play, or what day it is. Solutions stay in the books.
"""

from datetime import date
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Measure
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import DAILY, Page, book_names, open_book, read_book
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
    golden: int | None = None  # with so few tiles its door is golden: fewer would not do, or are not allowed
    ways: int | None = None  # solutions with that many tiles, where they are counted
    pits: int = 0
    bridges: int = 0
    needs_bridges: bool = False  # no way out without them: proved
    tiles: tuple[int, ...] = ()  # what it demands of each path
    formerly: str = ""  # the same level as an earlier edition had it; who solved that has this door open


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
    return page_seen(page, open_book(page.book).mode)


def page_seen(page: Page, mode: Mode) -> PageSeen:
    """A level as a screen shows it; its solution stays here."""
    level = page.level
    return PageSeen(
        page.book,
        page.number,
        write_level(level),
        page.grade,
        page.fewest,
        page.idea,
        natural_mode(level, SEATS[mode]),
        golden=sum(level.tiles) or page.fewest,
        ways=page.ways,
        pits=len(level.pits),
        bridges=level.bridges,
        needs_bridges=page.needs_bridges,
        tiles=level.tiles,
        formerly=_formerly(level),
    )


def _formerly(level: Level) -> str:
    """Levels with one solution only did not demand their number of tiles in the first edition."""
    text = write_level(replace(level, tiles=()))
    return text if level.tiles and text in _first_edition() else ""


@lru_cache(maxsize=1)
def _first_edition() -> frozenset[str]:
    return frozenset(write_level(page.level) for name in (*book_names(), DAILY) for page in read_book(name, 1))


def _example(mode: Mode) -> str:
    level = usual_levels(mode)[0]
    return level if "stairs" in level else level + A_COUNT
