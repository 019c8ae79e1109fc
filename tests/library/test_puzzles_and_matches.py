"""Puzzles and matches for programs."""

from typing import Any

import pytest

import threedoors as td
from threedoors.bots import Bot, Thought
from threedoors.core import Chance, Message, View


class Hasty(Bot):
    """Does the first thing it may."""

    level = "hasty"

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        act, _ = view.choices.sample(chance, self.game.action)
        return Thought(act, Message("bot-random"))


def test_a_level_is_solved_by_its_place_in_a_book_or_by_its_notation() -> None:
    answer = td.solve("annex:5", fewest=True)
    assert answer.status == "solved"
    assert td.solve(td.level("annex:5"), tiles=answer.tiles).status == "solved"
    assert td.solve("annex:5", tiles=(answer.tiles or 0) - 1).status == "impossible"
    assert (td.solve("annex:5", count=3).count or 0) >= 1


def test_one_thing_is_asked_at_a_time_and_a_bad_level_is_told() -> None:
    with pytest.raises(ValueError, match="one thing at a time"):
        td.solve("annex:5", fewest=True, count=3)
    with pytest.raises(td.Illegal, match="no-such-book"):
        td.level("no-such-book:1")


def test_bots_take_the_seats_in_turn_and_the_share_of_each_has_an_interval() -> None:
    seen: list[str] = []
    standings = td.match(
        {"mine": Hasty, "theirs": "greedy"},
        "munchkin",
        rounds=4,
        seats=4,
        winning_level=3,
        finished=lambda sitting: seen.append(sitting.seats[0]),
    )
    assert seen == ["mine", "theirs"] * 2
    assert standings.played == {"mine": 8, "theirs": 8}
    assert sum(standings.wins.values()) >= 4
    share = standings.share("theirs")
    assert 0 <= share.low <= share.won <= share.high <= 100
    assert "4 games" in str(standings)


def test_a_bot_nobody_knows_is_told() -> None:
    with pytest.raises(LookupError, match="No bot 'gredy'"):
        td.match({"a": "gredy"}, "knock", rounds=1)
