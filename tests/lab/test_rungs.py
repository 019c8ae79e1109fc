"""Rungs: each level among three of the one below, until the answer is clear."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec import Struct

from threedoors.cli import threedoors
from threedoors.lab.munchkin.balance import Cell
from threedoors.lab.rungs import FIRST_LOOK, climb, is_clear


class Short(Struct, frozen=True):
    """A game of which only the end is told."""

    hero_won: bool
    winners: tuple[int, ...] = (0,)


def plan(wins_of_ten: int) -> tuple[Any, list[int]]:
    """Games in which the higher wins so many of ten, and the numbers of those that were played."""
    numbers: list[int] = []

    def play(_cell: Cell, number: int) -> Short:
        numbers.append(number)
        return Short(number % 10 < wins_of_ten)

    return SimpleNamespace(Cell=Cell, Result=Short, play=play), numbers


def test_what_is_clear_is_played_no_longer(tmp_path: Path) -> None:
    games, numbers = plan(9)
    assert climb(games, "higher", "lower", 600, tmp_path) == (90.0, FIRST_LOOK)
    assert len(numbers) == FIRST_LOOK


def test_what_stays_unclear_is_played_to_the_last_game(tmp_path: Path) -> None:
    games, numbers = plan(4)
    _, played = climb(games, "higher", "lower", 200, tmp_path)
    assert played == len(numbers) == 200


def test_a_stopped_rung_goes_on_where_it_was(tmp_path: Path) -> None:
    games, numbers = plan(4)
    climb(games, "higher", "lower", 40, tmp_path)
    won, played = climb(games, "higher", "lower", 60, tmp_path)
    assert numbers == [*range(60)]
    assert (won, played) == (24.0, 60)


@pytest.mark.parametrize(
    ("won", "games", "clear"), [(9, 10, False), (45, 100, False), (60, 100, True), (10, 100, True)]
)
def test_a_share_is_clear_when_no_doubt_is_left(won: int, games: int, clear: bool) -> None:
    assert is_clear(won, games) is clear


@pytest.mark.parametrize(("words", "why"), [(["knock"], "all win together"), (["munchkin", "--level", "x"], "no such")])
def test_what_has_no_rungs_is_refused_with_a_reason(words: list[str], why: str) -> None:
    result = CliRunner().invoke(threedoors, ["lab", "rungs", *words])
    assert result.exit_code == 2
    assert why in result.output
