"""Books: every line carries a solution and is proved again, and the daily level is the same everywhere."""

from datetime import date, timedelta

import pytest

from tests.games.dungeon_exit.proofs import check_solution, prove
from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.cells import board_of
from threedoors.games.dungeon_exit.board.level import MOST_RACE_PITS
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import (
    DAILY,
    IDEAS,
    STOCK,
    Page,
    book_names,
    find_level,
    open_book,
    printed_levels,
    read_book,
    write_page,
)
from threedoors.games.dungeon_exit.levels.daily import A_MONDAY, LEAST, daily_page
from threedoors.games.dungeon_exit.levels.generator import signature
from threedoors.games.dungeon_exit.solver import least_bridges, warm_up

pytestmark = pytest.mark.slow

LISTS = (DAILY, STOCK)  # as long as all books together: `make soak` proves all of their lines
BOOKS = (*book_names(), *LISTS)
PAGES = [page for book in BOOKS for page in read_book(book)]
PROVED = [page for book in book_names() for page in read_book(book)]
PROVED += [page for book in LISTS for page in read_book(book)[::11]]


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


@pytest.mark.parametrize("book", BOOKS)
def test_the_levels_of_a_book_are_all_different(book: str) -> None:
    pages = read_book(book)
    assert pages
    assert len({signature(page.level) for page in pages}) == len(pages)


@pytest.mark.parametrize("book", BOOKS)
def test_every_line_carries_a_solution(book: str) -> None:
    for page in read_book(book):
        check_solution(page)


@pytest.mark.parametrize("page", PROVED, ids=lambda page: page.name)
def test_every_line_is_proved(page: Page) -> None:
    prove(page)


def test_the_annex_begins_as_printed_and_then_rises() -> None:
    pages = read_book("annex")
    assert [write_page(page).split(" | ")[0] for page in pages[:2]] == ["K10 F3 D7 A10 H7", "K2 K6 K11 F11 F2"]
    assert [find_level(line) for line in printed_levels()] == [page.level for page in pages[:6]]
    grades = [page.grade for page in pages[6:]]
    assert grades == sorted(grades)


def test_the_adventure_introduces_every_idea_once() -> None:
    assert tuple(page.idea for page in read_book("adventure") if page.idea) == IDEAS


def test_each_chapter_of_the_adventure_rises() -> None:
    chapters = _chapters()
    assert len(chapters) == len(IDEAS)
    for chapter in chapters:
        grades = [page.grade for page in chapter]
        assert grades == sorted(grades), chapter[0].idea


def test_the_adventure_ends_with_ideas_combined_and_a_level_that_uses_everything() -> None:
    *combined, last = _chapters()[-1]
    assert any(page.level.tiles and page.level.bridges for page in combined)
    assert any(page.level.stairs and page.level.bridges for page in combined)
    assert any(page.level.tiles and page.level.pits and page.level.stairs for page in combined)
    level = last.level
    assert all((level.tiles, level.pits, level.bridges, level.stairs, level.rotation_only))


@pytest.mark.parametrize("book", [name for name in book_names() if name not in ("adventure", "annex")])
def test_every_other_book_rises_from_its_first_level_to_its_last(book: str) -> None:
    grades = [page.grade for page in read_book(book)]
    assert grades == sorted(grades)


def test_e8_a_level_with_one_solution_only_demands_its_number_of_tiles() -> None:
    alone = [page for page in PAGES if page.unique]
    assert len(alone) > 100
    assert all(page.level.tiles for page in alone)


def test_e9_every_level_over_bridges_needs_them() -> None:
    bridged = [page for page in PAGES if page.level.bridges]
    assert len(bridged) > 100
    assert all(page.needs_bridges for page in bridged)


@pytest.mark.parametrize("book", [*book_names(), DAILY])
def test_e9_one_bridge_is_too_few_where_a_book_asks_for_two(book: str) -> None:
    for page in read_book(book):
        if page.level.bridges > 1:
            assert least_bridges(page.level) == page.level.bridges, page.name


def test_e15_some_levels_for_two_need_a_bridge_on_either_board() -> None:
    assert any(page.level.bridges == 2 for page in read_book("coop"))


def test_e15_there_are_levels_for_two_with_pits_and_with_bridges() -> None:
    for_two = [page.level for page in read_book("coop")]
    assert any(level.pits and not level.bridges for level in for_two)
    assert any(level.pits and level.bridges and level.tiles for level in for_two)


def test_e16_some_levels_begin_on_the_board_below() -> None:
    for book in ("adventure", "upper-floor", DAILY):
        assert any(board_of(page.level.routes[0][0]) == 1 for page in read_book(book))


def test_e14_a_race_has_at_most_six_pits() -> None:
    races = [page for book in book_names() if open_book(book).mode == "race" for page in read_book(book)]
    assert races
    assert all(len(page.level.pits) <= MOST_RACE_PITS for page in races)


def test_a_level_is_found_by_its_place_in_a_book() -> None:
    assert find_level("annex:5") == read_book("annex")[4].level
    assert find_level("K10 F3 D7 A10 H7") == read_book("annex")[0].level


@pytest.mark.parametrize("text", ["annex:0", "annex:93", "annex:x", "annex:²", f"annex:{'9' * 5000}", "nowhere:1"])
def test_no_such_page_is_refused(text: str) -> None:
    assert isinstance(find_level(text), Refused)


def test_the_daily_level_depends_on_the_date_alone() -> None:
    assert daily_page(date(2026, 11, 16)).number == 1
    assert daily_page(date(2026, 11, 15)).number == len(read_book(DAILY))


def test_no_daily_level_comes_again_within_a_year() -> None:
    first, days = date(2024, 1, 1), 10 * 366
    last_seen: dict[str, int] = {}
    for day in range(days):
        level = write_level(daily_page(first + timedelta(days=day)).level)
        assert day - last_seen.get(level, -days) > 366
        last_seen[level] = day
    assert len(last_seen) == len(read_book(DAILY)) >= LEAST


def test_daily_levels_are_easiest_on_monday_and_hardest_on_sunday() -> None:
    weeks = [[daily_page(A_MONDAY + timedelta(days=7 * week + day)).grade for day in range(7)] for week in range(60)]
    assert all(grades == sorted(grades) for grades in weeks)


def _chapters() -> list[list[Page]]:
    chapters: list[list[Page]] = []
    for page in read_book("adventure"):
        if page.idea:
            chapters.append([])
        chapters[-1].append(page)
    return chapters
