"""Events, and values of open acts for people who type, as messages: ids and arguments, put into words by Fluent."""

from typing import Any

from msgspec import structs

from threedoors.core import Argument, Event, Message, kebab
from threedoors.games.dungeon_exit.shown.views import ExitView
from threedoors.games.dungeon_exit.state import DungeonExit


def tell(_state: DungeonExit, event: Event) -> Message:
    """An event in words: legs and wishes by their names, cells in a row."""
    fields = structs.asdict(event)
    return Message(kebab(type(event).__name__), {key: _worded(key, value) for key, value in fields.items()})


def _worded(key: str, value: object) -> Argument:
    if key == "leg":
        return f"@leg-{value}"
    if key == "wish":
        return f"@wish-{value}"
    if isinstance(value, tuple):
        return "-".join(value)
    return value if isinstance(value, int | str) else None


def label(_view: ExitView, field: str, value: Any) -> Message:
    """A value of an open act: a cell or tile by its name, a turn in degrees."""
    if field == "turn":
        return Message("label-plain", {"value": 90 * int(value)})
    if field == "flipped":
        return Message("label-flipped" if value else "label-not-flipped")
    return Message("label-plain", {"value": value})
