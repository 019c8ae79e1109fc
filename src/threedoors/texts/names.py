"""Names in sentences: small articles in mid-sentence, what agrees with them, and lists that stay readable.

A name of a card carries its article ("Le puits", "the Dark"). Inside a sentence the article is small, and where one
begins it is big, however the name is written; French and Spanish run it together with *de* and *a*, and a name with a
comma in it is closed by another. A name is put into a sentence between two marks nobody ever sees; once the sentence
is whole they are settled. ``web/src/lib/names.ts`` does the same, with the articles of the same file: those of the
languages written in every room are in ``articles.json``, another language brings an ``articles.json`` of its own.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from threedoors.core import Names

HOUSE: Final = Path(__file__).parent

GENDER: Final = "_gender"
"""``card_gender`` is given to every sentence about ``card``: m, f, or in the plural mp, fp. A name says its own where
its article does not: ``fr_gender = "f"`` beside ``fr = "L’arcade"``."""

OPENS, CLOSES = "\ue000", "\ue001"  # the marks: of no alphabet
BEGINS: Final = re.compile(rf"(^|[.!?…] |  |[“«] ?){OPENS}(\w)", re.MULTILINE)


class Articles(NamedTuple):
    """How a language begins a name."""

    articles: dict[str, str]  # with what agrees with each: m, f, mp or fp
    joined: dict[str, str]  # what an article and the word before it run together to


@cache
def articles_of(language: str) -> Articles:
    """The articles of a language; none where nobody has written them down."""
    own = HOUSE / language / "articles.json"
    if own.is_file():
        return Articles(**json.loads(own.read_text(encoding="utf-8")))
    every = json.loads((HOUSE / "articles.json").read_text(encoding="utf-8"))
    return Articles(**every[language]) if language in every else Articles({}, {})


def inside(name: str, language: str) -> str:
    """A name between its marks, with a small article."""
    small = OPENS + name[:1].lower() + name[1:] if _article(name, language) else name
    return small + CLOSES if "," in name else small


def settled(text: str, language: str) -> str:
    """A whole sentence without marks: capitals where it begins, articles run together, commas closed."""
    if OPENS not in text and CLOSES not in text:
        return text
    text = BEGINS.sub(lambda found: found[1] + found[2].upper(), text)
    for apart, together in articles_of(language).joined.items():
        before, article = apart.split()
        text = re.sub(rf"\b{before} {OPENS}{article} ", f"{together} ", text)
    text = re.sub(rf"{CLOSES}(?= \w)", ",", text)
    return text.replace(OPENS, "").replace(CLOSES, "")


def gender(names: Names, language: str) -> str:
    """What agrees with a name: m, f, mp or fp; said beside it, or told by its article."""
    said = names.get(f"{language}{GENDER}")
    return said or articles_of(language).articles.get(_article(names.get(language, ""), language), "m")


def _article(name: str, language: str) -> str:
    return next((article for article in articles_of(language).articles if name.lower().startswith(article)), "")
