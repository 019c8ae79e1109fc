"""A game in a terminal: several people at one keyboard, or one against bots.

The screen is the same for every game: the table as the game draws it, what is waited for, and the
choices, numbered. A game improves it by drawing its table and wording its acts and fields. Hidden
hands are kept apart by a curtain: the screen is wiped before the keyboard changes hands.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.text import Text

from threedoors.bots import Bot, Thought
from threedoors.bots.match import match_steps
from threedoors.cli.screen import err, out
from threedoors.core import (
    Action,
    Argument,
    Between,
    Chance,
    Choices,
    Concede,
    Domain,
    Event,
    Message,
    OneOf,
    Open,
    Playing,
    Refused,
    Seat,
    SomeOf,
    Wait,
    gamefile,
    kebab,
    kind_of,
)
from threedoors.texts import Texts

LONG_LIST = 24  # values; more are shown in running text, to be typed by their words


class Quit(Exception):
    """Somebody left the table."""


class BackUp(Exception):
    """Not this act after all."""


@dataclass
class Terminal:
    """One keyboard, one screen, one game."""

    playing: Playing[Any, Any]
    bots: Sequence[Bot | None]  # None: a person
    texts: Texts
    chance: Chance  # the bots' own
    started: float = field(default_factory=time.monotonic)
    clocks: dict[str, float] = field(default_factory=dict)  # when each wait was first seen
    facing: Seat | None = None  # who sits at the keyboard
    passed: Seat | None = None  # who has just handed it on

    def run(self) -> None:
        """Play until the end; Quit when somebody leaves."""
        game = self.playing.game
        self._show_setup()
        while game.outcome(self.playing.state) is None:
            self._let_bots_act()
            self._let_clocks_act()
            seat = self._next_person()
            if seat is not None:
                self._curtain(seat)
                self._ask(seat)
        self._show_end()

    # --- who acts -------------------------------------------------------------------------------

    def _let_bots_act(self) -> None:
        told = len(self.playing.entries)
        for thought in match_steps(self.playing, self.bots, self.chance):
            self._tell_since(told, thought)
            told = len(self.playing.entries)
        self._tell_since(told)

    def _let_clocks_act(self) -> None:
        now = time.monotonic()
        for wait in self.playing.game.waits(self.playing.state):
            first_seen = self.clocks.setdefault(wait.id, now)
            if wait.seconds is not None and wait.otherwise is not None and now - first_seen >= wait.seconds:
                self._act(wait.otherwise)
                return

    def _next_person(self) -> Seat | None:
        """Whom to ask; nobody when the clock has just acted and the bots are next."""
        waits = self.playing.game.waits(self.playing.state)
        awaited = [seat for wait in waits for seat in wait.seats if self.bots[seat] is None]
        if self.facing in awaited:
            return self.facing
        return next((seat for seat in awaited if seat != self.passed), awaited[0] if awaited else None)

    # --- one person -----------------------------------------------------------------------------

    def _curtain(self, seat: Seat) -> None:
        people = [s for s, bot in enumerate(self.bots) if bot is None]
        if self.facing != seat and len(people) > 1:
            click.clear()
            self._prompt(self.texts.phrase("curtain", {"seat": self.texts.seat(seat)}))
            click.clear()
        self.facing = seat

    def _ask(self, seat: Seat) -> None:
        view = self.playing.game.view(self.playing.state, seat)
        self._show_table(view)
        rows = self._rows(view)
        for number, (_, words) in enumerate(rows, 1):
            out.print(f"  {number:>2}  ", end="", style="bold")
            out.print(words)
        typed = self._prompt(self.texts.phrase("choose-act"), help_line=True)
        self._let_clocks_act()
        if self.playing.game.outcome(self.playing.state) is None and typed:
            self._take(view, rows, typed.split())

    def _take(self, view: Any, rows: list[tuple[Action | Open, str]], words: list[str]) -> None:
        """Play the row typed; further words answer the fields of an open act in order."""
        if self._took_notation(view, words[0]):
            return
        chosen = {str(number): act for number, (act, _) in enumerate(rows, 1)}.get(words[0])
        if chosen is None:
            err.print(self.texts.phrase("not-a-row", {"typed": words[0], "most": len(rows)}))
            return
        try:
            action = self._filled(view, chosen, words[1:]) if isinstance(chosen, Open) else chosen
        except BackUp:
            return
        self._act(action)

    def _took_notation(self, view: Any, word: str) -> bool:
        """Was this an act in the game's own notation? Then it is played, or refused."""
        meant = self.playing.game.typed(view, word) if self.playing.game.typed else None
        if isinstance(meant, Refused):
            err.print(self.texts.refusal(meant), style="red")
        elif meant is not None:
            self._act(meant)
        return meant is not None

    def _act(self, action: Action) -> None:
        told = len(self.playing.entries)
        answer = self.playing.act(action, self._now_ms())
        if isinstance(answer, Refused):
            err.print(self.texts.refusal(answer), style="red")
        self._tell_since(told)

    # --- open acts ------------------------------------------------------------------------------

    def _filled(self, view: Any, act: Open, words: list[str]) -> Action:
        fields: dict[str, Any] = {"type": act.kind, "seat": view.seat}
        for name, domain in act.fields.items():
            fields[name] = self._value(view, name, domain, words)
        return msgspec.convert(fields, self.playing.game.action)  # type: ignore[no-any-return]

    def _value(self, view: Any, name: str, domain: Domain, words: list[str]) -> Any:
        if isinstance(domain, OneOf) and len(domain.values) == 1:
            return domain.values[0]
        labels = [] if isinstance(domain, Between) else [self._label(view, name, v) for v in domain.values]
        if not words:
            self._show_domain(name, domain, labels)
        while True:
            typed = words.pop(0) if words else self._prompt(self.texts.phrase("choose-value"))
            if not typed and not (isinstance(domain, SomeOf) and domain.least == 0):
                raise BackUp
            try:
                return _read_value(domain, labels, typed)
            except (ValueError, IndexError):
                err.print(self.texts.phrase("not-a-value", {"typed": typed}))

    def _show_domain(self, name: str, domain: Domain, labels: list[str]) -> None:
        out.print(self._field_words(name), style="bold")
        if isinstance(domain, Between):
            out.print(f"  {domain.low} – {domain.high}")
            return
        if len(labels) > LONG_LIST:
            out.print(f"  {'  '.join(labels)}")
        for number, label in enumerate(labels if len(labels) <= LONG_LIST else (), 1):
            out.print(f"  {number:>2}  {label}")
        if isinstance(domain, SomeOf):
            out.print(self.texts.phrase("some-of", {"least": domain.least, "most": domain.most}))

    def _label(self, view: Any, name: str, value: Any) -> str:
        label = self.playing.game.label
        if label is not None:
            return self.texts.say(label(view, name, value))
        if isinstance(value, bool):
            return self.texts.phrase("yes" if value else "no")
        return str(value)

    def _field_words(self, name: str) -> str:
        key = f"field-{kebab(name).replace('_', '-')}"
        return self.texts.phrase(key) if self.texts.has(key) else name

    # --- words ----------------------------------------------------------------------------------

    def _rows(self, view: Any) -> list[tuple[Action | Open, str]]:
        choices: Choices[Any] = view.choices
        rows: list[tuple[Action | Open, str]] = [(act, self._act_words(act)) for act in choices.listed]
        return rows + [(act, self._open_words(view, act)) for act in choices.open]

    def _open_words(self, view: Any, act: Open) -> str:
        """The kind of act, and what is settled about it: the fields that leave no choice."""
        settled = [
            self._label(view, name, domain.values[0])
            for name, domain in act.fields.items()
            if name != "wait" and isinstance(domain, OneOf) and len(domain.values) == 1
        ]
        words = self._kind_words(act.kind)
        if not settled or self.playing.game.label is None:
            return words
        return self.texts.phrase("act-settled", {"act": words, "settled": ", ".join(settled)})

    def _act_words(self, act: Action) -> str:
        plain = msgspec.structs.asdict(act).items()
        args: dict[str, Argument] = {k: v for k, v in plain if isinstance(v, int | float | str | dict)}
        key = f"act-{kebab(kind_of(act))}"
        if self.texts.has(key):
            return self.texts.say(Message(key, args))
        return f"{kind_of(act)} {' '.join(f'{k}={v}' for k, v in args.items() if k != 'seat')}".strip()

    def _kind_words(self, kind: str) -> str:
        key = f"act-{kebab(kind)}"
        return self.texts.phrase(key) if self.texts.has(key) else kind

    def _tell_since(self, told: int, thought: Thought | None = None) -> None:
        game, facing = self.playing.game, self._eyes()
        for entry in self.playing.entries[told:]:
            for event in entry.events:
                self._say_event(game.seen(event, facing))
        if thought is not None and game.outcome(self.playing.state) is not None:
            out.print(f"  ({self.texts.say(thought.reason)})", style="dim")

    def _say_event(self, event: Event | None) -> None:
        if event is not None:
            out.print(f"· {self.texts.say(self.playing.game.tell(self.playing.state, event))}")

    def _eyes(self) -> Seat | None:
        """Whose eyes are on the screen: the only person's, or with several people nobody's."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else None

    def _show_setup(self) -> None:
        sealed = self.texts.phrase("sealed", {"seal": self.playing.opening.seal})
        out.print(Text.assemble((self.playing.game.title, "bold"), f"  {sealed}"))

    def _show_table(self, view: Any) -> None:
        game = self.playing.game
        out.print()
        if game.draw is not None:
            out.print(game.draw(view, self.texts.say))
        else:
            out.print(_plain_table(view))
        for wait in view.waits:
            out.print(Text.assemble((self.texts.say(wait.why), "bold yellow"), self._seconds_left(wait)))

    def _seconds_left(self, wait: Wait[Any]) -> str:
        if wait.seconds is None:
            return ""
        left = max(0, round(wait.seconds - (time.monotonic() - self.clocks.setdefault(wait.id, time.monotonic()))))
        return f" ({left // 60}:{left % 60:02})"

    def _show_end(self) -> None:
        game = self.playing.game
        outcome = game.outcome(self.playing.state)
        assert outcome is not None
        if game.draw is not None:
            out.print(game.draw(game.view(self.playing.state, None), self.texts.say))
        out.print(self.texts.say(outcome.why), style="bold")
        out.print(self.texts.phrase("seed-told", {"seed": self.playing.opening.seed}))

    # --- the keyboard ---------------------------------------------------------------------------

    def _prompt(self, question: str, help_line: bool = False) -> str:
        while True:
            if help_line:
                out.print(self.texts.phrase("terminal-help"), style="dim")
            try:
                typed = click.prompt(question, default="", show_default=False, prompt_suffix=" > ").strip()
            except click.Abort:
                raise Quit from None
            match typed:
                case "q":
                    raise Quit
                case "c" if self.facing is not None and help_line:
                    self._act(Concede(self.facing))
                    return ""
                case "n" if help_line:
                    self.passed, self.facing = self.facing, None
                    return ""
                case "?":
                    rules = self.playing.game.folder / f"rules.{self.texts.language}.md"
                    click.echo_via_pager(rules.read_text(encoding="utf-8"))
                case _:
                    return str(typed)

    def save(self, path: Path) -> None:
        """Keep the game as a .door file."""
        path.write_text(gamefile.write(self.playing.journal()), encoding="utf-8")

    def _now_ms(self) -> int:
        return round((time.monotonic() - self.started) * 1000)


def _read_value(domain: Domain, labels: list[str], typed: str) -> Any:
    """What was typed, as a value: a row's number, or its label in full."""
    if isinstance(domain, Between):
        number = int(typed)
        if not domain.holds(number):
            raise ValueError(typed)
        return number
    if isinstance(domain, SomeOf):
        picked = [domain.values[_row(labels, word)] for word in typed.replace(",", " ").split()]
        if not domain.holds(picked):
            raise ValueError(typed)
        return picked
    return domain.values[_row(labels, typed)]


def _row(labels: list[str], typed: str) -> int:
    lowered = [label.lower() for label in labels]
    if typed.lower() in lowered:
        return lowered.index(typed.lower())
    number = int(typed)
    if not 1 <= number <= len(labels):
        raise IndexError(typed)
    return number - 1


def _plain_table(view: Any) -> str:
    shown = msgspec.to_builtins(view)
    hidden = {"choices", "waits", "outcome", "seat"}
    return "\n".join(f"{key}: {value}" for key, value in shown.items() if key not in hidden)
