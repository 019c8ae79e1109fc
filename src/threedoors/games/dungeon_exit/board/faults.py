"""Where a tile may lie at all (E2, E7, E10): what is refused at once, before any path is judged (E12)."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct

from threedoors.core import Argument, Message
from threedoors.games.dungeon_exit.board.cells import Cell, board_of, name_of, names_of
from threedoors.games.dungeon_exit.board.level import WAYPOINTS, Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.board.tiles import BY_NAME, shape_of, shapes_of


class Problem(Struct, frozen=True):
    """One place where a path breaks a rule, or is not finished yet."""

    rule: str
    cells: tuple[Cell, ...]
    why: Message
    unfinished: bool = False  # nothing is wrong, something is missing
    path: int | None = None  # whose path it is about, where the cells do not tell


def problem(why: str, rule: str, cells: Sequence[Cell], unfinished: bool = False, **args: Argument) -> Problem:
    """A problem whose sentence may name its cells (``$cells``; ``$at``, then ``$by``)."""
    names = names_of(cells)
    said: dict[str, Argument] = {"cells": [*names], "at": "".join(names[:1]), "by": [*names[1:]], "rule": rule, **args}
    return Problem(rule, tuple(cells), Message(why, said), unfinished)


def each_once(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """The same problems without repetition, in their order."""
    kept: list[Problem] = []
    for found in problems:
        if found not in kept:
            kept.append(found)
    return tuple(kept)


def fits_shape(tile: str, cells: Sequence[Cell], rotation_only: bool) -> bool:
    """Do these cells, in this order, draw this tile? All on one board (E1, E2)."""
    one_board = len({board_of(cell) for cell in cells}) == 1
    return one_board and shape_of(cells) in shapes_of(BY_NAME[tile], rotation_only)


def faults_of(level: Level, placed: Placed, taken: Collection[Cell]) -> Iterator[Problem]:
    """Why a tile cannot lie here; ``taken`` are the cells of the other tiles."""
    if not fits_shape(placed.tile, placed.cells, level.rotation_only):
        yield _wrong_shape(level, placed)
    things = dict(things_on(level))
    for cell in placed.cells:
        if not level.playground() >> cell & 1:
            yield problem("off-the-board", "E1", [cell], tile=placed.tile)
        elif things.get(cell) == "pit":
            yield problem("on-a-pit", "E10", [cell], tile=placed.tile)
        elif cell in things:
            yield problem("on-a-thing", "E7", [cell], tile=placed.tile, thing=f"@thing-{things[cell]}")
        elif cell in taken:
            yield problem("on-a-tile", "E7", [cell], tile=placed.tile)


def misplaced(level: Level, laid: Sequence[Laid]) -> Iterator[tuple[Placed, Problem]]:
    """Every tile that cannot lie where it lies, with the reason; of two that overlap, the later one."""
    taken: set[Cell] = set()
    for path in laid:
        used: set[str] = set()
        for placed in path.tiles:
            if placed.tile in used:
                yield placed, problem("tile-used-twice", "E2", placed.cells, tile=placed.tile)
            yield from ((placed, fault) for fault in faults_of(level, placed, taken))
            used.add(placed.tile)
            taken.update(placed.cells)


def things_on(level: Level) -> Iterator[tuple[Cell, str]]:
    """Everything the level sets out: where, and the name of the thing."""
    for route in level.routes:
        yield from zip(route, WAYPOINTS, strict=True)
    yield from ((stair, "stair") for stair in level.stairs)
    yield from ((pit, "pit") for pit in level.pits)


def _wrong_shape(level: Level, placed: Placed) -> Problem:
    flipped = level.rotation_only and fits_shape(placed.tile, placed.cells, rotation_only=False)
    why = "tile-needs-flip" if flipped else "tile-wrong-shape"
    return problem(why, "E2", placed.cells, tile=placed.tile, first=name_of(placed.cells[0]))
