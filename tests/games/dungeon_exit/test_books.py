"""Books: every line is proved again, and the daily level is the same everywhere."""

from datetime import date

import pytest

from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import MOST_RACE_PITS, Level
from threedoors.games.dungeon_exit.board.notation import read_laid, read_level
from threedoors.games.dungeon_exit.levels.books import (
    DAILY,
    IDEAS,
    Page,
    book_names,
    find_level,
    open_book,
    printed_levels,
    read_book,
    write_page,
)
from threedoors.games.dungeon_exit.levels.daily import FIRST_LENGTH, daily_page
from threedoors.games.dungeon_exit.levels.generator import signature
from threedoors.games.dungeon_exit.solver import ANY, count_to, exactly, solve, warm_up

pytestmark = pytest.mark.slow

BOOKS = (*book_names(), DAILY)
PAGES = [page for book in BOOKS for page in read_book(book)]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@pytest.mark.parametrize("book", BOOKS)
def test_the_levels_of_a_book_are_all_different(book: str) -> None:
    pages = read_book(book)
    assert pages
    assert len({signature(page.level) for page in pages}) == len(pages)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_line_is_proved(page: Page) -> None:
    if page.solution:
        laid = [read_laid(words.split(), page.level) for words in page.solution.split(" / ")]
        assert judge(page.level, [one for one in laid if not isinstance(one, Refused)]).valid
    elif page.fewest is None:
        assert solve(page.level, ANY).status == "solved"
    else:
        assert solve(page.level, exactly(page.fewest)).status == "solved"
    for fewer in range(4, page.fewest or page.at_least or 4) if not page.level.tiles else ():
        assert solve(page.level, exactly(fewer)).status == "impossible"
    if page.unique:
        level = read_level(f"{write_page(page).split(' | ')[0]} tiles={page.fewest}")
        assert isinstance(level, Level)
        only = solve(level, count_to(2))
        assert (only.count, only.exact) == (1, True)


def test_the_annex_begins_as_printed_and_then_rises() -> None:
    pages = read_book("annex")
    assert [write_page(page).split(" | ")[0] for page in pages[:2]] == ["K10 F3 D7 A10 H7", "K2 K6 K11 F11 F2"]
    assert [find_level(line) for line in printed_levels()] == [page.level for page in pages[:6]]
    grades = [page.grade for page in pages[6:]]
    assert grades == sorted(grades)


def test_the_adventure_introduces_every_idea_once() -> None:
    assert tuple(page.idea for page in read_book("adventure") if page.idea) == IDEAS


def test_e14_a_race_has_at_most_six_pits() -> None:
    races = [page for book in book_names() if open_book(book).mode == "race" for page in read_book(book)]
    assert races
    assert all(len(page.level.pits) <= MOST_RACE_PITS for page in races)


def test_a_level_is_found_by_its_place_in_a_book() -> None:
    assert find_level("annex:5") == read_book("annex")[4].level
    assert find_level("K10 F3 D7 A10 H7") == read_book("annex")[0].level


@pytest.mark.parametrize("text", ["annex:0", "annex:81", "annex:x", "annex:²", f"annex:{'9' * 5000}", "nowhere:1"])
def test_no_such_page_is_refused(text: str) -> None:
    assert isinstance(find_level(text), Refused)


def test_the_daily_level_depends_on_the_date_alone() -> None:
    assert len(read_book(DAILY)) >= FIRST_LENGTH
    days = [daily_page(date(2026, 11, day)).number for day in range(1, 29)]
    assert days == [daily_page(date(2026, 11, day)).number for day in range(1, 29)]
    assert len(set(days)) > 15
