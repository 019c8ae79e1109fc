"""Results: which of two numbers is the better, and which were never measured."""

from threedoors.core import Measure


def test_of_a_time_the_least_is_kept_and_of_points_the_most() -> None:
    assert Measure("least", 999).best(7, 9) == 7
    assert Measure("most", 999).best(7, 9) == 9


def test_nothing_below_zero_or_above_the_highest_was_measured() -> None:
    tiles = Measure("least", 999)
    assert [tiles.holds(number) for number in (-1, 0, 999, 1000)] == [False, True, True, False]
