"""`threedoors show`: one moment of a game as a picture.

What ends in ``.door`` is a game file and is drawn by its game. Other things to show (a level by its name)
get a function beside ``game_file`` and a line in ``drawn``.
"""

from pathlib import Path

import click

from threedoors.cli.asked import asked_file
from threedoors.cli.screen import bad_input, failed, out
from threedoors.core import Broken, Seat, retell
from threedoors.texts import LANGUAGES, Texts


@click.command("show")
@click.argument("what", metavar="FILE")
@click.option("--at", type=click.IntRange(0), help="The table after this act (0: as it was set up). Default: the end.")
@click.option("--seat", type=click.IntRange(0), help="As this seat saw it, counted from 0. Default: a spectator.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of its words.")
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Where the picture goes.")
def command(what: str, at: int | None, seat: Seat | None, lang: str, svg: Path | None) -> None:
    """Draw a moment of a .door file as SVG, or in words without --svg."""
    picture = drawn(what, at, seat, lang, as_svg=svg is not None)
    if svg is None:
        out.print(picture, markup=False)
        return
    try:
        svg.write_text(picture, encoding="utf-8")
    except OSError as fault:
        failed(f"The picture cannot be written to {svg}: {fault.strerror}. Try another --svg.")


def drawn(what: str, at: int | None, seat: Seat | None, lang: str, as_svg: bool) -> str:
    """The picture of whatever was named."""
    if not what.endswith(".door"):
        bad_input(f"{what!r} is no game file: its name should end in .door.")
    return game_file(Path(what), at, seat, lang, as_svg)


def game_file(file: Path, at: int | None, seat: Seat | None, lang: str, as_svg: bool) -> str:
    """A moment of a game file, drawn."""
    game, journal = asked_file(file)
    last = len(journal.entries)
    moment = last if at is None else at
    if moment > last:
        bad_input(f"This game has {last} acts; --at {at} lies beyond its end.")
    if seat is not None and seat >= len(journal.opening.seats):
        bad_input(f"This game has seats 0 to {len(journal.opening.seats) - 1}; --seat {seat} is not among them.")
    draw = game.picture if as_svg else game.draw
    if draw is None:
        bad_input(f"{game.title} cannot be drawn {'as SVG' if as_svg else 'in words'} yet.")
    try:
        states = [state for state, _ in retell(game, journal)]
    except Broken as fault:
        failed(f"{file}: {fault}")
    texts = Texts(lang, game.folder, names=journal.opening.seats)
    return draw(game.view(states[moment], seat), texts.say)
