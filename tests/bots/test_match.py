"""A match: bots act until the game ends or a person is awaited, and never for ever."""

import dataclasses

import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from tests.fourth_game.cellar.state import OpenDoor
from threedoors import games
from threedoors.bots import seat_bot
from threedoors.bots.match import STALL_FACTOR, Stalled, match_steps
from threedoors.core import Playing, begin, chance_of

IMPATIENT = dataclasses.replace(CELLAR, budget=1)
LONG = CELLAR.options(rubies=100, trapdoors=0)


def test_bots_among_themselves_end_within_what_the_game_allows() -> None:
    playing = begin(IMPATIENT, ("random", "random"), "stall", LONG)
    assert isinstance(playing, Playing)
    with pytest.raises(Stalled, match=f"no end after {STALL_FACTOR} acts"):
        list(match_steps(playing, [seat_bot(CELLAR, "random")] * 2, chance_of("bots")))


def test_people_may_take_as_many_acts_as_they_like() -> None:
    playing = begin(IMPATIENT, ("Ada", "random"), "patience", LONG)
    assert isinstance(playing, Playing)
    for _ in range(2 * STALL_FACTOR):
        playing.act(OpenDoor(0))
        list(match_steps(playing, [None, seat_bot(CELLAR, "random")], chance_of("bots")))
    assert len(playing.entries) > 2 * STALL_FACTOR
    assert CELLAR.outcome(playing.state) is None


def test_k17a_bots_have_told_what_they_hold_before_a_person_is_asked() -> None:
    knock = games.load("knock")
    playing = begin(knock, ("Ada", "greedy", "greedy"), "told", knock.options(first=0))
    assert isinstance(playing, Playing)
    list(match_steps(playing, [None, *[seat_bot(knock, "greedy")] * 2], chance_of("bots")))
    assert [wait.seats for wait in knock.waits(playing.state)] == [(0,)], "the person is asked now"
    assert [len(hand.known) for hand in knock.view(playing.state, 0).hands] == [0, 4, 4]
