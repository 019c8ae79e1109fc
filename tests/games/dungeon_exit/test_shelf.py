"""The shelf: what a screen is told about ways to play, books and the level of a day."""

from datetime import date

from threedoors.core import Chance, Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import book_names, find_level, read_book
from threedoors.games.dungeon_exit.levels.daily import daily_page
from threedoors.games.dungeon_exit.modes import settled
from threedoors.games.dungeon_exit.options import MODES, ExitOptions
from threedoors.games.dungeon_exit.shown.shelf import BookSeen, shelf

DAY = date(2026, 11, 15)
SHELF = shelf(DAY)


def lines(book: BookSeen) -> list[str]:
    return [page.level for page in book.pages]


def test_the_shelf_holds_every_book_in_its_order_with_every_level() -> None:
    assert tuple(book.name for book in SHELF.books) == book_names()
    for book in (*SHELF.books, SHELF.daily):
        assert lines(book) == [write_level(page.level) for page in read_book(book.name)]
        assert [page.number for page in book.pages] == list(range(1, len(book.pages) + 1))


def test_the_level_of_the_day_is_the_one_of_the_terminal() -> None:
    for day in (DAY, date(2026, 11, 16), date(2027, 2, 28)):
        told = shelf(day)
        assert (told.day, told.today.level) == (day.isoformat(), write_level(daily_page(day).level))
        assert told.today in told.daily.pages


def test_e13_to_e16_every_level_is_played_as_the_shelf_says() -> None:
    seats = {way.mode: way.seats for way in SHELF.ways}
    for page in [page for book in (*SHELF.books, SHELF.daily) for page in book.pages]:
        options = ExitOptions(level=page.level, mode=page.mode)
        chosen = settled(options, seats[page.mode], Chance(b"shelf"))
        assert not isinstance(chosen, Refused), page


def test_a_level_over_two_floors_is_played_so_in_any_book_for_one() -> None:
    adventure = next(book for book in SHELF.books if book.name == "adventure")
    assert {page.mode for page in adventure.pages} == {"solo", "floor"}
    assert all((page.mode == "floor") == ("stairs" in page.level) for page in adventure.pages)


def test_every_way_to_play_has_its_seats_and_an_example_that_can_be_played() -> None:
    assert {way.mode for way in SHELF.ways} == set(MODES)
    for way in SHELF.ways:
        assert not isinstance(find_level(way.example), Refused)
        assert way.seats in GAME.seats
        chosen = settled(ExitOptions(level=way.example, mode=way.mode), way.seats, Chance(b"shelf"))
        assert not isinstance(chosen, Refused)


def test_who_solved_a_level_before_it_demanded_its_tiles_has_its_door_open() -> None:
    before = {write_level(page.level) for name in ("adventure", "annex", "daily") for page in read_book(name, 1)}
    alone = [page for book in (*SHELF.books, SHELF.daily) for page in book.pages if page.formerly]
    assert len(alone) == 67  # all that were sold as having one solution only
    for page in alone:
        assert page.formerly in before
        assert page.level.replace(f" tiles={page.tiles[0]}", "") == page.formerly


def test_a_door_is_golden_with_the_fewest_tiles_or_as_many_as_the_level_demands() -> None:
    for page in [page for book in (*SHELF.books, SHELF.daily) for page in book.pages]:
        assert page.golden == (sum(page.tiles) if page.tiles else page.fewest)


def test_no_solution_leaves_the_house() -> None:
    solutions = {page.solution for name in book_names() for page in read_book(name) if page.solution}
    assert solutions
    told = GAME.encode(SHELF).decode()
    assert not any(solution in told for solution in solutions)
