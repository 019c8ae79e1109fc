"""Three hundred evenings in a simulated house: power cuts, full and slow disks, broken lines, dead workers.

`python -m tests.simulated SEED` plays one again; `make soak` plays thousands, on fresh seeds.
"""

from collections import Counter
from random import Random

import pytest

from tests.simulated.disk import Disk
from tests.simulated.evening import ACTS, Evening, play
from tests.simulated.history import Broke, History, Request

EVENINGS, AT_ONCE = 300, 10


def played(seed: int) -> Evening:
    evening = Evening(seed)
    play(evening)
    return evening


@pytest.mark.parametrize("first", range(0, EVENINGS, AT_ONCE))
def test_whatever_goes_wrong_every_law_is_kept(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        try:
            evening = played(seed)
        except BaseException as trouble:
            raise AssertionError(f"python -m tests.simulated {seed}") from trouble
        assert evening.acts >= ACTS


def test_the_same_seed_is_the_same_evening() -> None:
    logs = [played(7).disk.rows("SELECT * FROM log ORDER BY table_id, n") for _ in range(2)]
    assert logs[0] == logs[1]


def test_everything_that_can_go_wrong_does() -> None:
    evenings = [played(seed) for seed in range(12)]
    heard: Counter[str] = sum((evening.history.heard for evening in evenings), start=Counter())
    assert {
        "Welcome",
        "Played",
        "Arranged",
        "Heard",
        "Bare",
        "Accepted",
        "Refusal",
        "Invitation",
        "Bye",
    } <= heard.keys()
    assert sum(evening.history.crashes for evening in evenings) > 3
    assert any(evening.history.removed for evening in evenings)
    assert any(evening.history.not_written for evening in evenings)


def test_what_is_acknowledged_and_not_written_breaks_a_law() -> None:
    evening = played(1)
    evening.history.accept(Request("nowhere", 1, "1.1"), 3, 0.0)
    with pytest.raises(Broke, match="the log has None"):
        evening.history.check(evening.disk)


def test_what_is_written_twice_or_with_a_hole_breaks_a_law() -> None:
    evening = played(1)
    table = evening.guests[0].key.table
    evening.disk.rows("DELETE FROM log WHERE table_id = ? AND n = 2", table)
    with pytest.raises(Broke, match="holes"):
        evening.history.check(evening.disk)


def test_what_was_sent_later_has_the_greater_number() -> None:
    history = History()
    first, second = Request("t", 1, "1"), Request("t", 2, "2")
    history.ask(first, 1.0)
    history.accept(first, 5, 2.0)
    history.ask(second, 3.0)
    history.accept(second, 4, 4.0)
    with pytest.raises(Broke, match="was sent after"):
        history.check(_holding(first, 5, second, 4))


def _holding(*rows: object) -> Disk:
    """A disk whose log has these requests, and whatever lies before them."""
    disk = Disk(Random(0))
    numbered = dict(zip(rows[1::2], rows[::2], strict=True))
    for n in range(1, 6):
        request = numbered.get(n)
        by, asked = (request.person, request.id) if isinstance(request, Request) else (None, None)
        disk.rows("INSERT INTO log VALUES ('t', ?, 0, 0, ?, ?, ?)", n, by, asked, b"{}")
    return disk
