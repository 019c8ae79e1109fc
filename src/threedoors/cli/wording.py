"""Acts, their fields and values, and what happened, in the words of one table.

Games bring the words (``act-…``, ``field-…``, their own ``label`` and ``tell``); where one says nothing, plain names
do.
"""

import re
from dataclasses import dataclass
from typing import Any

import msgspec

from threedoors.core import (
    Action,
    Answered,
    Argument,
    Between,
    Choices,
    Domain,
    Event,
    Message,
    OneOf,
    Open,
    Playing,
    Seat,
    kebab,
    kind_of,
)
from threedoors.texts import Texts

Row = tuple[Action | Open, str]
LONGEST_ECHO = 24  # letters of what was typed that a remark repeats


@dataclass(frozen=True)
class Wording:
    """One game in one language."""

    playing: Playing[Any, Any]
    texts: Texts

    def rows(self, view: Any) -> list[Row]:
        """What the seat may do, in words; nothing about clocks where none runs."""
        choices: Choices[Any] = view.choices
        timeless = () if any(wait.is_watched for wait in view.waits) else self.playing.game.clock_acts
        rows: list[Row] = [(act, self.act(act)) for act in choices.listed if not isinstance(act, timeless)]
        return rows + [(act, self._open(view, act)) for act in choices.open]

    def letters(self, rows: list[Row]) -> dict[str, Action | Open]:
        """Common acts have a letter that stays theirs, whatever row they stand in; there has to be one such row."""
        kinds = [act.kind if isinstance(act, Open) else kind_of(act) for act, _ in rows]
        letters = self.playing.game.letters
        return {
            letters[k]: act for k, (act, _) in zip(kinds, rows, strict=True) if k in letters and kinds.count(k) == 1
        }

    def act(self, act: Action) -> str:
        """An act with nothing left to choose."""
        plain = msgspec.structs.asdict(act).items()
        args: dict[str, Argument] = {k: v for k, v in plain if isinstance(v, int | float | str | dict)}
        key = f"act-{kebab(kind_of(act))}"
        if self.texts.has(key):
            return self.texts.say(Message(key, args))
        return f"{kind_of(act)} {' '.join(f'{k}={v}' for k, v in args.items() if k != 'seat')}".strip()

    def _open(self, view: Any, act: Open) -> str:
        """The kind of act, and what is settled about it; a settled no would only puzzle ("Ask for help: nothing")."""
        settled = [
            self.label(view, name, value)
            for name, value in settled_fields(act)
            if value is not None and value is not False
        ]
        key = f"act-{kebab(act.kind)}"
        words = self.texts.phrase(key) if self.texts.has(key) else act.kind
        if not settled or self.playing.game.label is None:
            return words
        return self.texts.phrase("act-settled", {"act": words, "settled": ", ".join(settled)})

    def field(self, kind: str, name: str) -> str:
        """What is asked about a field; the same name may mean something else in another act."""
        plain = name.replace("_", "-")
        keys = (f"field-{kebab(kind)}-{plain}", f"field-{plain}")
        return next((self.texts.phrase(key) for key in keys if self.texts.has(key)), name)

    def label(self, view: Any, name: str, value: Any) -> str:
        """One value of a field."""
        label = self.playing.game.label
        if label is not None:
            return self.texts.say(label(view, name, value))
        if isinstance(value, bool):
            return self.texts.phrase("yes" if value else "no")
        return str(value)

    def labelled(self, view: Any, name: str, domain: Domain) -> list[tuple[Any, str]]:
        """The values of a field with their labels, in the order people count."""
        if isinstance(domain, Between):
            return []
        return [(value, self.label(view, name, value)) for value in in_counting_order(domain.values)]

    def meaning(self, view: Any, name: str, value: Any, answered: Answered) -> str:
        """What a value would bring or do, beyond its name; often nothing needs to be said."""
        meaning = self.playing.game.meaning
        return meaning(view, name, value, answered, self.texts.say) if meaning is not None else ""

    def narrowed(self, view: Any, name: str, domain: Domain, answered: Answered) -> Domain:
        """The values of a field that still make a difference once those before it are answered."""
        narrowed = self.playing.game.narrowed
        return narrowed(view, name, domain, answered) if narrowed is not None else domain

    def event(self, event: Event, seat: Seat | None) -> str | None:
        """What happened, as far as this seat saw it; None if it saw nothing."""
        seen = self.playing.game.seen(event, seat)
        return None if seen is None else self.texts.say(self.playing.game.tell(self.playing.state, seen))


def settled_fields(act: Open) -> list[tuple[str, Any]]:
    """The fields of an open act that leave no choice, but for the question it answers."""
    return [
        (name, domain.values[0])
        for name, domain in act.fields.items()
        if name != "wait" and isinstance(domain, OneOf) and len(domain.values) == 1
    ]


def in_counting_order(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Places by the numbers in their names, -2 before -1 and ``A2`` before ``A10``; anything else stays as it is."""
    if all(isinstance(value, str) and re.search(r"\d", value) for value in values):
        return tuple(sorted(values, key=_counted))
    return values


def _counted(place: str) -> list[tuple[str, int]]:
    return [(word, int(number or 0)) for word, number in re.findall(r"([^\d-]*)(-?\d*)", place)]


def shortened(typed: str) -> str:
    """What was typed, short enough to be repeated in a remark."""
    return typed if len(typed) <= LONGEST_ECHO else f"{typed[: LONGEST_ECHO - 1]}…"
