"""`threedoors lab balance GAME`: play many games between bots and write down how they went.

Each game's own plan is in ``<game>/balance.py``; how finished games are kept, so that a run that is stopped
goes on where it was, is in ``ledger.py``.
"""

import importlib
from pathlib import Path
from typing import Any

import click


@click.command("balance")
@click.argument("game")
@click.option("--runs", type=click.Path(path_type=Path, file_okay=False), help="Folder of the finished games.")
@click.option("--page", type=click.Path(path_type=Path, dir_okay=False), help="Where the report goes.")
@click.option("--scale", type=click.FloatRange(0.001, 1), default=1.0, help="Part of the games, for a quick look.")
@click.option("--only-write", is_flag=True, help="Play nothing, write the page from what is finished.")
def command(game: str, runs: Path | None, page: Path | None, scale: float, only_write: bool) -> None:
    """Measure a game's balance: win rates, causes of loss, pressure. Stop any time; it resumes."""
    plan = _plan(game)
    finished = runs or Path("runs") / f"balance-{game}"
    if only_write and not any(finished.glob("*.jsonl")):
        raise click.UsageError(f"No game is finished in {finished}, so there is nothing to write; name --runs.")
    try:
        plan.run(finished, page or Path("docs") / f"balance-{game}.md", scale, only_write)
    except OSError as problem:
        raise click.ClickException(f"{problem.filename}: {problem.strerror}.") from problem


def _plan(game: str) -> Any:
    """The module that knows how to measure this game."""
    folder = Path(__file__).parent
    there = sorted(plan.parent.name for plan in folder.glob("*/balance.py"))
    if game not in there:
        raise click.UsageError(f"No balance is measured for '{game}'; there is {', '.join(there)}.")
    return importlib.import_module(f"threedoors.lab.{game}.balance")
