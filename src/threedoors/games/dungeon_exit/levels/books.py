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

FOLDER = Path(__file__).parent.parent / "books"
BOOKS = ("adventure", "annex", "upper-floor", "coop", "race")
DAILY = "daily"
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


@lru_cache
def read_book(book: str) -> tuple[Page, ...]:
    """All levels of a book, in order."""
    lines = (FOLDER / f"{book}.txt").read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.strip() and not line.startswith("#")]
    return tuple(_read_page(book, number, row) for number, row in enumerate(rows, 1))


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
    if book not in (*BOOKS, DAILY):
        return Refused("level-no-book", args={"book": book, "books": [*BOOKS]})
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
