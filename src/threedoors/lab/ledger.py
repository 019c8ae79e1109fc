"""The ledger of a run: a file for each kind of game, a line for each game that is finished.

Every game is written down as it ends, so a run that is stopped goes on where it was, and a page is written
from these lines alone. What is played, and what there is to tell of it, belongs to the game's own plan.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Cell(Protocol):
    """One kind of game to play again and again."""

    @property
    def name(self) -> str:
        """The name of its file."""

    @property
    def games(self) -> int:
        """How many there should be."""


C = TypeVar("C", bound=Cell)
R = TypeVar("R")


def play_all(runs: Path, plan: Sequence[C], play: Callable[[C, int], R], kind: type[R]) -> None:
    """Play what is not played yet; Ctrl-C keeps what is finished."""
    runs.mkdir(parents=True, exist_ok=True)
    try:
        _play_all(runs, plan, play, kind)
    except KeyboardInterrupt:
        print("\nStopped. What is finished is kept; the same command goes on from here.")


def finished(runs: Path, kind: type[R]) -> dict[str, list[R]]:
    """What is finished, by the name of its cell."""
    return {file.stem: _read(file, kind) for file in sorted(runs.glob("*.jsonl"))}


def played(runs: Path, cell: C, play: Callable[[C, int], R], kind: type[R]) -> Iterator[R]:
    """The games of a cell: those of the file first, then new ones, each written down at once."""
    file = runs / f"{cell.name}.jsonl"
    done = _read(file, kind) if file.exists() else []
    yield from done[: cell.games]
    with file.open("a", encoding="utf-8") as lines:
        for number in range(len(done), cell.games):
            result = play(cell, number)
            lines.write(msgspec.json.encode(result).decode() + "\n")
            lines.flush()
            yield result


def _play_all(runs: Path, plan: Sequence[C], play: Callable[[C, int], R], kind: type[R]) -> None:
    """Play the plan; a cell that comes again with more games goes on from those it has."""
    columns = (TextColumn("{task.description:<22}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        whole = progress.add_task("all", total=sum(cell.games for cell in plan))
        for cell in plan:
            progress.update(whole, description=cell.name)
            for _ in played(runs, cell, play, kind):
                progress.advance(whole)


def _read(file: Path, kind: type[R]) -> list[R]:
    return [msgspec.json.decode(line, type=kind) for line in file.read_text(encoding="utf-8").splitlines()]
