"""An act picked step by step: which act, then each field from its domain, a handful card by card.

So any game fits one small range of numbers. A handful is picked in the order of its values, so that there is one way to
each, and then ended. Where the referee refuses what was picked (its fields depend on each other), that end of the way
is closed and the picking begins again; a way with no open end is closed too.
"""

from typing import Any, Final, Generic, TypeVar

from threedoors.core import Action, Between, Broken, Choices, Domain, OneOf, Open, SomeOf
from threedoors.core.choices import by_kind

A = TypeVar("A", bound=Action)

WIDTH: Final = 256
"""More than the widest step of any game; a test meets each."""

Way = tuple[int, ...]


class Picking(Generic[A]):
    """One seat's act, half picked."""

    def __init__(self, choices: Choices[A], action_type: Any) -> None:
        self.choices = choices
        self._kinds = by_kind(action_type)
        self._closed: dict[Way, set[int]] = {}
        self._begin()

    def _begin(self) -> None:
        self.way: Way = ()
        self._act: Open | None = None
        self._fields: dict[str, Any] = {}
        self._handful: list[int] = []  # places taken of the handful being picked

    def allowed(self) -> list[int]:
        """The numbers that may be picked now, smallest first."""
        open_places = self._places()
        closed = self._closed.get(self.way)
        allowed = [place for place in open_places if place not in closed] if closed else list(open_places)
        if allowed and allowed[-1] >= WIDTH:
            raise Broken(f"{len(allowed)} ways to go on, and room for {WIDTH}", str(self.choices))
        return allowed

    def pick(self, place: int) -> A | None:
        """Go on; the act when it is whole. ValueError for what may not be picked."""
        if place not in self.allowed():
            raise ValueError(f"{place} may not be picked now; these may: {self.allowed()}.")
        self.way = (*self.way, place)
        if self._act is None:
            if place < len(self.choices.listed):
                return self.choices.listed[place]
            self._act = self.choices.open[place - len(self.choices.listed)]
        else:
            self._fill(place)
        return self._whole()

    def close(self) -> None:
        """The referee refused the act: begin again, with that way closed."""
        way = self.way
        while way:
            *before, last = way
            way = tuple(before)
            self._closed.setdefault(way, set()).add(last)
            self._walk(way)
            if self.allowed():
                break
        self._begin()

    def _walk(self, way: Way) -> None:
        """Stand where these picks lead, whatever is closed."""
        self._begin()
        for place in way:
            self.way = (*self.way, place)
            if self._act is None:
                self._act = self.choices.open[place - len(self.choices.listed)]
            else:
                self._fill(place)

    def _domain(self) -> Domain:
        assert self._act is not None
        return [*self._act.fields.values()][len(self._fields)]

    def _places(self) -> range | list[int]:
        if self._act is None:
            return range(len(self.choices.listed) + len(self.choices.open))
        match self._domain():
            case OneOf(values):
                return range(len(values))
            case Between(low, high):
                return range(high - low + 1)
            case SomeOf() as some:
                return self._next_of(some)

    def _next_of(self, some: SomeOf) -> list[int]:
        """The values after the last one taken, as long as enough are left; then, if there are enough, the end."""
        taken, values = len(self._handful), len(some.values)
        first = self._handful[-1] + 1 if self._handful else 0
        last = values - max(some.least - taken - 1, 0)
        more = list(range(first, last)) if taken < some.most else []
        return [*more, values] if taken >= some.least else more

    def _fill(self, place: int) -> None:
        assert self._act is not None
        name, domain = [*self._act.fields][len(self._fields)], self._domain()
        match domain:
            case OneOf(values):
                self._fields[name] = values[place]
            case Between(low, _):
                self._fields[name] = low + place
            case SomeOf(values):
                ends = place == len(values)
                if not ends:
                    self._handful.append(place)
                if ends or len(self._handful) == domain.most:
                    self._fields[name] = tuple(values[taken] for taken in self._handful)
                    self._handful = []

    def _whole(self) -> A | None:
        assert self._act is not None
        if len(self._fields) < len(self._act.fields):
            return None
        made: A = self._kinds[self._act.kind](self.choices.seat, **self._fields)
        return made
