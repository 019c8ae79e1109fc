"""Contacts: which cells touch, which of them join, and which break a rule (E5, E6, E9, E11, E15).

A contact is a side shared by two different pieces: tiles, waypoints, stairs. A contact joins when it
lies at a free end of each tile and each thing still has a side to give; every other contact is a problem.
A bridge takes away the two contacts with the crossed cell and joins the cells on its two sides.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from msgspec import Struct

from threedoors.games.dungeon_exit.board.cells import Cell, neighbours
from threedoors.games.dungeon_exit.board.faults import Problem, each_once, problem, things_on
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed

Contact = tuple[Cell, Cell]  # the smaller cell first


class Piece(Struct, frozen=True):
    """A tile of one path, or a thing of the level (no cells of its own but one, and no tile name)."""

    owner: int | None  # the path it belongs to; stairs belong to all
    name: str
    cells: tuple[Cell, ...]
    is_tile: bool
    age: int = 0  # tiles count up as they were laid; of two contacts for one side, the older is in its right

    def ends_at(self, cell: Cell) -> bool:
        return cell in (self.cells[0], self.cells[-1])

    def sides_at(self, cell: Cell) -> int:
        """How many contacts this piece may have at this cell (E5, E6)."""
        if self.is_tile:
            return self.ends_at(cell) + (len(self.cells) == 1)
        return 1 if self.name in ("door", "exit") else 2


class LaidOut(Struct, frozen=True):
    """All pieces by their cells."""

    level: Level
    pieces: dict[Cell, Piece]

    def touching(self, cell: Cell) -> list[Cell]:
        """Cells beside this one on which another piece lies."""
        own = self.pieces[cell]
        beside = neighbours(cell, self.level.size)
        return [other for other in beside if other in self.pieces and self.pieces[other] is not own]

    def contacts(self) -> set[Contact]:
        """All contacts with a tile in them; waypoints and stairs never touch (E3a)."""
        tiles = [cell for cell, piece in self.pieces.items() if piece.is_tile]
        return {contact(cell, other) for cell in tiles for other in self.touching(cell)}


class Joints(Struct, frozen=True):
    """What joins what, and what is wrong."""

    joined: frozenset[Contact]
    problems: tuple[Problem, ...]


def contact(one: Cell, other: Cell) -> Contact:
    return (one, other) if one < other else (other, one)


def lay_out(level: Level, laid: Sequence[Laid], without: Sequence[Placed] = ()) -> LaidOut:
    """The table: the level's things and all tiles but the ones that cannot lie where they are."""
    pieces: dict[Cell, Piece] = {}
    for owner, path in enumerate(laid):
        for placed in path.tiles:
            if placed not in without:
                piece = Piece(owner, placed.tile, placed.cells, is_tile=True, age=len(pieces) + 1)
                pieces |= dict.fromkeys(placed.cells, piece)
    for number, (cell, name) in enumerate(things_on(level)):
        if name != "pit":
            owner_of = number // 5 if number < 5 * len(level.routes) else None
            pieces[cell] = Piece(owner_of, name, (cell,), is_tile=False)
    return LaidOut(level, pieces)


def readings(table: LaidOut, bridges: Sequence[Cell]) -> Iterator[Joints]:
    """Every way to read the bridges. Only one over a lone cell (``I1``) can be read in two ways."""
    axes = [_axes(table, bridge) for bridge in bridges]
    for chosen in product(*axes):
        yield _joints(table, tuple(zip(bridges, chosen, strict=True)))


def _axes(table: LaidOut, bridge: Cell) -> tuple[tuple[Cell, Cell], ...]:
    """The two cells a bridge may link: across the way its own tile runs."""
    pairs = ((bridge - 16, bridge + 16), (bridge - 1, bridge + 1))
    piece = table.pieces.get(bridge)
    if piece is None or not piece.is_tile:
        return pairs[:1]
    across = tuple(pair for pair in pairs if not set(pair) & set(piece.cells))
    return across or pairs[:1]


def _joints(table: LaidOut, bridges: tuple[tuple[Cell, Contact], ...]) -> Joints:
    contacts = table.contacts()
    crossing: set[Contact] = set()
    problems: list[Problem] = []
    for cell, sides in bridges:
        fault = _bridge_fault(table, cell, sides)
        if fault is None or fault.unfinished:
            contacts -= {contact(cell, side) for side in sides}
            crossing |= {sides} if fault is None or fault.why.id == "bridge-leads-nowhere" else set()
        problems += [fault] if fault else []
    joined = contacts | {pair for pair in crossing if pair[0] in table.pieces and pair[1] in table.pieces}
    wrong = dict(_wrong(table, joined))
    return Joints(frozenset(joined - wrong.keys()), each_once([*problems, *wrong.values()]))


