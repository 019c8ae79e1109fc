"""`threedoors lab rungs GAME`: is each level stronger than the one below it?

One of the higher sits among three of the lower, at each seat in turn with the same deals. A rung is played until its
answer is clear at 99 % (so that looking again and again does not make it so), or until its games are over. Finished
games are kept, so a run that is stopped goes on where it was.
"""

import importlib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from threedoors import games, lab
from threedoors.bots import levels
from threedoors.games import UnknownGame
from threedoors.lab.ledger import played
from threedoors.lab.shares import interval

LEAST: Final = 35.0  # percent the higher should win; 25 is par
AMONG: Final = 3
FIRST_LOOK: Final = 100  # games before anything is clear
Z_99: Final = 2.576


@click.command("rungs")
@click.argument("game")
@click.option("--level", "only", multiple=True, help="The higher level of a rung; all rungs if none is named.")
@click.option(
    "--games", "count", type=click.IntRange(4), default=600, show_default=True, help="At most, for each rung."
)
@click.option("--runs", type=click.Path(path_type=Path, file_okay=False), help="Folder of the finished games.")
def command(game: str, only: tuple[str, ...], count: int, runs: Path | None) -> int:
    """Play each level among three of the one below. Stop any time; it resumes."""
    try:
        ladder = levels(games.load(game))
        plan: Any = importlib.import_module(f"{lab.__name__}.{game}.balance")
    except (UnknownGame, ModuleNotFoundError) as fault:
        raise click.UsageError(f"No rungs are played of '{game}'.") from fault
    if not hasattr(plan.Cell, "is_duel"):
        raise click.UsageError(f"In '{game}' all win together: `lab tournament` compares its bots.")
    folder = runs or Path("runs") / f"rungs-{game}"
    folder.mkdir(parents=True, exist_ok=True)
    rungs = [(higher, lower) for lower, higher in pairwise(ladder) if not only or higher in only]
    if not rungs:
        raise click.UsageError(f"There is no such rung; the levels are {', '.join(ladder)}.")
    table = Table("one", f"among {AMONG} of", "games", "wins %", "95 %")
    for higher, lower in rungs:
        won, games_played = climb(plan, higher, lower, count, folder)
        low, high = interval(won, games_played)
        table.add_row(higher, lower, str(games_played), f"{100 * won / games_played:.1f}", f"{low:.1f}–{high:.1f}")
    Console().print(table)
    return 0


def climb(plan: Any, higher: str, lower: str, count: int, runs: Path) -> tuple[float, int]:
    """How many games the higher won (shared wins count in part), of how many."""
    cell = plan.Cell(f"{higher}-among-{lower}", (higher, *(lower,) * AMONG), count)
    won, number = 0.0, 0
    for result in played(runs, cell, plan.play, plan.Result):
        number += 1
        won += result.hero_won / len(result.winners) if result.winners else 0.0
        if is_clear(won, number):
            break
    return won, number


def is_clear(won: float, number: int) -> bool:
    """Is the share of wins above or below what is asked, beyond doubt?"""
    low, high = interval(won, number, Z_99)
    return number >= FIRST_LOOK and (low >= LEAST or high < LEAST)
