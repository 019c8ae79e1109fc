"""Names for things at a table, and the secrets that open it.

A secret travels in a URL fragment or a request body, never in a path or a query; what is kept of it
is its hash. A table's own name is no secret: knowing it opens nothing.
"""

import secrets
from collections.abc import Callable
from hashlib import sha256

from threedoors.core.fair import SEED_BYTES

TableId = str
PersonId = int
"""A person at one table, counted from 1. Somebody at two tables is two people."""

Entropy = Callable[[int], bytes]
"""Where randomness comes from; a test may bring its own."""

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
TABLE_LETTERS = 10
SECRET_BYTES = 18


def new_table_id(entropy: Entropy = secrets.token_bytes) -> TableId:
    """A name for a table: short enough to read aloud, too many to try."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in entropy(TABLE_LETTERS))


def new_secret(entropy: Entropy = secrets.token_bytes) -> str:
    """A fresh secret: 144 bits, as 36 hexadecimal digits."""
    return entropy(SECRET_BYTES).hex()


def new_seed(entropy: Entropy = secrets.token_bytes) -> str:
    """The seed of a game, 64 hexadecimal digits."""
    return entropy(SEED_BYTES).hex()


def hashed(secret: str) -> str:
    """What is kept of a secret. The secrets are random, so a plain hash tells nothing of them."""
    return sha256(b"three doors secret " + secret.encode(errors="replace")).hexdigest()
