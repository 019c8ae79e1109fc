"""Books of levels: readable text files, one level a line, with its grade and what is proved about it.

    K10 F3 D7 A10 H7 | grade 2 | fewest 7 | idea order | solution I5:K9-K8-K7-K6-K5 …

``annex:5`` names the fifth level of a book wherever a level is asked for. A line may carry a solution: hints
fall back on it, so a level of a book is never too tangled for them. The tests prove every line again;
``threedoors.lab.dungeon_exit.levels`` makes new ones. Books come in editions: a game goes on with the edition its
rules were played with, so ``annex:5`` means for good what it meant when the game began.
"""

from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level, write_level
from threedoors.games.dungeon_exit.options import MODES, Mode

FOLDER = Path(__file__).parent.parent / "books"
EDITION = 2  # of the books in FOLDER; the first edition lies in a folder of its own
FIRST_EDITION = "first"
ANNEX = "annex"  # the book that begins with the printed levels
DAILY = "daily"  # the list of the daily levels
STOCK = "stock"  # levels made beforehand, for wishes that are seldom met by chance
IDEAS = ("order", "contacts", "detours", "counts", "pits", "one", "bridges", "floors", "everything")


class Page(Struct, frozen=True):
    """One line of a book."""

    book: str
    number: int  # from 1
    level: Level
    grade: int
    fewest: int | None = None  # proved
    unique: bool = False  # the only solution with that many tiles
    ways: int | None = None  # solutions with the fewest tiles, or with the number demanded, where they are counted
    needs_bridges: bool = False  # proved: no way out without them (nor, in a book or of a day, with fewer)
    idea: str = ""  # what this level introduces
    at_least: int | None = None  # proved where the fewest is not: fewer tiles do not do
    solution: str = ""  # in notation, two paths with a / between them; with the fewest tiles where those are proved

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


def edition_of(rules_version: int) -> int:
    """The edition of the books that games by these rules are played with."""
    return min(rules_version, EDITION)


@lru_cache
def open_book(name: str, edition: int = EDITION) -> Book:
    """A book, whole."""
    first = FOLDER / FIRST_EDITION / f"{name}.txt"
    file = first if edition < EDITION and first.exists() else FOLDER / f"{name}.txt"
    top, _, body = file.read_text(encoding="utf-8").partition("\n\n")
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


def read_book(name: str, edition: int = EDITION) -> tuple[Page, ...]:
    """All levels of a book, in order."""
    return open_book(name, edition).pages


def book_names() -> tuple[str, ...]:
    """The books on the shelf, in their order."""
    books = [open_book(file.stem) for file in FOLDER.glob("*.txt")]
    return tuple(book.name for book in sorted(books, key=lambda book: book.order or 0) if book.order is not None)


def printed_levels() -> tuple[str, ...]:
    """The six printed levels in their notation, easiest first as printed."""
    annex = open_book(ANNEX)
    return tuple(write_level(page.level) for page in annex.pages[: annex.printed])


def solution_on(page: Page) -> tuple[Laid, ...]:
    """The solution a line carries, one entry for each path; nothing where it carries none."""
    read = [read_laid(words.split(), page.level) for words in page.solution.split(" / ") if words]
    return tuple(laid for laid in read if not isinstance(laid, Refused))


def known_solution(level: Level) -> tuple[Laid, ...]:
    """A solution of this level, if it stands in a book with one."""
    page = solved_pages().get(_sorted(level))
    return solution_on(page) if page else ()


def write_page(page: Page) -> str:
    """A page as its line."""
    parts = [write_level(page.level), f"grade {page.grade}"]
    parts += [f"fewest {page.fewest}"] if page.fewest is not None else []
    parts += [f"at least {page.at_least}"] if page.at_least is not None else []
    parts += ["only one"] if page.unique else []
    parts += [f"ways {page.ways}"] if page.ways is not None and not page.unique else []
    parts += ["needs bridges"] if page.needs_bridges else []
    parts += [f"idea {page.idea}"] if page.idea else []
    parts += [f"solution {page.solution}"] if page.solution else []
    return " | ".join(parts)


def find_level(text: str, edition: int = EDITION) -> Level | Refused:
    """A level by its notation, or by its place in a book: ``annex:5``."""
    found = _find_page(text, edition) if is_a_place(text) else read_level(text)
    return found.level if isinstance(found, Page) else found


def find_page(text: str) -> Page | None:
    """The line of a book that is meant by its place, or by the level it holds; on the shelf rather than of a day."""
    if is_a_place(text):
        found = _find_page(text)
        return found if isinstance(found, Page) else None
    level = read_level(text)
    pages = (page for name in (*book_names(), DAILY) for page in read_book(name))
    return None if isinstance(level, Refused) else next((page for page in pages if page.level == level), None)


def is_a_place(text: str) -> bool:
    """Is this written like ``annex:5``?"""
    book, colon, _ = text.strip().partition(":")
    return bool(colon) and " " not in book


def _find_page(text: str, edition: int = EDITION) -> Page | Refused:
    book, _, number = text.strip().lower().partition(":")
    if book not in (*book_names(), DAILY):
        return Refused("level-no-book", args={"book": book, "books": [*book_names()]})
    pages = read_book(book, edition)
    page = next((page for place, page in enumerate(pages, 1) if str(place) == number), None)
    if page is None:
        return Refused("level-no-page", args={"book": book, "number": number, "most": len(pages)})
    return page


def idea_of(page: Page) -> str:
    """What its chapter is about: the idea this level introduces, or the last one introduced before it."""
    before = (read_book(page.book)[place].idea for place in reversed(range(page.number)))
    return next((idea for idea in before if idea), "")


@lru_cache
def solved_pages() -> dict[Level, Page]:
    """The lines of all books that carry a solution, by their level."""
    pages = (page for name in (*book_names(), DAILY, STOCK) for page in read_book(name))
    return {_sorted(page.level): page for page in pages if page.solution}


def _sorted(level: Level) -> Level:
    """The same level, in whatever order its pits were written."""
    return replace(level, pits=tuple(sorted(level.pits)))


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
        ways=1 if "only" in said else int(said["ways"]) if "ways" in said else None,
        needs_bridges="needs" in said,
        idea=said.get("idea", ""),
        solution=said.get("solution", ""),
    )
