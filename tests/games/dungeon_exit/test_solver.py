"""The solver: every answer is checked by the judge, and every count by a slow counter that shares nothing with it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.dungeon_exit.random_levels import random_level
from tests.games.dungeon_exit.slow_counter import count_solutions
from tests.games.dungeon_exit.small_levels import random_coop, small_level
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level
from threedoors.games.dungeon_exit.solver import ANY, FEWEST, Question, SolverAnswer, count_to, exactly, solve
from threedoors.games.dungeon_exit.solver.bridges.leaps import Leaps
from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSearch, BridgeSeeker
from threedoors.games.dungeon_exit.solver.engine import Engine, Status
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, problem_of
from threedoors.games.dungeon_exit.solver.question import Deadline
from threedoors.games.dungeon_exit.solver.strategy import Seeker

pytestmark = pytest.mark.slow

AnEngine = Callable[[SearchProblem], Engine]

PRINTED = {
    "K10 F3 D7 A10 H7": 7,
    "K2 K6 K11 F11 F2": 6,
    "C9 A5 F11 K6 E3": 7,
    "G6 F2 K11 D9 B2": 8,
    "F2 J5 H5 L12 A3": 9,
    "I7 C7 H12 F2 L8": 11,
}
CROSSED = "A4 K3 I10 C2 I5"  # legs would have to go around each other, and cells run out


def level(line: str, size: int = 12) -> Level:
    found = read_level(line, size)
    assert isinstance(found, Level), found
    return found


def plain(problem: SearchProblem) -> Engine:
    return PlainEngine(problem)


def fast(problem: SearchProblem) -> Engine:
    pytest.importorskip("numba")
    from threedoors.games.dungeon_exit.solver.compiled.engine import CompiledEngine

    return CompiledEngine(problem)


def ask(engine: AnEngine, asked: Level, question: Question, seconds: float | None = None) -> SolverAnswer:
    answer = Seeker(engine(problem_of(asked)), Deadline(seconds)).answer(question)
    if answer.solution:
        assert judge(asked, answer.solution).valid
    return answer


either_engine = pytest.mark.parametrize("engine", [plain, fast], ids=["plain", "fast"])


@either_engine
@pytest.mark.parametrize("line", list(PRINTED)[:5])
def test_the_printed_levels_need_this_many_tiles_and_no_fewer(engine: AnEngine, line: str) -> None:
    answer = ask(engine, level(line), FEWEST)
    assert (answer.status, answer.tiles, answer.exact) == ("solved", PRINTED[line], True)
    assert ask(engine, level(line), exactly(PRINTED[line] - 1)).status == "impossible"


def test_the_sixth_printed_level_goes_around_itself_and_needs_eleven() -> None:
    asked = level("I7 C7 H12 F2 L8")
    assert ask(fast, asked, FEWEST).tiles == 11
    assert ask(fast, asked, exactly(10)).status == "impossible"


@either_engine
def test_exactly_as_many_tiles_as_asked(engine: AnEngine) -> None:
    for tiles in (7, 8, 9):
        assert ask(engine, level("K10 F3 D7 A10 H7"), exactly(tiles)).tiles == tiles
        assert ask(engine, level(f"K10 F3 D7 A10 H7 tiles={tiles}"), ANY).tiles == tiles


def test_fourteen_tiles_fit_only_where_the_parity_of_56_cells_allows() -> None:
    """56 cells and the distances between the waypoints must be even together."""
    assert ask(fast, level("K10 F3 D7 A10 H7"), exactly(14)).status == "solved"
    assert ask(fast, level("K10 F3 D7 A10 H8"), exactly(14)).status == "impossible"


def test_impossible_is_proved_where_cells_run_out() -> None:
    assert ask(fast, level(CROSSED), ANY).status == "impossible"
    assert plain(problem_of(level(CROSSED))).fewest_cells(56, lambda: True) == 57


def test_undecided_is_only_said_when_time_ran_out() -> None:
    hard = level("L10 A5 H8 B9 E4")
    answer = ask(plain, hard, FEWEST, seconds=0.05)
    assert (answer.status, answer.exact) == ("undecided", False)
    assert answer.seconds < 2


@pytest.mark.parametrize("seed", range(10))
def test_counts_of_both_engines_agree_with_the_slow_counter(seed: int) -> None:
    chance = Random(seed)
    for _ in range(4):
        asked = random_level(
            chance, size=chance.choice([5, 6, 6]), pits=chance.choice([0, 3]), rotation_only=chance.random() < 0.4
        )
        tiles = chance.choice([4, 5])
        slow = count_solutions(asked, tiles).get(tiles, 0)
        for engine in (plain, fast):
            answer = ask(engine, replace(asked, tiles=(tiles,)), count_to(10**9))
            assert (answer.count, answer.exact) == (slow, True)
            assert answer.status == ("solved" if slow else "impossible")


@pytest.mark.parametrize(
    ("line", "size"),
    [
        ("F2 C1 B3 D4 D6 tiles=5 bridges=1", 6),
        ("F5 A5 B6 C1 F3 tiles=5 pits=E6,F6 bridges=1", 6),
        ("B4 E6 F1 C2 B1 tiles=5 pits=B3,E2 bridges=1", 6),
    ],
)
def test_e9_counts_over_bridges_agree_with_the_slow_counter(line: str, size: int) -> None:
    asked = level(line, size)
    slow = count_solutions(asked, 5).get(5, 0)
    answer = BridgeSeeker(problem_of(asked), Deadline(None)).answer(count_to(10**9))
    assert (answer.count, answer.exact) == (slow, True)
    assert slow > 0
    assert judge(asked, answer.solution).valid


@pytest.mark.parametrize("seed", [0, 2])
def test_e9_whichever_hop_is_laid_first_every_way_over_a_bridge_is_found(seed: int) -> None:
    small = small_level("bridges", Random(f"orders/{seed}"))
    search = BridgeSearch(problem_of(small.level))
    for _ in range(4):  # each in another order
        assert search.look([5], 10**6, cap=10**6) is Status.EXHAUSTED
        assert search.found == len(small.solutions)


def test_e9_a_path_may_run_below_a_bridge_into_a_waypoint_whichever_hop_is_laid_first() -> None:
    asked = level("B8 G7 D4 B1 A2 tiles=5 bridges=1", 8)
    position = read_laid(["S4:E4-E5-F5-F6", "N5:F7-E7-D7-D8-C8", "I2:F8-G8"], asked)
    assert isinstance(position, Laid)
    search = BridgeSearch(problem_of(asked), [position])
    assert [search.look([5], 1000) for _ in range(16)] == [Status.FOUND] * 16


@pytest.mark.parametrize("seed", range(3))
def test_the_search_for_bridges_counts_the_same_where_there_are_none(seed: int) -> None:
    chance = Random(100 + seed)
    for _ in range(5):
        asked = replace(random_level(chance, size=6), tiles=(5,))
        crossing = BridgeSeeker(problem_of(asked), Deadline(None)).answer(count_to(10**9))
        assert crossing.count == ask(plain, asked, count_to(10**9)).count


def test_a_count_stops_at_its_cap_and_says_so() -> None:
    answer = ask(fast, level("K10 F3 D7 A10 H7 tiles=7"), count_to(100))
    assert (answer.status, answer.count, answer.exact) == ("solved", 100, False)


def test_both_engines_give_the_same_answers() -> None:
    chance = Random(7)
    for _ in range(8):
        asked = random_level(chance, size=8, pits=chance.choice([0, 4]), rotation_only=chance.random() < 0.5)
        one, other = ask(plain, asked, FEWEST, 1), ask(fast, asked, FEWEST, 20)
        assert "undecided" in (one.status, other.status) or (one.status, one.tiles) == (other.status, other.tiles)


def test_both_sweeps_measure_the_same() -> None:
    chance = Random(8)
    for _ in range(8):
        problem = problem_of(random_level(chance, size=7, pits=chance.choice([0, 4]), floors=1))
        assert plain(problem).fewest_cells(49, lambda: True) == fast(problem).fewest_cells(49, lambda: True)


def test_e16_two_floors_share_one_set_of_tiles() -> None:
    chance = Random(5)
    solved = 0
    for _ in range(15):
        asked = random_level(chance, floors=2)
        answer = ask(fast, asked, ANY, 5)
        solved += answer.status == "solved"
    assert solved >= 8


def test_e2_rotation_only_uses_no_flipped_tile() -> None:
    asked = level("K10 F3 D7 A10 H7 rotation")
    answer = ask(fast, asked, FEWEST)
    assert answer.status == "solved"
    assert (answer.tiles or 0) >= 7


def test_e15_both_paths_of_a_cooperative_level_are_found_together() -> None:
    asked = level("B2 F2 N9 R9 V9 / N3 R3 B9 F9 J9 stairs=J3,V4")
    answer = solve(asked, ANY, 30)
    assert answer.status == "solved"
    assert len(answer.solution) == 2
    assert judge(asked, answer.solution).valid


@pytest.mark.parametrize("seed", range(3))
def test_e15_two_paths_are_impossible_only_where_a_census_finds_none(seed: int) -> None:
    chance = Random(f"coop/{seed}")
    told: list[str] = []
    while len(told) < 6:
        small = random_coop(chance)
        if small is not None:
            answer = solve(small.level, ANY, 5)
            assert answer.status in ("undecided", "solved" if small.solutions else "impossible")
            told.append(answer.status)
    assert told.count("undecided") <= 3


@pytest.mark.parametrize("seed", range(3))
def test_e9_the_fewest_tiles_over_a_bridge_are_never_fewer_than_the_leaps_allow(seed: int) -> None:
    small = small_level("bridges", Random(f"leaps/{seed}"))
    assert Leaps(problem_of(small.level)).allows(5)
    assert solve(replace(small.level, tiles=()), exactly(4), 20).status == "impossible"  # a bridge needs a fifth


def test_levels_of_every_size_from_8_to_16_can_be_asked() -> None:
    for size in (8, 10, 14, 16):
        asked = random_level(Random(size), size=size)
        answer = ask(fast, asked, ANY, 5)
        assert answer.status in ("solved", "impossible")


def test_without_numba_the_plain_engine_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THREEDOORS_PLAIN", "1")
    assert solve(level("K10 F3 D7 A10 H7"), FEWEST).tiles == 7


def test_without_numba_bridges_are_built_too_also_without_flips() -> None:
    asked = ["solve", "G7 A5 I8 G5 H6 bridges=1 rotation", "--time", "0.2", "--json"]
    told = subprocess.run(
        [sys.executable, "-m", "threedoors", *asked],
        env={**os.environ, "THREEDOORS_PLAIN": "1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert json.loads(told.stdout)["status"] != "impossible"


def test_numba_is_in_the_house_so_that_nothing_above_was_skipped() -> None:
    assert find_spec("numba") is not None
