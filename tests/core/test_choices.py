"""Choices: a kind first, then a member; and what they offer."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fourth_game.cellar.state import CellarAction, GoHome, OpenDoor
from threedoors.core import Between, Chance, Choices, Domain, OneOf, Open, SomeOf
from threedoors.core.choices import ROOM


def test_an_act_with_many_forms_does_not_drown_the_others() -> None:
    choices: Choices[CellarAction] = Choices(0, (OpenDoor(0),), (Open("GoHome", {"tip": Between(0, 999)}),))
    chance, seen = Chance(b"k"), Counter[str]()
    for _ in range(2000):
        act, chance = choices.sample(chance, CellarAction)
        seen[type(act).__name__] += 1
    assert 900 < seen["OpenDoor"] < 1100


@given(
    st.integers(0, ROOM - 1),
    st.one_of(
        st.builds(OneOf, st.lists(st.integers(), min_size=1).map(tuple)),
        st.builds(Between, st.integers(-9, 0), st.integers(0, 9)),
        st.builds(SomeOf, st.sets(st.integers(), min_size=3).map(tuple), st.integers(0, 1), st.integers(1, 3)),
    ),
)
def test_a_domain_holds_what_it_reads_from_a_number(number: int, domain: Domain) -> None:
    value, _ = domain.read(number)
    assert domain.holds(value)


def test_every_handful_is_as_likely_as_any_other() -> None:
    domain = SomeOf((1, 2, 3), 1, 2)
    seen = Counter(domain.read(number)[0] for number in range(2 * 3 * 2))
    assert seen == {(1,): 2, (2,): 2, (3,): 2, (1, 2): 1, (1, 3): 1, (2, 1): 1, (2, 3): 1, (3, 1): 1, (3, 2): 1}


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
