"""Simulation: many games between bots, on as many workers as wished.

The n-th game depends on the seed and n alone, so the same seed plays the same games whatever the
number of workers, and a run that is stopped keeps what is finished.
"""

import signal
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from threedoors import games
from threedoors.bots.match import play_match
from threedoors.core import Broken, Refused, Seat, gamefile

CHUNK = 4  # games handed to a worker at a time
AHEAD = 3  # errands waiting for each worker: enough to keep it busy, few enough to stop at once


class Plan(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: tuple[str, ...]  # one per seat
    seed: str
    options: bytes = b"{}"  # as JSON
    save: str | None = None  # a folder for .door files


class Played(msgspec.Struct, frozen=True):
    """One finished game."""

    label: str
    winners: tuple[Seat, ...]
    acts: int


class Tally(msgspec.Struct):
    """What finished games add up to."""

    games: int = 0
    actions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[Seat] = msgspec.field(default_factory=Counter)

    def add(self, played: Played) -> None:
        self.games += 1
        self.actions += played.acts
        self.outcomes[played.label] += 1
        self.wins.update(played.winners)


def simulate(plan: Plan, count: int, workers: int = 1) -> Iterator[Played]:
    """Play the games of a plan, telling each as it is finished, in their order."""
    if workers == 1:
        yield from map(partial(play_one, plan), range(count))
        return
    chunks = (range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK))
    play = partial(play_some, plan)
    with ProcessPoolExecutor(workers, initializer=_leave_ctrl_c_to_the_parent) as pool:
        under_way = deque(pool.submit(play, chunk) for chunk in islice(chunks, workers * AHEAD))
        while under_way:
            yield from under_way.popleft().result()
            under_way.extend(pool.submit(play, chunk) for chunk in islice(chunks, 1))


def play_some(plan: Plan, numbers: range) -> list[Played]:
    """Several games of a plan, as one errand for a worker."""
    return [play_one(plan, number) for number in numbers]


def play_one(plan: Plan, number: int) -> Played:
    """The n-th game of a plan."""
    game = games.load(plan.game)
    playing = play_match(game, plan.bots, f"{plan.seed}/{number}", _options(game, plan.options))
    if isinstance(playing, Refused):
        raise Broken(f"the plan is refused: {playing}")
    if plan.save is not None:
        file = Path(plan.save) / f"{plan.game}-{plan.seed}-{number:05}.door"
        file.write_text(gamefile.write(playing.journal()), encoding="utf-8")
    outcome = game.outcome(playing.state)
    assert outcome is not None
    return Played(outcome.label, outcome.winners, len(playing.entries))


def _options(game: games.AnyGame, raw: bytes) -> Any:
    return game.decode_options(raw)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
