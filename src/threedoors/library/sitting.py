"""A sitting: one game in your hands, played by calling ``play``.

The referee's refusals are raised, with his sentence; whatever was played can be gone back to, since states are frozen.
No clock runs here: where nobody but time is awaited, ``let_time_act`` does what it would do.
"""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from threedoors.core import (
    Action,
    Chance,
    Entry,
    Game,
    Outcome,
    Playing,
    Refused,
    Seat,
    Step,
    View,
    Wait,
    gamefile,
    retell,
)
from threedoors.library.acts import Acts
from threedoors.library.sentences import Sentences

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View[Any])
Opt = TypeVar("Opt", bound=msgspec.Struct)

MS_PER_ACT = 1000  # a program has no pace of its own; its file shows a steady one


class Illegal(ValueError):
    """The referee says no; the text is his sentence, ``refused`` the reason as data."""

    def __init__(self, sentence: str, refused: Refused) -> None:
        super().__init__(sentence)
        self.refused = refused


class Sitting(Generic[S, A, V, Opt]):
    """One game from its first act to the one played last."""

    def __init__(self, playing: Playing[S, A], language: str = "en") -> None:
        self.rules: Game[S, A, V, Opt] = playing.game
        self.language = language
        self._playing = playing

    @cached_property
    def _states(self) -> list[S]:
        """The table as it was set up, and after each act."""
        return [state for state, _ in retell(self.rules, self._playing.journal())]

    # --- where it stands ---------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The whole table, secrets included."""
        return self._playing.state

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._playing.opening.seats

    @property
    def seed(self) -> str:
        return self._playing.opening.seed

    @property
    def options(self) -> Opt:
        chosen: Opt = self._playing.opening.options
        return chosen

    @property
    def played(self) -> tuple[Entry, ...]:
        """Every act so far, with what happened."""
        return tuple(self._playing.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.rules.outcome(self.state)

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def waits(self) -> tuple[Wait[A], ...]:
        """Whom the game waits for, and what happens otherwise."""
        return () if self.over else self.rules.waits(self.state)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answer the game waits for."""
        return tuple(dict.fromkeys(seat for wait in self.waits for seat in wait.seats))

    def view(self, seat: Seat | None = None) -> V:
        """The table as one seat may see it; None is a spectator."""
        self._check_seat(seat)
        return self.rules.view(self.state, seat)

    # --- playing -----------------------------------------------------------------------------------------------

    @property
    def legal(self) -> Acts[A]:
        """What the awaited seats may do now."""
        return self._acts(self.awaited)

    def legal_for(self, seat: Seat) -> Acts[A]:
        """What one seat may do now, awaited or not: telling a card, casting a spell."""
        self._check_seat(seat)
        return self._acts(() if self.over else (seat,))

    def try_play(self, action: A) -> Step[S] | Refused:
        """Let the referee judge an act; a refused one changes nothing."""
        answer = self._playing.act(action, (len(self.played) + 1) * MS_PER_ACT)
        self.__dict__.pop("_states", None)
        return answer

    def play(self, action: A) -> Step[S]:
        """Play an act; Illegal says why not, and what would work."""
        answer = self.try_play(action)
        if isinstance(answer, Refused):
            raise Illegal(self.sentences().refusal(answer), answer)
        return answer

    def let_time_act(self) -> Step[S]:
        """Do what the clock that rings first would do; ValueError if no clock runs."""
        ringing = [wait for wait in self.waits if wait.otherwise is not None]
        if not ringing:
            raise ValueError("No clock runs here, so time does nothing.")
        first = min(ringing, key=lambda wait: wait.seconds or 0)
        assert first.otherwise is not None
        return self.play(first.otherwise)

    # --- back and forth ----------------------------------------------------------------------------------------

    def at(self, n: int) -> "Sitting[S, A, V, Opt]":
        """The same game after its first ``n`` acts, to be played on from there; this one stays as it is."""
        most = len(self._playing.entries)
        if not 0 <= n <= most:
            raise IndexError(f"This game has {most} acts; after act {n} there is nothing. 0 to {most} would work.")
        entries = self._playing.entries[:n]
        playing = Playing(self.rules, self._playing.opening, self._states[n], self._playing.start, entries)
        return Sitting(playing, self.language)

    def imagine(self, seat: Seat | None, chance: Chance) -> S:
        """A table that looks the same from this seat, with everything hidden dealt anew."""
        return self.rules.imagine(self.view(seat), chance)

    # --- telling and keeping -----------------------------------------------------------------------------------

    def sentences(self, language: str | None = None) -> Sentences:
        """The words of this game, in its language or another."""
        return Sentences(self.rules, self.seats, language or self.language)

    def story(self, language: str | None = None) -> Iterator[str]:
        """What happened, a sentence each."""
        said = self.sentences(language)
        for state, entry in zip(self._states[1:], self.played, strict=True):
            for event in entry.events:
                yield said.say(self.rules.tell(state, event))

    def save(self, file: str | Path) -> Path:
        """Write it as a ``.door`` file, which anybody can replay and verify."""
        path = Path(file)
        path.write_text(self.text, encoding="utf-8")
        return path

    @property
    def text(self) -> str:
        """As the text of a ``.door`` file."""
        return gamefile.write(self._playing.journal())

    def draw(self, seat: Seat | None = None) -> str:
        """The table as text, as a seat sees it."""
        view = self.view(seat)
        return self.rules.draw(view, self.sentences().say) if self.rules.draw else self.rules.notation(self.state)

    def picture(self, seat: Seat | None = None, language: str | None = None) -> str | None:
        """The table as SVG, as a seat sees it; None where the game draws none."""
        return self.rules.picture and self.rules.picture(self.view(seat), self.sentences(language).say)

    def _repr_svg_(self) -> str | None:
        return self.picture()

    def __repr__(self) -> str:
        now = f"ended '{self.outcome.label}'" if self.outcome else f"waits for {self.awaited or 'time'}"
        return f"<{self.rules.title}: {', '.join(self.seats)}; {len(self.played)} acts, {now}>"

    def __str__(self) -> str:
        return self.draw()

    def _acts(self, seats: tuple[Seat, ...]) -> Acts[A]:
        choices = [self.rules.legal(self.state, seat) for seat in seats]
        return Acts([each for each in choices if each], self.rules.action, self._is_legal)

    def _is_legal(self, action: A) -> bool:
        return isinstance(self.rules.apply(self.state, action), Step)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < len(self.seats):
            raise IndexError(f"This game has seats 0 to {len(self.seats) - 1}; {seat} is not among them.")
