"""The clocks of a game at one keyboard: how long it has waited for each thing, and what happens when time is up."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from threedoors.core import Action, Wait


@dataclass
class Clocks:
    """When the game began, and when each wait was first seen."""

    started: float = field(default_factory=time.monotonic)
    first_seen: dict[str, float] = field(default_factory=dict)

    def now_ms(self) -> int:
        """Milliseconds since the game began."""
        return round((time.monotonic() - self.started) * 1000)

    def seconds_left(self, wait: Wait[Any]) -> float | None:
        """Until this wait ends by itself; its clock starts when it is first asked about."""
        if wait.seconds is None:
            return None
        now = time.monotonic()
        return wait.seconds - (now - self.first_seen.setdefault(wait.id, now))

    def run_out(self, waits: Iterable[Wait[Action]]) -> Action | None:
        """What happens because somebody has been waited for long enough."""
        for wait in waits:
            left = self.seconds_left(wait)
            if left is not None and left <= 0 and wait.otherwise is not None:
                return wait.otherwise
        return None
