"""solve, generate, levels, daily, hint and booklet: what they promise to programs, and how they refuse."""

import json
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.dungeon_exit.boards import CROSSING, HERS_FIRST, TOGETHER, WAY_ACROSS
from tests.games.dungeon_exit.proofs import check_solution
from threedoors.cli import run
from threedoors.games.dungeon_exit.board.notation import read_level
from threedoors.games.dungeon_exit.levels.books import read_book

FIELDS = {
    "level",
    "question",
    "status",
    "tiles",
    "solution",
    "bridges",
    "count",
    "exact",
    "stopped",
    "nodes",
    "seconds",
}


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert run(words) == 0
    return json.loads(capsys.readouterr().out)


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(words) == 2
    return capsys.readouterr().err


def test_solve_has_its_promised_fields(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "solve", "K10 F3 D7 A10 H7", "--min", "--json")
    assert set(told) == FIELDS
    assert (told["question"], told["status"], told["tiles"], told["exact"]) == ("min", "solved", 7, True)
    assert len(told["solution"]) == 7


def test_what_solve_found_is_valid_for_check(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "solve", "annex:3", "--json")
    assert answer(capsys, "check", told["level"], *told["solution"], "--json")["valid"]


def test_solve_counts_up_to_a_cap(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "solve", "K10 F3 D7 A10 H7 tiles=7", "--count", "5", "--json")
    assert (told["count"], told["exact"], told["stopped"]) == (5, False, "cap")


@pytest.mark.parametrize(
    ("level", "named"),
    [
        ("K10 K9 D7 A10 H7", "K9"),
        ("K10 F3 D7 A10 Z7", "Z7"),
        ("K10 F3 D7 A10", "4"),
        ("K10 F3 D7 A10 O7", "O7"),
        ("K10 F3 D7 A10 H7 pits=A1,A2,A3,A4,A5,A6,A7,B1,B2,B3,B4,B5,B6", "13"),
        ("once upon a time there", "once"),
        ("annex:99", "92"),
    ],
)
def test_bad_levels_are_refused_with_where_and_why(capsys: pytest.CaptureFixture[str], level: str, named: str) -> None:
    assert named in refusal(capsys, "solve", level)


def test_solve_asks_one_thing_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert "one thing at a time" in refusal(capsys, "solve", "annex:1", "--min", "--tiles", "8")


def test_levels_lists_books_and_their_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(answer(capsys, "levels", "annex", "--json")) == 92
    assert "annex" in refusal(capsys, "levels", "nowhere")


def test_the_daily_level_of_a_date(capsys: pytest.CaptureFixture[str]) -> None:
    told = answer(capsys, "daily", "--date", "2026-11-15", "--json")
    assert told["date"] == "2026-11-15"
    assert told == answer(capsys, "daily", "--date", "2026-11-15", "--json")
    assert "2026-11-15" in refusal(capsys, "daily", "--date", "yesterday")


def test_a_hint_in_three_strengths(capsys: pytest.CaptureFixture[str]) -> None:
    for strength in ("nudge", "reason", "move"):
        told = answer(capsys, "hint", "annex:1", "I4:J10-J9-J8-J7", "--strength", strength, "--json")
        assert told["possible"] == "yes"
        assert told["text"]
        assert (told["move"] is not None) == (strength == "move")


def test_a_hint_over_a_bridge_and_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    tiles = WAY_ACROSS.removesuffix(" B:C3").split()
    told = answer(capsys, "hint", CROSSING, *tiles, "--strength", "move", "--json")
    assert (told["possible"], told["bridge"], told["move"]) == ("yes", "C3", None)
    told = answer(capsys, "hint", TOGETHER, *HERS_FIRST.split(), "/", "--player", "2", "--strength", "move", "--json")
    assert told["mates_back"] == told["mates_take_back"] == []
    assert told["possible"] == "yes"
    assert told["move"]
    assert "--player 2" in refusal(capsys, "hint", "annex:1", "--player", "2")
    assert "F3" in refusal(capsys, "hint", "annex:1", "I2:F3-F4")


@pytest.mark.parametrize("command", ["solve", "hint"])
@pytest.mark.parametrize("seconds", ["nan", "inf", "0", "-1", "soon"])
def test_a_time_that_is_no_time_is_refused(capsys: pytest.CaptureFixture[str], command: str, seconds: str) -> None:
    assert seconds in refusal(capsys, command, "annex:1", "--time", seconds)


def test_show_knows_how_many_seats_a_level_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--seat 99" in refusal(capsys, "show", "annex:1", "--seat", "99")


def test_a_level_may_be_written_without_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "K2", "K6", "K11", "F11", "F2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["level"] == "K2 K6 K11 F11 F2"


def test_the_same_seed_makes_the_same_levels(capsys: pytest.CaptureFixture[str]) -> None:
    made = []
    for _ in range(2):
        assert run(["generate", "--bridges", "1", "--seed", "3"]) == 0
        made.append(capsys.readouterr().out)
    assert made[0] == made[1]
    assert all("fewest" in line or "at least" in line for line in made[0].splitlines())


def test_a_booklet_that_cannot_be_written_is_refused_before_it_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threedoors.cli.commands.booklet.solution_of", lambda _: pytest.fail("too early"))
    assert run(["booklet", "race", "--html", str(tmp_path / "no" / "where.html")]) == 1
    assert "another --html" in capsys.readouterr().err


def test_generate_makes_what_was_wished(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["generate", "--count", "2", "--floors", "2", "--seed", "4", "--json"]) == 0
    made = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(made) == 2
    assert all("stairs=" in one["level"] and one["fewest"] for one in made)


def test_a_wish_that_nothing_comes_of_ends_with_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("threedoors.cli.commands.generate.generate", lambda *_: repeat(None))
    assert "4,000 tries in a row came to nothing" in refusal(capsys, "generate", "--grade", "10")


def test_generate_prints_a_line_as_a_book_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["generate", "--seed", "4", "--solution"]) == 0
    level, *_, solution = capsys.readouterr().out.strip().split(" | ")
    line = replace(read_book("annex")[0], level=read_level(level), fewest=None)
    check_solution(replace(line, solution=solution.removeprefix("solution ")))


def test_a_booklet_can_be_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["booklet", "race", "--html", str(tmp_path / "race.html"), "--lang", "es"]) == 0
    text = (tmp_path / "race.html").read_text(encoding="utf-8")
    assert text.count("<figure>") == 56
    assert "Soluciones" in text
    capsys.readouterr()
