"""A slow, independent counter of solutions, for tests only.

It shares nothing with the solver but the level: it walks cell by cell, not tile by tile, knows tiles by the
turns of a path instead of by pictures, keeps the path as a plain list, and judges contacts by looking at
all of them when the walk is over. Bridges are jumps of two cells.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from threedoors.games.dungeon_exit.board.level import Level

Cell = tuple[int, int, int]  # board, column, row
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # clockwise
TILE_OF_TURNS = {
    "S": "I3", "L": "L3", "R": "L3",
    "SS": "I4", "LS": "L4", "SR": "L4", "SL": "L4*", "RS": "L4*", "RL": "S4", "LR": "S4*",
    "SSS": "I5", "LSS": "L5", "SSR": "L5", "SSL": "L5*", "RSS": "L5*", "SLS": "V5", "SRS": "V5",
    "LSL": "U5", "RSR": "U5", "RSL": "Z5", "LSR": "Z5*", "LRS": "N5", "SLR": "N5", "RLS": "N5*", "SRL": "N5*",
    "LRL": "W5", "RLR": "W5",
}  # fmt: skip
"""Turns from one end to the other: straight, left, right. A star marks what only a flipped tile can do."""


def count_solutions(level: Level, tiles: int | None = None) -> dict[int, int]:
    """How many solutions there are with each number of tiles; with ``tiles`` only that number is looked for."""
    counts: dict[int, int] = {}
    for legs, _ in _walks(level, _most_cells(tiles)):
        for number, ways in _tilings(tuple(legs), level.rotation_only).items():
            if tiles in (None, number):
                counts[number] = counts.get(number, 0) + ways
    return counts


Drawn = tuple[list[tuple[Cell, ...]], tuple[Cell, ...]]  # runs joined without a bridge, and the cells under bridges
Lying = frozenset[tuple[str, frozenset[int]]]  # tiles by name and cells, bridges as "B" over one cell


def each_solution(level: Level, tiles: int) -> Iterator[Lying]:
    """Every solution of a level for one path with exactly so many tiles."""
    for runs, crossed in _walks(level, _most_cells(tiles)):
        bridges = frozenset(("B", frozenset({_number(cell)})) for cell in crossed)
        for cut in _cuts(tuple(runs), level.rotation_only, frozenset(), tiles):
            yield cut | bridges


def _cuts(runs: tuple[tuple[Cell, ...], ...], rotation_only: bool, used: frozenset[str], tiles: int) -> Iterator[Lying]:
    """Every way to cut runs into exactly so many tiles, none of them used before."""
    if not runs:
        if tiles == 0:
            yield frozenset()
        return
    run, *later = runs
    for length in range(1, min(5, len(run)) + 1) if tiles else ():
        tile = _tile(run[:length], rotation_only)
        if tile and tile not in used:
            rest = (*([run[length:]] if len(run) > length else []), *later)
            piece = (tile, frozenset(map(_number, run[:length])))
            for cut in _cuts(rest, rotation_only, used | {tile}, tiles - 1):
                yield cut | {piece}


def _number(cell: Cell) -> int:
    return cell[0] * 256 + cell[2] * 16 + cell[1]


def _most_cells(tiles: int | None) -> int:
    return 56 if tiles is None else sum((5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1)[:tiles])


def _walks(level: Level, most_cells: int) -> Iterator[Drawn]:
    """Every way to draw the path in cells, hop by hop."""
    stops = [_cell(number) for number in level.stops(0)]
    pairs = [pair for pair in pairwise(stops) if pair[0][0] == pair[1][0]]
    pits = {_cell(pit) for pit in level.pits}
    yield from _hop(level, pairs, 0, [], pits, stops, [], most_cells)


def _hop(level, pairs, at, path, pits, stops, runs, left) -> Iterator[Drawn]:  # type: ignore[no-untyped-def]
    if at == len(pairs):
        if _is_sound(level, path, stops):
            yield [tuple(run) for run in runs], tuple(cell for cell, kind in path if kind == "jump")
        return
    start = pairs[at][0]
    needed = sum(max(0, abs(a[1] - b[1]) + abs(a[2] - b[2]) - 1) for a, b in pairs[at + 1 :]) - 2 * level.bridges
    for first in _beside(start, level.size):
        if first not in pits and first not in stops:
            yield from _extend(
                level, pairs, at, [*path, (start, "stop")], first, pits, stops, [*runs, []], left, needed
            )


def _extend(level, pairs, at, path, cell, pits, stops, runs, left, needed) -> Iterator[Drawn]:  # type: ignore[no-untyped-def]
    """The path goes on to a cell; then it turns anywhere, jumps, or ends the hop."""
    goal = pairs[at][1]
    ahead = abs(cell[1] - goal[1]) + abs(cell[2] - goal[2]) - 1  # cells between here and the goal, at the least
    if left - 1 < needed + ahead or any(cell == other and kind != "jump" for other, kind in path):
        return
    path = [*path, (cell, "cell")]
    runs = [*runs[:-1], [*runs[-1], cell]]
    if _stray_contacts(path, stops, pairs[at]) > 2 * level.bridges:
        return
    if goal in _beside(cell, level.size):
        yield from _hop(level, pairs, at + 1, [*path, (goal, "stop")], pits, stops, runs, left - 1)
        return  # a path that goes on from here would touch the goal twice (E6)
    jumps = sum(kind == "jump" for _, kind in path)
    for onward in _beside(cell, level.size):
        if onward not in pits and onward not in stops:
            yield from _extend(level, pairs, at, path, onward, pits, stops, runs, left - 1, needed)
            if jumps < level.bridges:
                beyond = (cell[0], 2 * onward[1] - cell[1], 2 * onward[2] - cell[2])
                if _inside(beyond, level.size) and beyond not in pits and beyond not in stops:
                    jumped = [*path, (onward, "jump")]
                    yield from _extend(level, pairs, at, jumped, beyond, pits, stops, [*runs, []], left - 1, needed)


def _stray_contacts(path, stops, pair) -> int:  # type: ignore[no-untyped-def]
    """Contacts of the newest cell with anything but the cell before it and the goal: bridges must explain them."""
    cell, before = path[-1][0], path[-2]
    drawn = [other for other, kind in path[:-1] if kind == "cell"]
    strays = sum(_touch(cell, other) and other != before[0] for other in drawn)
    barred = [stop for stop in stops if _touch(cell, stop) and stop not in (before[0], pair[1])]
    return 99 if barred else strays


def _is_sound(level, path, stops) -> bool:  # type: ignore[no-untyped-def]
    """Judge a finished walk: every contact is consecutive or explained by a bridge, every bridge by a crossing."""
    solid = [(cell, i) for i, (cell, kind) in enumerate(path) if kind != "jump"]
    where = dict(solid)
    allowed = set()
    crossed = [(i, cell) for i, (cell, kind) in enumerate(path) if kind == "jump"]
    if len(crossed) != level.bridges or len({cell for _, cell in crossed}) != len(crossed):
        return False
    for i, cell in crossed:
        banks = (path[i - 1][0], path[i + 1][0])
        if cell not in where or path[where[cell]][1] != "cell":
            return False
        under = (path[where[cell] - 1], path[where[cell] + 1])
        if any(kind == "jump" for _, kind in under) or any(path[where[bank]][1] != "cell" for bank in banks):
            return False
        (b0, b1), (u0, u1) = banks, (under[0][0], under[1][0])
        if (b0[1] == b1[1] and not u0[2] == u1[2] == cell[2]) or (b0[2] == b1[2] and not u0[1] == u1[1] == cell[1]):
            return False
        allowed |= {frozenset((cell, bank)) for bank in banks}
    for cell, i in solid:
        for other, j in solid:
            if i < j and _touch(cell, other) and cell != other:
                consecutive = j == i + 1 or (path[i][1] == path[j][1] == "stop")
                explained = consecutive or frozenset((cell, other)) in allowed or _same_stop(path, i, j)
                if not explained:
                    return False
    return True


def _same_stop(path, i, j) -> bool:  # type: ignore[no-untyped-def]
    """A stop stands twice in the walk, as goal and as start; its other copy explains the contact."""
    copies = [k for k, (cell, kind) in enumerate(path) if kind == "stop" and cell in (path[i][0], path[j][0])]
    other = {path[i][0], path[j][0]} - {path[k][0] for k in copies}
    spots = [k for k, (cell, kind) in enumerate(path) if kind == "cell" and cell in other]
    return any(abs(a - b) == 1 for a in copies for b in spots)


@lru_cache(maxsize=100_000)
def _tilings(runs: tuple[tuple[Cell, ...], ...], rotation_only: bool) -> dict[int, int]:
    """In how many ways these runs can be cut into different tiles, by number of tiles."""
    ways: dict[tuple[frozenset[str], int], int] = {(frozenset(), 0): 1}
    for run in runs:
        after: list[dict[frozenset[str], int]] = [{} for _ in range(len(run) + 1)]
        for (used, _), count in ways.items():
            after[0][used] = after[0].get(used, 0) + count
        for cut in range(len(run)):
            for used, count in after[cut].items():
                for length in range(1, min(5, len(run) - cut) + 1):
                    tile = _tile(run[cut : cut + length], rotation_only)
                    if tile and tile not in used:
                        grown = used | {tile}
                        after[cut + length][grown] = after[cut + length].get(grown, 0) + count
        ways = {(used, len(used)): count for used, count in after[len(run)].items()}
    counts: dict[int, int] = {}
    for (_, number), count in ways.items():
        counts[number] = counts.get(number, 0) + count
    return counts


def _tile(cells: tuple[Cell, ...], rotation_only: bool) -> str | None:
    if len(cells) < 3:
        return f"I{len(cells)}"
    headings = [STEPS.index((b[1] - a[1], b[2] - a[2])) for a, b in pairwise(cells)]
    turns = "".join("SR?L"[(b - a) % 4] for a, b in pairwise(headings))
    tile = TILE_OF_TURNS.get(turns)
    if tile is None or (rotation_only and tile.endswith("*")):
        return None
    return tile.removesuffix("*")


def _cell(number: int) -> Cell:
    return number // 256, number % 16, number % 256 // 16


def _inside(cell: Cell, size: int) -> bool:
    return 0 <= cell[1] < size and 0 <= cell[2] < size


def _beside(cell: Cell, size: int) -> list[Cell]:
    around = [(cell[0], cell[1] + c, cell[2] + r) for c, r in STEPS]
    return [other for other in around if _inside(other, size)]


def _touch(one: Cell, other: Cell) -> bool:
    return one[0] == other[0] and abs(one[1] - other[1]) + abs(one[2] - other[2]) == 1
