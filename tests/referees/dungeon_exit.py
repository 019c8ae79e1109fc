"""Dungeon Exit judged a second time, from its rules page: is this a way out, and may that lie there?

Cells are (board, column, row), counted from 0. A finished board is looked at as a whole: who touches whom, and does
following the touches lead from Door to Exit past everything in order?
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

Cell = tuple[int, int, int]
Laid = dict[str, tuple[Cell, ...]]  # tiles by name
Axis = tuple[int, int]
ACROSS, UPRIGHT = (1, 0), (0, 1)
PICTURES = {  # E2, in the handedness of ``rotation``
    "I1": "X", "I2": "XX", "I3": "XXX", "L3": "X. / XX", "I4": "XXXX", "L4": "X.. / XXX", "S4": "XX. / .XX",
    "I5": "XXXXX", "L5": "X... / XXXX", "N5": "X. / XX / .X / .X", "U5": "X.X / XXX", "V5": "XXX / ..X / ..X",
    "W5": "XX. / .XX / ..X", "Z5": "XX. / .X. / .XX",
}  # fmt: skip
Form = frozenset[tuple[int, int]]


def settled(found: list[tuple[int, int]]) -> Form:
    """A form pushed into the corner."""
    left, top = min(x for x, _ in found), min(y for _, y in found)
    return frozenset((x - left, y - top) for x, y in found)


def form_of(cells: tuple[Cell, ...]) -> Form:
    return settled([(x, y) for _, x, y in cells])


def drawn(picture: str) -> Form:
    rows = picture.split(" / ")
    return settled([(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"])


def turned(form: Form) -> Iterator[Form]:
    """The four ways to turn it."""
    for _ in range(4):
        form = settled([(-y, x) for x, y in form])
        yield form


def forms(tile: str, rotation_only: bool) -> set[Form]:
    """Every way a tile may lie."""
    form = drawn(PICTURES[tile])
    found = {*turned(form)}
    return found if rotation_only else found | {*turned(settled([(-x, y) for x, y in form]))}


ANY_WAY = {form: tile for tile in PICTURES for form in forms(tile, rotation_only=False)}


class Level(NamedTuple):
    """What is set out before the first tile."""

    routes: tuple[tuple[Cell, ...], ...]  # by path: Door, Key, Chest, Monster, Exit
    stairs: tuple[Cell, ...]  # none, or one a board
    pits: frozenset[Cell]
    bridges: int
    counts: tuple[int, ...]  # by path; empty: as many as one likes
    rotation_only: bool
    size: int

    @property
    def fixed(self) -> set[Cell]:
        return {cell for route in self.routes for cell in route} | {*self.stairs} | self.pits


def beside(cell: Cell) -> list[Cell]:
    board, x, y = cell
    return [(board, x + 1, y), (board, x - 1, y), (board, x, y + 1), (board, x, y - 1)]


def may_lie(level: Level, tile: str, cells: tuple[Cell, ...], others: set[Cell]) -> bool:
    """E12, E7, E10: the tile's own form, on the boards, on nothing else."""
    boards = {cell[0] for cell in cells}
    on_board = all(0 <= x < level.size and 0 <= y < level.size for _, x, y in cells)
    known = boards <= ({0, 1} if level.stairs else {0}) and len(boards) == 1
    return (
        on_board
        and known
        and form_of(cells) in forms(tile, level.rotation_only)
        and not {*cells} & (others | level.fixed)
    )


def is_way_out(level: Level, paths: list[Laid], bridges: set[Cell]) -> bool:
    """E4–E11, E15: have all paths been finished, with nothing loose and the right numbers?"""
    if level.counts and [len(laid) for laid in paths] != [*level.counts]:
        return False
    if len(bridges) != level.bridges:
        return False
    ways = product((ACROSS, UPRIGHT), repeat=len(bridges))
    return any(_holds(level, paths, dict(zip(sorted(bridges), way, strict=True))) for way in ways)


def _holds(level: Level, paths: list[Laid], crossed: dict[Cell, Axis]) -> bool:
    """The same, with every bridge crossed along a given axis."""
    owner = {cell: number for number, laid in enumerate(paths) for cells in laid.values() for cell in cells}
    tiles = {*owner}
    owner |= {cell: number for number, route in enumerate(level.routes) for cell in route}
    stairs = {*level.stairs}
    touching = {frozenset((one, other)) for one in (*owner, *stairs) for other in beside(one) if other in owner}
    for bridge, axis in crossed.items():
        one, other = both_sides(bridge, axis)
        if not {bridge, one, other} <= tiles or owner[one] != owner[other]:
            return False
        touching -= {frozenset((one, bridge)), frozenset((other, bridge))}
        touching.add(frozenset((one, other)))
    if any(len({owner[cell] for cell in pair if cell not in stairs}) > 1 for pair in touching):
        return False
    walks = [_walk(number, level, owner, touching) for number in range(len(paths))]
    return all(walks) and all(_is_straight_under(bridge, axis, walks) for bridge, axis in crossed.items())


