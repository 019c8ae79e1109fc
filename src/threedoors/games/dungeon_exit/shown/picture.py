"""The boards as one SVG picture: what is set out, what is laid and lit, and where it breaks.

A picture of text alone: no script, no address, no font file, so it may be printed, sent and kept.
"""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from threedoors.core import Message, Say
from threedoors.games.dungeon_exit.actions import CellName
from threedoors.games.dungeon_exit.board.cells import SIZE, board_of, column_of, row_of
from threedoors.games.dungeon_exit.board.level import WAYPOINTS
from threedoors.games.dungeon_exit.shown import ink
from threedoors.games.dungeon_exit.shown.imagining import cell_named
from threedoors.games.dungeon_exit.shown.ink import Spot
from threedoors.games.dungeon_exit.shown.views import ExitView, LevelSeen, PathSeen, ProblemSeen

CELL_PX = 66
MARGIN = 0.8  # room for letters and numbers
PITCH = SIZE + MARGIN + 0.4  # from one board to the next


def draw_svg(view: ExitView, say: Say) -> str:
    """The whole table as SVG."""
    if view.level is None:
        return _sheet(
            [f'<text x="4" y="1" font-size=".5" fill="{ink.CHALK}">{_said(view, say)}</text>'], 8, 2, view, say
        )
    tables = list(_tables(view))
    drawn = [part for number, paths in enumerate(tables) for part in _table(view, view.level, paths, number)]
    boards = max(view.level.boards, len(tables))
    return _sheet(drawn, boards * PITCH + 0.4, SIZE + MARGIN + 0.6, view, say)


def _tables(view: ExitView) -> Iterator[list[PathSeen]]:
    """Whose tiles share a board: in a race everybody has their own."""
    shown = [path for path in view.paths if path.board is not None]
    if view.mode == "race":
        yield from ([path] for path in shown)
    if view.mode != "race" or not shown:
        yield shown


def _table(view: ExitView, level: LevelSeen, paths: Sequence[PathSeen], shift: int) -> Iterator[str]:
    """One table from the floor up: slabs, light, tiles, things, cracks."""
    yield from (_floor(board, board + shift) for board in range(level.boards))
    yield from _lights(paths, shift)
    for path in paths:
        yield from _tiles(path, len(paths) > 1 and path.seat != (view.seat or 0), shift)
    yield from _things(view, level, shift)
    seats = {None, *(path.seat for path in paths)}
    for problem in view.problems:
        if problem.seat in seats and not problem.unfinished:
            yield from _cracks(problem, shift)


def _floor(board: int, place: int) -> str:
    """Frame, slabs, letters above and numbers at the left; the second board has its own tint (E1)."""
    left, top = place * PITCH + MARGIN, MARGIN
    slab, first = (ink.SLAB_LOWER, ord("M")) if board else (ink.SLAB, ord("A"))
    parts = [
        f'<rect x="-.15" y="-.15" width="{SIZE + 0.3}" height="{SIZE + 0.3}" rx=".2" fill="{ink.FRAME}"/>',
        f'<rect width="{SIZE}" height="{SIZE}" fill="{ink.FLOOR}"/>',
    ]
    for row in range(SIZE):
        for column in range(SIZE):
            shade = 0.6 + (column * 7 + row * 13) % 5 * 0.1
            where = f'x="{column + 0.023:.3f}" y="{row + 0.023:.3f}"'
            parts.append(f'<rect {where} width=".954" height=".954" rx=".12" fill="{slab}" opacity="{shade:.1f}"/>')
    for i in range(SIZE):
        parts.append(_letter(i + 0.5, -0.3, chr(first + i)))
        parts.append(_letter(-0.45, i + 0.62, str(i + 1)))
    return ink.at((left, top), "".join(parts))


def _letter(x: float, y: float, text: str) -> str:
    return f'<text x="{ink.number(x)}" y="{ink.number(y)}" font-size=".34" fill="{ink.CHALK_DIM}">{text}</text>'


def _lights(paths: Sequence[PathSeen], shift: int) -> Iterator[str]:
    for path in paths:
        for stretch in _stretches(path, shift):
            yield ink.halo(stretch)


def _tiles(path: PathSeen, mates: bool, shift: int) -> Iterator[str]:
    """Tiles, the thread over them, then bridges with the thread that crosses."""
    assert path.board is not None
    for laid in path.board.tiles:
        yield ink.tile(_spots(laid.cells, shift), laid.lit, mates)
    if not mates:
        yield from map(ink.thread, _stretches(path, shift))
    for bridge in path.board.bridges:
        yield ink.at(_spot(bridge.cell, shift), ink.bridge(), 0 if bridge.upright else 90)


def _stretches(path: PathSeen, shift: int) -> Iterator[list[Spot]]:
    """The lit thread, cut where it goes over the stairs to the other board."""
    cells = path.board.thread if path.board and len(path.board.thread) > 1 else ()
    for board in dict.fromkeys(board_of(cell_named(cell)) for cell in cells):
        yield _spots([cell for cell in cells if board_of(cell_named(cell)) == board], shift)


def _things(view: ExitView, level: LevelSeen, shift: int) -> Iterator[str]:
    yield from (ink.at(_spot(cell, shift), ink.pit()) for cell in level.pits)
    yield from (ink.at(_spot(cell, shift), ink.stair()) for cell in level.stairs)
    for path, route in enumerate(level.routes):
        mates = len(level.routes) > 1 and path != (view.seat or 0)
        for place, (name, cell) in enumerate(zip(WAYPOINTS, route, strict=True), 1):
            yield ink.at(_spot(cell, shift), ink.waypoint(name, place, mates))


def _cracks(problem: ProblemSeen, shift: int) -> Iterator[str]:
    """A crack on every side that may not be shared; a cross where the fault lies within a cell."""
    for one, other in problem.edges:
        (x, y), (x2, y2) = _spot(one, shift), _spot(other, shift)
        yield ink.at(((x + x2) / 2, (y + y2) / 2), ink.crack(), 0 if y == y2 else 90)
    if not problem.edges and problem.cells:
        yield ink.at(_spot(problem.cells[0], shift), ink.cross())


def _spots(cells: Sequence[CellName], shift: int) -> list[Spot]:
    return [_spot(cell, shift) for cell in cells]


def _spot(name: CellName, shift: int) -> Spot:
    """The middle of a cell; ``shift`` says how many boards stand to its left besides its own first one."""
    cell = cell_named(name)
    place = board_of(cell) + shift
    return place * PITCH + MARGIN + column_of(cell) + 0.5, MARGIN + row_of(cell) + 0.5


def _sheet(parts: Sequence[str], width: float, height: float, view: ExitView, say: Say) -> str:
    size = f'width="{round(width * CELL_PX)}" height="{round(height * CELL_PX)}"'
    box = f'viewBox="0 0 {ink.number(width)} {ink.number(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
        f"<title>{_said(view, say)}</title><style>{ink.STYLE}</style><defs>{ink.HATCH}</defs>"
        f'<rect width="100%" height="100%" fill="{ink.WALL}"/>{"".join(parts)}</svg>\n'
    )


def _said(view: ExitView, say: Say) -> str:
    if view.level is None:
        return escape(say(Message("level-hidden")))
    return escape(say(Message("picture-title", {"level": view.level.text})))
