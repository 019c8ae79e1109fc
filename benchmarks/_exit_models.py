"""Dungeon Exit as a CP-SAT model and as an answer set program, for comparison with our own solver.

Both get the same list of placements (a tile on its cells, each way it can lie) and the same level. Both say
that used cells and waypoints form one induced path, and that tiles cover exactly the used cells along it.
One path, one board, no bridges.
"""

from time import monotonic, process_time
from typing import Any, NamedTuple

from threedoors.games.dungeon_exit.board.cells import Cell, board_cells, cells_in, column_of, neighbours, row_of
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.tiles import TILES, shapes_of


class Verdict(NamedTuple):
    """What a model said: tiles of its solution (None: no solution), whether it is sure, and its CPU seconds."""

    tiles: int | None
    sure: bool
    seconds: float


class Placement(NamedTuple):
    """A tile on its cells, in path order."""

    tile: int
    cells: tuple[Cell, ...]


def placements(level: Level) -> list[Placement]:
    """Every way every tile can lie on the free cells."""
    free = set(cells_in(level.playground() & ~level.closed()))
    found: dict[tuple[int, frozenset[Cell]], Placement] = {}
    for number, tile in enumerate(TILES):
        for shape in shapes_of(tile, level.rotation_only):
            for cell in board_cells(level.size):
                places = [(column_of(cell) + c, row_of(cell) + r) for c, r in shape]
                if all(0 <= c < level.size and 0 <= r < level.size for c, r in places):
                    cells = tuple(r * 16 + c for c, r in places)
                    if free.issuperset(cells):
                        found.setdefault((number, frozenset(cells)), Placement(number, cells))
    return list(found.values())


def cp_sat(level: Level, fewest: bool, seconds: float) -> Verdict:
    """Arcs between cells in one circuit, a label for each leg, tiles covering the cells along the arcs."""
    from ortools.sat.python import cp_model

    spent = process_time()
    model = cp_model.CpModel()
    free = list(cells_in(level.playground() & ~level.closed()))
    stops = list(level.routes[0])
    index = {cell: number for number, cell in enumerate([*stops, *free])}
    used = {cell: model.new_bool_var("") for cell in free}
    leg = {(cell, number): model.new_bool_var("") for cell in free for number in range(4)}
    arc: dict[tuple[Cell, Cell], Any] = {}
    for cell in free:
        model.add(sum(leg[cell, number] for number in range(4)) == used[cell])
        for other in neighbours(cell, level.size):
            if other in used:
                arc[cell, other] = model.new_bool_var("")
                for number in range(4):
                    model.add_implication(arc[cell, other], leg[other, number]).only_enforce_if(leg[cell, number])
    for number, stop in enumerate(stops):
        for cell in neighbours(stop, level.size):
            if cell in used:
                touching = []
                if number < 4:
                    arc[stop, cell] = model.new_bool_var("")
                    model.add_implication(arc[stop, cell], leg[cell, number])
                    touching.append(arc[stop, cell])
                if number > 0:
                    arc[cell, stop] = model.new_bool_var("")
                    model.add_implication(arc[cell, stop], leg[cell, number - 1])
                    touching.append(arc[cell, stop])
                model.add(sum(touching) == used[cell])
    circuit = [(index[a], index[b], literal) for (a, b), literal in arc.items()]
    circuit += [(index[cell], index[cell], used[cell].negated()) for cell in free]
    circuit.append((index[stops[4]], index[stops[0]], True))
    model.add_circuit(circuit)
    for cell in free:
        for other in neighbours(cell, level.size):
            if other in used and cell < other:
                model.add(arc[cell, other] + arc[other, cell] >= used[cell] + used[other] - 1)
    cover: dict[Cell, list[Any]] = {cell: [] for cell in free}
    of_tile: list[list[Any]] = [[] for _ in TILES]
    for placement in placements(level):
        literal = model.new_bool_var("")
        of_tile[placement.tile].append(literal)
        for cell in placement.cells:
            cover[cell].append(literal)
        for a, b in zip(placement.cells, placement.cells[1:], strict=False):
            model.add(arc[a, b] + arc[b, a] == 1).only_enforce_if(literal)
    for cell in free:
        model.add(sum(cover[cell]) == used[cell])
    for literals in of_tile:
        model.add_at_most_one(literals)
    count = sum(literal for literals in of_tile for literal in literals)
    if level.tiles:
        model.add(count == level.tiles[0])
    if fewest:
        model.minimize(count)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    has_solution = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    sure = status == cp_model.INFEASIBLE or status == cp_model.OPTIMAL or (has_solution and not fewest)
    return Verdict(round(solver.value(count)) if has_solution else None, sure, process_time() - spent)


PROGRAM = """
{ use(P) : of(P, T) } 1 :- tile(T).
used(C) :- use(P), covers(P, C).
:- cell(C), 2 { use(P) : covers(P, C) }.
node(C) :- used(C).
node(S) :- stop(_, S).
:- used(C), not 2 { node(D) : near(C, D) } 2.
:- stop(N, S), N > 0, N < 4, not 2 { used(D) : near(S, D) } 2.
:- stop(0, S), not 1 { used(D) : near(S, D) } 1.
:- stop(4, S), not 1 { used(D) : near(S, D) } 1.
leg(D, 0) :- stop(0, S), near(S, D), used(D).
leg(D, L) :- leg(C, L), near(C, D), used(D).
leg(D, L + 1) :- stop(L + 1, S), L < 3, near(S, C), near(S, D), C != D, leg(C, L), used(D).
:- used(C), not leg(C, _).
:- used(C), leg(C, L), leg(C, M), L < M.
:- stop(N, S), near(S, C), leg(C, L), L != N, L != N - 1.
:- stop(N, S), N > 0, not 1 { leg(C, N - 1) : near(S, C) } 1.
"""


def clingo(level: Level, fewest: bool, seconds: float) -> Verdict:
    """Guess placements, derive the legs by walking from the Door, forbid everything that is no path."""
    import clingo as asp

    begun, spent = monotonic(), process_time()
    control = asp.Control(["--models=0" if fewest else "--models=1"])
    facts = [f"tile({number})." for number in range(len(TILES))]
    facts += [f"stop({number},{stop})." for number, stop in enumerate(level.routes[0])]
    for cell in board_cells(level.size):
        facts.append(f"cell({cell}).")
        facts += [f"near({cell},{other})." for other in neighbours(cell, level.size)]
    for number, placement in enumerate(placements(level)):
        facts.append(f"of({number},{placement.tile}).")
        facts += [f"covers({number},{cell})." for cell in placement.cells]
    extra = "#minimize { 1,P : use(P) }." if fewest else ""
    if level.tiles:
        extra += f":- not {level.tiles[0]} {{ use(P) : of(P, _) }} {level.tiles[0]}."
    control.add("base", [], PROGRAM + extra + " ".join(facts))
    control.ground([("base", [])])
    best: list[int] = []
    with control.solve(on_model=lambda model: best.append(_used(model)), async_=True) as handle:
        finished = handle.wait(max(0.1, seconds - (monotonic() - begun)))
        if not finished:
            handle.cancel()
    sure = finished or (bool(best) and not fewest)
    return Verdict(best[-1] if best else None, sure, process_time() - spent)


def _used(model: Any) -> int:
    return sum(atom.name == "use" for atom in model.symbols(atoms=True))
