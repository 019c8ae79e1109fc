"""An act picked step by step: every act can be reached, each handful one way, and refused ways are closed."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threedoors import games
from threedoors.core import Action, Between, Choices, Domain, OneOf, Open, SomeOf, Step
from threedoors.rl.in_turn import InTurn
from threedoors.rl.picking import WIDTH, Picking

EVERY_GAME = games.names()


class Take(Action, frozen=True):
    """A handful, a number, and a side."""

    cards: tuple[str, ...]
    number: int
    side: str


def everything(choices: Choices[Any], way: tuple[int, ...] = ()) -> Iterator[Any]:
    """Every act there is a way to, by going all ways."""
    for place in _standing(choices, way).allowed():
        act = _standing(choices, way).pick(place)
        if act is None:
            yield from everything(choices, (*way, place))
        else:
            yield act


def _standing(choices: Choices[Any], way: tuple[int, ...]) -> Picking[Any]:
    picking = Picking(choices, Take)
    for place in way:
        assert picking.pick(place) is None
    return picking


@given(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))
def test_there_is_exactly_one_way_to_each_act(cards: int, least: int, more: int) -> None:
    least, most = min(least, cards), min(cards, least + more)
    handful = SomeOf(tuple("abcd"[:cards]), least, most)
    choices = Choices[Any](
        0, (), (Open("Take", {"cards": handful, "number": Between(3, 4), "side": OneOf(("left", "right"))}),)
    )
    acts = list(everything(choices))
    handfuls = sum(1 for bits in range(2**cards) if least <= bits.bit_count() <= most)
    assert len(acts) == len(set(acts)) == handfuls * 4
    assert all(choices.offers(act) for act in acts)


def test_what_was_refused_is_not_offered_again_nor_a_way_that_leads_nowhere_else() -> None:
    fields: dict[str, Domain] = {"cards": SomeOf(("a", "b"), 1, 1), "number": Between(1, 2), "side": OneOf(("left",))}
    picking = Picking(Choices[Any](0, (), (Open("Take", fields, exact=False),)), Take)
    for way in ((0, 0, 0, 0), (0, 0, 1, 0)):
        *before, last = way
        assert [picking.pick(place) for place in before] == [None] * 3
        assert picking.pick(last) is not None
        picking.close()
    assert picking.pick(0) is None
    assert picking.allowed() == [1], "no way on from the first card is open"


def test_what_may_not_be_picked_is_told() -> None:
    choices = Choices[Any](0, (), (Open("Take", {"side": OneOf(("left", "right"))}),))
    with pytest.raises(ValueError, match=r"7 may not be picked now; these may: \[0\]"):
        Picking(choices, Take).pick(7)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_any_game_is_picked_to_its_end_or_its_bound_within_the_width(name: str) -> None:
    game = games.load(name)
    widest, lots = 0, Random(11)
    for seats in (game.usual_seats, game.seats[-1]):
        turns = InTurn(name, seats, "owl", game.options(), most_acts=150)
        while not turns.ended:
            allowed = turns.picking.allowed()
            widest = max(widest, allowed[-1])
            turns.pick(lots.choice(allowed))
        assert turns.acts <= 151
        assert len(turns.rewards()) == seats
    assert 1 < widest < WIDTH


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_act_that_is_played_was_legal_for_the_seat_whose_turn_it_was(name: str) -> None:
    game = games.load(name)
    turns, lots = InTurn(name, game.usual_seats, "owl", game.options(), most_acts=40), Random(3)
    while not turns.ended:
        before, seat = turns.state, turns.seat
        choices = game.legal(before, seat)
        picking = Picking(choices, game.action)
        act = None
        while act is None:
            act = picking.pick(lots.choice(picking.allowed()))
        assert choices.offers(act)
        if isinstance(game.apply(before, act), Step):
            assert act.seat == seat
        turns.pick(lots.choice(turns.picking.allowed()))
