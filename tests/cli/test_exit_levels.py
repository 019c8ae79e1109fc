"""`threedoors check` and `threedoors show` for levels, and playing by hand in the terminal."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.games.dungeon_exit.boards import ANNEX_1, HERS_FIRST, HERS_THEN, HIS_FIRST, HIS_THEN, TOGETHER, WAY_OUT_1
from threedoors.cli import run

REPLAYS = Path(__file__).parents[1] / "replays" / "dungeon_exit"
Said = pytest.CaptureFixture[str]


def asked(capsys: Said, *words: str) -> tuple[int, str, str]:
    code = run(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_check_answers_in_the_promised_form(capsys: Said) -> None:
    code, out, _ = asked(capsys, "check", ANNEX_1, *WAY_OUT_1.split(), "--json")
    legs = ["door-key", "key-chest", "chest-monster", "monster-exit"]
    assert (code, json.loads(out)) == (0, {"valid": True, "linked": legs, "problems": []})
    code, out, _ = asked(capsys, "check", ANNEX_1, "I5:K9-K8-K7-K6-K5", "L3:J6-I6-I5", "--json")
    answer = json.loads(out)
    assert (answer["valid"], answer["linked"]) == (False, [])
    assert answer["problems"][0] == {
        "rule": "E5",
        "cells": ["J6", "K6"],
        "text": "Too cosy at J6: it rubs along K6 (E5).",
    }


def test_check_takes_both_players_of_a_level_for_two(capsys: Said) -> None:
    hers, his = f"{HERS_FIRST} {HERS_THEN}".split(), f"{HIS_FIRST} {HIS_THEN}".split()
    _, out, _ = asked(capsys, "check", TOGETHER, *hers, "/", *his, "--json")
    answer = json.loads(out)
    assert answer["valid"]
    assert [len(legs) for legs in answer["linked"]] == [4, 4]
    _, out, _ = asked(capsys, "check", TOGETHER, *hers, "--json")
    assert [len(legs) for legs in json.loads(out)["linked"]] == [4, 0]


def test_check_tells_people_in_their_language(capsys: Said) -> None:
    _, out, _ = asked(capsys, "check", ANNEX_1, "I5:K9-K8-K7-K6-K5", "L3:J6-I6-I5", "--lang", "fr")
    assert "Trop serré en J6" in out
    assert "Pas encore valable." in out


@pytest.mark.parametrize(
    "words",
    [
        ("check", "K10 K11 D7 A10 H7"),
        ("check", ANNEX_1, "L9:A1"),
        ("check", ANNEX_1, "I1:A1", "/", "I1:B1"),
        ("show", "nonsense"),
        ("show", ANNEX_1, "I2:F3-F4"),
        ("show", ANNEX_1, "--at", "3"),
        ("show", "no-such-file.door"),
    ],
)
def test_bad_levels_and_tiles_are_refused_with_a_sentence(capsys: Said, words: tuple[str, ...]) -> None:
    code, out, err = asked(capsys, *words)
    assert (code, out) == (2, "")
    assert err.strip().endswith(".")


def test_show_draws_a_level_as_svg_and_in_the_terminal(capsys: Said, tmp_path: Path) -> None:
    picture = tmp_path / "level.svg"
    code, out, _ = asked(capsys, "show", ANNEX_1, *WAY_OUT_1.split(), "--svg", str(picture))
    assert (code, out.strip().replace("\n", "")) == (0, str(picture))
    ElementTree.parse(picture)
    _, out, _ = asked(capsys, "show", ANNEX_1, *WAY_OUT_1.split())
    assert "[1]" in out
    assert "━" in out


def test_show_draws_a_moment_of_a_game_file(capsys: Said, tmp_path: Path) -> None:
    file = str(REPLAYS / "over-the-bridge.door")
    picture = tmp_path / "moment.svg"
    assert asked(capsys, "show", file, "--at", "3", "--svg", str(picture))[0] == 0
    ElementTree.parse(picture)
    assert "╫" in asked(capsys, "show", file)[1]
    assert asked(capsys, "show", file, "--at", "99")[0] == 2
    assert asked(capsys, "show", file, "I1:A1")[0] == 2
    assert asked(capsys, "show", file, "--svg", str(tmp_path / "no" / "folder.svg"))[0] == 1


def test_a_level_can_be_solved_by_hand_in_the_terminal(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = iter(["1 I5 K5 90 no", "L4:A1-A2-A3-A4", "-I5", *WAY_OUT_1.split()])
    monkeypatch.setattr("click.prompt", lambda *_args, **_options: next(typed))
    code, out, err = asked(capsys, "play", "dungeon_exit", "--save", str(tmp_path / "mine.door"))
    assert code == 0
    assert "Out! 8 tiles from Door to Exit." in out
    assert "do not draw the tile L4" in err
    assert asked(capsys, "verify", str(tmp_path / "mine.door"))[0] == 0


def test_bots_that_never_end_a_game_are_told_in_a_sentence(capsys: Said) -> None:
    code, out, err = asked(capsys, "simulate", "dungeon_exit", "--games", "1", "--bots", "random")
    assert (code, out) == (1, "")
    assert "never come to an end" in err
