"""Choices: a kind first, then a member; and what they offer."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fourth_game.cellar.state import CellarAction, GoHome, OpenDoor
from threedoors.core import Between, Chance, Choices, Domain, OneOf, Open, SomeOf

chances = st.builds(Chance, st.binary(min_size=1, max_size=32), st.integers(0, 10**6))


def test_an_act_with_many_forms_does_not_drown_the_others() -> None:
    choices: Choices[CellarAction] = Choices(0, (OpenDoor(0),), (Open("GoHome", {"tip": Between(0, 999)}),))
    chance, seen = Chance(b"k"), Counter[str]()
    for _ in range(2000):
        act, chance = choices.sample(chance, CellarAction)
        seen[type(act).__name__] += 1
    assert 900 < seen["OpenDoor"] < 1100


@given(
    chances,
    st.one_of(
        st.builds(OneOf, st.lists(st.integers(), min_size=1).map(tuple)),
        st.builds(Between, st.integers(-9, 0), st.integers(0, 9)),
        st.builds(SomeOf, st.sets(st.integers(), min_size=3).map(tuple), st.integers(0, 1), st.integers(1, 3)),
    ),
)
def test_a_domain_holds_what_it_samples(chance: Chance, domain: Domain) -> None:
    value, _ = domain.sample(chance)
    assert domain.holds(value)


@pytest.mark.parametrize(
    ("domain", "outside"),
    [
        (OneOf((1, 2)), 3),
        (Between(0, 3), 4),
        (Between(0, 3), "2"),
        (SomeOf((1, 2, 3), 1, 2), []),
        (SomeOf((1, 2, 3), 1, 2), [1, 2, 3]),
        (SomeOf((1, 2, 3), 1, 2), [1, 1]),
        (SomeOf((1, 2, 3), 1, 2), [9]),
    ],
)
def test_a_domain_holds_nothing_else(domain: Domain, outside: object) -> None:
    assert not domain.holds(outside)


def test_choices_offer_listed_acts_and_members_of_open_ones() -> None:
    choices: Choices[CellarAction] = Choices(0, (OpenDoor(0),), (Open("GoHome", {"tip": Between(0, 3)}),))
    assert choices.kinds() == ("OpenDoor", "GoHome")
    assert choices.offers(OpenDoor(0))
    assert choices.offers(GoHome(0, 3))
    assert not choices.offers(GoHome(0, 4))
    assert not choices.offers(OpenDoor(1))
    assert not Choices[CellarAction](0)
