"""Verbs: what penalties and curses do to their victim, one file each, found by looking (M1a, M11).

A file is called like its verb in the card files (``lose_levels``; its data and words are ``LoseLevels`` in
``cards/verbs.py``) and has a function ``happen``. What the victim's answer sets going stands beside it.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.verbs import Verb, snake
from threedoors.games.munchkin.table.scene import Scene

Happen = Callable[[Scene, Seat, Any, CardId], None]
"""Something happens to a seat, because of a verb, on a card."""


def rules_of(verb: type[Verb]) -> Happen:
    """The file of a verb, read."""
    happen: Happen = import_module(f"{__name__}.{snake(verb.__name__)}").happen
    return happen


VERBS: Final = {verb: rules_of(verb) for verb in Verb.__subclasses__()}
