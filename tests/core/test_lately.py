"""What was lately asked is remembered, by identity, for one state only."""

from threedoors.core import remembered


def test_the_same_state_is_worked_out_once_and_an_equal_one_again() -> None:
    asked: list[list[int]] = []

    @remembered
    def total(state: list[int]) -> int:
        asked.append(state)
        return sum(state)

    one, equal = [1, 2], [1, 2]
    assert [total(one), total(one), total(equal), total(one)] == [3, 3, 3, 3]
    assert len(asked) == 3
    assert all(seen is meant for seen, meant in zip(asked, (one, equal, one), strict=True))