def _bridge_fault(table: LaidOut, cell: Cell, sides: Contact) -> Problem | None:
    """E9: straight path below at right angles, on both sides an end of a tile of one path."""
    below = table.pieces.get(cell)
    if below is None or not below.is_tile:
        return problem("bridge-needs-tile", "E9", [cell])
    if set(sides) & set(below.cells):
        return problem("bridge-over-bend", "E9", [cell])
    one, other = (table.pieces.get(side) for side in sides)
    for side, bank in zip(sides, (one, other), strict=True):
        if side not in neighbours(cell, table.level.size) or (bank is not None and not bank.is_tile):
            return problem("bridge-bank-blocked", "E9", [cell, side])
        if bank is not None and not bank.ends_at(side):
            return problem("bridge-bank-not-end", "E9", [cell, side])
    along = [near for near in neighbours(cell, table.level.size) if near not in sides]
    if one is None or other is None:  # at the board edge no tile can help: nothing runs straight on there
        why = "bridge-half" if len(along) == 2 else "bridge-over-bend"
        return problem(why, "E9", [cell], unfinished=True)
    if one is other or one.owner != other.owner:
        return problem("bridge-two-paths", "E9", [cell, *sides])
    if len(along) < 2 or any(near not in table.pieces for near in along):
        return problem("bridge-leads-nowhere", "E9", [cell], unfinished=True)
    return None


def _wrong(table: LaidOut, contacts: set[Contact]) -> Iterator[tuple[Contact, Problem]]:
    """The contacts that join nothing, each with its problem: the oldest take the sides there are."""
    pairs = Counter(_pair(table, one, other) for one, other in contacts)
    taken: Counter[tuple[Cell, int | None]] = Counter()
    for pair in sorted(contacts, key=lambda pair: (max(table.pieces[cell].age for cell in pair), pair)):
        young, old = sorted(pair, key=lambda cell: -table.pieces[cell].age)
        fault = _contact_fault(table, young, old)
        if fault is None and pairs[_pair(table, young, old)] > 1:
            fault = _double_contact(table, contacts, young, old)
        sides = [_side(table, young, old), _side(table, old, young)]
        full = [cell for cell, owner in sides if taken[cell, owner] >= _room(table, cell)]
        if fault is None and full:
            fault = _crowded(table, full[0], [young, old])
        if fault is None:
            taken.update(sides)
        else:
            yield pair, fault


def _pair(table: LaidOut, one: Cell, other: Cell) -> tuple[int, int]:
    first, second = sorted((id(table.pieces[one]), id(table.pieces[other])))
    return first, second


def _side(table: LaidOut, cell: Cell, partner: Cell) -> tuple[Cell, int | None]:
    """Whose sides are counted: a stair has some for each path (E11, E15)."""
    return cell, table.pieces[partner].owner if table.pieces[cell].name == "stair" else None


def _room(table: LaidOut, cell: Cell) -> int:
    """How many contacts may meet at a cell; a stair gives one side to each path (E11, E15)."""
    piece = table.pieces[cell]
    return 1 if piece.name == "stair" else piece.sides_at(cell)


def _contact_fault(table: LaidOut, one: Cell, other: Cell) -> Problem | None:
    first, second = table.pieces[one], table.pieces[other]
    if not first.is_tile:
        return _contact_fault(table, other, one)
    if None not in (first.owner, second.owner) and first.owner != second.owner:
        return problem("touches-mate", "E15", [one, other])
    if first.ends_at(one) and second.ends_at(other):
        return None
    if second.is_tile:
        return problem("side-contact", "E5", [one, other])
    if second.name == "stair":
        return problem("stair-by-side", "E11", [one, other])
    return problem("waypoint-by-side", "E6", [one, other], thing=f"@thing-{second.name}")


def _double_contact(table: LaidOut, contacts: set[Contact], one: Cell, other: Cell) -> Problem:
    """E5: two tiles join by exactly one cell side, nor may one come back to a waypoint or stair (E6, E11)."""
    same = _pair(table, one, other)
    cells = sorted({cell for a, b in contacts if _pair(table, a, b) == same for cell in (a, b)})
    things = [piece.name for piece in (table.pieces[one], table.pieces[other]) if not piece.is_tile]
    if things:
        return problem("waypoint-twice", "E11" if "stair" in things else "E6", cells, thing=f"@thing-{things[0]}")
    return problem("double-contact", "E5", cells)


def _crowded(table: LaidOut, cell: Cell, touching: Sequence[Cell]) -> Problem:
    """The piece at this cell has no side left for what touches it."""
    piece = table.pieces[cell]
    if piece.is_tile:
        return problem("crowded-end", "E5", touching)
    if piece.name == "stair":
        return problem("stair-crowded", "E11", touching)
    return problem("waypoint-crowded", "E6", touching, thing=f"@thing-{piece.name}", sides=piece.sides_at(cell))