def both_sides(cell: Cell, axis: Axis) -> tuple[Cell, Cell]:
    (board, x, y), (across, down) = cell, axis
    return (board, x - across, y - down), (board, x + across, y + down)


def _walk(number: int, level: Level, owner: dict[Cell, int], touching: set[frozenset[Cell]]) -> list[Cell]:
    """From the Door along the touches, if everything of this path lies on it, in order, and ends at the Exit."""
    mine = {cell for cell, whose in owner.items() if whose == number} | {*level.stairs}
    links = [pair for pair in touching if pair <= mine] + ([frozenset(level.stairs)] if level.stairs else [])
    next_to: dict[Cell, list[Cell]] = {cell: [] for cell in mine}
    for one, other in (sorted(pair) for pair in links):
        next_to[one].append(other)
        next_to[other].append(one)
    door, *between, way_out = level.routes[number]
    ends = {door, way_out}
    if any(len(found) != (1 if cell in ends else 2) for cell, found in next_to.items()):
        return []
    walk = [door]
    while walk[-1] != way_out:
        ahead = [cell for cell in next_to[walk[-1]] if len(walk) < 2 or cell != walk[-2]]
        walk.append(ahead[0])
    in_order = [cell for cell in walk if cell in level.routes[number]]
    return walk if in_order == [door, *between, way_out] and {*walk} == mine else []


def _is_straight_under(bridge: Cell, axis: Axis, walks: list[list[Cell]]) -> bool:
    """E9: the crossed path runs straight on, at right angles to the bridge."""
    walk = next(walk for walk in walks if bridge in walk)
    place = walk.index(bridge)
    return {*walk[place - 1 : place + 2 : 2]} == {*both_sides(bridge, (axis[1], axis[0]))}


# --- reading ----------------------------------------------------------------------------------------


def cell_of(name: str) -> Cell:
    """E1: A–L on the first board, M–X on the second; rows from 1."""
    column = ord(name[0]) - ord("A")
    return column // 12, column % 12, int(name[1:]) - 1


def name_of(cell: Cell) -> str:
    board, x, y = cell
    return f"{chr(ord('A') + 12 * board + x)}{y + 1}"


def level_of(line: str) -> Level:
    """A level from its one line."""
    words = line.replace(" / ", " ").split()
    named = dict(word.split("=") for word in words if "=" in word)
    cells = [cell_of(word) for word in words if "=" not in word and word != "rotation"]
    counts = [int(count) for count in named["tiles"].split("/")] if "tiles" in named else []
    routes = tuple(tuple(cells[first : first + 5]) for first in range(0, len(cells), 5))
    stairs = tuple(cell_of(word) for word in named.get("stairs", "").split(",") if word)
    pits = frozenset(cell_of(word) for word in named.get("pits", "").split(",") if word)
    same = counts * len(routes) if len(counts) == 1 else counts
    return Level(routes, stairs, pits, int(named.get("bridges", 0)), tuple(same), "rotation" in words, 12)


def faults_of(level: Level) -> list[str]:
    """E3a: what is wrong with a level."""
    fixed = [*(cell for route in level.routes for cell in route), *level.stairs]
    close = [pair for pair in combinations(fixed, 2) if pair[1] in beside(pair[0])]
    twice = len({*fixed} | level.pits) != len(fixed) + len(level.pits)
    return [*(f"{name_of(one)} beside {name_of(other)}" for one, other in close), *(["twice"] if twice else [])]


def laid_of(path: dict[str, Any]) -> tuple[Laid, set[Cell]]:
    """Tiles and bridges of a path, from its JSON."""
    laid = path["laid"]
    tiles = {tile["tile"]: tuple(_numbered(cell) for cell in tile["cells"]) for tile in laid["tiles"]}
    return tiles, {_numbered(cell) for cell in laid["bridges"]}


def _numbered(cell: int) -> Cell:
    """States write a cell as one number: sixteen to a row, 256 to a board."""
    return cell // 256, cell % 16, cell % 256 // 16
