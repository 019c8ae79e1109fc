"""`threedoors hint`: help with a Dungeon Exit level that is not the solution."""

from collections.abc import Sequence

import click

from threedoors.cli.levels import SECONDS, asked_level, asked_tiles, exit_texts, refuse_misplaced
from threedoors.cli.screen import bad_input, json_line, out
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.help.hints import STRENGTHS, HintFor, Strength, hint
from threedoors.texts import LANGUAGES

POSSIBLE = {True: "yes", False: "no", None: "undecided"}


@click.command("hint")
@click.argument("level", metavar="LEVEL")
@click.argument("tiles", metavar="[TILE]…", nargs=-1)
@click.option("--strength", type=click.Choice(STRENGTHS), default="nudge", show_default=True, help="How much to tell.")
@click.option(
    "--time",
    "seconds",
    type=SECONDS,
    default=2.0,
    show_default=True,
    help="Seconds to look for a way on.",
)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sentences."
)
@click.option(
    "--player", type=click.IntRange(1, 2), default=1, show_default=True, help="Whose move, on a level for two."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    level: str, tiles: Sequence[str], strength: Strength, seconds: float, lang: str, player: int, as_json: bool
) -> None:
    """A hint for the tiles laid on a LEVEL: a nudge, a reason, or a move that keeps it solvable.

    A co-operative level takes both players' tiles with a / between them.
    """
    texts = exit_texts(lang)
    found = asked_level(level, texts)
    if player > len(found.routes):
        bad_input(f"This level has {len(found.routes)} path(s); --player {player} is not among them.")
    laid = asked_tiles(tiles, found, texts)
    refuse_misplaced(found, laid, texts)
    given = hint(found, laid, strength, seconds, HintFor(player - 1))
    if not as_json:
        out.print(texts.say(given.say))
        return
    mates_back = [piece.word for piece in given.take_back if piece.path != player - 1]
    json_line(
        {
            "strength": strength,
            "possible": POSSIBLE[given.possible],
            "text": texts.say(given.say),
            "leg": given.leg or None,
            "move": str(given.move) if given.move else None,
            "bridge": name_of(given.bridge) if given.bridge is not None else None,
            "take_back": [piece.word for piece in given.take_back if piece.path == player - 1],
            "mates_back": mates_back,
            "mates_take_back": mates_back,
            "smallest": given.smallest,
        }
    )
