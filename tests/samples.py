"""Games that the suite looks at: golden replays, and games played by somebody who does not let them end too soon.

A game's tests may offer samples in ``tests/games/<name>/samples.py`` (or a ``samples`` module beside the game itself):
``SAMPLES``, options and seats worth playing; ``scenes()``, tables set out by hand for what play hardly ever meets;
``met(states)``, what must have occurred beside every kind of act and event, by name.
Without one every number of seats is played with the usual options. All of it is played once for all tests of a process.
"""

import importlib
import random
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NamedTuple, TypeVar

from msgspec import Struct

from tests.sampled import Position, opened, sampled_act
from threedoors import games
from threedoors.bots import Bot, seat_bot
from threedoors.core import (
    Action,
    Broken,
    Chance,
    Concede,
    Playing,
    Step,
    chance_of,
    gamefile,
    kind_of,
    retell,
    why_only_told,
)
from threedoors.games import AnyGame

T = TypeVar("T")
HERE = Path(__file__).parent
REPLAYS = HERE / "replays"
TRIES = 6  # acts drawn before one is taken that ends the game


class Sample(Struct, frozen=True):
    """A game worth playing: who sits there, under which options, and how it is brought to an end."""

    name: str
    seats: int
    options: dict[str, Any] = {}
    bot: str = ""  # plays three acts in four; none: every act is drawn
    acts: int = 60
    end: Literal["clock", "concede", "open"] = "concede"  # after so many acts


class Sampled(Struct, frozen=True):
    """A game that was played, position by position."""

    name: str
    game: AnyGame  # by the rules it was played by
    playing: Playing[Any, Any]
    positions: tuple[Position, ...]

    @property
    def seats(self) -> int:
        return len(self.playing.opening.seats)

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.playing.state) is not None


class Seen(NamedTuple):
    """A position, the game it is from, and how many sit there."""

    game: AnyGame
    seats: int
    position: Position


def once(work: Callable[..., T]) -> Callable[..., T]:
    """Do this once for each game and whatever else is asked for; games are told apart by what they are, not by name."""
    done: dict[Any, tuple[AnyGame, T]] = {}

    def remembered(game: AnyGame, *asked: Any) -> T:
        key = (id(game), *asked)
        if key not in done:
            done[key] = game, work(game, *asked)  # the game is kept, so that no other gets its id
        return done[key][1]

    return remembered


@once
def sampled_games(game: AnyGame) -> tuple[Sampled, ...]:
    """Every golden replay of a game and every sample of it."""
    return (*_golden(game), *(_played(game, sample) for sample in samples_of(game)))


def samples_of(game: AnyGame) -> tuple[Sample, ...]:
    """The samples a game offers, or one for each number of seats."""
    usual = tuple(Sample(f"{seats} seats", seats, acts=game.budget) for seats in game.seats)
    found: tuple[Sample, ...] = getattr(_offered(game), "SAMPLES", usual)
    return found


def _offered(game: AnyGame) -> ModuleType | None:
    """The samples module of a game, found by looking."""
    folders = {
        HERE / "games" / game.name: f"tests.games.{game.name}",
        game.folder: game.state.__module__.rpartition(".")[0],
    }
    for folder, package in folders.items():
        if (folder / "samples.py").is_file():
            return importlib.import_module(f"{package}.samples")
    return None


@once
def seen_of(game: AnyGame) -> tuple[Seen, ...]:
    """Every position of every game that was sampled, and every table set out by hand."""
    played = [Seen(each.game, each.seats, position) for each in sampled_games(game) for position in each.positions]
    return (*played, *_scenes(game))


def met_by(game: AnyGame) -> dict[str, bool]:
    """What a game wants to have occurred, and whether it did."""
    looks: Callable[[list[Any]], dict[str, bool]] = getattr(_offered(game), "met", lambda _states: {})
    return looks([each.position.step.state for each in seen_of(game)])


def _scenes(game: AnyGame) -> Iterator[Seen]:
    set_out: Callable[[], Iterator[tuple[int, Any, Action]]] = getattr(_offered(game), "scenes", lambda: iter(()))
    for seats, state, action in set_out():
        step = game.apply(state, action)
        assert isinstance(step, Step), step
        yield Seen(game, seats, Position(state, action, step))


