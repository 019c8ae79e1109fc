"""Tricks: what a door trick, a one-shot or an odd treasure does, one file each, found by looking.

A file is called like its trick in the card files (``clone_monster``): its data is ``CloneMonster`` in
``cards/kinds.py``, its sentence ``card-clone-monster`` in the texts. It has two functions: ``ways``, how a card may be
played now or why not, and ``effect``, what happens then.
"""

from importlib import import_module
from typing import Final

from threedoors.games.munchkin.cards.kinds import Trick
from threedoors.games.munchkin.cards.verbs import snake
from threedoors.games.munchkin.play.playable import Playable


def rules_of(trick: type[Trick]) -> Playable:
    """The file of a trick, read."""
    found = import_module(f"{__name__}.{snake(trick.__name__)}")
    return Playable(found.ways, found.effect)


TRICKS: Final = {trick: rules_of(trick) for trick in Trick.__subclasses__()}
