"""What may be done now, as a collection: gone through one by one, counted, sampled, asked about.

A game lists few acts and leaves the others open, field by field (``core/choices.py``). Where the fields of an open act
depend on each other only the referee knows which combinations are legal; he is asked about each, so whatever comes out
here is legal. ``exact`` says whether he need not be asked, ``most`` how many there are at most.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, combinations, islice, product
from math import comb, prod
from random import Random
from typing import Any, Generic, TypeVar

from threedoors.core import Action, Between, Choices, Domain, OneOf, Open, SomeOf, chance_of
from threedoors.core.choices import by_kind

A = TypeVar("A", bound=Action)

TRIES = 200  # samples the referee may refuse before the acts are gone through one by one


class Acts(Generic[A]):
    """The acts some seats may choose from. A handful of cards is one act in whatever order it is named."""

    def __init__(self, choices: Sequence[Choices[A]], action_type: Any, is_legal: Callable[[A], bool]) -> None:
        self.choices = tuple(choices)
        self._action_type = action_type
        self._is_legal = is_legal

    def __iter__(self) -> Iterator[A]:
        """Every legal act, listed ones first."""
        for choices in self.choices:
            yield from choices.listed
            for left_open in choices.open:
                yield from self._filled(choices, left_open)

    def __contains__(self, action: A) -> bool:
        return any(each.offers(action) for each in self.choices) and self._is_legal(action)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        about = "" if self.exact else "at most "
        return f"<{about}{self.most} acts: {', '.join(self.kinds) or 'none'}>"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of the acts, in the order the game gives them."""
        return tuple(dict.fromkeys(chain.from_iterable(choices.kinds() for choices in self.choices)))

    @property
    def exact(self) -> bool:
        """Is every combination legal, so that ``most`` is how many there are?"""
        return all(act.exact for choices in self.choices for act in choices.open)

    @property
    def most(self) -> int:
        """How many there are at most, without asking the referee."""
        return sum(
            len(choices.listed) + sum(prod(map(_size, act.fields.values())) for act in choices.open)
            for choices in self.choices
        )

    def count(self, limit: int | None = None) -> int:
        """How many there are. Where they are not exact each is put to the referee; ``limit`` ends the counting."""
        if self.exact:
            return self.most if limit is None else min(self.most, limit)
        return sum(1 for _ in islice(self, limit))

    def of_kind(self, kind: str) -> "Acts[A]":
        """Those of one kind: ``game.legal.of_kind("LayCard")``."""
        kept = (
            Choices(
                seat=choices.seat,
                listed=tuple(act for act in choices.listed if type(act).__name__ == kind),
                open=tuple(act for act in choices.open if act.kind == kind),
            )
            for choices in self.choices
        )
        return Acts([choices for choices in kept if choices], self._action_type, self._is_legal)

    def sample(self, random: Random | None = None) -> A:
        """One of them by lot: a seat first, then a kind, then an act of that kind."""
        lots = random or Random()
        able = [choices for choices in self.choices if choices]
        for _ in range(TRIES if able else 0):
            chance = chance_of(str(lots.random()))
            act, _ = lots.choice(able).sample(chance, self._action_type)
            if self._is_legal(act):
                return act
        found = list(islice(self, TRIES))
        if not found:
            raise ValueError("Nobody may do anything now, so there is nothing to sample.")
        return lots.choice(found)

    def _filled(self, choices: Choices[A], left_open: Open) -> Iterator[A]:
        make = by_kind(self._action_type)[left_open.kind]
        for values in product(*(tuple(_values(domain)) for domain in left_open.fields.values())):
            act: A = make(choices.seat, **dict(zip(left_open.fields, values, strict=True)))
            if left_open.exact or self._is_legal(act):
                yield act


def _size(domain: Domain) -> int:
    match domain:
        case OneOf(values):
            return len(values)
        case SomeOf(values, least, most):
            return sum(comb(len(values), size) for size in range(least, most + 1))
        case Between(low, high):
            return high - low + 1


def _values(domain: Domain) -> Iterator[Any]:
    match domain:
        case OneOf(values):
            yield from values
        case SomeOf(values, least, most):
            for size in range(least, most + 1):
                yield from combinations(values, size)
        case Between(low, high):
            yield from range(low, high + 1)
