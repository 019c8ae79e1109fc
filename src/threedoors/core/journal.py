"""The journal: a game as the list of its accepted acts, to be begun, played on and told again. The log is the game.

Opening (options, seats, seed, words) and accepted actions with their times retell everything.
A Playing is a game going on; a Journal is what is kept of it. Events and hashes stand beside each
act, so that a game of older rules can still be shown, and a changed rule is noticed at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from threedoors.core.actions import Action
from threedoors.core.events import Event
from threedoors.core.fair import chance_of, seal
from threedoors.core.game import Game
from threedoors.core.steps import Broken, Refused, Step
from threedoors.core.views import Outcome

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)


class Opening(msgspec.Struct, frozen=True):
    """Everything that is settled before the first act."""

    game: str
    rules_version: int
    options: Any  # the game's own options
    seats: tuple[str, ...]  # who sits where: a name, or a bot's level
    seed: str
    words: tuple[str, ...] = ()  # a word from each seat, in seat order
    seal: str = ""  # published before the words were given
    cards: str = ""  # hash of the cards played with, where the game has cards


class Entry(msgspec.Struct, frozen=True):
    """One accepted act: when, what was asked, what happened, and the hash of the table after it."""

    at_ms: int  # since the start
    action: Any
    events: tuple[Any, ...]
    hash: str


class Journal(msgspec.Struct, frozen=True):
    """A game from its opening to its last act so far."""

    opening: Opening
    start: str  # hash of the table as it was set up
    entries: tuple[Entry, ...]
    outcome: Outcome | None


@dataclass
class Playing(Generic[S, A]):
    """A game going on: its head, and how it got there."""

    game: Game[S, A, Any, Any]
    opening: Opening
    state: S
    start: str
    entries: list[Entry] = field(default_factory=list)

    def act(self, action: A, at_ms: int = 0) -> Step[S] | Refused:
        """Let the referee judge an action; an accepted one enters the journal."""
        step = self.game.apply(self.state, action)
        if isinstance(step, Step):
            self.state = step.state
            self.entries.append(Entry(at_ms, action, step.events, self.game.fingerprint(step.state)))
        return step

    def journal(self) -> Journal:
        """What is kept of it."""
        return Journal(self.opening, self.start, tuple(self.entries), self.game.outcome(self.state))


def begin(
    game: Game[S, A, Any, Any],
    seats: tuple[str, ...],
    seed: str,
    options: Any = None,
    words: tuple[str, ...] = (),
) -> Playing[S, A] | Refused:
    """Set up a game; refused when options or the number of seats do not fit."""
    if not game.allows(len(seats)):
        least, most = game.seats[0], game.seats[-1]
        return Refused(
            "wrong-seat-count", args={"title": game.title, "seats": len(seats), "least": least, "most": most}
        )
    chosen = game.options() if options is None else options
    state = game.setup(chosen, len(seats), chance_of(seed, words))
    if isinstance(state, Refused):
        return state
    opening = Opening(game.name, game.rules_version, chosen, seats, seed, words, seal(seed), game.cards_of(chosen))
    return Playing(game, opening, state, game.fingerprint(state))


def why_only_told(game: Game[S, A, Any, Any], journal: Journal) -> str:
    """Why a game can be told from its events but not played again, as a whole sentence; empty if it can be."""
    opening = journal.opening
    if opening.rules_version != game.rules_version:
        known = ", ".join(str(rules.rules_version) for rules in reversed((game, *game.earlier)))
        return (
            f"It was played by {game.title} rules {opening.rules_version}; this program plays {known}, "
            "so it can be told from its events but not played again."
        )
    if opening.cards and opening.cards != game.cards_of(opening.options):
        return (
            f"It was played with other cards ({opening.cards}) than {game.title} rules {game.rules_version} have here "
            f"({game.cards_of(opening.options)}), so it can be told from its events but not played again."
        )
    return ""


def retell(game: Game[S, A, Any, Any], journal: Journal) -> Iterator[tuple[S, Entry | None]]:
    """The table at its start and after each entry, executed anew; Broken where it differs from what is written."""
    playing = begin(game, journal.opening.seats, journal.opening.seed, journal.opening.options, journal.opening.words)
    if isinstance(playing, Refused):
        raise Broken(f"the opening is refused: {playing.why} {_json(playing.args)}")
    if playing.start != journal.start:
        raise Broken(f"the table is set up differently: hash {playing.start}, written {journal.start}")
    yield playing.state, None
    for number, entry in enumerate(journal.entries, 1):
        _agree(playing, number, entry)
        yield playing.state, entry
    if game.outcome(playing.state) != journal.outcome:
        raise Broken(_forged(game.outcome(playing.state), journal.outcome))


def _agree(playing: Playing[S, A], number: int, entry: Entry) -> None:
    step = playing.act(entry.action, entry.at_ms)
    if isinstance(step, Refused):
        raise Broken(f"act {number} is refused: {step.why} ({step.rule})", playing.game.notation(playing.state))
    if playing.entries[-1].hash != entry.hash:
        raise Broken(
            f"act {number} leads to another table: hash {playing.entries[-1].hash}, written {entry.hash}",
            playing.game.notation(playing.state),
        )
    written: tuple[Event, ...] = entry.events
    if step.events != written:
        raise Broken(f"act {number} tells other events: {_json(step.events)}, written {_json(written)}")


def _forged(true: Outcome | None, written: Outcome | None) -> str:
    """How the outcome that is written differs from the true one, in words."""
    happened, told = _ending(true), _ending(written)
    if true is None or written is None or happened != told:
        return f"the game {happened}, but it is written that it {told}"
    return f"the game {happened}, but for another reason than is written: {_json(true.why)}, not {_json(written.why)}"


def _ending(outcome: Outcome | None) -> str:
    if outcome is None:
        return "is not finished"
    winners = " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
    scores = f" with scores {', '.join(map(str, outcome.scores))}" if outcome.scores else ""
    return f"ends '{outcome.label}', won by {winners}{scores}"


def _json(thing: object) -> str:
    """As a game file writes it, so that it can be found there."""
    return msgspec.json.encode(thing, order="deterministic").decode()
