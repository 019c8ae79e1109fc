"""The level farm: it goes on where it stopped, and never grows the same level twice."""

from pathlib import Path

import pytest

from threedoors.cli import run
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import read_level
from threedoors.games.dungeon_exit.levels.generator import signature


def levels_of(farm: Path) -> list[Level]:
    found = [read_level(line.split(" | ")[0]) for line in farm.read_text(encoding="utf-8").splitlines()]
    return [level for level in found if isinstance(level, Level)]


def test_a_farm_goes_on_where_it_stopped(tmp_path: Path) -> None:
    farm = tmp_path / "farm.txt"
    assert run(["lab", "levels", "farm", str(farm), "--count", "2", "--pits", "3"]) == 0
    begun = farm.read_text(encoding="utf-8")
    assert run(["lab", "levels", "farm", str(farm), "--count", "5", "--pits", "3"]) == 0
    assert farm.read_text(encoding="utf-8").startswith(begun)
    grown = levels_of(farm)
    assert len({signature(level) for level in grown}) == 5
    assert all(len(level.pits) == 3 for level in grown)
    assert run(["lab", "levels", "farm", str(farm), "--count", "5", "--pits", "3"]) == 0
    assert levels_of(farm) == grown


def test_a_farm_that_cannot_be_written_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "levels", "farm", str(tmp_path / "no" / "farm.txt")]) == 1
    assert "name another file" in capsys.readouterr().err


def test_wishes_that_do_not_go_together_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "levels", "farm", str(tmp_path / "farm.txt"), "--unique", "--coop"]) == 2
    assert "--unique is for one board" in capsys.readouterr().err
