"""The games, found by looking: every folder here that holds a ``GAME``.

There is no list to extend. Folders named in ``THREEDOORS_GAMES`` (separated like ``PATH``) are
looked into as well, so a fourth game is one folder anywhere.
"""

import importlib
import os
import pkgutil
from difflib import get_close_matches
from functools import cache
from typing import Any

from threedoors.core import Game

AnyGame = Game[Any, Any, Any, Any]

__path__ += [folder for folder in os.environ.get("THREEDOORS_GAMES", "").split(os.pathsep) if folder]


class UnknownGame(LookupError):
    """No such game here; the text is a whole sentence."""


def names() -> tuple[str, ...]:
    """The names of all games that can be found, in alphabetical order."""
    return tuple(sorted({found.name for found in pkgutil.iter_modules(__path__) if found.ispkg}))


@cache  # looking for folders costs a quarter of a millisecond, and tables ask with every question
def load(name: str) -> AnyGame:
    """The game of that name; UnknownGame says which there are."""
    if name not in names():
        near = get_close_matches(name, names(), n=1)
        guess = f" Did you mean '{near[0]}'?" if near else ""
        raise UnknownGame(f"There is no game '{name}'; there are {', '.join(names())}.{guess}")
    game = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game


def find() -> tuple[AnyGame, ...]:
    """All games, in alphabetical order of their names."""
    return tuple(load(name) for name in names())
