"""The boards in a terminal, drawn so that one can play from them.

Heavy lines are lit (joined to the Door), light ones are not, double ones are the mate's; a gap between
two strokes is a joint. Below the boards: the legs, the tray with each tile's first end as ``o``, and
what the judge finds wrong.
"""

from collections.abc import Iterator, Sequence

from threedoors.core import Argument, Message, Say, Seat
from threedoors.games.dungeon_exit.board.cells import (
    DIRECTIONS,
    EAST,
    NORTH,
    SIZE,
    SOUTH,
    WEST,
    Cell,
    board_of,
    cell_at,
    column_of,
    name_of,
    row_of,
)
from threedoors.games.dungeon_exit.board.level import WAYPOINTS
from threedoors.games.dungeon_exit.board.tiles import TILES
from threedoors.games.dungeon_exit.shown.imagining import cell_named
from threedoors.games.dungeon_exit.shown.views import ExitView, LevelSeen, PathSeen, ProblemSeen, TileSeen

WIDTH = 78
TOO_CLOSE = ("side-contact", "crowded-end", "double-contact")  # what two banks look like before their bridge lies
Grid = dict[Cell, list[str]]  # three characters for each cell
Strokes = dict[frozenset[int], str]


def _strokes(lines: str) -> Strokes:
    """Lines in this order: flat, upright, the four bends, the four ends, a lone cell."""
    bends = ((EAST, WEST), (NORTH, SOUTH), (SOUTH, EAST), (SOUTH, WEST), (NORTH, EAST), (NORTH, WEST))
    ways = [*bends, (EAST,), (WEST,), (NORTH,), (SOUTH,), ()]
    return {frozenset(way): line for way, line in zip(ways, lines, strict=True)}


LIT = _strokes("━┃┏┓┗┛╺╸╹╻■")
UNLIT = _strokes("─│┌┐└┘╶╴╵╷□")
MATE = _strokes("═║╔╗╚╝╞╡╨╥◆")


def draw(view: ExitView, say: Say) -> str:
    """The whole table as lines of text."""
    if view.level is None:
        return say(Message("level-hidden"))
    blocks = [_beside(_boards(view, view.level)), *_legs(view, view.level, say), *_trays(view, say)]
    wrong = [problem for problem in view.problems if problem.why.id != "not-linked"]
    blocks += [f"{'…' if problem.unfinished else '!'} {say(problem.why)}" for problem in wrong]
    if any(problem.why.id in TOO_CLOSE for problem in wrong) and _has_bridges_left(view):
        blocks.append(f"… {say(Message('bridge-would-do', {'rule': 'E9'}))}")
    return "\n".join(blocks)


def _has_bridges_left(view: ExitView) -> bool:
    return any(path.board is not None and path.board.bridges_left for path in view.paths if path.seat == view.seat)


# --- boards ----------------------------------------------------------------------------------------


def _boards(view: ExitView, level: LevelSeen) -> Iterator[list[str]]:
    """A picture for every board: two floors, or the two boards of an open race."""
    shown = [path for path in view.paths if path.board is not None]
    groups = [[path] for path in shown] if view.mode == "race" else [shown]
    for group in groups or [[]]:
        grid = _set_out(level, view.seat)
        for path in group:
            _lay(grid, path, is_mates=len(group) > 1 and path.seat != (view.seat or 0))
        owners = {path.seat for path in group}
        _mark(grid, [p for p in view.problems if p.seat in owners or p.seat is None])
        yield from (_framed(grid, board) for board in range(level.boards))


def _set_out(level: LevelSeen, seat: Seat | None) -> Grid:
    cells = (cell_at(c, r, b) for b in range(level.boards) for r in range(SIZE) for c in range(SIZE))
    grid: Grid = {cell: [" ", "·", " "] for cell in cells}
    for path, route in enumerate(level.routes):
        own = len(level.routes) == 1 or path == (seat or 0)
        for number, name in enumerate(route, 1):
            grid[cell_named(name)] = [*("[{}]" if own else "({})").format(number)]
    for name in level.pits:
        grid[cell_named(name)] = [*"▒▒▒"]
    for name in level.stairs:
        grid[cell_named(name)] = [*"≡≡≡"]
    return grid


