"""A line of a book may carry a solution, and hints fall back on it: a level of a book is never too tangled."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from tests.games.dungeon_exit.boards import (
    CROSSING,
    HERS_FIRST,
    HERS_THEN,
    HIS_FIRST,
    HIS_THEN,
    TOGETHER,
    WAY_ACROSS,
    laid,
    level,
)
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.help.hints import STRENGTHS, Hint, HintFor, Strength, hint_within, still_possible
from threedoors.games.dungeon_exit.help.taking_back import all_pieces
from threedoors.games.dungeon_exit.levels import books
from threedoors.games.dungeon_exit.levels.books import DAILY, Page, book_names, known_solution, open_book, read_book
from threedoors.games.dungeon_exit.solver.question import NodeBudget

SOLVED = [page for book in (*book_names(), DAILY) for page in read_book(book) if page.solution]
BOTH = f"{HERS_FIRST} {HERS_THEN} / {HIS_FIRST} {HIS_THEN}"
OWN = "A3 E3 C6 H6 H9 bridges=1"  # stands in no book


@pytest.fixture(autouse=True)
def _cellar(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The books, and one more with a bridge and a level for two, each with a solution."""
    folder = copytree(books.FOLDER, tmp_path / "books")
    lines = f"{CROSSING} | grade 3 | solution {WAY_ACROSS}\n{TOGETHER} | grade 5 | solution {BOTH}\n"
    (folder / "cellar.txt").write_text(f"# Our cellar\nmode solo\norder 3\n\n{lines}")
    monkeypatch.setattr(books, "FOLDER", folder)
    open_book.cache_clear()
    books.solved_pages.cache_clear()
    yield
    open_book.cache_clear()
    books.solved_pages.cache_clear()


def at_once(on: str, strength: Strength, *words: str, asker: HintFor | None = None) -> Hint:
    """A hint without any time to search: whatever is said was known before."""
    return hint_within(level(on), [laid(on, each) for each in words], strength, NodeBudget(0), asker or HintFor())


@pytest.mark.parametrize("page", SOLVED, ids=lambda page: page.name)
def test_a_solution_on_a_line_leads_out(page: Page) -> None:
    solution = books.solution_on(page)
    assert judge(page.level, solution).valid
    if page.fewest is not None:
        assert sum(len(one.tiles) for one in solution) == page.fewest


def test_the_order_in_which_pits_are_written_does_not_matter() -> None:
    open_book.cache_clear()
    books.solved_pages.cache_clear()
    line = f"K10 F3 D7 A10 H7 pits=L1,A1 | grade 2 | solution {WAY_ACROSS}"
    (books.FOLDER / "cellar.txt").write_text(f"mode solo\norder 3\n\n{line}\n")
    assert known_solution(level("K10 F3 D7 A10 H7 pits=A1,L1"))


def test_a_level_that_stands_in_no_book_has_no_known_solution() -> None:
    assert known_solution(level(OWN)) == ()


def test_following_the_moves_leads_out_without_any_search() -> None:
    position = Laid()
    while not judge(level(CROSSING), [position]).valid:
        given = hint_within(level(CROSSING), [position], "move", NodeBudget(0), HintFor())
        assert given.possible
        if given.move is not None:
            position = Laid((*position.tiles, given.move), position.bridges)
        else:
            assert given.bridge is not None
            position = Laid(position.tiles, (*position.bridges, given.bridge))
    assert str(position) == WAY_ACROSS


def test_a_tile_written_from_its_other_end_is_the_same_tile() -> None:
    assert still_possible(level(CROSSING), [laid(CROSSING, "I3:D3-C3-B3")], seconds=0.0001)


@pytest.mark.parametrize("strength", STRENGTHS)
def test_what_is_no_part_of_the_known_way_is_named_when_time_runs_out(strength: Strength) -> None:
    given = at_once(CROSSING, strength, "I3:B3-C3-D3 L5:L1-L2-L3-L4-K4")
    assert given.possible is None
    assert given.say.id == ("hint-take-back" if strength == "move" else "hint-known-way")
    assert [piece.word for piece in given.take_back] == (["L5"] if strength == "move" else [])


def test_nobody_is_told_to_take_back_when_nothing_lies() -> None:
    for strength in STRENGTHS:
        assert at_once(OWN, strength, "").say.id == "hint-undecided-empty"


def test_e15_a_way_known_for_two_names_whose_tiles_have_to_go() -> None:
    given = at_once(TOGETHER, "move", HERS_FIRST, "I3:X12-W12-V12 I2:M1-N1 Z5:M10-M11-N11-O11-O12")
    assert given.say.id == "hint-take-back-mates"
    assert given.say.args["mates"] == ["I3", "I2", "Z5"]


def test_e15_what_was_laid_before_the_swap_is_not_taken_back() -> None:
    before = laid(TOGETHER, "L5:A9-A10-A11-A12-B12")
    asker = HintFor(stays=frozenset(all_pieces([before, Laid()])))
    assert at_once(TOGETHER, "move", str(before), "", asker=asker).say.id == "hint-known-before-the-swap"
