"""Whoever comes faster than a household does waits for their turn; others do not."""

import pytest

from threedoors.server.config import Limits, Rate
from threedoors.server.pace import MOST_SECONDS, AddressPace

LIMITS = Limits(calls_per_address=Rate(3, 1), more_calls_per_address=Rate(10, 2), more_calls_of_all=Rate(2, 4))


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 100.0)


def test_some_calls_are_free_and_the_others_wait_longer_and_longer() -> None:
    pace = AddressPace(LIMITS)
    assert [pace.wait("a") for _ in range(8)] == [0, 0, 0, 0, 0, 0.25, 0.5, 0.75]


def test_addresses_that_hurry_share_one_bucket_and_those_that_do_not_are_heard_at_once() -> None:
    pace = AddressPace(LIMITS)
    hurried = [pace.wait(who) for _ in range(6) for who in ("a", "b")]
    assert max(wait for wait in hurried if wait is not None) == 1.0, "six beyond the free ones, two of them at once"
    assert pace.wait("c") == 0


def test_in_the_long_run_one_address_gets_less_than_all() -> None:
    pace = AddressPace(LIMITS)
    waits = [pace.wait("a") for _ in range(3 + 10 + 6)]
    assert waits[-1] == pytest.approx(max(6 / 2, 14 / 4))


def test_whoever_would_wait_too_long_is_turned_away_and_owes_nothing_for_it() -> None:
    pace = AddressPace(LIMITS)
    waits = [pace.wait("a") for _ in range(100)]
    heard = [wait for wait in waits if wait is not None]
    assert waits[-1] is None
    assert MOST_SECONDS < max(heard) <= MOST_SECONDS + 1
    assert pace.wait("b") == 0
