"""Texts: messages put into words, in the languages there are files for.

Every room keeps its sentences in Fluent files of its own, one per language; the house-wide ones
are beside this page, and the browser reads the very same files. French, English and Spanish are written in
every room, and a message missing there is a failing test. Another language is one folder here, named after it,
and no code: ``<room>.ftl`` for each room it has words for, ``<game>.rules.md``, and ``names.json`` for the names of
cards. Where it has none yet English is said, and where nobody has any, the id.
"""

import json
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from threedoors.core import Argument, Message, Names, Refused, Seat
from threedoors.texts.names import GENDER, OPENS, gender, inside, settled

HOUSE = Path(__file__).parent
ENGLISH = "en"
WRITTEN = tuple(sorted(file.stem for file in HOUSE.glob("*.ftl")))
"""Languages every room is written in."""
LANGUAGES = tuple(sorted({*WRITTEN, *(file.parent.name for file in HOUSE.glob("*/*.ftl"))}))
"""Every language there are words in, found by looking."""
SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)  # "Historia", "Ídolo", but not "hielo"


class Texts:
    """One language, one room and the house around it."""

    def __init__(self, language: str, *rooms: Path, names: Sequence[str] = (), you: Seat | None = None) -> None:
        self.language = language
        self.names = names
        self.you = you  # the seat of the only reader, who is spoken to and not about
        self.bundles = [_bundle(one, rooms) for one in dict.fromkeys((language, ENGLISH))]

    def say(self, message: Message) -> str:
        """The message in words, with its rule."""
        args = {key: self._worded(key, value) for key, value in message.args.items()}
        agreeing = {
            f"{key}{GENDER}": gender(value, self.language)
            for key, value in message.args.items()
            if isinstance(value, dict)
        }
        words = settled(self.phrase(self._spoken(message), agreeing | args), self.language)
        rule = message.args.get("rule")
        return with_rule(words, rule) if isinstance(rule, str) and rule else words

    def refusal(self, refused: Refused) -> str:
        """Why not, by which rule, and what would work."""
        why = self.say(refused.message)
        return f"{why} {self.say(refused.instead)}" if refused.instead else why

    def phrase(self, message_id: str, args: dict[str, Any] | None = None) -> str:
        """A text by its id (``id`` or ``id.attribute``), with arguments already worded."""
        name, _, attribute = message_id.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return str(bundle.format_pattern(pattern, args or {})[0])
        return message_id

    def has(self, message_id: str) -> bool:
        """Is there a text of this id?"""
        return any(bundle.has_message(message_id) for bundle in self.bundles)

    def _spoken(self, message: Message) -> str:
        """Which text it is: to its reader it may speak in words of its own, ``id.you``, or ``id.you-to-seat``."""
        bundle = next((bundle for bundle in self.bundles if bundle.has_message(message.id)), None)
        if bundle is None or self.you is None:
            return message.id
        forms = bundle.get_message(message.id).attributes
        for key, value in message.args.items():
            form = "you" if key == "seat" else f"you-{key.replace('_', '-')}"
            if is_seat(key) and value in (self.you, [self.you]) and form in forms:
                return f"{message.id}.{form}"
        return message.id

    def name(self, names: Names) -> str:
        """A name given in several languages, in this one."""
        english = names.get(ENGLISH) or next(iter(names.values()), "")
        return names.get(self.language) or _names(self.language).get(english, english)

    def seat(self, seat: Seat) -> str:
        """A seat by its player's name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.phrase("seat-number", {"number": seat + 1})

    def _worded(self, key: str, value: Argument) -> Any:
        if isinstance(value, list):
            return self._listed([str(self._worded(key, item)) for item in value])
        if isinstance(value, dict):
            return inside(self.name(value), self.language)
        if isinstance(value, str) and value.startswith("@"):
            return self.phrase(value[1:])
        if isinstance(value, int) and is_seat(key):
            return self.seat(value)
        if isinstance(value, int) and value < 0:
            return f"−{-value}"
        return "" if value is None else value

    def _listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        if any("," in word for word in words):  # "Marbles, Handful of" is one thing
            return "; ".join(words)
        *others, last = words
        sound = "i" if SOUNDS_LIKE_I.match(last.lstrip(OPENS)) else "other"  # Spanish says "e" before it
        return self.phrase("list-and", {"others": ", ".join(others), "last": last, "sound": sound})


def is_seat(key: str) -> bool:
    """Is this argument a seat, or are these seats?"""
    return key == "seat" or key.endswith(("_seat", "_seats"))


def texts_file(room: Path, language: str) -> Path:
    """Where a room's sentences are: the house's own lie flat, a game's in its ``texts``, or all in one folder."""
    if language not in WRITTEN:
        return brought(language, "house.ftl" if room == HOUSE else f"{room.name}.ftl")
    return room / f"{language}.ftl" if room == HOUSE else room / "texts" / f"{language}.ftl"


def rules_page(game: Path, language: str) -> Path:
    """The rules of the game in this folder, in English where a language has no page of them."""
    pages = (game / f"rules.{language}.md", brought(language, f"{game.name}.rules.md"))
    return next((page for page in pages if page.is_file()), game / f"rules.{ENGLISH}.md")


def brought(language: str, name: str) -> Path:
    """A file in the folder of a language that is not written in every room."""
    return HOUSE / language / name


@lru_cache(maxsize=64)
def _bundle(language: str, rooms: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for room in (HOUSE, *rooms):
        file = texts_file(room, language)
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def _names(language: str) -> dict[str, str]:
    """Names of cards by their English ones, for a language the decks themselves do not speak."""
    file = brought(language, "names.json")
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def with_rule(words: str, rule: str) -> str:
    """A sentence and the rule it comes from: "Not now." and K5 are "Not now (K5)."."""
    return f"{words.removesuffix('.')} ({rule})." if words.endswith(".") else f"{words} ({rule})"
