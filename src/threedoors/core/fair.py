"""Fair shuffles: a sealed seed, the players' own words, and a check anybody can make afterwards.

Before the first word is given the host publishes the seal of the seed; at the end the seed itself.
The key of all chance is made of both, so neither side alone decides the deck.
"""

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256

from threedoors.core.chance import Chance

SEED_BYTES = 32


def new_seed() -> str:
    """A fresh secret seed, 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def seal(seed: str) -> str:
    """What is published before the game: it fixes the seed and does not tell it."""
    return sha256(b"three doors seed " + seed.encode()).hexdigest()


def is_sealed(seed: str, published: str) -> bool:
    """Is this the seed whose seal was published?"""
    return secrets.compare_digest(seal(seed).encode(), published.encode())


def chance_of(seed: str, words: Sequence[str] = ()) -> Chance:
    """All chance of a game: the seed and each seat's word, in seat order."""
    spoken = "".join(f"{len(word)}:{word}" for word in words)
    return Chance(blake2b(spoken.encode(), key=sha256(seed.encode()).digest(), digest_size=32).digest())
