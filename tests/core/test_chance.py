"""Chance: the same key draws the same numbers everywhere; shuffles are fair; streams do not touch."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threedoors.core import Chance, chance_of, is_sealed, new_seed, seal

KEY = bytes(range(32))
keys = st.binary(min_size=1, max_size=32)


def test_the_same_key_draws_the_same_on_every_platform() -> None:
    """Written down once; a change here would retell every kept game differently."""
    chance = Chance(KEY)
    dice = []
    for _ in range(10):
        roll, chance = chance.die()
        dice.append(roll)
    order, chance = chance.shuffled("abcdefghij")
    assert dice == [6, 5, 6, 6, 2, 3, 2, 5, 5, 2]
    assert "".join(order) == "bgiajfchde"
    assert chance.used == 11


@given(keys, st.lists(st.integers(), max_size=200))
def test_a_shuffle_keeps_every_card(key: bytes, cards: list[int]) -> None:
    order, after = Chance(key).shuffled(cards)
    assert Counter(order) == Counter(cards)
    assert after.used > 0


def test_every_order_of_a_small_deck_is_as_likely_as_any_other() -> None:
    chance, seen = Chance(KEY), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        order, chance = chance.shuffled((1, 2, 3, 4))
        seen[order] += 1
    assert set(seen) == set(permutations((1, 2, 3, 4)))
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert chi_squared < 49.7  # 23 degrees of freedom, p = 0.001


@given(keys, st.integers(1, 10**40))
def test_a_number_stays_below_its_bound(key: bytes, bound: int) -> None:
    number, _ = Chance(key).below(bound)
    assert 0 <= number < bound


def test_a_deck_of_168_cards_takes_more_than_one_hash() -> None:
    _, after = Chance(KEY).shuffled(range(168))
    assert after.used == 3


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Chance(KEY).pick(())


def test_rekeying_starts_another_stream() -> None:
    chance = Chance(KEY)
    assert chance.rekeyed("a") != chance.rekeyed("b")
    assert chance.rekeyed("a") == chance.rekeyed("a")
    assert chance.rekeyed("a").below(10**9)[0] != chance.below(10**9)[0]
    assert chance.die()[1].rekeyed("a") != chance.rekeyed("a")


def test_a_seal_fixes_the_seed_without_telling_it() -> None:
    seed = new_seed()
    assert len(seed) == 64
    assert is_sealed(seed, seal(seed))
    assert not is_sealed(new_seed(), seal(seed))
    assert seed not in seal(seed)


def test_every_word_changes_the_deck_and_so_does_its_seat() -> None:
    decks = {
        chance_of("s", words).shuffled(range(63))[0]
        for words in ((), ("goose",), ("goose", ""), ("", "goose"), ("go", "ose"))
    }
    assert len(decks) == 5
