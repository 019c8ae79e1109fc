"""`threedoors games`: what can be played here."""

import click
from rich.table import Table

from threedoors import games
from threedoors.bots import levels
from threedoors.cli.screen import json_line, out


@click.command("games")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(as_json: bool) -> None:
    """List the games that can be found."""
    found = games.find()
    if as_json:
        json_line(
            [{"name": g.name, "title": g.title, "seats": [g.seats[0], g.seats[-1]], "stage": g.stage} for g in found]
        )
        return
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("name", "title", "seats", "stage", "bots, weakest first"):
        table.add_column(heading)
    for game in found:
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(game.name, game.title, seats, game.stage, ", ".join(levels(game)))
    out.print(table)
