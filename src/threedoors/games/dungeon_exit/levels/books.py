"""Books of levels: readable text files, one level a line, with its grade and what is proved about it.

    K10 F3 D7 A10 H7 | grade 2 | fewest 7 | idea order

``annex:5`` names the fifth level of a book wherever a level is asked for. A line of a co-operative book
carries a solution. The tests prove every line again; ``threedoors.lab.dungeon_exit.levels`` makes new ones.
"""

from functools import lru_cache
from pathlib import Path

from msgspec import Struct

from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import read_level, write_level
from threedoors.games.dungeon_exit.options import MODES, Mode

FOLDER = Path(__file__).parent.parent / "books"
ANNEX = "annex"  # the book that begins with the printed levels
DAILY = "daily"  # the list of the daily levels
IDEAS = ("order", "contacts", "detours", "counts", "pits", "bridges", "floors")


class Page(Struct, frozen=True):
    """One line of a book."""

    book: str
    number: int  # from 1
    level: Level
    grade: int
    fewest: int | None = None  # proved
    unique: bool = False  # the only solution with that many tiles
    idea: str = ""  # what this level introduces
    at_least: int | None = None  # proved where the fewest is not: fewer tiles do not do
    solution: str = ""  # in notation, for co-operative levels

    @property
    def name(self) -> str:
        return f"{self.book}:{self.number}"


class Book(Struct, frozen=True):
    """A file of levels and what stands above them."""

    name: str
    head: tuple[str, ...]  # its lines above the first empty one
    mode: Mode  # how it is played; a level over two floors is one all the same
    order: int | None  # its place on the shelf
    printed: int  # so many of its levels are the printed ones
    pages: tuple[Page, ...]


@lru_cache
def open_book(name: str) -> Book:
    """A book, whole."""
    top, _, body = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").partition("\n\n")
    head = tuple(top.splitlines())
    said = {line.partition(" ")[0]: line.partition(" ")[2] for line in head}
    mode = next((mode for mode in MODES if mode == said.get("mode")), None)
    if mode is None:
        raise ValueError(f"books/{name}.txt says above its levels how it is played: 'mode' and one of {MODES}.")
    rows = [line for line in body.splitlines() if line.strip()]
    return Book(
        name=name,
        head=head,
        mode=mode,
        order=int(said["order"]) if "order" in said else None,
        printed=int(said.get("printed", 0)),
        pages=tuple(_read_page(name, number, row) for number, row in enumerate(rows, 1)),
    )


def read_book(name: str) -> tuple[Page, ...]:
    """All levels of a book, in order."""
    return open_book(name).pages


def book_names() -> tuple[str, ...]:
    """The books on the shelf, in their order."""
    books = [open_book(file.stem) for file in FOLDER.glob("*.txt")]
    return tuple(book.name for book in sorted(books, key=lambda book: book.order or 0) if book.order is not None)


def printed_levels() -> tuple[str, ...]:
    """The six printed levels in their notation, easiest first as printed."""
    annex = open_book(ANNEX)
    return tuple(write_level(page.level) for page in annex.pages[: annex.printed])


def write_page(page: Page) -> str:
    """A page as its line."""
    parts = [write_level(page.level), f"grade {page.grade}"]
    parts += [f"fewest {page.fewest}"] if page.fewest is not None else []
    parts += [f"at least {page.at_least}"] if page.at_least is not None else []
    parts += ["only one"] if page.unique else []
    parts += [f"idea {page.idea}"] if page.idea else []
    parts += [f"solution {page.solution}"] if page.solution else []
    return " | ".join(parts)


def find_level(text: str) -> Level | Refused:
    """A level by its notation, or by its place in a book: ``annex:5``."""
    book, colon, number = text.strip().lower().partition(":")
    if not colon or " " in book:
        return read_level(text)
    if book not in (*book_names(), DAILY):
        return Refused("level-no-book", args={"book": book, "books": [*book_names()]})
    pages = read_book(book)
    page = next((page for place, page in enumerate(pages, 1) if str(place) == number), None)
    if page is None:
        return Refused("level-no-page", args={"book": book, "number": number, "most": len(pages)})
    return page.level


def _read_page(book: str, number: int, line: str) -> Page:
    first, *rest = [part.strip() for part in line.split("|")]
    level = read_level(first)
    if isinstance(level, Refused):
        raise ValueError(f"{book}:{number} cannot be set out: {level.why} {level.args}")
    said = {part.partition(" ")[0]: part.partition(" ")[2] for part in rest}
    return Page(
        book=book,
        number=number,
        level=level,
        grade=int(said["grade"]),
        fewest=int(said["fewest"]) if "fewest" in said else None,
        at_least=int(said["at"].removeprefix("least ")) if "at" in said else None,
        unique="only" in said,
        idea=said.get("idea", ""),
        solution=said.get("solution", ""),
    )
