"""`threedoors verify`: does a game file tell the truth?"""

from pathlib import Path

import click

from threedoors.cli.asked import asked_file
from threedoors.cli.screen import failed, out
from threedoors.core import Broken, retell, why_only_told


@click.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
def command(file: Path) -> None:
    """Play a .door file again and compare: every hash, every event, the outcome, the seal of the seed."""
    game, journal = asked_file(file)
    if why := why_only_told(game, journal):
        failed(f"{file}: {why} `threedoors replay` tells it.")
    try:
        acts = sum(1 for _ in retell(game, journal)) - 1
    except Broken as fault:
        failed(f"{file}: {fault}")
    ending = journal.outcome.label if journal.outcome else "not finished"
    out.print(f"{file}: a true game of {game.title}. {acts} acts, every hash agrees, outcome: {ending}.")
    out.print(f"The seed matches the seal published before the game: {journal.opening.seal}.")
    if any(journal.opening.words):
        out.print(f"The players' words are part of the shuffle: {', '.join(filter(None, journal.opening.words))}.")
