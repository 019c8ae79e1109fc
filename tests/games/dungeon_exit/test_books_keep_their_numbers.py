"""``annex:5`` means the same level for good: an edition of a book may grow, but no level of it moves or changes.

Games by rules 1 name levels of the first edition, games by later rules those of the second.
"""

from hashlib import blake2b

import pytest

from threedoors.core import Chance
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import book_names, edition_of, read_book
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.state import DungeonExit

PUBLISHED = {
    (1, "adventure"): (50, "f0bd3d1bbbd2dc9f"),
    (1, "annex"): (80, "798d079dd0598f9d"),
    (1, "upper-floor"): (24, "1fccd57087e72fc8"),
    (1, "coop"): (24, "cb31a022b30a8f2c"),
    (1, "race"): (20, "904e1d650401a0b3"),
    (1, "daily"): (100, "723deefa2c8e4618"),
    (2, "adventure"): (68, "41c2489c03bd34bf"),
    (2, "annex"): (92, "b8fb968da0161a1d"),
    (2, "upper-floor"): (38, "5ffe4d5b60201a48"),
    (2, "race"): (28, "a4c509d7875ebbaa"),
    (2, "coop"): (39, "015ba86495082370"),
    (2, "daily"): (420, "6e5580d0007df42b"),
}
"""How many levels each book of an edition was published with, and a hash of their lines."""


def hashed(edition: int, book: str, count: int) -> str:
    lines = [write_level(page.level) for page in read_book(book, edition)[:count]]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def test_no_published_book_is_gone() -> None:
    assert {book for _, book in PUBLISHED} <= {*book_names(), "daily"}


@pytest.mark.parametrize(("edition", "book"), PUBLISHED)
def test_a_book_only_grows(edition: int, book: str) -> None:
    count, lines = PUBLISHED[edition, book]
    assert hashed(edition, book, count) == lines, "games name these levels by number: add new ones at the end"


@pytest.mark.parametrize("book", book_names())
def test_a_game_goes_on_with_the_edition_it_was_begun_with(book: str) -> None:
    for rules_version in (1, GAME.rules_version):
        game = GAME.under(rules_version)
        assert game is not None
        seats = 2 if book in ("coop", "race") else 1
        state = game.setup(ExitOptions(level=f"{book}:20"), seats, Chance(b"edition"))
        assert isinstance(state, DungeonExit)
        assert state.level == read_book(book, edition_of(rules_version))[19].level


def test_the_levels_named_are_pinned_with_their_edition() -> None:
    named = ExitOptions(level="adventure:37")
    first, newest = (GAME.under(version) for version in (1, GAME.rules_version))
    assert first is not None
    assert newest is not None
    assert first.cards_of(named) != newest.cards_of(named)
