"""The Dungeon Exit solver against the clock, and beside CP-SAT and clingo.

    python -m benchmarks.exit_solver [--random 60] [--any-limit 20] [--min-levels 20] [--min-limit 60] [--quick]

Everything runs on one core, interleaved level by level, in CPU seconds of this process (the machine may be
busy with other things). Our engine is warm: compiled and loaded before the first measurement. Random
levels come from SEED. Where a model runs into its limit the CPU time it had until then counts, so the ratio is a
lower bound and is marked with ≥. Ctrl-C writes what has been measured.
"""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic, process_time
from typing import NamedTuple

import click
from rich.progress import track

from benchmarks._exit_models import Verdict, clingo, cp_sat
from benchmarks._page import write_section
from threedoors.games.dungeon_exit.board.cells import SIZE, cell_at
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level, fault_of
from threedoors.games.dungeon_exit.board.notation import read_level, write_level
from threedoors.games.dungeon_exit.levels.books import printed_levels as printed
from threedoors.games.dungeon_exit.solver import ANY, FEWEST, Question, SolverAnswer, exactly, solve, warm_up

SEED = 20261115
PRINTED = printed()
REPEATS = 5
DECIDED_LEVELS = 1200


class Timed(NamedTuple):
    """An answer and the CPU seconds it took."""

    answer: SolverAnswer
    seconds: float


def ask(level: Level, question: Question, limit: float | None = None) -> Timed:
    """One question; a solution is judged, outside the clock."""
    begun = process_time()
    answer = solve(level, question, limit)
    seconds = process_time() - begun
    assert not answer.solution or judge(level, answer.solution).valid, write_level(level)
    return Timed(answer, seconds)


def median_of(level: Level, question: Question) -> float:
    return median(ask(level, question).seconds for _ in range(REPEATS))


def random_levels(count: int, size: int = SIZE, seed: int = SEED) -> Iterator[Level]:
    """Waypoints anywhere they may stand; a fifth or so of these levels cannot be solved."""
    chance = Random(seed)
    while count:
        a, b, c, d, e = (cell_at(chance.randrange(size), chance.randrange(size)) for _ in range(5))
        level = Level(routes=((a, b, c, d, e),), size=size)
        if fault_of(level) is None:
            count -= 1
            yield level


def quantiles(seconds: list[float]) -> str:
    """p50, p90, p99 and the worst, in milliseconds."""
    ranked = sorted(seconds)
    picked = [ranked[min(len(ranked) - 1, int(len(ranked) * q))] for q in (0.5, 0.9, 0.99)] + ranked[-1:]
    return " | ".join(f"{1000 * value:.2f}" for value in picked)


def printed_levels() -> str:
    lines = ["| printed level | any ms | fewest, proved, ms | tiles |", "|---|---|---|---|"]
    for number, line in enumerate(PRINTED, 1):
        level = _read(line)
        fewest = ask(level, FEWEST).answer
        lines.append(
            f"| {number} `{line}` | {1000 * median_of(level, ANY):.2f} "
            f"| {1000 * median_of(level, FEWEST):.2f} | {fewest.tiles} |"
        )
    return "\n".join(lines)


def decided(count: int) -> str:
    """How many random levels are decided in a second, in ten."""
    timed = [ask(level, ANY, 10) for level in track(list(random_levels(count, seed=SEED + 1)), "random levels")]
    within = {
        limit: sum(t.answer.status != "undecided" and t.seconds <= limit for t in timed) for limit in (0.05, 1, 10)
    }
    solved = [t.seconds for t in timed if t.answer.status == "solved"]
    rows = [
        f"{count} random levels (seed {SEED + 1}), question *any*, limit 10 s: "
        + ", ".join(f"{100 * n / count:.1f} % decided within {limit:g} s" for limit, n in within.items())
        + f"; {sum(t.answer.status == 'impossible' for t in timed)} proved impossible, "
        f"{sum(t.answer.status == 'undecided' for t in timed)} undecided.",
        "",
        "| any, ms | p50 | p90 | p99 | worst |",
        "|---|---|---|---|---|",
        f"| all {count} | {quantiles([t.seconds for t in timed])} |",
        f"| the {len(solved)} solved | {quantiles(solved)} |",
    ]
    return "\n".join(rows)


def flips(count: int) -> str:
    """With flips beside rotation only, the same levels, interleaved."""
    ratios = []
    for level in random_levels(count, seed=SEED + 2):
        turned = Level(routes=level.routes, rotation_only=True)
        one, other = ask(level, FEWEST, 5), ask(turned, FEWEST, 5)
        if one.answer.status == other.answer.status == "solved":
            ratios.append(median_of(level, FEWEST) / median_of(turned, FEWEST))
    ratio = f"{median(ratios):.2f}"
    return f"Fewest tiles with flips takes {ratio} times as long as rotation only (median of {len(ratios)} levels)."


