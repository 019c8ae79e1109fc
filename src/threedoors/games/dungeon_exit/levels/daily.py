"""The daily level: the UTC date, hashed into a list that is shipped and only ever grows.

The same day gives the same level everywhere, without a server. The hash looks at the part of the list that
existed when the program's oldest reader was made (``FIRST_LENGTH``); later additions serve later years.
"""

from datetime import date
from hashlib import blake2b

from threedoors.games.dungeon_exit.levels.books import DAILY, Page, read_book

FIRST_LENGTH = 100
"""Lines of the list that take part. Raised only together with a date from which it counts, in ``LENGTHS``."""

LENGTHS: tuple[tuple[date, int], ...] = ((date(2020, 1, 1), FIRST_LENGTH),)


def daily_page(day: date) -> Page:
    """The level of a day."""
    length = next(length for since, length in reversed(LENGTHS) if day >= since or since == LENGTHS[0][0])
    number = int.from_bytes(blake2b(day.isoformat().encode(), digest_size=8).digest(), "big") % length
    return read_book(DAILY)[number]
