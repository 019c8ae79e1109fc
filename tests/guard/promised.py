"""Differences between what was heard then and what is heard now that were announced, and why."""

from typing import Any

import msgspec
from msgspec import Struct

from threedoors import games


class Difference(Struct, frozen=True):
    """Where a game may be heard otherwise than before: a pattern for the place, as a failure names it."""

    game: str
    path: str
    why: str


PROMISED: tuple[Difference, ...] = (
    Difference("munchkin", r" is '[A-Za-z0-9-]+(#[0-9]+)?'; it was [0-9]+$", "a card has a name, and was a number"),
    Difference(
        "munchkin", r"\.(en|fr|es) is '[a-z](.*)'; it was '[A-Z]\2'$", "the article of a name is small in a sentence"
    ),
    Difference(
        "dungeon_exit",
        r"\.fields\.at\.values\[\d+\] is '[A-X]\d+'; it was '[A-X]\d+'$",
        "the cells a tile may be moved to are named in the order of the board",
    ),
    Difference("knock", r"\.follows is 'doomed'; it was 'fights'$", "what is foretold counts turns as well as corners"),
    Difference("knock", r"\.verdict is 'dooms'; it was '(safe|beats)'$", "only what leaves all beatable is safe"),
)


def as_asked_today(request: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """What was asked then, as it is asked today: an act names its cards."""
    if request["type"] != "Act":
        return request
    game = games.load(table["game"])
    act = game.decode_action(
        msgspec.json.encode(request["action"]), lambda: msgspec.convert(table["options"], game.options)
    )
    return {**request, "action": msgspec.to_builtins(act)}