@once
def a_few_of(game: AnyGame, of_each: int) -> tuple[Seen, ...]:
    """So many positions of each kind of act at each number of seats, from all games it occurs in."""
    every = sorted(seen_of(game), key=_kind_and_seats)
    found: list[Seen] = []
    for _, group in groupby(every, key=_kind_and_seats):
        alike = [*group]
        found += random.Random(len(alike)).sample(alike, min(of_each, len(alike)))
    return tuple(found)


def _kind_and_seats(seen: Seen) -> tuple[str, int]:
    return kind_of(seen.position.action), seen.seats


def _golden(game: AnyGame) -> Iterator[Sampled]:
    for file in sorted((REPLAYS / game.name).glob("*.door")):
        found, journal = gamefile.read(file.read_text(encoding="utf-8"), games.load)
        if why_only_told(found, journal):
            continue
        states = [state for state, _ in retell(found, journal)]
        playing = Playing(found, journal.opening, states[-1], journal.start, [*journal.entries])
        steps = zip(states, journal.entries, states[1:], strict=False)
        positions = [Position(before, entry.action, Step(after, entry.events)) for before, entry, after in steps]
        yield Sampled(file.stem, found, playing, tuple(positions))


def _played(game: AnyGame, sample: Sample) -> Sampled:
    options = game.decode_options(game.encode(sample.options))
    playing = opened(game, sample.seats, f"sample {sample.name}", options)
    player = _Player(game, playing, sample)
    positions = [*player.plays()]
    return Sampled(sample.name, game, playing, tuple(positions))


class _Player:
    """Plays all seats of a sample: as its bot would, and now and then as nobody would."""

    def __init__(self, game: AnyGame, playing: Playing[Any, Any], sample: Sample) -> None:
        self.game, self.playing, self.sample = game, playing, sample
        self.bot: Bot | None = seat_bot(game, sample.bot) if sample.bot else None
        self.chance: Chance = chance_of(f"{sample.name}/played")

    def plays(self) -> Iterator[Position]:
        while self._goes_on() and len(self.playing.entries) < self.sample.acts:
            yield self._take(self._next())
        while self._goes_on() and self.sample.end != "open":
            yield self._take(self._ending())

    def _goes_on(self) -> bool:
        return self.game.outcome(self.playing.state) is None

    def _take(self, action: Action) -> Position:
        before = self.playing.state
        step = self.playing.act(action, at_ms=1234 * len(self.playing.entries))
        assert isinstance(step, Step), f"{action} was refused: {step}\n{self.game.notation(before)}"
        return Position(before, action, step)

    def _next(self) -> Action:
        dice, self.chance = self.chance.below(4)
        thought = self._thought() if self.bot and dice else None
        return thought or self._drawn()

    def _drawn(self) -> Action:
        """An act drawn at random; if there is one among several that does not end the game, that one."""
        for _ in range(TRIES):
            action, self.chance = sampled_act(self.game, self.playing.state, self.sample.seats, self.chance)
            step = self.game.apply(self.playing.state, action)
            if isinstance(step, Step) and self.game.outcome(step.state) is None:
                break
        return action

    def _thought(self) -> Action | None:
        """What the bot does at the first seat that is awaited; None if the referee does not take it."""
        assert self.bot is not None
        for seat in (seat for wait in self.game.waits(self.playing.state) for seat in wait.seats):
            action = self.bot.choose(self.game.view(self.playing.state, seat), self.chance).action
            if isinstance(self.game.apply(self.playing.state, action), Step):
                return action
        return None

    def _ending(self) -> Action:
        waits = self.game.waits(self.playing.state)
        clocks: list[Action] = [wait.otherwise for wait in waits if wait.otherwise is not None]
        if self.sample.end == "clock" and clocks:
            return clocks[-1]
        for seat in range(self.sample.seats):
            if isinstance(self.game.apply(self.playing.state, Concede(seat)), Step):
                return Concede(seat)
        raise Broken("nobody may give up", self.game.notation(self.playing.state))
