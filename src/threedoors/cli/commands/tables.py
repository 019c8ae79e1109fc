"""`threedoors tables`: what lies on the shelf – list it, export finished games, prune what is old."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import click
from msgspec import MsgspecError
from rich.table import Table as Grid

from threedoors import games, server
from threedoors.cli.screen import failed, out
from threedoors.tables.clocks import wall_ms
from threedoors.tables.head import Following, Unplayable
from threedoors.tables.retelling import Retelling
from threedoors.tables.store import PersonRow, StoreTrouble, TableRow
from threedoors.tables.store.schema import version_of
from threedoors.tables.store.sqlite import all_tables, connect, delete, entries, old
from threedoors.tables.stories import door
from threedoors.tables.sweeping import KEPT_DAYS, too_old
from threedoors.tables.table import head_after

db_option = click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Default: the usual ones.")


@click.group("tables", invoke_without_command=True)
@db_option
@click.pass_context
def command(ctx: click.Context, db: Path | None) -> None:
    """List the tables; `export` and `prune` do more."""
    ctx.obj = db or server.usual_db()
    if ctx.invoked_subcommand is None:
        with shelf(ctx.obj) as connection:
            listed(all_tables(connection))


@command.command("export")
@click.argument("names", nargs=-1, metavar="[TABLE]…")
@click.option("--to", "folder", default=".", type=click.Path(file_okay=False, path_type=Path), help="Where to.")
@click.pass_obj
def export(db: Path, names: tuple[str, ...], folder: Path) -> None:
    """Write finished games (all, or the named ones) as .door files."""
    with shelf(db) as connection:
        folder.mkdir(parents=True, exist_ok=True)
        rows = [row for row in all_tables(connection) if row.phase == "over" and (not names or row.id in names)]
        if missing := set(names) - {row.id for row in rows}:
            raise click.UsageError(f"No finished game at table {', '.join(sorted(missing))}.")
        for row in rows:
            export_one(connection, row, folder)
    out.print(f"{len(rows)} games in {folder}")


@command.command("prune")
@click.option("--days", type=click.IntRange(min=0), help="Whatever nobody touched for so long; default: the policy.")
@click.option("--dry-run", is_flag=True, help="Only say how many.")
@click.pass_obj
def prune(db: Path, days: int | None, dry_run: bool) -> None:
    """Delete tables nobody has touched for long, as the house does by itself every hour."""
    policy = KEPT_DAYS if days is None else dict.fromkeys(KEPT_DAYS, days)
    with shelf(db, read_only=dry_run) as connection:
        times = too_old(wall_ms(), policy)
        doomed = [name for phase, before in times.items() for name in old(connection, phase, before)]
        if not dry_run:
            connection.execute("BEGIN IMMEDIATE")
            delete(connection, doomed)
            connection.execute("COMMIT")
    out.print(f"{len(doomed)} tables {'would go' if dry_run else 'are gone'}.")


@contextmanager
def shelf(db: Path, *, read_only: bool = True) -> Iterator[sqlite3.Connection]:
    """The file, read beside a house that may be open."""
    if not db.is_file():
        failed(f"There are no tables in {db}; name a file with --db.")
    try:
        with closing(connect(db, read_only=read_only)) as connection:
            if not version_of(connection, db):
                failed(f"There are no tables in {db}; name a file with --db.")
            yield connection
    except StoreTrouble as problem:
        failed(str(problem))
    except sqlite3.Error as problem:
        failed(f"{db} cannot be read as tables: {problem}. Name another file with --db.")
    except OSError as problem:
        failed(f"{problem.filename}: {problem.strerror}.")


def listed(rows: list[TableRow]) -> None:
    """One line per table. No names: the shelf is not the place to read them."""
    grid = Grid("table", "game", "phase", "entries", "last touched", box=None)
    for row in rows:
        touched = datetime.fromtimestamp(row.touched / 1000, UTC)
        grid.add_row(row.id, row.game, row.phase, str(row.n), f"{touched:%Y-%m-%d %H:%M} UTC")
    out.print(grid if rows else "No tables yet.")


def export_one(connection: sqlite3.Connection, row: TableRow, folder: Path) -> None:
    """One finished game as a file, or a sentence why not."""
    people = connection.execute("SELECT person, name, language, token FROM people WHERE table_id = ?", (row.id,))
    names = {person[0]: PersonRow(*person) for person in people}
    log = entries(connection, row.id, 1, row.n)
    try:
        game = games.load(row.game)
    except games.UnknownGame as problem:
        out.print(f"{row.id}: {problem}")
        return
    rules: Following = Following(game, row.seed)
    try:
        head = head_after(rules, None, log)
    except (Unplayable, MsgspecError):  # told word for word all the same
        rules = Retelling(game, row.seed)
        head = head_after(rules, None, log)
    text = door(rules, head, log, names)
    (folder / f"{row.id}.door").write_text(text, encoding="utf-8")
