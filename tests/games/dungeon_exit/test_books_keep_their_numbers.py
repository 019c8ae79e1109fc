"""``annex:5`` means the same level for good: a book may grow, but no level moves or changes."""

from hashlib import blake2b

import pytest

from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import book_names, read_book

PUBLISHED = {
    "adventure": (50, "f0bd3d1bbbd2dc9f"),
    "annex": (80, "798d079dd0598f9d"),
    "upper-floor": (24, "1fccd57087e72fc8"),
    "coop": (24, "cb31a022b30a8f2c"),
    "race": (20, "904e1d650401a0b3"),
}
"""How many levels each book was published with, and a hash of their lines."""


def hashed(book: str, count: int) -> str:
    lines = [write_level(page.level) for page in read_book(book)[:count]]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def test_no_published_book_is_gone() -> None:
    assert set(PUBLISHED) <= set(book_names())


@pytest.mark.parametrize("book", PUBLISHED)
def test_a_book_only_grows(book: str) -> None:
    count, lines = PUBLISHED[book]
    assert hashed(book, count) == lines, "games name these levels by number: add new ones at the end"
