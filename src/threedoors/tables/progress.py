"""Progress: the best results somebody has on what a game brings to be played, kept under a code if they wish it.

No name, no table and no address belongs to it: whoever has the code has the progress. What was played is known by a
line of text, a result by its numbers; the game says which numbers there are and whether the least or the most of each
is better (``Game.results``). A result may lack numbers: what was solved with help is solved, and no record. Merging
keeps the better of each number, so two devices can tell what they know in any order, as often as they like, and take
nothing from each other.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from threedoors import games
from threedoors.core import Measure
from threedoors.tables.ids import ALPHABET, Entropy, hashed

CODE_LETTERS = 16  # 79 bits: short enough to type on a phone, too many to try
MOST_RESULTS = 1500  # every level of every book fits, the days of two years, and five hundred of one's own
MOST_BYTES = 160 * 1024  # of one progress, written down

KeptLine = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[ -~]+$")]
NumberName = Annotated[str, Meta(max_length=20)]
Count = Annotated[int, Meta(ge=0)]

Best = dict[NumberName, Count]
"""The best of one thing: its numbers may come from different days."""

Bests = dict[KeptLine, Best]


class Progress(Struct, frozen=True):
    """Everything known under one code."""

    bests: Bests = {}
    updated: int = 0  # ms since 1970


@cache
def measures() -> tuple[Mapping[str, Measure], ...]:
    """The numbers of a result, for each game that has any."""
    return tuple(game.results for game in games.find() if game.results)


def is_known(bests: Bests) -> bool:
    """Is each of them a result of one of the games?"""
    return all(_measured(best) is not None for best in bests.values())


def _measured(best: Best) -> Mapping[str, Measure] | None:
    same = (known for known in measures() if best.keys() <= known.keys())
    return next((known for known in same if all(known[name].holds(best[name]) for name in best)), None)


def better(one: Best, other: Best) -> Best:
    """The better of each number; one that was measured only once stays."""
    known = _measured({**one, **other})
    assert known is not None
    return {name: known[name].best(one.get(name, best), best) for name, best in {**one, **other}.items()}


def merged(one: Bests, other: Bests) -> Bests:
    """All there is of both, each with its best."""
    return {**one, **{line: better(best, one.get(line, best)) for line, best in other.items()}}


def is_too_much(bests: Bests) -> bool:
    return len(bests) > MOST_RESULTS or len(msgspec.json.encode(bests)) > MOST_BYTES


def new_code(entropy: Entropy) -> str:
    """A fresh code, in four groups of four."""
    letters = "".join(ALPHABET[byte % len(ALPHABET)] for byte in entropy(CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))


def kept_as(code: str) -> str:
    """What is kept of a code as people type it: groups and capitals do not matter."""
    return hashed("progress " + "".join(letter for letter in code.lower() if letter in ALPHABET))
