"""Tallies: who was slowed down, hung up on or turned away, and how often; for /metrics, and seldom for the log.

Nobody is named: a tally knows the limit or the reason, never the address.
"""

import logging
import sys
from collections import Counter

from threedoors.server.logs import Seldom

log = logging.getLogger(__name__)


class Tallies:
    """What the edge of the house had to say no to."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # HTTP answers by status
        self.slowed: Counter[str] = Counter()  # by limit
        self.byes: Counter[str] = Counter()  # by reason, the house's own among them
        self.turned_away: Counter[str] = Counter()  # connections by reason
        self.stumbles = 0
        self._seldom = Seldom()

    def slow(self, limit: str) -> None:
        """Somebody asked too much."""
        self.slowed[limit] += 1
        if times := self._seldom.times(("slowed", limit)):
            log.warning("somebody was slowed down", extra={"limit": limit, "times": times})

    def turn_away(self, why: str) -> None:
        """A connection was closed before anything came of it."""
        self.turned_away[why] += 1
        if times := self._seldom.times(("turned away", why)):
            log.warning("a connection was turned away", extra={"why": why, "times": times})

    def end(self, why: str) -> None:
        """A line was ended because of what came over it."""
        if times := self._seldom.times(("ended", why)):
            log.info("a line was ended", extra={"why": why, "times": times})

    def stumble(self, where: str) -> None:
        """An error of ours, being handled: logged with its trace, the same one seldom."""
        self.stumbles += 1
        kind, _, trace = sys.exc_info()
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        place = trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
        if times := self._seldom.times((kind, place)):
            log.error("the house stumbled", exc_info=True, extra={"where": where[:100], "times": times})
