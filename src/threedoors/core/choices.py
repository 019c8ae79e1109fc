"""Choices: what a seat may do now.

Few acts are listed one by one. Acts with many forms (a card on any spot, an offer, a tile) stay
open: their kind, and for each field the domain it may be taken from. So a view never carries
thousands of rows. Conceding is always possible and never listed.

An act is sampled from one number of chance, read off digit by digit as a shuffle is: one hash serves the whole act.
"""

from typing import Any, Final, Generic, TypeVar, get_args

from msgspec import Struct, to_builtins

from threedoors.core.actions import Action
from threedoors.core.chance import Chance
from threedoors.core.seats import Seat

A = TypeVar("A", bound=Action)

ROOM: Final = 1 << 383  # of one number, from one hash: an act has far fewer forms, so the bias is small


class OneOf(Struct, frozen=True, tag=True):
    """Exactly one of these."""

    values: tuple[Any, ...]
    of: str = ""  # what they are: "card", "seat", a word of the game; empty where the values say it themselves

    def read(self, number: int) -> tuple[Any, int]:
        """A value, and what is left of the number."""
        number, place = divmod(number, len(self.values))
        return self.values[place], number

    def holds(self, value: Any) -> bool:
        return value in self.values


class SomeOf(Struct, frozen=True, tag=True):
    """A handful of these, each at most once: from ``least`` to ``most`` of them."""

    values: tuple[Any, ...]
    least: int
    most: int
    of: str = ""  # as for OneOf

    def read(self, number: int) -> tuple[tuple[Any, ...], int]:
        """A handful, and what is left of the number."""
        number, extra = divmod(number, self.most - self.least + 1)
        left, taken = list(self.values), []
        for _ in range(self.least + extra):
            number, place = divmod(number, len(left))
            taken.append(left.pop(place))
        return tuple(taken), number

    def holds(self, value: Any) -> bool:
        picked = list(value)
        return self.least <= len(picked) <= self.most and all(
            picked.count(item) == 1 and item in self.values for item in picked
        )


class Between(Struct, frozen=True, tag=True):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def read(self, number: int) -> tuple[int, int]:
        """A value, and what is left of the number."""
        number, steps = divmod(number, self.high - self.low + 1)
        return self.low + steps, number

    def holds(self, value: Any) -> bool:
        return isinstance(value, int) and self.low <= value <= self.high


Domain = OneOf | SomeOf | Between


class Open(Struct, frozen=True):
    """A kind of act and the domain of each of its fields.

    ``exact``: every combination is legal. Otherwise the fields depend on each other in ways only
    the referee knows, and some combinations will be refused.
    """

    kind: str
    fields: dict[str, Domain]
    exact: bool = True


class Choices(Struct, Generic[A], frozen=True):
    """What one seat may do now: acts listed, and acts left open."""

    seat: Seat | None = None  # None: a spectator, who may do nothing
    listed: tuple[A, ...] = ()
    open: tuple[Open, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.listed or self.open)

    def kinds(self) -> tuple[str, ...]:
        """The names of the acts possible, in the order the game gives them."""
        return tuple(dict.fromkeys([kind_of(act) for act in self.listed] + [act.kind for act in self.open]))

    def sample(self, chance: Chance, action_type: Any) -> tuple[A, Chance]:
        """One act: a kind first, then a member, so that an act with many forms does not drown the others."""
        names = [type(act).__name__ for act in self.listed] + [act.kind for act in self.open]
        kinds = [*dict.fromkeys(names)]
        number, chance = chance.below(ROOM)
        number, place = divmod(number, len(kinds))
        kind = kinds[place]
        places = [place for place, name in enumerate(names) if name == kind]
        number, place = divmod(number, len(places))
        place, count = places[place], len(self.listed)
        if place < count:
            return self.listed[place], chance
        return self._filled(self.open[place - count], number, action_type), chance

    def offers(self, action: Action) -> bool:
        """Is this act among the choices: listed, or every field inside its domain?"""
        fields = to_builtins(action)
        return action in self.listed or any(
            act.kind == kind_of(action)
            and action.seat == self.seat
            and all(domain.holds(fields[name]) for name, domain in act.fields.items())
            for act in self.open
        )

    def is_exact(self, kind: str) -> bool:
        """Is every act of this kind that can be sampled legal for certain?"""
        return all(act.exact for act in self.open if act.kind == kind)

    def _filled(self, act: Open, number: int, action_type: Any) -> A:
        fields: dict[str, Any] = {}
        for name, domain in act.fields.items():
            fields[name], number = domain.read(number)
        made: A = by_kind(action_type)[act.kind](self.seat, **fields)
        return made


_kinds_of: dict[int, tuple[Any, dict[str, type[Any]]]] = {}  # by identity: a big union takes longer to hash than to act


def by_kind(action_type: Any) -> dict[str, type[Any]]:
    """The kinds of a union of actions, by their names."""
    kept = _kinds_of.get(id(action_type))
    if kept is not None:  # what it was made for is kept beside it, so its identity is nobody else's
        return kept[1]
    found = {kind.__name__: kind for kind in get_args(action_type) or (action_type,)}
    _kinds_of[id(action_type)] = action_type, found
    return found


def kind_of(action: Action) -> str:
    """The name an action goes by, in Python, on the wire and in TypeScript."""
    return type(action).__name__
