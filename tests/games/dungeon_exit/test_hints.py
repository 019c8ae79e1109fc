"""Hints: from any completable position the move keeps it completable; otherwise tiles to take back are named."""

from random import Random

import pytest

from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level
from threedoors.games.dungeon_exit.help.hints import hint, still_possible
from threedoors.games.dungeon_exit.help.taking_back import without
from threedoors.games.dungeon_exit.levels.books import read_book
from threedoors.games.dungeon_exit.solver import ANY, exactly, solve, warm_up

pytestmark = pytest.mark.slow

LEVEL = "K10 F3 D7 A10 H7"


def laid(line: str, words: str) -> tuple[Level, Laid]:
    level = read_level(line)
    assert isinstance(level, Level)
    found = read_laid(words.split(), level)
    assert isinstance(found, Laid)
    return level, found


def test_a_move_belongs_to_a_solution_that_keeps_every_tile() -> None:
    level, position = laid(LEVEL, "I4:J10-J9-J8-J7")
    given = hint(level, [position], "move")
    assert given.possible
    assert given.move is not None
    assert still_possible(level, [Laid((*position.tiles, given.move))])


def test_following_the_moves_leads_out() -> None:
    level, position = laid(LEVEL, "")
    while not judge(level, [position]).valid:
        given = hint(level, [position], "move", seconds=20)
        assert given.move is not None
        position = Laid((*position.tiles, given.move))
        assert len(position.tiles) <= 14


def test_a_nudge_names_a_leg_and_nothing_more() -> None:
    level, position = laid(LEVEL, "I4:J10-J9-J8-J7")
    given = hint(level, [position], "nudge")
    assert (given.leg, given.move, given.take_back) == ("door-key", None, ())


def test_where_nothing_leads_on_the_tiles_to_take_back_are_named() -> None:
    level, position = laid(LEVEL, "I4:J10-J9-J8-J7 I3:F4-F5-F6 I2:G4-G5")
    given = hint(level, [position], "move", seconds=20)
    assert given.possible is False
    assert len(given.take_back) == 1
    assert given.smallest
    rest = without([position], given.take_back)
    assert still_possible(level, rest, seconds=20)


@pytest.mark.parametrize("book", ["adventure", "annex", "race", "upper-floor"])
def test_hints_are_sound_from_parts_of_solutions(book: str) -> None:
    """Any part of a solution is completable, so it is never called impossible, and its move stays completable."""
    warm_up()
    chance = Random(book)
    pages = [page for page in read_book(book) if not page.level.bridges]
    for page in chance.sample(pages, 12):
        question = ANY if page.fewest is None else exactly(page.fewest)
        (solution,) = solve(page.level, question).solution
        for _ in range(4):
            part = Laid(tuple(chance.sample(solution.tiles, chance.randrange(len(solution.tiles)))))
            given = hint(page.level, [part], "move", seconds=1)
            assert given.possible is not False
            if given.move is not None:
                assert still_possible(page.level, [Laid((*part.tiles, given.move))], seconds=1) is not False
