"""Simulation: many games between bots, on as many workers as wished.

The n-th game depends on the seed and n alone, so the same seed plays the same games whatever the
number of workers, and a run that is stopped keeps what is finished.
"""

import multiprocessing
import signal
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import msgspec

from threedoors import games
from threedoors.bots.match import play_match
from threedoors.core import Broken, Refused, Seat, gamefile

CHUNK = 4  # games handed to a worker at a time
AHEAD = 3  # errands waiting for each worker: enough to keep it busy

_stops: list[Event] = []  # in a worker: its parent's word to stop


class Plan(msgspec.Struct, frozen=True):
    """What to play."""

    game: str
    bots: tuple[str, ...]  # one per seat
    seed: str
    options: bytes = b"{}"  # as JSON
    save: str | None = None  # a folder for .door files


class FinishedGame(msgspec.Struct, frozen=True):
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

    def add(self, played: FinishedGame) -> None:
        self.games += 1
        self.actions += played.acts
        self.outcomes[played.label] += 1
        self.wins.update(played.winners)


def simulate(plan: Plan, count: int, workers: int = 1) -> Iterator[FinishedGame]:
    """Play the games of a plan, telling each as it is finished, in their order."""
    if workers == 1:
        yield from map(partial(play_one, plan), range(count))
        return
    chunks = (range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK))
    play = partial(play_some, plan)
    stop = multiprocessing.Event()
    with ProcessPoolExecutor(workers, initializer=_begin_work, initargs=(stop,)) as pool:
        try:
            under_way = deque(pool.submit(play, chunk) for chunk in islice(chunks, workers * AHEAD))
            while under_way:
                yield from under_way.popleft().result()
                under_way.extend(pool.submit(play, chunk) for chunk in islice(chunks, 1))
        finally:
            stop.set()  # each worker ends the game it is in, and no other is begun


def play_some(plan: Plan, numbers: range) -> list[FinishedGame]:
    """Several games of a plan, as one errand for a worker; fewer when the parent has said stop."""
    return [play_one(plan, number) for number in numbers if not _told_to_stop()]


def play_one(plan: Plan, number: int) -> FinishedGame:
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
    return FinishedGame(outcome.label, outcome.winners, len(playing.entries))


def _options(game: games.AnyGame, raw: bytes) -> Any:
    return game.decode_options(raw)


def _begin_work(stop: Event) -> None:
    """A worker leaves Ctrl-C to its parent, who says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop)


def _told_to_stop() -> bool:
    return any(stop.is_set() for stop in _stops)
