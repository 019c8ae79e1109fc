"""Looks: what each seat sees of one state of a game, made once however many ask, and what changed since another one.

What changed is a list of places with their new values: ``[["board", "players", 2, "level"], 5]``; a place alone is
gone; ``[["hand"], [3], [[0, "m07"]]]`` takes out of a row what had these numbers, and then puts things where they have
these. A view is built anew for every act, but most of it stays as it was: a tenth to a quarter of it travels.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import astuple

from threedoors.core import Seat
from threedoors.games import AnyGame

Where = tuple[str | int, ...]
Differing = tuple[str | int, Any, Any]  # its name, and what is there before and after
Change = tuple[Where] | tuple[Where, Any] | tuple[Where, list[int], list[tuple[int, Any]]]


class Looks:
    """One state through everybody's eyes."""

    __slots__ = ("_game", "_told", "_views", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self.state = state
        self._views: dict[Seat | None, Any] = {}
        self._told: dict[Seat | None, bytes] = {}

    def view(self, seat: Seat | None) -> Any:
        """What a seat sees."""
        if seat not in self._views:
            self._views[seat] = self._game.view(self.state, seat)
        return self._views[seat]

    def whole(self, seat: Seat | None) -> bytes:
        """All of what a seat sees, as JSON: what a worker is given to answer from."""
        if seat not in self._told:
            self._told[seat] = self._game.encode(self.view(seat))
        return self._told[seat]

    def travelling(self, seat: Seat | None) -> Raw:
        """What a seat sees, as it travels."""
        return Raw(self._game.encode(self._game.lean(self.view(seat))))

    def changes_since(self, before: "Looks", seat: Seat | None) -> Raw | None:
        """What a seat sees otherwise than before, as it travels; None: nothing."""
        if before.state is self.state:
            return None
        found = changes(self._game.lean(before.view(seat)), self._game.lean(self.view(seat)))
        return Raw(self._game.encode(found)) if found else None


def changes(before: Any, after: Any) -> list[Change]:
    """The places where one view differs from another."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, place: Where, found: list[Change]) -> None:
    """Two things that differ: where, as far inside as the difference goes."""
    kind = type(after)
    if kind is not type(before):
        found.append((place, after))
    elif issubclass(kind, Struct) and not kind.__struct_config__.omit_defaults:  # where places may be missing
        names = kind.__struct_encode_fields__
        other = _others(names, astuple(before), astuple(after))
        if place and len(other) > MOST_OF_IT * len(names):
            found.append((place, after))
        else:
            _look_into(other, place, found)
    elif kind is tuple:
        _compare_rows(before, after, place, found)
    elif kind is dict:
        _compare_dicts(before, after, place, found)
    else:
        found.append((place, after))


MOST_OF_IT = 0.6  # where more than this share is new, all of it is told


def _others(
    names: Iterable[str | int], before: Iterable[Any], after: Iterable[Any]
) -> list[tuple[str | int, Any, Any]]:
    """The parts that differ."""
    every = zip(names, before, after, strict=False)
    return [(name, one, other) for name, one, other in every if one is not other and one != other]


def _look_into(parts: Iterable[Differing], place: Where, found: list[Change]) -> None:
    for name, one, other in parts:
        _compare(one, other, (*place, name), found)


def _compare_rows(before: tuple[Any, ...], after: tuple[Any, ...], place: Where, found: list[Change]) -> None:
    """Of a row what went and what came, if it is one of names; or what is new in each thing, from the first on."""
    most = min(len(before), len(after))
    if not most:
        found.append((place, after))
    elif isinstance(after[0], NAMES):
        found.append(_other_names(before, after, place))
    else:
        _look_into(_others(range(most), before, after), place, found)
        if len(before) != len(after):
            found.append((place, list(range(most, len(before))), list(enumerate(after[most:], most))))


NAMES = (str, int)


def _other_names(before: tuple[Any, ...], after: tuple[Any, ...], place: Where) -> Change:
    """What is new in a row of names (of cards, of cells); all of it where little stayed or names changed places."""
    if not all(isinstance(thing, NAMES) for thing in (*before, *after)):
        return (place, after)
    there, here = set(before), set(after)
    went = [number for number, thing in enumerate(before) if thing not in here]
    came = [(number, thing) for number, thing in enumerate(after) if thing not in there]
    stayed = [thing for thing in before if thing in here]
    if len(stayed) > len(came) and stayed == [thing for thing in after if thing in there]:
        return (place, went, came)
    return (place, after)


def _compare_dicts(before: dict[str, Any], after: dict[str, Any], place: Where, found: list[Change]) -> None:
    found.extend([((*place, key),) for key in before if key not in after])
    for key, value in after.items():
        if key not in before:
            found.append(((*place, key), value))
        elif before[key] is not value and before[key] != value:
            _compare(before[key], value, (*place, key), found)
