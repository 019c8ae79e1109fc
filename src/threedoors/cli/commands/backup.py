"""`threedoors backup`: a copy of all tables, also while the house is open."""

from pathlib import Path

import click
from rich.progress import Progress

from threedoors import server
from threedoors.cli.screen import err, failed, out
from threedoors.tables.house_time import wall_ms
from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.backup import backup


@click.command("backup")
@click.argument("target", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Which tables; default: the usual ones.")
@click.option("--force", is_flag=True, help="Write over a file that is there already.")
def command(target: Path, db: Path | None, force: bool) -> None:
    """Copy all tables to TARGET as they are at this moment. The house may be open meanwhile."""
    if target.exists() and not force:
        raise click.UsageError(f"{target} is there already; name another file, or say --force.")
    with Progress(console=err, transient=True) as progress:
        task = progress.add_task("Copying")

        def copied(done: int, pages: int) -> None:
            progress.update(task, completed=done, total=pages)

        try:
            backup(db or server.usual_db(), target, wall_ms(), copied)
        except (StoreTrouble, OSError) as problem:
            failed(str(problem))
    out.print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
