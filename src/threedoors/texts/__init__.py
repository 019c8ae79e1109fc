"""Texts: messages put into words, in French, English and Spanish.

Every room keeps its sentences in Fluent files of its own, one per language; the house-wide ones
are beside this page. The browser reads the very same files. A message missing in a language is a
failing test, never a blank on the screen: if it happens all the same, its id is shown.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from threedoors.core import Argument, Message, Refused, Seat

LANGUAGES = ("fr", "en", "es")
HOUSE = Path(__file__).parent
SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)  # Spanish says "e Historia", but "y hielo"
LIST_WORDS = {"fr": " et ", "en": " and ", "es": " y "}


class Texts:
    """One language, one room and the house around it."""

    def __init__(self, language: str, *rooms: Path, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = names
        self.bundle = _bundle(language, rooms)

    def say(self, message: Message) -> str:
        """The message in words."""
        return self.phrase(message.id, {key: self._worded(key, value) for key, value in message.args.items()})

    def refusal(self, refused: Refused) -> str:
        """Why not, by which rule, and what would work."""
        why = self.say(refused.message)
        return f"{why} {self.say(refused.instead)}" if refused.instead else why

    def phrase(self, message_id: str, args: dict[str, Any] | None = None) -> str:
        """A text by its id (``id`` or ``id.attribute``), with arguments already worded."""
        name, _, attribute = message_id.partition(".")
        if not self.bundle.has_message(name):
            return message_id
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return message_id
        words, _ = self.bundle.format_pattern(pattern, args or {})
        return str(words)

    def has(self, message_id: str) -> bool:
        """Is there a text of this id?"""
        return bool(self.bundle.has_message(message_id))

    def seat(self, seat: Seat) -> str:
        """A seat by its player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.phrase("seat-number", {"number": seat + 1})

    def _worded(self, key: str, value: Argument) -> Any:
        if isinstance(value, list):
            return self._listed([str(self._worded(key, item)) for item in value])
        if isinstance(value, dict):
            return value.get(self.language) or value.get("en") or next(iter(value.values()), "")
        if isinstance(value, str) and value.startswith("@"):
            return self.phrase(value[1:])
        if isinstance(value, int) and (key == "seat" or key.endswith(("_seat", "_seats"))):
            return self.seat(value)
        return "" if value is None else value

    def _listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        link = " e " if self.language == "es" and SOUNDS_LIKE_I.match(words[-1]) else LIST_WORDS[self.language]
        return f"{', '.join(words[:-1])}{link}{words[-1]}"


def texts_file(room: Path, language: str) -> Path:
    """Where a room keeps its sentences: the house's own lie flat, a game's in its ``texts`` folder."""
    return room / f"{language}.ftl" if room == HOUSE else room / "texts" / f"{language}.ftl"


@lru_cache(maxsize=64)
def _bundle(language: str, rooms: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for room in (HOUSE, *rooms):
        file = texts_file(room, language)
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle
