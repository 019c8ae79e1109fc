"""`threedoors simulate`: many games between bots, counted."""

import os
import tempfile
import time
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from threedoors.bots.match import Stalled
from threedoors.cli.asked import asked_bots, asked_game, asked_options, asked_seats, asked_seed
from threedoors.cli.screen import bad_input, err, failed, json_line, out
from threedoors.lab.simulation import Plan, Tally, simulate

STOPPED = 130
LONGEST_SEED = 50  # letters of it in a file's name


@click.command("simulate")
@click.argument("game_name", metavar="GAME")
@click.option("--seats", type=int, help="How many sit down; otherwise as many as is usual for the game.")
@click.option("--games", "count", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", default="1", show_default=True, help="The same seed plays the same games.")
@click.option("--bots", default="random", show_default=True, help="One level for all seats, or one each: a,b,c.")
@click.option("--options", default="{}", help="The game's options as JSON.")
@click.option("--save", type=click.Path(path_type=Path, file_okay=False), help="A folder for the .door files.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes side by side.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    game_name: str,
    seats: int | None,
    count: int,
    seed: str,
    bots: str,
    options: str,
    save: Path | None,
    workers: int,
    as_json: bool,
) -> int:
    """Play many games between bots. Ctrl-C keeps what is finished."""
    game = asked_game(game_name)
    chairs = asked_seats(game, seats)
    chosen = asked_options(game, options, chairs)
    specs = asked_bots(game, bots, chairs)
    if save is not None:
        _check_names_files(seed)
        _check_writable(save)
    plan = Plan(game.name, specs, asked_seed(seed), msgspec.json.encode(chosen), None if save is None else str(save))
    tally, seconds, stopped = _run(plan, count, workers)
    report = _report(plan, tally, seconds)
    json_line(report) if as_json else _show(report)
    if stopped:
        err.print(f"Stopped: {tally.games} of {count} games were finished and are counted.")
    return STOPPED if stopped else 0


def _run(plan: Plan, count: int, workers: int) -> tuple[Tally, float, bool]:
    tally, start = Tally(), time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        bar = progress.add_task(plan.game, total=count)
        try:
            for played in simulate(plan, count, workers):
                tally.add(played)
                progress.advance(bar)
        except KeyboardInterrupt:
            return tally, time.perf_counter() - start, True
        except OSError as fault:
            failed(f"A game could not be saved: {fault.strerror}. The {tally.games} games before it are kept.")
        except Stalled as fault:
            why = str(fault).split("\n")[0]
            failed(f"These bots never come to an end ({why}). Try others with --bots; `threedoors games` lists them.")
    return tally, time.perf_counter() - start, False


def _report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    return {
        "game": plan.game,
        "seats": len(plan.bots),
        "games": tally.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "seconds": round(seconds, 3),
        "actions": tally.actions,
        "actions_per_second": round(tally.actions / seconds, 1) if seconds else 0.0,
        "outcomes": dict(tally.outcomes.most_common()),
        "wins_by_seat": [tally.wins[seat] for seat in range(len(plan.bots))],
    }


def _show(report: dict[str, Any]) -> None:
    out.print(
        f"{report['games']} games of {report['game']}, seed {report['seed']}: {report['actions']} acts in "
        f"{report['seconds']:.2f} s ({report['actions_per_second']:.0f} a second)"
    )
    played = max(report["games"], 1)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("outcome", "games", "share"):
        table.add_column(heading, justify="left" if heading == "outcome" else "right")
    for label, number in report["outcomes"].items():
        table.add_row(label, str(number), f"{100 * number / played:.1f} %")
    for seat, (bot, wins) in enumerate(zip(report["bots"], report["wins_by_seat"], strict=True), 1):
        table.add_row(f"seat {seat} ({bot}) won", str(wins), f"{100 * wins / played:.1f} %")
    out.print(table)


def _check_names_files(seed: str) -> None:
    """Files are named after the seed, so it must be fit for a file name."""
    if not seed.isprintable() or "/" in seed or "\\" in seed or len(seed) > LONGEST_SEED:
        bad_input(
            f"Saved games are named after the seed, and {seed!r} cannot be part of a file's name. Try another --seed."
        )


def _check_writable(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
    except OSError as fault:
        failed(f"Games cannot be saved in {folder}: {os.strerror(fault.errno or 0)}. Try another folder for --save.")
