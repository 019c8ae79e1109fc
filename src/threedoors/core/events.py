"""Events: what happened. Past tense, tagged with their own name."""

from msgspec import Struct, structs

from threedoors.core.messages import Message, kebab


class Event(Struct, frozen=True, tag=True):
    """One fact. Each game defines its own and gathers them in a union."""


def tell_plainly(event: Event) -> Message:
    """An event in words when its fields already say it all: the id is its name, the args its fields."""
    fields = structs.asdict(event)
    return Message(kebab(type(event).__name__), {k: v for k, v in fields.items() if isinstance(v, int | float | str)})
