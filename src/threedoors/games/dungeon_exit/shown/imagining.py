"""Worlds that would look the same to a seat (E14): what ``imagine`` draws where a view is silent.

Hidden are only the level before the start signal and a rival's board. How many tiles a rival has and
which legs are linked is told, so it is kept; where those tiles lie is drawn, and need not link them.
"""

from threedoors.core import Chance
from threedoors.games.dungeon_exit.board.cells import Cell, board_cells, find_cell
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed, read_level
from threedoors.games.dungeon_exit.board.tiles import TILES
from threedoors.games.dungeon_exit.board.ways import WAYS, lying
from threedoors.games.dungeon_exit.levels.books import printed_levels
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.shown.views import BoardSeen, ExitView, PathSeen
from threedoors.games.dungeon_exit.state import DungeonExit, Ending, Path


def imagine(seen: ExitView, chance: Chance) -> DungeonExit:
    """A whole table that looks exactly like this to its seat."""
    text, chance = (seen.level.text, chance) if seen.level else chance.pick(printed_levels())
    level = read_level(text)
    assert isinstance(level, Level), level
    paths = []
    for path in seen.paths:
        laid, chance = laid_in(path.board) if path.board else _drawn(level, path, chance), chance.rekeyed("path")
        paths.append(Path(laid, path.linked))
    return DungeonExit(
        options=ExitOptions(mode=seen.mode, level=text, open_boards=seen.open_boards),
        mode=seen.mode,
        level=level,
        phase=seen.phase,
        paths=tuple(paths),
        wishes=tuple(path.wish for path in seen.paths),
        chance=chance.rekeyed("imagined"),
        ready=seen.ready,
        swaps=seen.swaps,
        ending=_ending(seen),
    )


def laid_in(board: BoardSeen) -> Laid:
    """What lies on a board that can be seen."""
    return Laid(
        tuple(Placed(laid.tile, tuple(map(cell_named, laid.cells))) for laid in board.tiles),
        tuple(cell_named(bridge.cell) for bridge in board.bridges),
    )


def cell_named(name: str) -> Cell:
    """The cell of a name that stands in a view."""
    cell = find_cell(name)
    assert cell is not None, name
    return cell


def _ending(seen: ExitView) -> Ending | None:
    if seen.finished is not None:
        return Ending(solved=True, seat=seen.finished)
    return Ending(solved=False, seat=seen.given_up) if seen.given_up is not None else None


def _drawn(level: Level, path: PathSeen, chance: Chance) -> Laid:
    """As many tiles as were counted, anywhere they fit: 56 cells of 144 always leave room."""
    chosen, chance = chance.taken(TILES, path.tiles_used)
    cells, chance = chance.shuffled(board_cells(level.size))
    closed, laid = level.closed(), []
    for tile in sorted(chosen, key=len, reverse=True):
        spots = (lying(tile.name, cell, *way, level.size) for cell in cells for way in WAYS)
        placed = next(p for p in spots if p is not None and not any(closed >> cell & 1 for cell in p.cells))
        closed |= sum(1 << cell for cell in placed.cells)
        laid.append(placed)
    return Laid(tuple(laid))
