"""Where earlier rules were different: up to rules 2 a card was written as a number.

Their games are played as today's, by name. What they wrote is read by the list of the set they were played with, and
the hash of a table of theirs is taken of the numbers, so that their files can still be checked.
"""

from dataclasses import replace
from typing import Any

from threedoors.core import Game
from threedoors.games.munchkin.cards.numbered import LAST_NUMBERED, by_name, by_number
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState

AnyRules = Game[Any, Any, Any, Any]


def as_it_was(game: AnyRules) -> AnyRules:
    """The game by earlier rules, with what was different about it."""
    return replace(game, written=numbered) if game.rules_version <= LAST_NUMBERED else game


def respelled(written: Any, kind: Any, options: MunchkinOptions) -> Any:
    """An act or an event of earlier rules, its cards by name."""
    return by_name(written, kind, options.deck)


def numbered(state: MunchkinState) -> bytes:
    """A table as earlier rules wrote it."""
    return by_number(state, state.board.options.deck)
