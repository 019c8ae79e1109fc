"""`threedoors hint`: help with a Dungeon Exit level that is not the solution."""

from collections.abc import Sequence

import click

from threedoors.cli.levels import asked_level, asked_tiles, exit_texts
from threedoors.cli.screen import bad_input, json_line, out
from threedoors.games.dungeon_exit.hints import STRENGTHS, Strength, hint
from threedoors.texts import LANGUAGES

POSSIBLE = {True: "yes", False: "no", None: "undecided"}


@click.command("hint")
@click.argument("level", metavar="LEVEL")
@click.argument("tiles", metavar="[TILE]…", nargs=-1)
@click.option("--strength", type=click.Choice(STRENGTHS), default="nudge", show_default=True, help="How much to tell.")
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(0, min_open=True),
    default=2.0,
    show_default=True,
    help="Seconds to look for a way on.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sentences."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(level: str, tiles: Sequence[str], strength: Strength, seconds: float, lang: str, as_json: bool) -> None:
    """A hint for the tiles laid on a LEVEL: a nudge, a reason, or a move that keeps it solvable."""
    texts = exit_texts(lang)
    found = asked_level(level, texts)
    if found.is_coop or found.bridges:
        bad_input("Hints are for levels with one path and without bridges.")
    (laid,) = asked_tiles(tiles, found, texts)
    given = hint(found, laid, strength, seconds)
    if not as_json:
        out.print(texts.say(given.say))
        return
    json_line(
        {
            "strength": strength,
            "possible": POSSIBLE[given.possible],
            "text": texts.say(given.say),
            "leg": given.leg or None,
            "move": str(given.move) if given.move else None,
            "take_back": list(given.take_back),
            "smallest": given.smallest,
        }
    )
