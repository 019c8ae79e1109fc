"""Messages: what is said to a player, before it is put into words.

A message is an id and its arguments. The words live in Fluent files, so that Python and the
browser say the same thing in every language. An argument may itself be words:

- ``seat`` or a key ending in ``_seat`` holds a seat and is said as that player's name;
- a text beginning with ``@`` names another message of the same room;
- a mapping from language to words is said in the reader's language (names from card files), with a small article in
  mid-sentence; beside ``card`` a sentence is then given ``card_gender``, to agree with it (``texts/names.py``);
- a list of any of these is said as a list ("a, b and c");
- ``rule`` stands in no sentence: it is the number on the rules page, and is added in brackets ("Not now (K5).").
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import Struct

Names = dict[str, str]
"""The same name in several languages: ``{"en": "Well", "fr": "Le puits", "es": "El pozo"}``.

Where the article does not tell the gender, the name does: ``{"fr": "L’arcade", "fr_gender": "f"}``.
"""

Plain = int | float | str | Names
Argument = Plain | list[Plain] | None


class Message(Struct, frozen=True):
    """Something to say: which sentence, and what goes into it."""

    id: str
    args: dict[str, Argument] = {}


def signed(n: int) -> str:
    """A bonus or a malus as it is written: ``+3``, ``−2`` with a real minus, ``±0``."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "±0"


Say = Callable[[Message], str]
"""Puts a message into words, in somebody's language."""

ALARM: Final = "! "
"""A drawn line that begins so tells of something bad: it is red where there are colours."""


@lru_cache(maxsize=1024)
def kebab(class_name: str) -> str:
    """``CardPlaced`` as a message id: ``card-placed``."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in class_name).lstrip("-")
