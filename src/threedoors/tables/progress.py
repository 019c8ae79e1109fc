"""Progress: which levels somebody has solved, kept under a code if they wish it.

No name, no table and no address belongs to it: whoever has the code has the progress. Merging keeps the better of
each number, so two devices can tell what they know in any order, as often as they like, and take nothing from each
other. A level is known by its one line of text; what the line means is its game's business.
"""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from threedoors.tables.ids import ALPHABET, Entropy, hashed

CODE_LETTERS = 16  # 79 bits: short enough to type on a phone, too many to try
MOST_LEVELS = 500  # every level of every book fits, and two hundred of one's own
MOST_BYTES = 64 * 1024  # of one progress, written down

LevelLine = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[ -~]+$")]
Milliseconds = Annotated[int, Meta(ge=0, le=10**12)]
TileCount = Annotated[int, Meta(ge=0, le=999)]


class Best(Struct, frozen=True, forbid_unknown_fields=True):
    """The best of one level: the two numbers may come from different days."""

    ms: Milliseconds
    tiles: TileCount


Bests = dict[LevelLine, Best]


class Progress(Struct, frozen=True):
    """Everything known under one code."""

    bests: Bests = {}
    updated: int = 0  # ms since 1970


def better(one: Best, other: Best) -> Best:
    """The better of each number."""
    return Best(min(one.ms, other.ms), min(one.tiles, other.tiles))


def merged(one: Bests, other: Bests) -> Bests:
    """All levels of both, each with its best."""
    return {**one, **{level: better(best, one.get(level, best)) for level, best in other.items()}}


def is_too_much(bests: Bests) -> bool:
    return len(bests) > MOST_LEVELS or len(msgspec.json.encode(bests)) > MOST_BYTES


def new_code(entropy: Entropy) -> str:
    """A fresh code, in four groups of four."""
    letters = "".join(ALPHABET[byte % len(ALPHABET)] for byte in entropy(CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))


def kept_as(code: str) -> str:
    """What is kept of a code as people type it: groups and capitals do not matter."""
    return hashed("progress " + "".join(letter for letter in code.lower() if letter in ALPHABET))
