"""What a choice would bring, for people who type: the cells a tile would lie on, or why it cannot (E2, E12)."""

from typing import Any

from threedoors.core import Answered, Domain, Message, OneOf, Say
from threedoors.games.dungeon_exit.actions import ExitAction, TakeAll
from threedoors.games.dungeon_exit.board.tiles import BY_NAME, is_its_mirror_image
from threedoors.games.dungeon_exit.board.ways import Turn
from threedoors.games.dungeon_exit.shown.questions import Prospect, WouldBreak, answer
from threedoors.games.dungeon_exit.shown.views import ExitView


def meaning(view: ExitView, field: str, value: Any, answered: Answered, say: Say) -> str:
    """Which way up: the cells it would lie on."""
    if field == "flipped":
        return _what_follows(view, answered, answered["turn"], value, say)
    if field != "turn":
        return ""
    straight = _what_follows(view, answered, value, False, say)
    if _flips(view, answered):
        return say(
            Message("lies-or-flipped", {"cells": straight, "flipped": _what_follows(view, answered, value, True, say)})
        )
    return straight


def narrowed(view: ExitView, field: str, domain: Domain, answered: Answered) -> Domain:
    """A single cell need not be turned, and a tile that is its own mirror image need not be flipped."""
    if field == "turn" and len(BY_NAME[answered["tile"]]) == 1:
        return OneOf((0,))
    if field == "flipped" and not _flips(view, answered):
        return OneOf((False,))
    return domain


def foretell(view: ExitView, action: ExitAction) -> tuple[Message, ...]:
    """Clearing the board is agreed to first: it undoes the work of an hour (E12)."""
    if not isinstance(action, TakeAll):
        return ()
    return (Message("take-all-foretold", {"tiles": view.paths[action.seat].tiles_used}),)


def _flips(view: ExitView, answered: Answered) -> bool:
    assert view.level is not None
    return not view.level.rotation_only and not is_its_mirror_image(BY_NAME[answered["tile"]])


def _what_follows(view: ExitView, answered: Answered, turn: Turn, flipped: bool, say: Say) -> str:
    found = answer(view, WouldBreak(answered["tile"], answered["at"], turn, flipped))
    if not isinstance(found, Prospect):
        return ""
    if found.refused is not None:
        return say(Message("does-not-fit"))
    cells = "-".join(found.cells)
    breaks = any(not problem.unfinished for problem in found.breaks)
    return say(Message("would-break", {"cells": cells})) if breaks else cells
