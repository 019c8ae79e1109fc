"""`threedoors levels`: the books of Dungeon Exit levels that are shipped."""

from typing import Any

import click

from threedoors.cli.levels import exit_texts
from threedoors.cli.screen import bad_input, json_line, out
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import Page, book_names, read_book
from threedoors.texts import LANGUAGES


@click.command("levels")
@click.argument("book", required=False, metavar="[BOOK]")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sentences."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(book: str | None, lang: str, as_json: bool) -> None:
    """List the levels of a BOOK, or the books there are. BOOK:NUMBER is accepted wherever a LEVEL is."""
    if book is not None and book not in book_names():
        bad_input(f"There is no book '{book}'; there are {', '.join(book_names())}.")
    pages = [page for name in ([book] if book else book_names()) for page in read_book(name)]
    if as_json:
        json_line([page_fields(page) for page in pages])
    elif book is None:
        for name in book_names():
            out.print(f"{name:<12} {len(read_book(name)):>3}  {exit_texts(lang).phrase(f'book-{name}')}")
    else:
        _list(pages, lang)


def page_fields(page: Page) -> dict[str, Any]:
    """One level with everything its line says."""
    return {
        "name": page.name,
        "level": write_level(page.level),
        "grade": page.grade,
        "fewest": page.fewest,
        "at_least": page.at_least,
        "unique": page.unique,
        "ways": page.ways,
        "needs_bridges": page.needs_bridges,
        "idea": page.idea or None,
        "solution": page.solution or None,
    }


def _list(pages: list[Page], lang: str) -> None:
    texts = exit_texts(lang)
    for page in pages:
        if page.idea:
            out.print(f"\n{texts.phrase(f'idea-{page.idea}')}\n", style="italic")
        proof = f"  = {page.fewest}" if page.fewest else f"  ≥ {page.at_least}" if page.at_least else ""
        out.print(f"{page.number:>3}  {'★' * page.grade:<10}  {write_level(page.level)}{proof}")
