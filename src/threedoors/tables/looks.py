"""Looks: what each seat sees of one state of a game, made once however many ask, and what changed since another one.

What changed is a list of places with their new values: ``[["board", "players", 2, "level"], 5]``; a place alone is
gone; ``[["hand"], [3], [[0, "m07"]]]`` takes out of a row what had these numbers, and then puts things where they have
these. A view is built anew for every act, but most of it stays as it was: a tenth to a quarter of it travels. What is
the very same thing in the views of two seats, before and after, is compared and encoded once for both.
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

    __slots__ = ("_game", "_lean", "_told", "_views", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self.state = state
        self._views: dict[Seat | None, Any] = {}
        self._lean: dict[Seat | None, Any] = {}
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

    def lean(self, seat: Seat | None) -> Any:
        """What a seat sees, without what the table's options tell once."""
        if seat not in self._lean:
            self._lean[seat] = self._game.lean(self.view(seat))
        return self._lean[seat]

    def travelling(self, seat: Seat | None) -> Raw:
        """What a seat sees, as it travels."""
        return Raw(self._game.encode(self.lean(seat)))


class Comparison:
    """What seats see otherwise in one look than in another, as it travels."""

    __slots__ = ("_after", "_before", "_encode", "_found", "_parts")

    def __init__(self, game: AnyGame, before: Looks, after: Looks) -> None:
        self._encode = game.encode
        self._before = before
        self._after = after
        self._parts: dict[tuple[str, int, int], bytes] = {}  # by name and identities: both looks keep the things alive
        self._found: dict[Seat | None, Raw | None] = {}

    def seen_by(self, seat: Seat | None) -> Raw | None:
        """What is new to a seat; None: nothing."""
        if self._before.state is self._after.state:
            return None
        if seat not in self._found:
            self._found[seat] = self._compared(self._before.lean(seat), self._after.lean(seat))
        return self._found[seat]

    def _compared(self, before: Any, after: Any) -> Raw | None:
        told, parts = [], self._parts
        for name, one, other in zip(after.__struct_encode_fields__, astuple(before), astuple(after), strict=True):
            if one is not other:
                key = (name, id(one), id(other))
                if key not in parts:
                    parts[key] = self._part(name, one, other)
                told.append(parts[key])
        joined = b",".join(filter(None, told))
        return Raw(b"[%b]" % joined) if joined else None

    def _part(self, name: str, before: Any, after: Any) -> bytes:
        """What is new in one part of a view, without brackets; all of what is short, sooner told than compared."""
        if before == after:
            return b""
        whole = self._encode(((name,), after))
        if len(whole) <= SHORT:
            return whole
        found: list[Change] = []
        _compare(before, after, (name,), found)
        return self._encode(found)[1:-1]


SHORT = 240  # bytes


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
    elif type(after[0]) in NAMES:
        found.append(_other_names(before, after, place))
    else:
        _look_into(_others(range(most), before, after), place, found)
        if len(before) != len(after):
            found.append((place, list(range(most, len(before))), list(enumerate(after[most:], most))))


NAMES = frozenset({str, int, bool})


def _other_names(before: tuple[Any, ...], after: tuple[Any, ...], place: Where) -> Change:
    """What is new in a row of names (of cards, of cells); all of it where little stayed or names changed places."""
    try:
        there, here = set(before), set(after)
    except TypeError:  # there is more than names in it
        return (place, after)
    went, came = there - here, here - there
    stayed = [*filter(here.__contains__, before)]
    lengths = (len(stayed) + len(went), len(stayed) + len(came))  # others, where a name went or came twice
    is_short = len(stayed) > len(came) and lengths == (len(before), len(after))
    if is_short and stayed == [*filter(there.__contains__, after)]:
        numbers = sorted(map(after.index, came))
        return (place, sorted(map(before.index, went)), [(number, after[number]) for number in numbers])
    return (place, after)


def _compare_dicts(before: dict[str, Any], after: dict[str, Any], place: Where, found: list[Change]) -> None:
    found.extend([((*place, key),) for key in before if key not in after])
    for key, value in after.items():
        if key not in before:
            found.append(((*place, key), value))
        elif before[key] is not value and before[key] != value:
            _compare(before[key], value, (*place, key), found)
