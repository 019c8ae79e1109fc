"""Books are found by looking: a file and two messages make one."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.levels import books
from threedoors.games.dungeon_exit.levels.books import book_names, find_level, open_book
from threedoors.texts import WRITTEN, Texts


def test_books_stand_on_the_shelf_in_their_order() -> None:
    ours = ("adventure", "annex", "upper-floor", "race", "coop")
    assert tuple(name for name in book_names() if name in ours) == ours
    places = [order for name in book_names() if (order := open_book(name).order) is not None]
    assert places == sorted(places)


@pytest.mark.parametrize("language", WRITTEN)
def test_every_book_has_its_two_messages(language: str) -> None:
    texts = Texts(language, GAME.folder)
    for book in book_names():
        for message in (f"book-title-{book}", f"book-title-{book}.title", f"book-{book}"):
            assert texts.phrase(message) != message, f"{message} is missing in {language}"


@pytest.fixture
def cellar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The books, and one more that somebody has just written."""
    folder = copytree(books.FOLDER, tmp_path / "books")
    (folder / "cellar.txt").write_text("# Our cellar\nmode solo\norder 3\n\nK10 F3 D7 A10 H7 | grade 2\n")
    monkeypatch.setattr(books, "FOLDER", folder)
    open_book.cache_clear()
    yield folder
    open_book.cache_clear()


def test_a_book_is_added_by_its_file_alone(cellar: Path) -> None:
    assert "cellar" in book_names()
    assert find_level("cellar:1") == find_level("annex:1")
    assert isinstance(find_level("cellar:2"), Refused)


def test_a_book_that_does_not_say_how_it_is_played_is_told_so(cellar: Path) -> None:
    (cellar / "cellar.txt").write_text("# Our cellar\n\nK10 F3 D7 A10 H7 | grade 2\n")
    with pytest.raises(ValueError, match=r"books/cellar\.txt"):
        book_names()
