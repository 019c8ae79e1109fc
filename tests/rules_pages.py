"""The rules pages of every game that can be found, and the numbers that have a place on them."""

import re
from functools import cache
from pathlib import Path

from threedoors.texts import WRITTEN

HOUSE = Path(__file__).resolve().parent.parent
NUMBER = r"[A-Z]\d{1,2}[a-z]?"
PLACE = re.compile(rf"^#+ ({NUMBER})(?=[ .:])|\*\*({NUMBER})(?=[ .:*])", re.MULTILINE)  # a heading, or bold


@cache
def pages() -> dict[str, dict[str, str]]:
    """Game by game what its pages say, by language; games are found by looking, the toy of the tests among them."""
    found = sorted(page.parent for room in ("src", "tests") for page in (HOUSE / room).glob("**/rules.en.md"))
    return {game.name: {lang: (game / f"rules.{lang}.md").read_text("utf-8") for lang in WRITTEN} for game in found}


def places(text: str) -> list[str]:
    """The numbers that have a place on a page, as often as they have one."""
    return [heading or bold for heading, bold in PLACE.findall(text)]


@cache
def numbers(game: str) -> frozenset[str]:
    """The numbers one can look up in every language."""
    return frozenset.intersection(*(frozenset(places(text)) for text in pages()[game].values()))
