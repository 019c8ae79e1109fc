"""`threedoors doctor`: is the file of the tables whole, and what stands in its way? Also while the house is open."""

from pathlib import Path

import click
from rich.text import Text

from threedoors import server
from threedoors.cli.screen import failed, out, said_if_slow
from threedoors.tables.house_time import wall_ms
from threedoors.tables.store import StoreTrouble
from threedoors.tables.upkeep.findings import examine


@click.command("doctor")
@click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Which tables; default: the usual ones.")
def command(db: Path | None) -> None:
    """Look through all tables: pages, versions, what is left over, room, the last backup. Nothing is changed."""
    troubles = 0
    try:
        with said_if_slow("Looking through the whole file …"):
            for finding in examine(db or server.usual_db(), wall_ms()):
                troubles += finding.trouble
                line = f"{finding.about:<9}{finding.text}{'.' if finding.text[-1].isalnum() else ''}"
                out.print(Text(line, "red" if finding.trouble else ""))
    except (StoreTrouble, OSError) as problem:
        failed(str(problem))
    if troubles:
        failed(f"{troubles} {'thing is' if troubles == 1 else 'things are'} amiss.")
