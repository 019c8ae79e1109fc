"""Reasons: facts that hold for every solution which keeps what lies, held against a slow census of them all."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from tests.games.dungeon_exit.boards import level
from tests.games.dungeon_exit.small_levels import Small, Whose, lying, positions, small_level
from threedoors.games.dungeon_exit.board.cells import Cell, column_of, find_cell, neighbours, row_of
from threedoors.games.dungeon_exit.board.level import WAYPOINTS
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.help.hints import HintFor, hint_within
from threedoors.games.dungeon_exit.solver import NodeBudget, warm_up

pytestmark = pytest.mark.slow

KINDS = {"plain": (10, 16), "pits": (10, 16), "floors": (4, 16), "coop": (2, 16)}


def agrees(small: Small, laid: tuple[Laid, ...], path: int) -> str:
    """Ask for a reason, and hold it against every solution that keeps what lies."""
    said = hint_within(small.level, laid, "reason", NodeBudget(4000), HintFor(path)).say
    kept = [solution for solution in small.solutions if lying(laid) <= solution]
    cells = [{cell for whose, _, tile in solution if whose == path for cell in tile} for solution in kept]
    match said.id:
        case "hint-every-way" | "hint-one-side":
            assert all(find_cell(str(said.args["cell"])) in used for used in cells)
        case "hint-never-north" | "hint-never-south":
            rows, line = [row_of(cell) + 1 for used in cells for cell in used], int(str(said.args["line"]))
            assert all(row >= line if said.id.endswith("north") else row <= line for row in rows)
        case "hint-never-west" | "hint-never-east":
            columns, line = [column_of(cell) for used in cells for cell in used], ord(str(said.args["line"])) - ord("A")
            assert all(column >= line if said.id.endswith("west") else column <= line for column in columns)
        case "hint-least-tiles" | "hint-one-tile-may-do":
            alone = {tile for solution in kept for tile in links(small, solution - lying(laid), path, said.args)}
            named = said.args["tiles"] if said.id == "hint-one-tile-may-do" else []
            assert isinstance(named, list)
            assert alone <= set(named)
    return said.id


def links(small: Small, solution: Whose, path: int, args: Mapping[str, object]) -> set[str]:
    """The tiles that lead alone from one end of the hop to the other."""
    ends = [end_of(small, path, str(args[key])) for key in ("one", "other")]
    if None in ends:
        return set()
    beside = [set(neighbours(end, small.level.size)) for end in ends if end is not None]
    return {tile for whose, tile, cells in solution if whose == path and all(cells & near for near in beside)}


def end_of(small: Small, path: int, word: str) -> Cell | None:
    if word == "@thing-stair":
        return None
    name = word.removeprefix("@thing-")
    return small.level.routes[path][WAYPOINTS.index(name)] if name in WAYPOINTS else find_cell(word)


@pytest.mark.parametrize("kind", KINDS)
def test_no_reason_is_ever_wrong(kind: str) -> None:
    warm_up()
    chance = Random(f"reasons/{kind}")
    told: Counter[str] = Counter()
    levels, each = KINDS[kind]
    for _ in range(levels):
        small = small_level(kind, chance)
        for laid in positions(small, chance, each):
            if not small.is_completable(laid):
                continue
            try:
                told[agrees(small, laid, chance.randrange(len(laid)))] += 1
            except AssertionError as wrong:
                raise AssertionError(f"{write_level(small.level)} | {' / '.join(map(str, laid))}") from wrong
    assert len(told) > 1, told


def test_a_reason_says_something_the_nudge_did_not() -> None:
    """Two cells between pits leave one way; a long leg takes more than one tile."""
    narrow = level("A1 C1 G5 K5 K9 pits=B2,D1,C3,D2")
    assert hint_within(narrow, [Laid()], "reason", NodeBudget(4000), HintFor()).say.id != "hint-legs-left"
    wide = level("A1 L1 L12 A12 A6")
    said = hint_within(wide, [Laid()], "reason", NodeBudget(4000), HintFor()).say
    assert (said.id, said.args["tiles"]) == ("hint-least-tiles", 3)
