"""Everything a line of a book claims, proved again: its solution, fewest tiles, ways, and that it needs its bridges."""

from msgspec.structs import replace

from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.levels.books import STOCK, Page, solution_on
from threedoors.games.dungeon_exit.solver import ANY, FEWEST, count_to, exactly, least_bridges, solve


def check_solution(page: Page) -> None:
    """The line carries a solution that the judge accepts, with the fewest tiles where those are known."""
    laid = solution_on(page)
    assert judge(page.level, laid).valid
    if page.fewest is not None:
        assert sum(len(one.tiles) for one in laid) == page.fewest


def prove_fewest(page: Page) -> None:
    """No smaller number of tiles does."""
    for fewer in range(4, page.fewest or page.at_least or 4) if not page.level.tiles else ():
        assert solve(page.level, exactly(fewer)).status == "impossible"


def prove_ways(page: Page) -> None:
    """As many solutions as the line says, not one more."""
    tiles = page.level.count_for(0) or page.fewest
    if page.ways is not None and tiles is not None:
        counted = solve(replace(page.level, tiles=(tiles,)), count_to(page.ways + 1))
        assert (counted.count, counted.exact) == (page.ways, True)


def prove_needed(page: Page) -> None:
    """E9: no way out without the bridges; in a book, and of a day, none with fewer either."""
    if page.level.bridges:
        every = ANY if page.level.is_coop or page.level.tiles else FEWEST  # the question that is refuted soonest
        assert solve(replace(page.level, bridges=0), every).status == "impossible"
    if page.level.bridges > 1 and page.book != STOCK:
        assert least_bridges(page.level) == page.level.bridges


def prove(page: Page) -> None:
    check_solution(page)
    prove_fewest(page)
    prove_ways(page)
    prove_needed(page)
