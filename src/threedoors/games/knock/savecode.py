"""Save codes: an adventure between two Keeps, short enough to write on paper and to read aloud (K21).

A code is two words of two syllables, ``tilu-mako``: upcoming level, spells held and chests scored,
mixed with a check number. A misheard syllable, or two swapped, is nearly always noticed (of all slips one in 1,900
makes another code), and what was meant is guessed where only one code is a slip away.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from threedoors.games.knock.events import Spell
from threedoors.games.knock.state import LAST_LEVEL, SPELLS

SYLLABLES: Final = tuple(consonant + vowel for consonant in "bdfklmnprst" for vowel in "aeiou")
LENGTH: Final = 4
MOST_CHESTS: Final = 99
CHECKS: Final = 1901  # a prime: 4,800 contents times 1,901 just fit into 55⁴ codes
CONTENTS: Final = (LAST_LEVEL - 1) * 2 ** len(SPELLS) * (MOST_CHESTS + 1)


class Saved(Struct, frozen=True):
    """What a code holds."""

    level: int  # upcoming: 2, 3 or 4
    spells: tuple[Spell, ...] = ()
    chests: int = 0


class WrongCode(ValueError):
    """No such code; ``guess`` is what may have been meant, or empty."""

    def __init__(self, code: str, guess: str) -> None:
        super().__init__(f"'{code}' is no save code" + (f"; did you mean '{guess}'?" if guess else ""))
        self.guess = guess


def write(saved: Saved) -> str:
    """The code of an adventure."""
    held = sum(1 << number for number, spell in enumerate(SPELLS) if spell in saved.spells)
    contents = ((saved.level - 2) * 2 ** len(SPELLS) + held) * (MOST_CHESTS + 1) + min(saved.chests, MOST_CHESTS)
    return _spelled(contents * CHECKS + _check(contents))


def read(code: str) -> Saved:
    """What a code holds, however it was typed; WrongCode if it was misheard."""
    syllables = _syllables(code)
    number = _number(syllables)
    if number is None:
        meant = set(_meant(syllables))
        raise WrongCode(code, meant.pop() if len(meant) == 1 else "")
    rest, chests = divmod(number // CHECKS, MOST_CHESTS + 1)
    level, held = divmod(rest, 2 ** len(SPELLS))
    return Saved(level + 2, tuple(spell for n, spell in enumerate(SPELLS) if held >> n & 1), chests)


def _check(contents: int) -> int:
    return int.from_bytes(blake2b(b"save code %d" % contents, digest_size=8).digest(), "big") % CHECKS


def _spelled(number: int) -> str:
    parts = []
    for _ in range(LENGTH):
        number, digit = divmod(number, len(SYLLABLES))
        parts.append(SYLLABLES[digit])
    return f"{parts[0]}{parts[1]}-{parts[2]}{parts[3]}"


def _syllables(code: str) -> list[str]:
    letters = "".join(letter for letter in code.lower() if letter.isalpha())
    return [letters[i : i + 2] for i in range(0, len(letters), 2)]


def _number(syllables: list[str]) -> int | None:
    """The number a code stands for, if its check agrees."""
    if len(syllables) != LENGTH or any(syllable not in SYLLABLES for syllable in syllables):
        return None
    number = 0
    for syllable in reversed(syllables):
        number = number * len(SYLLABLES) + SYLLABLES.index(syllable)
    contents, check = divmod(number, CHECKS)
    return number if contents < CONTENTS and check == _check(contents) else None


def _meant(syllables: list[str]) -> Iterator[str]:
    """Right codes one slip away: one syllable misheard, or two neighbours swapped."""
    if len(syllables) != LENGTH:
        return
    for i in range(LENGTH - 1):
        swapped = [*syllables[:i], syllables[i + 1], syllables[i], *syllables[i + 2 :]]
        if (number := _number(swapped)) is not None:
            yield _spelled(number)
    for i in range(LENGTH):
        for other in SYLLABLES:
            if (number := _number([*syllables[:i], other, *syllables[i + 1 :]])) is not None:
                yield _spelled(number)
