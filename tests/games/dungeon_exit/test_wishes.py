"""Levels by wish: what is handed out is what was wished for, proved, and nobody gets the same level twice."""

from random import Random

import pytest

from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.cells import board_of
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import read_level
from threedoors.games.dungeon_exit.levels.books import STOCK, read_book
from threedoors.games.dungeon_exit.levels.generator import Made, Wish, generate
from threedoors.games.dungeon_exit.levels.grading import least_grade
from threedoors.games.dungeon_exit.shown import wishing
from threedoors.games.dungeon_exit.shown.wishing import LevelFound, LevelWish, grant
from threedoors.games.dungeon_exit.solver import FEWEST, solve, warm_up

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    warm_up()


def made_for(wish: Wish, count: int = 3) -> list[Made]:
    found: list[Made] = []
    for made in generate(wish, Random(7)):
        found += [made] if made else []
        if len(found) == count:
            break
    return found


def looked(wish: LevelWish, seed: int = 1) -> LevelFound:
    found = grant(wish, seed)
    assert isinstance(found, LevelFound)
    return found


def level_of(found: LevelFound) -> Level:
    assert found.page is not None
    level = read_level(found.page.level)
    assert isinstance(level, Level)
    return level


def test_e9_a_level_over_a_bridge_has_no_way_out_without_it() -> None:
    for made in made_for(Wish(bridges=1), 2):
        assert judge(made.level, made.solution).valid
        assert solve(Level(routes=made.level.routes), FEWEST).status == "impossible"


def test_e15_two_paths_cross_by_a_bridge_they_need() -> None:
    (made,) = made_for(Wish(coop=True, bridges=1, pits=4), 1)
    assert len([cell for laid in made.solution for cell in laid.bridges]) == 1
    assert judge(made.level, made.solution).valid


def test_e8_a_level_with_one_solution_demands_its_tiles() -> None:
    for made in made_for(Wish(unique=True)):
        assert made.level.tiles == (len(made.solution[0].tiles),)


def test_e16_levels_over_two_floors_begin_on_either_board() -> None:
    assert {board_of(made.level.routes[0][0]) for made in made_for(Wish(floors=2), 12)} == {0, 1}


def test_what_is_too_hard_for_a_grade_is_known_before_it_is_proved() -> None:
    for made in made_for(Wish(), 20):
        assert least_grade(made.level) <= made.grade


def test_a_wish_is_granted_as_it_was_said() -> None:
    found = looked(LevelWish(mode="floor", pits=3, counts=True))
    level = level_of(found)
    assert found.page is not None
    assert (found.page.mode, len(level.pits), len(level.tiles), level.boards) == ("floor", 3, 1, 2)
    easy = looked(LevelWish(grade=2))
    assert easy.page is None or easy.page.grade == 2


def test_a_look_that_finds_nothing_says_how_many_were_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishing, "LOOK_SECONDS", 0.0)
    found = looked(LevelWish(grade=10, bridges=2))
    assert (found.page, found.tries) == (None, 1)


def test_after_a_few_looks_the_stock_is_asked_and_gives_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishing, "LOOK_SECONDS", 0.0)
    seen: tuple[str, ...] = ()
    while (page := looked(LevelWish(bridges=2, grade=8, looks=3, seen=seen)).page) is not None:
        assert page.level not in seen
        assert (page.bridges, page.grade, page.needs_bridges) == (2, 8, True)
        seen = (*seen, page.level)
    assert seen


def test_e14_a_race_wished_for_has_at_most_six_pits() -> None:
    refused = grant(LevelWish(mode="race", pits=7), 1)
    assert isinstance(refused, Refused)
    assert refused.why == "race-too-many-pits"


def test_no_solution_of_the_stock_leaves_the_house() -> None:
    told = GAME.encode(looked(LevelWish(looks=9, grade=9, counts=True))).decode()
    assert not any(page.solution in told for page in read_book(STOCK))
