"""`threedoors tables`: what lies on the shelf – list it, export finished games, sweep what is old, bring it back."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import click
from msgspec import MsgspecError
from rich.table import Table as Grid

from threedoors import games, server
from threedoors.cli.screen import err, failed, out
from threedoors.tables.house_time import wall_ms
from threedoors.tables.ids import TableId
from threedoors.tables.log.head import TableRules, Unplayable
from threedoors.tables.log.retelling import Retelling
from threedoors.tables.store import StoreTrouble, TableRow, folding, swept
from threedoors.tables.store.connection import connect
from threedoors.tables.store.reading import all_tables, entries, people_of
from threedoors.tables.store.schema import VERSION, as_todays, version_of
from threedoors.tables.store.shelf_time import DAY_MS, shelf_time
from threedoors.tables.table import head_after
from threedoors.tables.told.stories import door
from threedoors.tables.upkeep.sweeping import KEPT_DAYS, SWEPT_KEPT_DAYS

AT_ONCE = 200

db_option = click.option("--db", type=click.Path(dir_okay=False, path_type=Path), help="Default: the usual ones.")


@click.group("tables", invoke_without_command=True)
@db_option
@click.option("--swept", "show_swept", is_flag=True, help="List those that were swept and are still kept.")
@click.pass_context
def command(ctx: click.Context, db: Path | None, show_swept: bool) -> None:
    """List the tables; `export`, `prune` and `undelete` do more."""
    ctx.obj = db or server.usual_db()
    if ctx.invoked_subcommand is None:
        with shelf(ctx.obj) as connection:
            gone = swept.all_swept(connection)
            if show_swept:
                print_swept(gone, shelf_time(connection, wall_ms()))
            else:
                print_tables(all_tables(connection))
                if gone:
                    err.print(f"{len(gone)} more were swept and are still kept; --swept lists them.")


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
@click.option("--running", is_flag=True, help="Games under way as well.")
@click.option("--for-good", is_flag=True, help="Delete them at once, with all that was swept before.")
@click.option("--dry-run", is_flag=True, help="Only say how many.")
@click.pass_obj
def prune(db: Path, days: int | None, running: bool, for_good: bool, dry_run: bool) -> None:
    """Sweep tables nobody has touched for long; for a week `undelete` brings them back."""
    with shelf(db, read_only=dry_run) as connection:
        now = shelf_time(connection, wall_ms())
        doomed = old(connection, now, days, running)
        for some in batched(() if dry_run else doomed):
            in_one(connection, partial(swept.sweep, connection, some, now))
        if for_good and not dry_run:
            while in_one(connection, partial(swept.delete_some, connection, max(1, now))):
                pass
            folding.cut(connection)
    out.print(f"{len(doomed)} tables {'would go' if dry_run else 'are gone for good' if for_good else 'are swept'}.")


def old(connection: sqlite3.Connection, now: int, days: int | None, running: bool) -> list[TableId]:
    """The tables that nobody has touched for so many days, or for those of the policy."""
    policy = {phase: kept if days is None else days for phase, kept in KEPT_DAYS.items()}
    every = len(all_tables(connection))
    return [
        table
        for phase, kept in policy.items()
        if running or phase != "playing"
        for table in swept.resting(connection, phase, now - kept * DAY_MS, every)
    ]


@command.command("undelete")
@click.argument("names", nargs=-1, metavar="[TABLE]…")
@click.pass_obj
def undelete(db: Path, names: tuple[str, ...]) -> None:
    """Bring swept tables back, all or the named ones, as if somebody had just touched them."""
    with shelf(db, read_only=False) as connection:
        kept = {gone.row.id for gone in swept.all_swept(connection)}
        if missing := set(names) - kept:
            raise click.UsageError(f"No swept table {', '.join(sorted(missing))}; `tables --swept` lists them.")
        now, wanted = shelf_time(connection, wall_ms()), names or tuple(kept)
        back = partial(swept.bring_back, connection)
        count = sum(in_one(connection, partial(back, some, now)) for some in batched(wanted))
    out.print(f"{count} tables are back.")


def batched(tables: Sequence[TableId]) -> Iterator[Sequence[TableId]]:
    """So many at once as an open house does not mind."""
    return (tables[at : at + AT_ONCE] for at in range(0, len(tables), AT_ONCE))


def in_one(connection: sqlite3.Connection, work: Callable[[], int]) -> int:
    """In one transaction, which an open house waits for."""
    connection.execute("BEGIN IMMEDIATE")
    done = work()
    connection.execute("COMMIT")
    return done


@contextmanager
def shelf(db: Path, *, read_only: bool = True) -> Iterator[sqlite3.Connection]:
    """The file, beside a house that may be open. An older one is read as it would be today."""
    if not db.is_file():
        failed(f"There are no tables in {db}; name a file with --db.")
    try:
        with closing(connect(db, read_only=read_only)) as connection:
            version = version_of(connection, db)
            if not version:
                failed(f"There are no tables in {db}; name a file with --db.")
            if version == VERSION:
                yield connection
            elif read_only:
                with closing(as_todays(connection, version)) as today:
                    yield today
            else:
                failed(f"{db} is of an older version; `threedoors serve` brings it to today's.")
    except StoreTrouble as problem:
        failed(str(problem))
    except sqlite3.Error as problem:
        failed(f"{db} cannot be read as tables: {problem}. Name another file with --db.")
    except OSError as problem:
        failed(f"{problem.filename}: {problem.strerror}.")


def print_tables(rows: list[TableRow]) -> None:
    """One line per table. No names: the shelf is not the place to read them."""
    grid = Grid("table", "game", "phase", "entries", "last touched", box=None)
    for row in rows:
        grid.add_row(row.id, row.game, row.phase, str(row.n), touched(row))
    out.print(grid if rows else "No tables yet.")


def print_swept(gone: list[swept.SweptTable], now: int) -> None:
    """The same for those that can be brought back, and for how long yet."""
    grid = Grid("table", "game", "phase", "entries", "last touched", "kept for", box=None)
    for each in gone:
        hours = max(0, each.swept + SWEPT_KEPT_DAYS * DAY_MS - now) * 24 // DAY_MS
        row = each.row
        grid.add_row(row.id, row.game, row.phase, str(row.n), touched(row), f"{hours // 24} days {hours % 24} h")
    out.print(grid if gone else "No table was swept lately.")


def touched(row: TableRow) -> str:
    return f"{datetime.fromtimestamp(row.touched / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def export_one(connection: sqlite3.Connection, row: TableRow, folder: Path) -> None:
    """One finished game as a file, or a sentence why not."""
    names = {person.person: person for person in people_of(connection, row.id)}
    log = entries(connection, row.id, 1, row.n)
    try:
        game = games.load(row.game)
    except games.UnknownGame as problem:
        out.print(f"{row.id}: {problem}")
        return
    rules: TableRules = TableRules(game, row.seed)
    try:
        head = head_after(rules, None, log)
    except (Unplayable, MsgspecError):  # told word for word all the same
        rules = Retelling(game, row.seed)
        head = head_after(rules, None, log)
    text = door(rules, head, log, names)
    (folder / f"{row.id}.door").write_text(text, encoding="utf-8")
