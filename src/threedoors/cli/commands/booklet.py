"""`threedoors booklet`: a book of levels to print, solutions at the end."""

from collections.abc import Iterator
from html import escape
from pathlib import Path

import click
from rich.progress import track

from threedoors.cli.levels import exit_texts
from threedoors.cli.screen import bad_input, err, failed, out
from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.books import BOOKS, Page, read_book
from threedoors.games.dungeon_exit.notation import Laid, read_laid, write_level
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.position import position
from threedoors.games.dungeon_exit.solver import ANY, exactly, solve, warm_up
from threedoors.texts import LANGUAGES, Texts

STYLE = """
body { font: 12pt/1.4 Georgia, serif; margin: 2cm auto; max-width: 18cm; color: #2b1633; }
h1 { text-align: center; } h2 { break-before: page; }
figure { display: inline-block; width: 8.6cm; margin: 0 .2cm .6cm 0; break-inside: avoid; }
figure svg { width: 100%; height: auto; } figcaption { font-size: 10pt; }
.idea { font-style: italic; border-left: 3px solid #e3a51f; padding-left: .4cm; }
.answers figure { width: 5.6cm; }
"""


@click.command("booklet")
@click.argument("book", default="annex", metavar="[BOOK]")
@click.option(
    "--html", "path", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Where to write it."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the booklet.")
def command(book: str, path: Path, lang: str) -> None:
    """Write a BOOK as one HTML file to print: every level drawn, solutions at the end."""
    if book not in BOOKS:
        bad_input(f"There is no book '{book}'; there are {', '.join(BOOKS)}.")
    warm_up()
    texts = exit_texts(lang)
    pages = read_book(book)
    questions = [_figure(page, (), texts) for page in pages]
    answers = [_figure(page, solution_of(page), texts) for page in track(pages, "solutions", console=err)]
    try:
        path.write_text("\n".join(_document(book, pages, questions, answers, texts)), encoding="utf-8")
    except OSError as fault:
        failed(f"The booklet cannot be written to {path}: {fault.strerror}. Try another --html.")
    out.print(str(path))


def solution_of(page: Page) -> tuple[Laid, ...]:
    """The solution a line carries, or one with the fewest tiles it is proved to need."""
    if page.solution:
        read = [read_laid(words.split(), page.level) for words in page.solution.split(" / ")]
        return tuple(laid for laid in read if not isinstance(laid, Refused))
    question = ANY if page.fewest is None else exactly(page.fewest)
    return solve(page.level, question).solution


def _figure(page: Page, laid: tuple[Laid, ...], texts: Texts) -> str:
    state = position(ExitOptions(level=write_level(page.level)), laid or (Laid(),) * len(page.level.routes))
    assert not isinstance(state, Refused)
    assert GAME.picture is not None
    svg = GAME.picture(GAME.view(state, 0), texts.say)
    caption = f"{page.number} · {'★' * page.grade}<br>{escape(write_level(page.level))}"
    return f"<figure>{svg}<figcaption>{caption}</figcaption></figure>"


def _document(
    book: str, pages: tuple[Page, ...], questions: list[str], answers: list[str], texts: Texts
) -> Iterator[str]:
    title = f"Dungeon Exit · {escape(texts.phrase(f'book-{book}'))}"
    yield f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8"><title>{title}</title>'
    yield f"<style>{STYLE}</style><h1>{title}</h1>"
    for page, question in zip(pages, questions, strict=True):
        if page.idea:
            yield f'<p class="idea">{escape(texts.phrase(f"idea-{page.idea}"))}</p>'
        yield question
    yield f'<section class="answers"><h2>{escape(texts.phrase("booklet-solutions"))}</h2>'
    yield from answers
    yield "</section></html>"
