"""Long runs: `python -m tests.soak --minutes 30 [PART …]`, which is what `make soak` calls.

A part is a file in this folder with `run(seconds)`: a generator that yields its result so far as one short
sentence, again and again, until its time is up (or a plain function that returns the sentence). Parts are
found by looking and share the minutes by their `WEIGHT` (1 if they name none).

Ctrl-C ends the part that is running, keeps its last sentence, and goes on with the next; twice within two
seconds ends the whole run. What was learned is appended to docs/soak.md with the commit and the date. A part
that raises has found something: the run goes on, and ends with exit code 1.
"""

import importlib
import pkgutil
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple

import click
from rich.console import Console

FOLDER = Path(__file__).resolve().parent
HOUSE = FOLDER.parent.parent
PAGE = HOUSE / "docs" / "soak.md"
OPENING = "# Long runs\n\nWritten by `make soak MINUTES=…`, newest last. One line per part of a run.\n"
TWICE_SECONDS = 2.0

screen = Console(stderr=True, highlight=False)

Run = Callable[[float], Iterator[str] | str]


class Part(NamedTuple):
    """One kind of long run."""

    name: str
    run: Run
    weight: float


class Result(NamedTuple):
    """How one part went."""

    part: str
    seconds: float
    ending: Literal["done", "stopped", "FAILED"]
    sentence: str


def find_parts() -> list[Part]:
    """Every file of this folder that can run."""
    names = sorted(found.name for found in pkgutil.iter_modules([str(FOLDER)]) if not found.name.startswith("_"))
    modules = [importlib.import_module(f"tests.soak.{name}") for name in names]
    return [Part(name, module.run, getattr(module, "WEIGHT", 1.0)) for name, module in zip(names, modules, strict=True)]


def run_part(part: Part, seconds: float) -> Result:
    """Run one part to its end, to its failure, or until Ctrl-C; its last sentence is kept in every case."""
    started = time.monotonic()
    sentence = "nothing finished"
    ending: Literal["done", "stopped", "FAILED"] = "done"
    try:
        with screen.status(f"{part.name}: {seconds:.0f} s") as status:
            for sentence in sentences(part.run, seconds):
                status.update(f"{part.name}: {time.monotonic() - started:.0f} of {seconds:.0f} s · {sentence}")
    except KeyboardInterrupt:
        ending = "stopped"
    except Exception as problem:
        traceback.print_exc()
        ending, sentence = "FAILED", f"{sentence}; then {type(problem).__name__}: {problem}"
    return Result(part.name, time.monotonic() - started, ending, sentence)


def sentences(run: Run, seconds: float) -> Iterator[str]:
    """What a part has to say, whether it says it once or as it goes."""
    told = run(seconds)
    yield from [told] if isinstance(told, str) else told


def run_all(parts: Sequence[Part], minutes: float) -> Iterator[Result]:
    """Each part for its share of the time, until Ctrl-C comes twice."""
    weights = sum(part.weight for part in parts)
    for part in parts:
        result = run_part(part, minutes * 60 * part.weight / weights)
        screen.print(f"{result.part}: {result.ending} after {result.seconds:.0f} s · {result.sentence}")
        yield result
        if result.ending == "stopped" and wants_to_stop_everything():
            return


def wants_to_stop_everything() -> bool:
    """Was it Ctrl-C twice? We wait a moment to find out."""
    screen.print(f"Going on with the next part; Ctrl-C within {TWICE_SECONDS:.0f} s ends the run.")
    try:
        time.sleep(TWICE_SECONDS)
    except KeyboardInterrupt:
        return True
    return False


def commit() -> str:
    """The commit the run was made on; local changes are owned up to."""
    try:
        described = subprocess.run(
            ["git", "describe", "--always", "--dirty=, with local changes", "--abbrev=10", "--exclude=*"],
            cwd=HOUSE, capture_output=True, text=True, check=True,
        )  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return described.stdout.strip()


def write(results: Sequence[Result], minutes: float, page: Path = PAGE) -> None:
    """Append one run to the page."""
    if not page.exists():
        page.write_text(OPENING)
    lines = [f"| {r.part} | {r.seconds:.0f} | {r.ending} | {one_cell(r.sentence)} |" for r in results]
    head = f"## {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, commit {commit()}, {minutes:g} minutes"
    table = ["| part | seconds | ending | result |", "|---|---|---|---|", *lines]
    with page.open("a") as book:
        book.write("\n" + "\n".join([head, "", *table]) + "\n")


def one_cell(sentence: str) -> str:
    """A sentence that cannot break the table it stands in."""
    return " ".join(sentence.replace("|", "\\|").split())


@click.command()
@click.option("--minutes", default=10.0, show_default=True, type=click.FloatRange(min=0, min_open=True))
@click.argument("names", nargs=-1, metavar="[PART]…")
def main(minutes: float, names: tuple[str, ...]) -> None:
    """Run every part found in tests/soak (or the named ones), and write docs/soak.md."""
    parts = find_parts()
    if unknown := set(names) - {part.name for part in parts}:
        raise click.UsageError(f"No part {', '.join(sorted(unknown))}; there are {', '.join(p.name for p in parts)}.")
    chosen = [part for part in parts if not names or part.name in names]
    if not chosen:
        raise click.ClickException("There is nothing to soak: tests/soak has no part yet.")
    results = list(run_all(chosen, minutes))
    write(results, minutes)
    screen.print(f"Written to {PAGE.relative_to(HOUSE)}.")
    sys.exit(any(result.ending == "FAILED" for result in results))


if __name__ == "__main__":
    main()
