"""Three hundred evenings in a simulated house: power cuts, full disks, broken lines, dead workers, wrong clocks.

`python -m tests.simulated SEED` plays one again; `make soak` plays thousands, on fresh seeds.
"""

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.simulated.disk import Disk
from tests.simulated.evening import ACTS, Evening, play
from tests.simulated.faults import name_of
from tests.simulated.history import Broke, History, Request
from tests.simulated.laws import check
from tests.simulated.races import RACES, Race, find

EVENINGS, AT_ONCE = 300, 10
SEEN = 16  # evenings that have everything in them


def played(seed: int) -> Evening:
    evening = Evening(seed)
    play(evening)
    return evening


@cache
def remembered(seed: int) -> Evening:
    return played(seed)


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
    evenings = [remembered(seed) for seed in range(SEEN)]
    happened: Counter[str] = sum((evening.faults.happened for evening in evenings), start=Counter())
    assert happened.keys() == {name_of(fault) for fault in evenings[0].faults.kinds}
    assert {trouble for evening in evenings for trouble in evening.disk.troubles} == {"busy", "full", "torn"}
    assert {evening.disk.reorders for evening in evenings} == {True, False}
    assert sum(evening.history.crashes for evening in evenings) > SEEN / 2


def test_everything_that_can_be_heard_is() -> None:
    heard: Counter[str] = sum((remembered(seed).history.heard for seed in range(SEEN)), start=Counter())
    told = {"Welcome", "Played", "Arranged", "Heard", "Bare", "Accepted", "Refusal", "Invitation", "Bye", "changes"}
    assert told <= heard.keys()
    assert any(remembered(seed).history.left for seed in range(SEEN))
    assert any(remembered(seed).history.not_written for seed in range(SEEN))


@pytest.mark.parametrize("race", RACES, ids=lambda race: race.name)
def test_a_race_of_old_that_is_put_back_is_found(race: Race) -> None:
    assert find(race, most=60) is not None


def test_what_is_acknowledged_and_not_written_breaks_a_law() -> None:
    evening = played(1)
    evening.history.accept(Request("nowhere", 1, "1.1"), 3, 0.0)
    with pytest.raises(Broke, match="the log has None"):
        check(evening.history, evening.disk)


def test_what_is_written_with_a_hole_breaks_a_law() -> None:
    evening = played(1)
    table = evening.guests[0].key.table
    evening.disk.rows("DELETE FROM log WHERE table_id = ? AND n = 2", table)
    with pytest.raises(Broke, match="holes"):
        check(evening.history, evening.disk)


def test_a_view_that_is_not_of_its_number_breaks_a_law() -> None:
    evening = played(1)
    views = evening.history.views
    one, other = next((a, b) for a in views for b in views if a[0] == b[0] and views[a] != views[b])
    views[one] = views[other]
    with pytest.raises(Broke, match="does not look like that"):
        check(evening.history, evening.disk)


def test_two_who_see_one_number_differently_break_a_law() -> None:
    history = History()
    history.see("t", 3, None, {"turn": 1})
    with pytest.raises(Broke, match="differently"):
        history.see("t", 3, None, {"turn": 2})


def test_what_was_sent_later_has_the_greater_number() -> None:
    history = History()
    first, second = Request("t", 1, "1"), Request("t", 2, "2")
    history.ask(first, 1.0)
    history.accept(first, 5, 2.0)
    history.ask(second, 3.0)
    history.accept(second, 4, 4.0)
    with pytest.raises(Broke, match="was sent after"):
        check(history, _holding(first, 5, second, 4))


def test_house_time_that_goes_back_breaks_a_law() -> None:
    disk = _holding()
    disk.rows("UPDATE log SET at = 9 WHERE n = 3")
    with pytest.raises(Broke, match="went back"):
        check(History(), disk)


def _holding(*rows: object) -> Disk:
    """A disk whose log has these requests, and whatever lies before them."""
    disk = Disk(Random(0))
    numbered = dict(zip(rows[1::2], rows[::2], strict=True))
    for n in range(1, 6):
        request = numbered.get(n)
        by, asked = (request.person, request.id) if isinstance(request, Request) else (None, None)
        disk.rows("INSERT INTO log VALUES ('t', ?, 0, 0, ?, ?, ?)", n, by, asked, b"{}")
    return disk
