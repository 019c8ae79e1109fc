"""The answer to an action: a step, or a refusal with its reason. And what is our own fault."""

from typing import Generic, TypeVar

from msgspec import Struct

from threedoors.core.events import Event
from threedoors.core.messages import Argument, Message

S = TypeVar("S")


class Step(Struct, Generic[S], frozen=True):
    """The table after an action, and what happened on the way."""

    state: S
    events: tuple[Event, ...] = ()


class Refused(Struct, frozen=True, tag=True):
    """The referee says no: why, by which rule, and what would work. Part of the game."""

    why: str  # message id
    rule: str = ""  # number on the rules page, "K5"
    args: dict[str, Argument] = {}
    instead: Message | None = None  # what would work

    @property
    def message(self) -> Message:
        """The reason as a message; whoever puts it into words adds the rule."""
        return Message(self.why, {**self.args, "rule": self.rule})


class Broken(Exception):
    """Our own fault: the rules met what cannot be. Carries the table in notation, ready for a test."""

    def __init__(self, what: str, notation: str = "") -> None:
        super().__init__(f"{what}\n{notation}" if notation else what)
        self.notation = notation
