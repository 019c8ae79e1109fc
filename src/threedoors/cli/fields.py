"""The fields of an open act, asked one by one: a list with numbers, and the answer typed.

Further words on a line answer the questions after it. A value may be typed as its number, as its label in full,
or, where it has a name of its own (a spot ``4,-6``, a cell ``F4``), by that name. A minus goes back.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.columns import Columns

from threedoors.cli.screen import err, out, prose
from threedoors.cli.wording import Wording, shortened
from threedoors.core import Action, Answered, Between, Domain, OneOf, Open, SomeOf

LONG_LIST = 24  # values; more are shown in columns
MOST_LISTED = 60  # names nobody would look for in a list
BACK = "-"


class BackUp(Exception):
    """Not this act after all."""


@dataclass(frozen=True)
class OpenField:
    """One field to be answered."""

    name: str
    domain: Domain
    answered: Answered  # the fields before it
    is_last: bool

    @property
    def takes_none(self) -> bool:
        """May it be answered with nothing at all?"""
        return isinstance(self.domain, SomeOf) and self.domain.least == 0


@dataclass
class Fields:
    """Fills open acts for the seat whose view this is."""

    wording: Wording
    view: Any
    prompt: Callable[[str, Callable[[], None]], str]  # a question, and what to show again after the rules were read

    def filled(self, act: Open, words: list[str]) -> Action:
        """The act with every field answered; BackUp if it is not wanted after all."""
        fields: dict[str, Any] = {"type": act.kind, "seat": self.view.seat}
        asked = [name for name, domain in act.fields.items() if not _is_settled(domain)]
        for name, domain in act.fields.items():
            left = self.wording.narrowed(self.view, name, domain, fields)
            if isinstance(left, OneOf) and _is_settled(left):
                fields[name] = left.values[0]
            elif isinstance(left, Between) and _is_settled(left):
                fields[name] = left.low
            elif isinstance(left, SomeOf) and left.least >= len(left.values):
                fields[name] = list(left.values)  # all of them, or none where there are none
            else:
                fields[name] = self._value(OpenField(name, left, fields, is_last=name == asked[-1]), words)
        self.none_left(words)
        return msgspec.convert(fields, self.wording.playing.game.action)  # type: ignore[no-any-return]

    def none_left(self, words: list[str]) -> None:
        """More was typed than was asked: rather ask again than do half of it."""
        if words:
            err.print(self.wording.texts.phrase("too-many-words", {"typed": shortened(" ".join(words))}))
            raise BackUp

    def _value(self, question: OpenField, words: list[str]) -> Any:
        known = self.wording.labelled(self.view, question.name, question.domain)
        is_shown = not words
        if is_shown:
            self._show(question, known)
        while True:
            typed = _next_words(question, words) or self._asked(question, known)
            if typed == BACK or (not typed and not question.takes_none):
                raise BackUp
            try:
                return self._read(question.domain, known, typed, words)
            except (ValueError, IndexError):
                words.clear()
                err.print(self.wording.texts.phrase("not-a-value", {"typed": shortened(typed)}))
                if is_shown:
                    self._show_how_many(question)
                else:
                    self._show(question, known)
                    is_shown = True

    def _asked(self, question: OpenField, known: list[tuple[Any, str]]) -> str:
        return self.prompt(self.wording.texts.phrase("choose-value"), lambda: self._show(question, known))

    def _read(self, domain: Domain, known: list[tuple[Any, str]], typed: str, words: list[str]) -> Any:
        """A line is one answer, or else an answer and those to the questions after it."""
        try:
            return read_value(domain, known, typed)
        except (ValueError, IndexError):
            first, *more = typed.split()
            if not more or isinstance(domain, SomeOf):
                raise
            value = read_value(domain, known, first)
            words[:0] = more
            return value

    def _show(self, question: OpenField, known: list[tuple[Any, str]]) -> None:
        out.print(self.wording.field(question.answered["type"], question.name), style="bold")
        if isinstance(question.domain, Between):
            out.print(f"  {question.domain.low} – {question.domain.high}")
        else:
            self._show_values(question, known)
        self._show_how_many(question)
        out.print(self.wording.texts.phrase("none-of" if question.takes_none else "go-back"), style="dim")

    def _show_how_many(self, question: OpenField) -> None:
        if isinstance(question.domain, SomeOf):
            least, most = question.domain.least, question.domain.most
            how_many = {"least": least, "most": most, "exactly": most if least == most else 0}
            out.print(self.wording.texts.phrase("some-of", how_many))

    def _show_values(self, question: OpenField, known: list[tuple[Any, str]]) -> None:
        """Numbered, each with what it would bring; many stand in columns, and a whole board is named by its corners."""
        if len(known) > MOST_LISTED and all(value == label for value, label in known):
            ends = {"count": len(known), "first": known[0][1], "last": known[-1][1]}
            out.print("  " + self.wording.texts.phrase("too-many-to-list", ends))
            return
        rows = [f"  {number:>2}  {self._worded(question, *value)}" for number, value in enumerate(known, 1)]
        if len(rows) > LONG_LIST:
            out.print(Columns(rows, column_first=True, padding=(0, 2)), soft_wrap=False)
            return
        for row in rows:
            prose(row, indent=" " * 6)

    def _worded(self, question: OpenField, value: Any, label: str) -> str:
        meaning = self.wording.meaning(self.view, question.name, value, question.answered)
        return self.wording.texts.phrase("meant", {"value": label, "meaning": meaning}) if meaning else label


def _is_settled(domain: Domain) -> bool:
    """Is there nothing to choose?"""
    match domain:
        case OneOf(values):
            return len(values) == 1
        case Between(low, high):
            return low == high
        case SomeOf(values, least):
            return least >= len(values)


def _next_words(question: OpenField, words: list[str]) -> str:
    """The next word of the line; all that are left where several may be named and nothing is asked after."""
    if not words:
        return ""
    if isinstance(question.domain, SomeOf) and question.is_last:
        typed = " ".join(words)
        words.clear()
        return typed
    return words.pop(0)


def read_value(domain: Domain, known: list[tuple[Any, str]], typed: str) -> Any:
    """What was typed, as a value of the domain; ValueError or IndexError if it is none."""
    if isinstance(domain, Between):
        return _held(domain, int(typed))
    if isinstance(domain, SomeOf):
        return _held(domain, [_one(known, word) for word in typed.replace(",", " ").split()])
    return _one(known, typed)


def _held(domain: Between | SomeOf, value: Any) -> Any:
    if not domain.holds(value):
        raise ValueError(value)
    return value


def _one(known: list[tuple[Any, str]], typed: str) -> Any:
    for value, label in known:
        if typed.lower() == label.lower() or (isinstance(value, str) and typed.lower() == value.lower()):
            return value
    number = int(typed)
    if not 1 <= number <= len(known):
        raise IndexError(typed)
    return known[number - 1][0]
