"""Any act at all: what is played for a bot when nothing better can be had, so that no table stands for ever.

It is tried on the table itself, so whatever is found is legal.
"""

from typing import Any

from threedoors.core import Chance, Message, Refused, Seat, awaited
from threedoors.games import AnyGame
from threedoors.tables.workers import Idea

TRIES = 200  # where the fields of an act depend on each other, most samples may be refused


class NothingLegal(Exception):
    """Of all the acts tried the referee took none."""


def any_act(game: AnyGame, state: Any, seats: tuple[Seat, ...], key: bytes) -> Idea | None:
    """A legal act for the first of these seats that is awaited; None if none of them is."""
    for seat in seats:
        view = game.view(state, seat)
        wait = awaited(view)
        if wait is not None:
            return Idea(_legal(game, state, view, Chance(key)), Message("reason-random"), wait.id, 0)
    return None


def _legal(game: AnyGame, state: Any, view: Any, chance: Chance) -> bytes:
    for _ in range(TRIES):
        action, chance = view.choices.sample(chance, game.action)
        if not isinstance(game.apply(state, action), Refused):
            return game.encode(action)
    raise NothingLegal(game.notation(state))
