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
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.levels.books import Page, book_names, read_book, solution_on
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.shown import ink
from threedoors.games.dungeon_exit.shown.position import position
from threedoors.games.dungeon_exit.solver import ANY, exactly, solve, warm_up
from threedoors.texts import LANGUAGES, Texts

PAPER = {ink.WALL: "#fff", ink.FRAME: ink.INK, ink.FLOOR: "#b3a3bb", ink.SLAB: "#fff", ink.SLAB_LOWER: "#e4ebff"}
"""What is dark on a screen is paper in print: nobody has that much ink, and a pencil wants white squares."""

STYLE = """
@page { size: A4; margin: 11mm 15mm; }
body { font: 12pt/1.4 Georgia, "Times New Roman", serif; margin: 1cm auto; max-width: 18cm; color: #25132d;
  orphans: 1; widows: 1; } /* a row of boards is a line of text to the printer, and may stand alone */
h1 { font-size: 30pt; margin: 0; text-align: center; } h2 { break-before: page; text-align: center; }
.about { text-align: center; font-style: italic; margin: 0 0 .4cm; }
.house { text-align: center; margin: 0; } .house, .notice { font-size: 9pt; }
figure { display: inline-block; vertical-align: top; width: 6.9cm; margin: 0 .9cm .25cm; break-inside: avoid; }
figure.wide { width: 14.4cm; }
figure svg { display: block; width: 100%; height: auto; }
figcaption { font-size: 10pt; line-height: 1.3; overflow-wrap: anywhere; }
.idea { font-style: italic; border-left: 3px solid #e3a51f; padding-left: .4cm; margin: 0 .1cm .3cm; }
.idea { break-inside: avoid; break-after: avoid; }
.answers figure { width: 5.35cm; margin: 0 .2cm .35cm; } .answers figure.wide { width: 8.4cm; }
.answers figcaption { font-size: 8pt; }
@media print { body { margin: 0; max-width: none; } }
""" + "".join(f'rect[fill="{dark}"] {{ fill: {light}; opacity: 1; }}\n' for dark, light in PAPER.items())
STYLE += f'text[fill="{ink.CHALK_DIM}"] {{ fill: {ink.INK}; }}\n'


@click.command("booklet")
@click.argument("book", default="annex", metavar="[BOOK]")
@click.option(
    "--html", "path", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Where to write it."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the booklet.")
def command(book: str, path: Path, lang: str) -> None:
    """Write a BOOK as one HTML file to print: every level drawn, solutions at the end."""
    if book not in book_names():
        bad_input(f"There is no book '{book}'; there are {', '.join(book_names())}.")
    _refuse_unwritable(path)
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


def _refuse_unwritable(path: Path) -> None:
    """Better now than after all the work."""
    existed = path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if not existed:
            path.unlink()
    except OSError as fault:
        failed(f"The booklet cannot be written to {path}: {fault.strerror}. Try another --html.")


def solution_of(page: Page) -> tuple[Laid, ...]:
    """The solution a line carries, or one with the fewest tiles it is proved to need."""
    question = ANY if page.fewest is None else exactly(page.fewest)
    return solution_on(page) or solve(page.level, question).solution


def _figure(page: Page, laid: tuple[Laid, ...], texts: Texts) -> str:
    state = position(ExitOptions(level=write_level(page.level)), laid or (Laid(),) * len(page.level.routes))
    assert not isinstance(state, Refused)
    assert GAME.picture is not None
    svg = GAME.picture(GAME.view(state, 0), texts.say)
    caption = f"<b>{page.number}</b> · {'★' * page.grade}<br>{escape(write_level(page.level))}"
    wide = ' class="wide"' if page.level.boards == 2 else ""
    return f"<figure{wide}>{svg}<figcaption>{caption}</figcaption></figure>"


def _document(
    book: str, pages: tuple[Page, ...], questions: list[str], answers: list[str], texts: Texts
) -> Iterator[str]:
    title, about = escape(texts.phrase(f"book-title-{book}")), escape(texts.phrase(f"book-{book}"))
    yield f'<!doctype html><html lang="{texts.language}"><meta charset="utf-8"><title>{title} · {about}</title>'
    yield f'<style>{STYLE}</style><p class="house">{escape(texts.phrase("booklet-for"))}</p>'
    yield f'<h1>{title}</h1><p class="about">{about}</p>'
    for page, question in zip(pages, questions, strict=True):
        if page.idea:
            yield f'<p class="idea">{escape(texts.phrase(f"idea-{page.idea}"))}</p>'
        yield question
    yield f'<section class="answers"><h2>{escape(texts.phrase("booklet-solutions"))}</h2>'
    yield from answers
    yield f'</section><p class="notice">{escape(texts.phrase("booklet-notice"))}</p></html>'
