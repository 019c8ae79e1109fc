"""E1 and E2: the boards and the fourteen tiles."""

from hypothesis import given
from hypothesis import strategies as st

from threedoors.games.dungeon_exit.board.cells import are_side_by_side, board_cells, find_cell, name_of, neighbours
from threedoors.games.dungeon_exit.board.notation import Placed
from threedoors.games.dungeon_exit.board.tiles import BY_NAME, TILES, Point, Shape, shapes_of
from threedoors.games.dungeon_exit.board.ways import WAYS, from_first_end, lying, shape_lying, way_of
from threedoors.games.dungeon_exit.solver.moves import moves_for

cells = st.sampled_from([*board_cells(), *board_cells(board=1)])
ways = st.sampled_from(WAYS)
tiles = st.sampled_from([tile.name for tile in TILES])


def cell(name: str) -> int:
    found = find_cell(name)
    assert found is not None
    return found


def test_e1_a_board_has_twelve_columns_and_rows_and_the_second_goes_on_with_m() -> None:
    names = [name_of(each) for each in (*board_cells(), *board_cells(board=1))]
    assert len(set(names)) == 288
    assert (names[0], names[143], names[144], names[-1]) == ("A1", "L12", "M1", "X12")


def test_e1_cells_of_two_boards_never_touch() -> None:
    assert not are_side_by_side(cell("L5"), cell("M5"))
    assert {name_of(each) for each in neighbours(cell("M5"))} == {"M4", "N5", "M6"}


@given(cells)
def test_e1_every_cell_has_a_name_of_its_own(each: int) -> None:
    assert find_cell(name_of(each)) == each
    assert find_cell(name_of(each).lower()) == each


def test_e1_what_is_no_cell_has_no_place() -> None:
    assert [find_cell(word) for word in ("", "A", "A0", "A13", "Y1", "Z9", "5A", "A1x", "A01", "Ä1", "A²")] == [
        None
    ] * 11


def simple_paths(length: int) -> set[frozenset[Point]]:
    """All unbranched polyominoes, walked step by step, without looking at the tile set."""
    found: set[tuple[Point, ...]] = {((0, 0),)}
    for _ in range(length - 1):
        found = {
            (*path, (c, r))
            for path in found
            for c, r in _around(path[-1])
            if (c, r) not in path and sum(beside in path for beside in _around((c, r))) == 1
        }
    return {_normal(path) for path in found}


def _around(point: Point) -> list[Point]:
    column, row = point
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def _normal(path: Shape) -> frozenset[Point]:
    """The smallest of the eight ways it may lie."""
    turns = []
    points = [*path]
    for _ in range(2):
        for _ in range(4):
            points = [(-r, c) for c, r in points]
            left, top = min(c for c, _ in points), min(r for _, r in points)
            turns.append(tuple(sorted((c - left, r - top) for c, r in points)))
        points = [(-c, r) for c, r in points]
    return frozenset(min(turns))


def test_e2_a_set_has_one_of_each_unbranched_polyomino_of_one_to_five_cells() -> None:
    every = set().union(*(simple_paths(length) for length in range(1, 6)))
    assert {_normal(tile.shape) for tile in TILES} == every
    assert len(TILES) == len(every) == 14
    assert sum(map(len, TILES)) == 56


def test_e2_turned_tiles_keep_their_hand_unless_they_may_be_flipped() -> None:
    chiral = {tile.name for tile in TILES if shapes_of(tile, rotation_only=True) != shapes_of(tile)}
    assert chiral == {"L4", "S4", "L5", "N5", "Z5"}


@given(tiles, cells, ways)
def test_e2_how_a_tile_lies_can_be_read_off_its_cells(tile: str, at: int, way: tuple[int, bool]) -> None:
    placed = lying(tile, at, *way)  # type: ignore[arg-type]
    if placed is not None:
        assert placed.cells[0] == at
        assert lying(tile, at, *way_of(placed)) == placed
        assert shape_lying(tile, *way_of(placed)) in shapes_of(BY_NAME[tile])


@given(tiles, cells, ways)
def test_e2_a_tile_walked_from_its_other_end_is_the_same_tile(tile: str, at: int, way: tuple[int, bool]) -> None:
    placed = lying(tile, at, *way)  # type: ignore[arg-type]
    if placed is not None:
        again = from_first_end(Placed(tile, placed.cells[::-1]))
        assert set(again.cells) == set(placed.cells)
        assert lying(tile, again.cells[0], *way_of(again)) == again


def test_e2_with_every_tile_laid_there_is_no_move_left() -> None:
    """Walkers that had used all fourteen stumbled over it."""
    assert set(moves_for(False, ()).tile) == {-1}
