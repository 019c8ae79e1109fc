"""Bots against each other for programs: so many games, every label in every seat, told with their intervals."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from threedoors import games
from threedoors.bots import Bot
from threedoors.bots.match import match_steps
from threedoors.core import Playing, Refused, begin, chance_of
from threedoors.games import AnyGame
from threedoors.lab.entrants import seat_entrant
from threedoors.lab.shares import interval
from threedoors.library.beginning import chosen
from threedoors.library.sentences import Sentences
from threedoors.library.sitting import Illegal, Sitting

Entrant = str | type[Bot] | Callable[[AnyGame], Bot]
"""A level (``"greedy"``), an import path (``"my.module:Low"``), a class made from Bot, or what makes one."""


class Share(NamedTuple):
    """How often one of them won, in percent, and between which two numbers that is with 95 % certainty."""

    won: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.won:.1f} % ({self.low:.1f}–{self.high:.1f})"


class Standings(NamedTuple):
    """What came out of a match."""

    games: int
    played: Mapping[str, int]  # seats taken, by label
    wins: Mapping[str, int]
    outcomes: Mapping[str, int]

    def share(self, label: str) -> Share:
        """Of the seats a label took, how many won."""
        seats, wins = self.played[label], self.wins.get(label, 0)
        return Share(100 * wins / seats if seats else 0.0, *interval(wins, seats))

    def __str__(self) -> str:
        rows = (f"{label:16} {self.share(label)}" for label in self.played)
        return "\n".join([f"{self.games} games", *rows])


def match(
    bots: Mapping[str, Entrant],
    game: str,
    *,
    rounds: int = 100,
    seats: int | None = None,
    seed: str = "match",
    finished: Callable[[Sitting[Any, Any, Any, Any]], None] = lambda _sitting: None,
    **options: Any,
) -> Standings:
    """Let bots play each other: ``match({"mine": MyBot, "theirs": "greedy"}, "munchkin", rounds=200)``.

    They take the seats in turn, so that nobody always begins. ``finished`` is shown every game.
    """
    rules = games.load(game)
    played: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    outcomes: Counter[str] = Counter()
    for sitting, labels in _played(rules, bots, rounds, seats or max(rules.usual_seats, len(bots)), seed, options):
        assert sitting.outcome is not None
        played.update(labels)
        wins.update(labels[seat] for seat in sitting.outcome.winners)
        outcomes[sitting.outcome.label] += 1
        finished(sitting)
    return Standings(rounds, dict(played), dict(wins), dict(outcomes))


def _played(
    rules: AnyGame, bots: Mapping[str, Entrant], rounds: int, seats: int, seed: str, options: dict[str, Any]
) -> Iterator[tuple[Sitting[Any, Any, Any, Any], tuple[str, ...]]]:
    settled = chosen(rules, options)
    at_the_table = {label: _seated(rules, entrant) for label, entrant in bots.items()}
    for number in range(rounds):
        labels = tuple([*bots][(number + seat) % len(bots)] for seat in range(seats))
        playing = begin(rules, labels, f"{seed}/{number}", settled)
        if isinstance(playing, Refused):
            raise Illegal(Sentences(rules, labels, "en").refusal(playing), playing)
        yield _to_the_end(playing, [at_the_table[label] for label in labels], f"{seed}/{number}/bots"), labels


def _to_the_end(playing: Playing[Any, Any], bots: list[Bot], seed: str) -> Sitting[Any, Any, Any, Any]:
    for _ in match_steps(playing, bots, chance_of(seed)):
        pass
    return Sitting(playing)


def _seated(rules: AnyGame, entrant: Entrant) -> Bot:
    return seat_entrant(rules, entrant) if isinstance(entrant, str) else entrant(rules)
