"""A view as an array of numbers of one length.

A game may say itself which numbers matter (``Game.features``). Otherwise every number and every word of the view is
put where the path to it hashes to: nothing is lost but by chance, and a learner can tell a game apart from another.
"""

from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from threedoors.core import Seat
from threedoors.games import AnyGame
from threedoors.rl.picking import WIDTH, Way

HASHED: Final = 1024
STEPS: Final = 8
"""Picks of an act half picked that are seen; beside the view, at the end of the array."""
LARGEST: Final = 32.0
NOT_SEEN: Final = ("choices", "waits", "options", "cards")  # the mask says the first; the others never change

_places: dict[str, int] = {}


def length(game: AnyGame) -> int:
    """How long the array is."""
    return (game.features_length or HASHED) + STEPS


def observe(game: AnyGame, state: Any, seat: Seat, room: int) -> NDArray[np.float32]:
    """What a seat sees, without what it has picked."""
    seen = np.zeros(room, np.float32)
    if game.features is not None:
        numbers = game.features(game.glanced(state, seat))
        seen[: len(numbers)] = numbers
    else:
        _spread(msgspec.to_builtins(game.view(state, seat)), "", seen)
    return seen


def with_picks(seen: NDArray[np.float32], way: Way) -> NDArray[np.float32]:
    """The same with the picks made so far."""
    both = seen.copy()
    for step, place in enumerate(way[-STEPS:]):
        both[len(seen) - STEPS + step] = (place + 1) / WIDTH
    return both


def _spread(value: Any, path: str, out: NDArray[np.float32]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            if path or key not in NOT_SEEN:
                _spread(inner, f"{path}.{key}", out)
    elif isinstance(value, list | tuple):
        for number, inner in enumerate(value):
            _spread(inner, f"{path}[{number}]", out)
    elif isinstance(value, bool | int | float):
        out[_place(path, out)] = max(-1.0, min(1.0, value / LARGEST))
    elif isinstance(value, str):
        out[_place(f"{path}={value}", out)] = 1.0


def _place(path: str, out: NDArray[np.float32]) -> int:
    found = _places.get(path)
    if found is None:
        found = _places[path] = int.from_bytes(blake2b(path.encode(), digest_size=4).digest(), "big")
    return found % (len(out) - STEPS)
