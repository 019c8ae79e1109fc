"""Actions: what a player may ask. Imperative, tagged with their own name, carrying their seat."""

from msgspec import Struct

from threedoors.core.seats import Seat


class Action(Struct, frozen=True, tag=True):
    """One request to the referee. Each game defines its own and gathers them in a union."""

    seat: Seat


class Answer(Action, frozen=True, kw_only=True):
    """An action that answers a wait. A stale id is refused, so a late pass never lands in a new window."""

    wait: str


class Concede(Action, frozen=True):
    """Give up. Every game has it; it is always legal while the game runs, so Choices never list it."""
