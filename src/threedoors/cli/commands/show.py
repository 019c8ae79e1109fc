"""`threedoors show`: a picture of a table, from a game file or from a Dungeon Exit level with its tiles."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from threedoors.cli.asked import asked_file
from threedoors.cli.screen import bad_input, failed, out
from threedoors.core import Broken, Refused, Say, Seat, retell
from threedoors.games import AnyGame
from threedoors.texts import LANGUAGES, Texts


@click.command("show")
@click.argument("what", metavar="FILE|LEVEL")
@click.argument("tiles", metavar="[TILE]…", nargs=-1)
@click.option("--at", type=click.IntRange(0), help="The table after this act of the FILE (0: as it was set up).")
@click.option("--seat", type=click.IntRange(0), help="As this seat saw it, counted from 0.")
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Draw it into this file.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the words.")
def command(what: str, tiles: Sequence[str], at: int | None, seat: Seat | None, svg: Path | None, lang: str) -> None:
    """Show the table of a .door FILE after its last act, or a LEVEL with tiles laid on it.

    Without --svg it is drawn in the terminal.
    """
    if what.endswith(".door") or _is_file(what):
        if tiles:
            bad_input(f"A game file brings its own tiles; '{tiles[0]}' is for a LEVEL.")
        _show(*_from_file(Path(what), at, seat, lang), svg)
    else:
        if at is not None:
            bad_input("--at picks an act of a game FILE; a LEVEL has none. Leave it out.")
        _show(*_from_level(what, tiles, seat, lang), svg)


def _is_file(what: str) -> bool:
    try:
        return Path(what).is_file()
    except OSError:  # a level with many pits is too long for a file's name
        return False


def _from_file(file: Path, at: int | None, seat: Seat | None, lang: str) -> tuple[AnyGame, Any, Say]:
    game, journal = asked_file(file)
    acts, seats = len(journal.entries), len(journal.opening.seats)
    if at is not None and at > acts:
        bad_input(f"This game has {acts} acts; --at {at} lies beyond its end.")
    if seat is not None and seat >= seats:
        bad_input(f"This game has seats 0 to {seats - 1}; --seat {seat} is not among them.")
    if journal.opening.rules_version < game.rules_version:
        failed(
            f"{file}: played by older rules, so no table can be drawn; `threedoors replay` tells it from its events."
        )
    try:
        states = [state for state, _ in retell(game, journal)]
    except Broken as fault:
        failed(f"{file}: {fault}")
    return (
        game,
        game.view(states[acts if at is None else at], seat),
        Texts(lang, game.folder, names=journal.opening.seats).say,
    )


def _from_level(level: str, tiles: Sequence[str], seat: Seat | None, lang: str) -> tuple[AnyGame, Any, Say]:
    from threedoors.cli.levels import asked_level, asked_tiles, exit_texts
    from threedoors.games.dungeon_exit import GAME
    from threedoors.games.dungeon_exit.options import ExitOptions
    from threedoors.games.dungeon_exit.shown.position import position

    texts = exit_texts(lang)
    found = asked_level(level, texts)
    if seat is not None and seat >= len(found.routes):
        there = f"seats 0 to {len(found.routes) - 1}" if len(found.routes) > 1 else "one seat, 0"
        bad_input(f"This level has {there}; --seat {seat} is not there. Leave it out to see what everybody sees.")
    state = position(ExitOptions(level=level), asked_tiles(tiles, found, texts))
    if isinstance(state, Refused):
        bad_input(texts.refusal(state))
    return GAME, GAME.view(state, seat), texts.say


def _show(game: AnyGame, view: Any, say: Say, svg: Path | None) -> None:
    drawing = game.draw if svg is None else game.picture
    if drawing is None:
        failed(f"{game.title} has no {'text' if svg is None else 'SVG'} picture yet.")
    if svg is None:
        out.print(drawing(view, say))
        return
    try:
        svg.write_text(drawing(view, say), encoding="utf-8")
    except OSError as fault:
        failed(f"{svg}: {fault.strerror}.")
    out.print(str(svg))
