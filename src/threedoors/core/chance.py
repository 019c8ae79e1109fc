"""Chance: dice, draws and shuffles from a keyed counter kept in the state.

The n-th draw is the keyed BLAKE2b hash of n, so the key and the accepted actions retell a whole
game on every platform. The key is in no view. A shuffle is one number below n!, read off digit by
digit: one hash serves a whole deck (63 cards need 290 of its 512 bits; what is left over keeps the
bias below 2⁻¹²⁸, and longer lists take more hashes).
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import factorial
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

BLOCK_BITS = 512
SPARE_BITS = 128
ONE_BLOCK = 1 << (BLOCK_BITS - SPARE_BITS)  # below this one block serves


class Chance(Struct, frozen=True):
    """A key and how many numbers were drawn with it. Every method returns what comes next, too."""

    key: bytes
    used: int = 0

    def below(self, bound: int) -> tuple[int, "Chance"]:
        """A number from 0 to bound − 1."""
        if 0 < bound < ONE_BLOCK:  # dice, picks, small decks: one hash, without asking how many
            key, used = self.key, self.used
            keyed = _keyed.get(key)
            hashing = keyed.copy() if keyed is not None else _keep(key).copy()
            hashing.update(used.to_bytes(8, "big"))
            return int.from_bytes(hashing.digest(), "big") % bound, Chance(key, used + 1)
        blocks = _blocks(bound)
        return self._number(blocks) % bound, Chance(self.key, self.used + blocks)

    def die(self, sides: int = 6) -> tuple[int, "Chance"]:
        """A die: 1 to its number of sides."""
        number, after = self.below(sides)
        return number + 1, after

    def pick(self, items: Sequence[T]) -> tuple[T, "Chance"]:
        """One of the items."""
        number, after = self.below(len(items))
        return items[number], after

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Chance"]:
        """The items in another order, every order as likely as any other."""
        cards = list(items)
        count = len(cards)
        number, after = self.below(_orders(count))
        last = count - 1
        for product, digits in _handfuls(count):
            number, few = divmod(number, product)
            for _ in range(digits):
                few, other = divmod(few, last + 1)
                cards[last], cards[other] = cards[other], cards[last]
                last -= 1
        return tuple(cards), after

    def taken(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], "Chance"]:
        """Some of the items, each handful as likely as any other."""
        order, after = self.shuffled(items)
        return order[:count], after

    def rekeyed(self, word: str) -> "Chance":
        """Another stream, grown from this one: what it draws tells nothing about this one's future."""
        salt = self.used.to_bytes(8, "big") + word.encode()
        return Chance(blake2b(salt, key=self.key, digest_size=32, person=b"rekey").digest())

    def _number(self, blocks: int) -> int:
        used, key = self.used, self.key
        digests = (blake2b((used + i).to_bytes(8, "big"), key=key).digest() for i in range(blocks))
        return int.from_bytes(b"".join(digests), "big")


_keyed: dict[bytes, "blake2b"] = {}  # the hash with its key already in it, which is half of its work
MOST_KEYED = 64  # a few games at once; every game has one key, and every thought of a bot another


def _keep(key: bytes) -> "blake2b":
    if len(_keyed) >= MOST_KEYED:
        _keyed.clear()
    _keyed[key] = hashing = blake2b(key=key)
    return hashing


@lru_cache(maxsize=512)
def _handfuls(count: int) -> tuple[tuple[int, int], ...]:
    """The digits of a shuffle, a few at a time: the product of their bases, and how many they are.

    A handful is cut off the big number at once and read with small ones, which is three times as fast.
    """
    found: list[tuple[int, int]] = []
    product, digits = 1, 0
    for base in range(count, 1, -1):
        if product * base >= 1 << 60:
            found.append((product, digits))
            product, digits = 1, 0
        product, digits = product * base, digits + 1
    return (*found, (product, digits)) if digits else tuple(found)


@lru_cache(maxsize=512)
def _orders(count: int) -> int:
    return factorial(count)


@lru_cache(maxsize=512)
def _blocks(bound: int) -> int:
    if bound < 1:
        raise ValueError(f"nothing can be drawn below {bound}; the bound must be at least 1")
    return -(-(bound.bit_length() + SPARE_BITS) // BLOCK_BITS)
