"""The lattice: where cards may lie, and which corner points they share (K4, K5).

A card at (x, y) owns the points (x, y), (x+1, y), (x+1, y+1), (x, y+1): its corners, clockwise from the
top left. Legal overlaps are diagonal, so seen from 45° the Keep is a square grid: cards are its
vertices, and each corner is the edge to one neighbour, covered at most once.

A spot is written as text, ``"2,-1"``, everywhere: it is readable in a game file and a key in JSON.
"""

from functools import lru_cache
from typing import Final, NewType

Spot = NewType("Spot", str)
"""Where a card lies, ``"x,y"``: x to the right, y down, the first card on ``"0,0"``."""

Point = NewType("Point", str)
"""A corner point, ``"x,y"``, owned by one or two cards."""

MIDDLE: Final = Spot("0,0")
CORNERS: Final = ("top-left", "top-right", "bottom-right", "bottom-left")
DIAGONALS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))
SHIFTS: Final = ((0, 0), (1, 0), (1, 1), (0, 1))


def at(x: int, y: int) -> Spot:
    """The spot of a card at (x, y)."""
    return Spot(f"{x},{y}")


def xy(spot: Spot | Point) -> tuple[int, int]:
    """The numbers in a spot's or a point's name; ValueError if there are none."""
    x, y = spot.split(",")
    return int(x), int(y)


def neighbours(spot: Spot) -> tuple[Spot, Spot, Spot, Spot]:
    """The four spots a card can share a corner with, worked out and not kept: for a spot anybody may have typed."""
    x, y = xy(spot)
    top_left, top_right, bottom_right, bottom_left = (at(x + dx, y + dy) for dx, dy in DIAGONALS)
    return top_left, top_right, bottom_right, bottom_left


class _Neighbours(dict[Spot, tuple[Spot, Spot, Spot, Spot]]):
    """Filled as the Keep grows: each spot is worked out once in the life of the program."""

    def __missing__(self, spot: Spot) -> tuple[Spot, Spot, Spot, Spot]:
        self[spot] = neighbours(spot)
        return self[spot]


class _Points(dict[Spot, tuple[Point, Point, Point, Point]]):
    def __missing__(self, spot: Spot) -> tuple[Point, Point, Point, Point]:
        x, y = xy(spot)
        top_left, top_right, bottom_right, bottom_left = (Point(f"{x + dx},{y + dy}") for dx, dy in SHIFTS)
        self[spot] = (top_left, top_right, bottom_right, bottom_left)
        return self[spot]


NEIGHBOURS: Final = _Neighbours()
"""The four spots a card can share a corner with. Corner i of a card is corner i ^ 2 of neighbour i."""

POINTS: Final = _Points()
"""The four points a card owns, clockwise from the top left."""


def owners(point: Point) -> tuple[Spot, Spot, Spot, Spot]:
    """The spots whose cards would own this point; cards lie on two of them at most."""
    x, y = xy(point)
    top_left, top_right, bottom_right, bottom_left = (at(x - dx, y - dy) for dx, dy in SHIFTS)
    return top_left, top_right, bottom_right, bottom_left


@lru_cache(maxsize=8192)
def is_spot(text: str) -> bool:
    """Does this name a spot of the lattice? Cards only ever meet diagonally, so x + y is even."""
    try:
        x, y = xy(Spot(text))
    except ValueError:
        return False
    return text == at(x, y) and (x + y) % 2 == 0
