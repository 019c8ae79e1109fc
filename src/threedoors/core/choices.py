"""Choices: what a seat may do now.

Few acts are listed one by one. Acts with many forms (a card on any spot, an offer, a tile) stay
open: their kind, and for each field the domain it may be taken from. So a view never carries
thousands of rows. Conceding is always possible and never listed.
"""

from typing import Any, Generic, TypeVar

from msgspec import Struct, convert, to_builtins

from threedoors.core.actions import Action
from threedoors.core.chance import Chance
from threedoors.core.seats import Seat

A = TypeVar("A", bound=Action)


class OneOf(Struct, frozen=True, tag=True):
    """Exactly one of these."""

    values: tuple[Any, ...]
    of: str = ""  # what they are: "card", "seat", a word of the game; empty where the values say it themselves

    def sample(self, chance: Chance) -> tuple[Any, Chance]:
        return chance.pick(self.values)

    def holds(self, value: Any) -> bool:
        return value in self.values


class SomeOf(Struct, frozen=True, tag=True):
    """A handful of these, each at most once: from ``least`` to ``most`` of them."""

    values: tuple[Any, ...]
    least: int
    most: int
    of: str = ""  # as for OneOf

    def sample(self, chance: Chance) -> tuple[list[Any], Chance]:
        extra, chance = chance.below(self.most - self.least + 1)
        taken, chance = chance.taken(self.values, self.least + extra)
        return list(taken), chance

    def holds(self, value: Any) -> bool:
        picked = list(value)
        return self.least <= len(picked) <= self.most and all(
            picked.count(item) == 1 and item in self.values for item in picked
        )


class Between(Struct, frozen=True, tag=True):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def sample(self, chance: Chance) -> tuple[int, Chance]:
        steps, chance = chance.below(self.high - self.low + 1)
        return self.low + steps, chance

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
        kind, chance = chance.pick(self.kinds())
        members: list[A | Open] = [act for act in self.listed if kind_of(act) == kind]
        members += [act for act in self.open if act.kind == kind]
        member, chance = chance.pick(members)
        if isinstance(member, Open):
            return self._filled(member, chance, action_type)
        return member, chance

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

    def _filled(self, act: Open, chance: Chance, action_type: Any) -> tuple[A, Chance]:
        fields: dict[str, Any] = {"type": act.kind, "seat": self.seat}
        for name, domain in act.fields.items():
            fields[name], chance = domain.sample(chance)
        return convert(fields, action_type), chance


def kind_of(action: Action) -> str:
    """The name an action goes by, in Python, on the wire and in TypeScript."""
    return type(action).__name__
