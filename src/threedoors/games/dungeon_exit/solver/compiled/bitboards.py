"""Boards as four 64-bit words, for compiled code (needs Numba).

A board is 16 rows of 16 bits, so a step east or west stays inside a word and one to the north or south moves 16 bits;
a general displacement is one shift, because the mask of feasible heads already drops what would wrap around.
"""

from typing import Any

import numpy as np
from numba import njit

U = np.uint64
ONE = U(1)
ZERO = U(0)
NOT_FIRST = U(0xFFFEFFFEFFFEFFFE)  # every column but the first
NOT_LAST = U(0x7FFF7FFF7FFF7FFF)
WORDS = 4


@njit(cache=True, inline="always")
def has(words: Any, cell: int) -> bool:
    return bool((words[cell >> 6] >> U(cell & 63)) & ONE)


@njit(cache=True, inline="always")
def wraps(step: int, cell: int, before: int) -> bool:
    """Does a step leave the board, or go around its edge? (Only a board 16 wide has no margin.)"""
    return cell < 0 or cell > 255 or (step * step == 1 and ((cell ^ before) & 16) != 0)


@njit(cache=True)
def spread(a0: Any, a1: Any, a2: Any, a3: Any) -> Any:
    """The cells beside a set of cells."""
    b0 = ((a0 << ONE) & NOT_FIRST) | ((a0 >> ONE) & NOT_LAST) | (a0 << U(16)) | (a0 >> U(16)) | (a1 << U(48))
    b1 = ((a1 << ONE) & NOT_FIRST) | ((a1 >> ONE) & NOT_LAST) | (a1 << U(16)) | (a1 >> U(16))
    b1 |= (a0 >> U(48)) | (a2 << U(48))
    b2 = ((a2 << ONE) & NOT_FIRST) | ((a2 >> ONE) & NOT_LAST) | (a2 << U(16)) | (a2 >> U(16))
    b2 |= (a1 >> U(48)) | (a3 << U(48))
    b3 = ((a3 << ONE) & NOT_FIRST) | ((a3 >> ONE) & NOT_LAST) | (a3 << U(16)) | (a3 >> U(16)) | (a2 >> U(48))
    return b0, b1, b2, b3


@njit(cache=True)
def bit_index(low: Any) -> int:
    n = 0
    if low & U(0xFFFFFFFF00000000):
        n += 32
    if low & U(0xFFFF0000FFFF0000):
        n += 16
    if low & U(0xFF00FF00FF00FF00):
        n += 8
    if low & U(0xF0F0F0F0F0F0F0F0):
        n += 4
    if low & U(0xCCCCCCCCCCCCCCCC):
        n += 2
    if low & U(0xAAAAAAAAAAAAAAAA):
        n += 1
    return n


@njit(cache=True, inline="always")
def shr(low: Any, high: Any, bit: Any) -> Any:
    """A word of a board shifted down; the bits above come from the next word."""
    return (low >> bit) | ((high << ONE) << (U(63) - bit))


@njit(cache=True, inline="always")
def shl(high: Any, low: Any, bit: Any) -> Any:
    return (high << bit) | ((low >> ONE) >> (U(63) - bit))
