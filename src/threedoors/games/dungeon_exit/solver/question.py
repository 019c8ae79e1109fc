"""Questions about a level, and answers that say how sure they are."""

from time import monotonic
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from threedoors.games.dungeon_exit.board.notation import Laid

Kind = Literal["any", "fewest", "tiles", "count"]


class Question(Struct, frozen=True):
    """What to ask: any solution, the fewest tiles, exactly so many tiles, or how many solutions."""

    kind: Kind = "any"
    tiles: int | None = None  # for "tiles"
    cap: int | None = None  # for "count": stop counting here


ANY = Question("any")
FEWEST = Question("fewest")


def exactly(tiles: int) -> Question:
    return Question("tiles", tiles=tiles)


def count_to(cap: int) -> Question:
    return Question("count", cap=cap)


class SolverAnswer(Struct, frozen=True):
    """What is known. ``impossible`` is proved; ``undecided`` means that the time given ran out."""

    status: Literal["solved", "impossible", "undecided"]
    solution: tuple[Laid, ...] = ()  # one for each path; empty when there is none to show
    count: int | None = None  # solutions counted
    exact: bool = True  # for "count": all of them; for "fewest": proved to be the fewest
    nodes: int = 0  # positions looked at
    seconds: float = 0.0

    @property
    def tiles(self) -> int | None:
        """Tiles in the solution, both paths together."""
        return sum(len(laid.tiles) for laid in self.solution) if self.solution else None


class Bounds(NamedTuple):
    """The fewest tiles as far as they are known; proved where both ends meet."""

    best: SolverAnswer  # with as few tiles as anybody found
    at_least: int  # the fewest tiles nobody has refuted


class Timer(Protocol):
    """When to stop: a clock, or a number of turns where the same question must always get the same answer."""

    def goes_on(self) -> bool:
        """Is there time for one more search?"""

    def spend(self, nodes: int) -> None:
        """A search has looked at so many positions."""

    def seconds_left(self) -> float | None:
        """None where no clock is asked."""

    def share(self, part: float) -> "Timer":
        """A timer for a part of what is left."""


class NodeBudget:
    """So many positions, whatever the machine."""

    def __init__(self, nodes: int, whole: "NodeBudget | None" = None) -> None:
        self.left = nodes
        self._whole = whole  # what a share spends, the whole spends too

    def goes_on(self) -> bool:
        return self.left > 0

    def spend(self, nodes: int) -> None:
        self.left -= nodes
        if self._whole is not None:
            self._whole.spend(nodes)

    def seconds_left(self) -> float | None:
        return None

    def share(self, part: float) -> "NodeBudget":
        return NodeBudget(int(part * self.left), self)


class SearchBudget:
    """So many short searches, whatever the machine; as part of a longer task, none after that one's time is up."""

    def __init__(self, turns: int, within: Timer | None = None) -> None:
        self.left = turns
        self.within = within

    def goes_on(self) -> bool:
        self.left -= 1
        return self.left > 0 and self.seconds_left() != 0

    def spend(self, nodes: int) -> None:
        """A turn is a turn."""

    def seconds_left(self) -> float | None:
        return None if self.within is None else self.within.seconds_left()

    def share(self, part: float) -> "SearchBudget":
        return SearchBudget(int(part * self.left), self.within)


class Deadline:
    """The time a user gave; None is for ever."""

    def __init__(self, seconds: float | None) -> None:
        self.begun = monotonic()
        self.seconds = seconds

    @property
    def passed(self) -> float:
        return monotonic() - self.begun

    def goes_on(self) -> bool:
        return self.seconds is None or self.passed < self.seconds

    def spend(self, nodes: int) -> None:
        """Time passes by itself."""

    def seconds_left(self) -> float | None:
        return None if self.seconds is None else max(0.0, self.seconds - self.passed)

    def share(self, part: float) -> "Deadline":
        left = self.seconds_left()
        return Deadline(None if left is None else part * left)