def growth() -> str:
    lines = ["| board | any p50 ms | decided in 1 s |", "|---|---|---|"]
    for size in (8, 10, 12, 14, 16):
        timed = [ask(level, ANY, 1) for level in random_levels(40, size, SEED + size)]
        sure = sum(t.answer.status != "undecided" for t in timed)
        lines.append(f"| {size} × {size} | {1000 * median(t.seconds for t in timed):.2f} | {sure} of {len(timed)} |")
    lines += ["", "| exactly N tiles, printed level 1 | ms | status |", "|---|---|---|"]
    for tiles in range(6, 15):
        level = _read(PRINTED[0])
        timed_one = ask(level, exactly(tiles), 20)
        lines.append(f"| {tiles} | {1000 * timed_one.seconds:.2f} | {timed_one.answer.status} |")
    return "\n".join(lines)


def cold() -> str:
    """The command from a cold process; wall-clock, start of Python included."""
    seconds = []
    for line in PRINTED[:5]:
        begun = monotonic()
        subprocess.run(
            [sys.executable, "-m", "threedoors", "solve", line, "--min", "--json"], check=True, capture_output=True
        )
        seconds.append(monotonic() - begun)
    worst = f"{max(seconds):.2f} s at worst (wall-clock)"
    return f"`threedoors solve LEVEL --min` from a cold process, printed levels 1–5: {worst}."


def beside(levels: list[Level], question: Question, limit: float, name: str) -> str:
    """Our solver and the two models, one level after the other."""
    if not levels:
        return f"*{name}*: not measured in this run."
    models: dict[str, Callable[[Level, bool, float], Verdict]] = {"CP-SAT": cp_sat, "clingo": clingo}
    ours: list[float] = []
    theirs: dict[str, list[tuple[float, bool]]] = {model: [] for model in models}
    try:
        for level in track(levels, name):
            mine = ask(level, question)
            for model, run in models.items():
                verdict = run(level, question is FEWEST, limit)
                agrees = not verdict.sure or question is not FEWEST or verdict.tiles == mine.answer.tiles
                assert agrees, f"{write_level(level)}: {model} says {verdict}, we say {mine.answer.tiles}"
                theirs[model].append((verdict.seconds, verdict.sure))
            ours.append(mine.seconds)
    except KeyboardInterrupt:
        print("stopped; what was measured is kept", file=sys.stderr)
    lines = [
        f"*{name}*, {len(ours)} levels, limit {limit:g} s for the models:",
        "",
        "| | median s | out of time | median ratio |",
        "|---|---|---|---|",
    ]
    lines.append(f"| ours | {median(ours):.5f} | 0 | 1 |")
    for model, runs in theirs.items():
        ratios = [seconds / own for (seconds, _), own in zip(runs, ours, strict=False)]
        missed = sum(not sure for _, sure in runs)
        mark = "≥ " if missed else ""
        lines.append(f"| {model} | {median(s for s, _ in runs):.3f} | {missed} | {mark}{median(ratios):,.0f} |")
    return "\n".join(lines)


def _read(line: str) -> Level:
    level = read_level(line)
    assert isinstance(level, Level)
    return level


@click.command()
@click.option("--random", "count", default=60, show_default=True, help="Random levels beside the models.")
@click.option("--any-limit", default=20.0, show_default=True)
@click.option("--min-levels", default=20, show_default=True, help="The six printed ones and random ones.")
@click.option("--min-limit", default=60.0, show_default=True)
@click.option("--quick", is_flag=True, help="Only our own solver.")
@click.option("--levels", default=DECIDED_LEVELS, show_default=True, help="Random levels for our own solver.")
def main(count: int, any_limit: float, min_levels: int, min_limit: float, quick: bool, levels: int) -> None:
    """Measure, and write the section of docs/benchmarks.md."""
    warm_up()
    options = " ".join(sys.argv[1:]) or "none"
    parts = [
        f"Options of this run: {options}. CPU time of one core.",
        printed_levels(),
        decided(levels),
        flips(20),
        growth(),
        cold(),
    ]
    if not quick:
        solvable = [lv for lv in random_levels(count) if ask(lv, ANY, 10).answer.status == "solved"]
        printed = [_read(line) for line in PRINTED]
        parts.append(beside(printed + solvable, ANY, any_limit, "any solution"))
        parts.append(beside((printed + solvable)[:min_levels], FEWEST, min_limit, "fewest tiles, proved"))
    write_section("exit_solver", "Dungeon Exit: the solver", "\n\n".join(parts))
    print(f"written to {Path('docs/benchmarks.md')}")


if __name__ == "__main__":
    main()
