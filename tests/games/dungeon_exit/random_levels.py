"""Random levels for tests and long runs, from a seed."""

from random import Random

from threedoors.games.dungeon_exit.board.cells import SIZE, Cell, board_of, cell_at
from threedoors.games.dungeon_exit.board.level import Level, Route, fault_of


def random_level(
    chance: Random, size: int = SIZE, pits: int = 0, bridges: int = 0, floors: int = 1, rotation_only: bool = False
) -> Level:
    """Waypoints, pits and stairs anywhere, as long as the level can be set out; perhaps nobody can solve it."""
    while True:
        change = chance.randrange(1, 5) if floors == 2 else 5
        door, key, chest, monster, way_out = (_cell(chance, size, int(number >= change)) for number in range(5))
        route: Route = (door, key, chest, monster, way_out)
        level = Level(
            routes=(route,),
            pits=tuple(_cell(chance, size, chance.randrange(floors)) for _ in range(pits)),
            bridges=bridges,
            stairs=(_cell(chance, size, 0), _cell(chance, size, 1)) if floors == 2 else (),
            rotation_only=rotation_only,
            size=size,
        )
        if fault_of(level) is None:
            return level


def _cell(chance: Random, size: int, board: int) -> Cell:
    cell = cell_at(chance.randrange(size), chance.randrange(size), board)
    assert board_of(cell) == board
    return cell
