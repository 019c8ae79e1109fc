"""The solver's answers hold in threads, counts say whether they are whole, and everybody keeps to the time given."""

from concurrent.futures import ThreadPoolExecutor
from time import monotonic, process_time

import pytest

from tests.games.dungeon_exit.boards import laid, level
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.help.hints import hint
from threedoors.games.dungeon_exit.levels.books import read_book
from threedoors.games.dungeon_exit.solver import FEWEST, choice, count_to, solve, warm_up
from threedoors.games.dungeon_exit.solver.engine import Status
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine
from threedoors.games.dungeon_exit.solver.problem import problem_of

pytestmark = pytest.mark.slow

COUNTED = "K2 K6 K11 F11 F2 tiles=6"
ALL_OF_THEM = 17_638  # by a slow counter written apart
TANGLED = "F9 F1 B8 L8 F5 tiles=14"
TANGLED_FOR_TWO = "B11 R1 O5 P3 O7 / U7 J6 E10 L12 I12 tiles=11 stairs=B3,T8"
SCATTERED_FOR_TWO = (
    "N5:T6-T5-U5-U4-U3 I4:M2-M3-M4-M5 U5:P2-P1-O1-N1-N2 I3:S8-S7-S6 I5:C10-C9-C8-C7-C6",
    "S4:J7-I7-I8-H8 V5:J9-K9-L9-L10-L11 I1:E9 I4:W9-V9-U9-T9 L3:W7-X7-X8",
)
SCATTERED = "L4:B11-C11-D11-D12 W5:G4-H4-H3-I3-I2 U5:H10-H9-I9-J9-J10"


@pytest.mark.parametrize("threads", [2, 4])
def test_answers_hold_in_threads(threads: int) -> None:
    warm_up()
    pages = [page for page in read_book("annex") if page.fewest is not None and not page.level.bridges][:10]
    asked = [page.level for page in pages] * threads
    with ThreadPoolExecutor(threads) as pool:
        answers = list(pool.map(lambda one: solve(one, FEWEST), asked))
    assert [answer.tiles for answer in answers] == [page.fewest for page in pages] * threads
    assert all(judge(one, answer.solution).valid for one, answer in zip(asked, answers, strict=True))


def test_a_cold_process_counts_to_the_end_and_tells_all_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    warm_up()
    monkeypatch.setattr(choice, "_is_warm", lambda: False)
    monkeypatch.setattr(choice, "LOADING_SECONDS", 0.2)
    begun = monotonic()
    answer = solve(level(COUNTED), count_to(1_000_000))
    assert (answer.status, answer.count, answer.exact) == ("solved", ALL_OF_THEM, True)
    assert 0.2 <= answer.seconds <= monotonic() - begun


def test_a_count_that_stops_where_it_was_to_stop_is_not_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choice, "_is_warm", lambda: False)
    monkeypatch.setattr(choice, "_compiled", lambda _: pytest.fail("not needed"))
    answer = solve(level(COUNTED), count_to(3))
    assert (answer.count, answer.exact) == (3, False)


def test_the_plain_engine_stops_in_the_middle_of_its_tables_and_goes_on_later() -> None:
    time_left = [True] + [False] * 5
    engine = PlainEngine(problem_of(level("K10 F3 D7 A10 H7")), lambda: bool(time_left) and not time_left.pop(0))
    order = list(range(4))
    assert engine.look(order, 7, 10_000).status is Status.OUT_OF_BUDGET
    while time_left:
        engine.look(order, 7, 10_000)
    assert engine.look(order, 7, 10_000, remember=True).status is Status.FOUND


@pytest.mark.parametrize("strength", ["nudge", "reason", "move"])
def test_a_hint_keeps_to_its_time(strength: str) -> None:
    """Measured in processor time, which is never more than the time on the wall."""
    begun = process_time()
    hint(level(TANGLED), [laid(TANGLED, SCATTERED)], strength, seconds=0.3)  # type: ignore[arg-type]
    assert process_time() - begun < 0.5


def test_a_hint_for_two_keeps_to_its_time() -> None:
    """Each half of the search is as patient as the whole, and no more."""
    begun = process_time()
    hint(level(TANGLED_FOR_TWO), [laid(TANGLED_FOR_TWO, words) for words in SCATTERED_FOR_TWO], "nudge", seconds=0.3)
    assert process_time() - begun < 0.6
