"""The pace: whoever comes faster than a household does is heard too, only later, and at nobody else's cost.

The first words on a connection count, and every request after the first. Each address has so many free at once. What
it wants beyond them waits for one bucket that all such addresses share: however many hurry, the house has time left,
and a whole school comes back within seconds. Whoever would have to wait too long is turned away instead.
"""

from threedoors.server.config import Limits
from threedoors.server.limits import Bucket, Buckets

MOST_SECONDS = 8.0


class AddressPace:
    """How long each has to wait for their turn."""

    def __init__(self, limits: Limits) -> None:
        self._free = Buckets(limits.calls_per_address)
        self._more = Buckets(limits.more_calls_per_address)
        self._shared = Bucket(limits.more_calls_of_all)

    def wait(self, who: str) -> float | None:
        """Somebody comes: how long they have to wait, in seconds; None: too long."""
        if self._free.take(who):
            return 0.0
        if max(self._shared.debt(), self._more.debt(who)) > MOST_SECONDS:
            return None
        return max(self._shared.owe(), self._more.owe(who))

    def forget_full(self) -> None:
        """Whoever has not come for a while is known no more."""
        self._free.forget_full()
        self._more.forget_full()