def _lay(grid: Grid, path: PathSeen, is_mates: bool) -> None:
    assert path.board is not None
    for laid in path.board.tiles:
        strokes = MATE if is_mates else LIT if laid.lit else UNLIT
        cells = [cell_named(name) for name in laid.cells]
        for at, cell in enumerate(cells):
            near = [*cells[max(0, at - 1) : at], *cells[at + 1 : at + 2]]
            ways = frozenset(way for way in DIRECTIONS if cell + way in near)
            flat = strokes[frozenset((EAST, WEST))]
            grid[cell] = [flat if WEST in ways else " ", strokes[ways], flat if EAST in ways else " "]
    for bridge in path.board.bridges:
        grid[cell_named(bridge.cell)][1] = "╫" if bridge.upright else "╪"


def _mark(grid: Grid, problems: Sequence[ProblemSeen]) -> None:
    for problem in problems:
        for name in problem.cells if not problem.unfinished else ():
            grid[cell_named(name)][2] = "!"


def _framed(grid: Grid, board: int) -> list[str]:
    cells = {cell: marks for cell, marks in grid.items() if board_of(cell) == board}
    letters = "".join(f" {name_of(cell)[0]} " for cell in cells if row_of(cell) == 0)
    rows = [
        f"{row + 1:>2} " + "".join("".join(cells[cell]) for cell in sorted(cells, key=column_of) if row_of(cell) == row)
        for row in range(SIZE)
    ]
    return [f"   {letters}", *rows]


def _beside(pictures: Iterator[list[str]]) -> str:
    return "\n".join(" ".join(parts).rstrip() for parts in zip(*pictures, strict=True))


# --- legs and tray ---------------------------------------------------------------------------------


def _legs(view: ExitView, level: LevelSeen, say: Say) -> Iterator[str]:
    """Each path from Door to Exit: ``━`` where it is linked."""
    for path in view.paths:
        route = level.routes[path.seat if len(level.routes) > 1 else 0]
        things = [
            f"{number} {say(Message(f'name-{thing}'))} {cell}"
            for number, (thing, cell) in enumerate(zip(WAYPOINTS, route, strict=True), 1)
        ]
        line = things[0]
        for leg, thing in enumerate(things[1:]):
            linked = f"{WAYPOINTS[leg]}-{WAYPOINTS[leg + 1]}" in path.linked
            line += f" {'━━' if linked else '╌╌'} {thing}"
        who = say(Message("path-of", {"seat": path.seat})) + " " if len(view.paths) > 1 else ""
        yield f"{who}{line} · {say(Message('tiles-laid', _counted(level, path)))}"


def _counted(level: LevelSeen, path: PathSeen) -> dict[str, Argument]:
    count = level.counts[path.seat if len(level.routes) > 1 else 0] if level.counts else len(TILES)
    return {"tiles": path.tiles_used, "most": count}


def _trays(view: ExitView, say: Say) -> Iterator[str]:
    """The own tray; a spectator has none."""
    boards = [path.board for path in view.paths if path.seat == view.seat and path.board is not None]
    for board in boards if view.outcome is None else ():
        pictures = [_small(tile) for tile in view.tiles if tile.tile in board.stock]
        yield from _in_rows(pictures)
        yield say(Message("typing-help"))
        if board.bridges_left:
            yield say(Message("bridges-in-stock", {"count": board.bridges_left}))


def _small(tile: TileSeen) -> list[str]:
    """A tile as drawn: its name, then its cells, the first end as ``o``."""
    left, top = min(c for c, _ in tile.shape), min(r for _, r in tile.shape)
    width, height = (max(point[i] for point in tile.shape) + 1 - (left, top)[i] for i in (0, 1))
    rows = [[" "] * width for _ in range(height)]
    for number, (column, row) in enumerate(tile.shape):
        rows[row - top][column - left] = "■" if number else "o"
    return [tile.tile, *("".join(row) for row in rows)]


def _in_rows(pictures: list[list[str]]) -> Iterator[str]:
    """Pictures side by side, as many as fit in a row."""
    row: list[list[str]] = []
    for picture in [*pictures, []]:
        widths = [max(map(len, drawn)) + 2 for drawn in (*row, picture) if drawn]
        if row and (not picture or sum(widths) > WIDTH):
            height = max(map(len, row))
            for line in range(height):
                yield "".join(
                    (drawn[line] if line < len(drawn) else "").ljust(max(map(len, drawn)) + 2) for drawn in row
                ).rstrip()
            row = []
        row.append(picture)
