"""Forced: what must happen at a waypoint, whoever solves the level."""

from collections.abc import Iterator, Sequence

from threedoors.games.dungeon_exit.board.cells import Cell, mask_of, neighbours
from threedoors.games.dungeon_exit.board.level import WAYPOINTS, Level
from threedoors.games.dungeon_exit.board.notation import Laid


def forced_side(level: Level, laid: Sequence[Laid], path: int, waypoint: int) -> Cell | None:
    """The one cell beside a waypoint by which the path must still come or go, if only one is left (E6).

    Nothing is said where bridges are: there a cell beside a tile may be fine.
    """
    stop = level.routes[path][waypoint]
    taken = {cell for one in laid for placed in one.tiles for cell in placed.cells}
    used = sum(cell in taken for cell in neighbours(stop, level.size))
    needed = 1 if WAYPOINTS[waypoint] in ("door", "exit") else 2
    if level.bridges or needed - used != 1:
        return None
    stops = level.stops(path)
    at = stops.index(stop)
    sides = [*_open_sides(level, laid[path], stop, taken, {*stops[max(0, at - 1) : at], *stops[at + 1 : at + 2]})]
    return sides[0] if len(sides) == 1 else None


def _open_sides(level: Level, mine: Laid, stop: Cell, taken: set[Cell], next_stops: set[Cell]) -> Iterator[Cell]:
    """Cells beside a stop on which a tile could lie: it may join the end of one's own tile, and touch nothing else.

    A tile of one cell may link two stops by itself, so the stops before and after do not count.
    """
    ends = {end for placed in mine.tiles for end in (placed.cells[0], placed.cells[-1])}
    things = mask_of({*(cell for route in level.routes for cell in route), *level.stairs} - next_stops)
    for cell in neighbours(stop, level.size):
        if level.closed() >> cell & 1 or cell in taken:
            continue
        around = [other for other in neighbours(cell, level.size) if other != stop]
        touched = [other for other in around if other in taken]
        if not any(things >> other & 1 for other in around) and len(touched) <= 1 and ends.issuperset(touched):
            yield cell
