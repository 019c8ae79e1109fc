"""`threedoors daily`: today's Dungeon Exit level, the same everywhere."""

from datetime import UTC, date, datetime

import click
from msgspec.structs import replace

from threedoors.cli.commands.levels import page_fields
from threedoors.cli.screen import bad_input, json_line, out
from threedoors.games.dungeon_exit.levels.books import write_page
from threedoors.games.dungeon_exit.levels.daily import daily_page


@click.command("daily")
@click.option("--date", "day", help="Another day, as 2026-11-15; days change at midnight UTC.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(day: str | None, as_json: bool) -> None:
    """Show the level of the day (UTC). It needs no server: the date picks it from a list we ship."""
    try:
        when = date.fromisoformat(day) if day else datetime.now(UTC).date()
    except ValueError:
        bad_input(f"'{day}' is no date; write it as 2026-11-15.")
    page = daily_page(when)
    if as_json:
        json_line({"date": when.isoformat(), **page_fields(page)})
    else:
        out.print(f"{when.isoformat()}  {write_page(replace(page, solution=''))}")
