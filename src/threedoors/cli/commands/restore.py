"""`threedoors restore`: a backup in place of the tables, safely."""

from datetime import UTC, datetime
from pathlib import Path

import click

from threedoors import server
from threedoors.cli.screen import failed, out, said_if_slow
from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.backup import restore


@click.command("restore")
@click.argument("backup", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Which tables; default: the usual ones.")
@click.option("--force", is_flag=True, help="Also where tables are already: they are moved aside.")
def command(backup: Path, db: Path | None, force: bool) -> None:
    """Put BACKUP in place of the tables. What was there is moved aside, never deleted; the house must be closed."""
    path = db or server.usual_db()
    if path.exists() and not force:
        raise click.UsageError(f"There are tables in {path}; with --force they are moved aside.")
    when = f"{datetime.now(UTC):%Y%m%d-%H%M%S}"
    try:
        with said_if_slow("Looking through the backup …"):
            restored = restore(backup, path, when)
    except (StoreTrouble, OSError) as problem:
        failed(str(problem))
    out.print(f"{path}: {restored.tables} tables, from {backup}")
    for moved in restored.aside:
        out.print(f"moved aside: {moved}")
