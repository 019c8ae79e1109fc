"""Views: the table as one seat may see it. A view names what it shows; nothing is deleted from a full state."""

from typing import Generic, TypeVar

from msgspec import Struct

from threedoors.core.actions import Action
from threedoors.core.choices import Choices
from threedoors.core.messages import Message
from threedoors.core.seats import Seat
from threedoors.core.waits import Wait

A = TypeVar("A", bound=Action)


class Outcome(Struct, frozen=True):
    """How a game ended."""

    label: str  # short and countable: "won", "alarm", "seat-2"
    winners: tuple[Seat, ...]
    why: Message
    scores: tuple[int, ...] = ()  # by seat, where the game keeps score


class View(Struct, Generic[A], frozen=True, kw_only=True):
    """What every view has. Games add what lies on their table."""

    seat: Seat | None  # None: a spectator
    choices: Choices[A]
    waits: tuple[Wait[A], ...]
    outcome: Outcome | None


def awaited(view: "View[A]") -> Wait[A] | None:
    """The first wait that asks this view's own seat to decide."""
    return next((wait for wait in view.waits if view.seat in wait.seats), None)
