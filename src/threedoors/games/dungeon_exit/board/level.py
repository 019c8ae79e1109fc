"""Levels: what is set out before the first tile, and which levels make sense (E3, E3a, E11, E15).

A Level is plain data; ``fault_of`` says what is wrong with one, as a refusal that names the cell and
the rule. Reading and writing the one-line notation is next door, in ``notation``. One route means a
level for one path, two routes a co-operative one; a route that visits both boards needs the stairs.
"""

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from threedoors.core import Argument, Message, Refused
from threedoors.games.dungeon_exit.board.cells import (
    SIZE,
    Cell,
    Mask,
    are_side_by_side,
    board_mask,
    board_of,
    mask_of,
    name_of,
)
from threedoors.games.dungeon_exit.board.tiles import TILES

WAYPOINTS = ("door", "key", "chest", "monster", "exit")
LEG_NAMES = ("door-key", "key-chest", "chest-monster", "monster-exit")
MOST_PITS = 12
MOST_RACE_PITS = 6
MOST_BRIDGES = 2
MOST_COOP_BRIDGES = 4

Route = tuple[Cell, Cell, Cell, Cell, Cell]  # Door, Key, Chest, Monster, Exit


class Level(Struct, frozen=True, kw_only=True):
    """One level. The printed ones have a board of 12; other sizes serve measurements."""

    routes: tuple[Route, ...]
    tiles: tuple[int, ...] = ()  # the exact count for each route; none: up to the whole set (E8)
    pits: tuple[Cell, ...] = ()
    bridges: int = 0
    stairs: tuple[Cell, ...] = ()  # none, or the one on A–L and the one on M–X
    rotation_only: bool = False
    size: int = SIZE

    @property
    def is_coop(self) -> bool:
        return len(self.routes) == 2

    @property
    def boards(self) -> int:
        return 2 if self.stairs else 1

    def count_for(self, path: int) -> int | None:
        """How many tiles this path must have, if the level says so (E8)."""
        return self.tiles[path] if self.tiles else None

    def stops(self, path: int) -> tuple[Cell, ...]:
        """The cells a path links, in order; the two stairs stand between the floors (E4, E11)."""
        route = self.routes[path]
        if not self.stairs:
            return route
        change = next(i for i in range(1, 5) if board_of(route[i]) != board_of(route[0]))
        down = self.stairs if board_of(route[0]) == 0 else self.stairs[::-1]
        return (*route[:change], *down, *route[change:])

    def closed(self) -> Mask:
        """Cells on which nothing may lie: waypoints, stairs and pits (E7, E10)."""
        return mask_of([cell for route in self.routes for cell in route] + [*self.stairs, *self.pits])

    def playground(self) -> Mask:
        """All cells of the level's boards."""
        mask = board_mask(self.size)
        return mask | board_mask(self.size, 1) if self.stairs else mask


def fault_of(level: Level) -> Refused | None:
    """Why this level cannot be set out, or None."""
    return next(_faults(level), None)


def _faults(level: Level) -> Iterator[Refused]:
    yield from _count_faults(level)
    yield from _floor_faults(level)
    yield from _place_faults(level)


def _count_faults(level: Level) -> Iterator[Refused]:
    """E3 and E8: no more pits, bridges and tiles than the box holds, and a tile at least for each stretch (E6, E11)."""
    if len(level.pits) > MOST_PITS:
        yield Refused("level-too-many-pits", "E3", {"count": len(level.pits), "most": MOST_PITS})
    most = MOST_COOP_BRIDGES if level.is_coop else MOST_BRIDGES
    if not 0 <= level.bridges <= most:
        yield Refused("level-too-many-bridges", "E3", {"count": level.bridges, "most": most})
    least = len(LEG_NAMES) + bool(level.stairs)
    for count in level.tiles:
        if not least <= count <= len(TILES):
            yield Refused("level-bad-tile-count", "E8", {"count": count, "least": least, "most": len(TILES)})


def _floor_faults(level: Level) -> Iterator[Refused]:
    """E11 and E15: one change of floor for each path, by one stair on each board."""
    upper_first = [board_of(stair) for stair in level.stairs] == [0, 1]
    if level.stairs and not upper_first:
        yield Refused("level-stairs-wrong-boards", "E11", {"stairs": _said(level.stairs)})
    for number, route in enumerate(level.routes):
        floors = [board_of(cell) for cell in route]
        changes = [i for i in range(1, 5) if floors[i] != floors[i - 1]]
        if changes and not level.stairs:
            yield Refused("level-stairs-missing", "E11", _two(route, changes[0] - 1, changes[0]))
        elif level.stairs and not changes:
            yield Refused("level-stairs-unused", "E11", {"stairs": _said(level.stairs)})
        elif len(changes) > 1:
            yield Refused("level-floor-changes-twice", "E11", _two(route, changes[1] - 1, changes[1]))
        elif level.is_coop and floors[0] != number:
            yield Refused("level-coop-wrong-start", "E15", {"player": number + 1, "cell": name_of(route[0])})
        elif not level.is_coop and not changes and floors[0] == 1:
            yield Refused("level-wrong-board", "E1", {"cell": name_of(route[0])})
    if level.is_coop and not level.stairs:
        yield Refused("level-stairs-missing-coop", "E15")
    for pit in level.pits:
        if board_of(pit) >= level.boards:
            yield Refused("level-wrong-board", "E1", {"cell": name_of(pit)})


def _place_faults(level: Level) -> Iterator[Refused]:
    """E3a: everything on a cell of its own; waypoints and stairs never side by side."""
    stops = list(_stops_said(level))
    pits = [(pit, "@thing-pit") for pit in level.pits]
    for (cell, one), (other_cell, other) in combinations(stops + pits, 2):
        if cell == other_cell:
            yield Refused("level-cells-overlap", "E3a", {"cell": name_of(cell), "one": one, "other": other})
    for (cell, one), (other_cell, other) in combinations(stops, 2):
        if are_side_by_side(cell, other_cell, level.size):
            args: dict[str, Argument] = {"one": one, "cell": name_of(cell)}
            args |= {"other": other, "other_cell": name_of(other_cell)}
            yield Refused("level-side-by-side", "E3a", args, Message("level-leave-a-gap"))


def _stops_said(level: Level) -> Iterator[tuple[Cell, str]]:
    for route in level.routes:
        yield from zip(route, (f"@thing-{name}" for name in WAYPOINTS), strict=True)
    for stair in level.stairs:
        yield stair, "@thing-stair"


def _two(route: Route, one: int, other: int) -> dict[str, Argument]:
    return {
        "one": f"@thing-{WAYPOINTS[one]}",
        "cell": name_of(route[one]),
        "other": f"@thing-{WAYPOINTS[other]}",
        "other_cell": name_of(route[other]),
    }


def _said(cells: tuple[Cell, ...]) -> Argument:
    return [name_of(cell) for cell in cells]
