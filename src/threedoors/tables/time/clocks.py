"""Clocks: when the next one runs out, and what happens then.

A wait's seconds are counted on the table's own clock, from the moment its id first appeared. That clock
stands still in pauses, in somebody's moment, at a deserted live table, and while the house is shut. Whoever plays with
bots alone is not hurried: only sand runs for them.
"""

from math import ceil
from typing import Any

from threedoors.core import Wait
from threedoors.tables.judging.asking import Draft, Judged
from threedoors.tables.judging.play import judged
from threedoors.tables.log.facts import MomentOver
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.wire import Clock, Countdown


def countdowns(rules: TableRules, head: Head, now: int) -> tuple[Countdown, ...]:
    """Every wait with seconds: how long is left, and when it ends if nothing holds it up."""
    clock = head.clock(now)
    running = head.runs_since is not None
    found = []
    for wait in _timed(rules, head):
        left = max(0, head.waits_since.get(wait.id, clock) + ceil((wait.seconds or 0) * 1000) - clock)
        found.append(Countdown(wait.id, left, now + left if running else None))
    return tuple(found)


def clock_seen(rules: TableRules, head: Head, now: int) -> Clock:
    """The clocks as they are sent."""
    return Clock(head.runs_since is not None, head.clock(now), now, countdowns(rules, head, now))


def deadline(rules: TableRules, head: Head, now: int) -> int | None:
    """House time of the next alarm: a clock that runs out, or a moment that ends."""
    ends = [c.ends for c in countdowns(rules, head, now) if c.ends is not None]
    if head.moment is not None and head.phase == "playing":
        ends.append(head.moment.ends)
    return min(ends, default=None)


def ring(rules: TableRules, head: Head, now: int) -> Judged | None:
    """What the house does because time is up; None if it is not."""
    if head.moment is not None and head.phase == "playing" and head.moment.ends <= now:
        return Draft((MomentOver(head.moment.seat),))
    for countdown, wait in zip(countdowns(rules, head, now), _timed(rules, head), strict=True):
        if countdown.ends is not None and countdown.left_ms == 0 and wait.otherwise is not None:
            return judged(rules, head, wait.otherwise)
    return None


def _timed(rules: TableRules, head: Head) -> list[Wait[Any]]:
    """The waits whose clock runs: sand always, a question only where somebody else waits for its answer."""
    waits = rules.waits(head) if head.waits_since else ()
    return [wait for wait in waits if wait.seconds is not None and (head.hurries() or not wait.seats)]
