"""The ledger of a run: nothing is played twice, nothing finished is lost."""

from pathlib import Path

import pytest
from msgspec import Struct

from threedoors.lab.ledger import finished, play_all


class Throws(Struct, frozen=True):
    name: str
    games: int


class Thrown(Struct, frozen=True):
    number: int
    eyes: int


def throw(cell: Throws, number: int) -> Thrown:
    return Thrown(number, (number * 5) % 6 + 1)


def test_a_cell_that_comes_again_with_more_games_goes_on_from_those_it_has(tmp_path: Path) -> None:
    numbers: list[int] = []

    def counted(cell: Throws, number: int) -> Thrown:
        numbers.append(number)
        return throw(cell, number)

    play_all(tmp_path / "runs", [Throws("a", 2), Throws("b", 1), Throws("a", 4)], counted, Thrown)
    play_all(tmp_path / "runs", [Throws("a", 4)], counted, Thrown)
    assert numbers == [0, 1, 0, 2, 3]
    done = finished(tmp_path / "runs", Thrown)
    assert {name: [game.number for game in games] for name, games in done.items()} == {"a": [0, 1, 2, 3], "b": [0]}


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(cell: Throws, number: int) -> Thrown:
        if number == 3:
            raise KeyboardInterrupt
        return throw(cell, number)

    play_all(tmp_path, [Throws("a", 9)], interrupted, Thrown)
    assert "Stopped. What is finished is kept" in capsys.readouterr().out
    assert len(finished(tmp_path, Thrown)["a"]) == 3
