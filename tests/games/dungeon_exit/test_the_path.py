"""E4–E11: what the judge says of a path, rule by rule."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dungeon_exit.boards import (
    ANNEX_1,
    ANNEX_2,
    CROSSING,
    FLOORS,
    WAY_ACROSS,
    WAY_OUT_1,
    WAY_OUT_2,
    WAY_UP,
    faults,
    laid,
    level,
    verdict,
)
from threedoors.games.dungeon_exit.board.cells import Cell, cells_in, name_of, neighbours
from threedoors.games.dungeon_exit.board.faults import misplaced
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, Level
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.board.ways import WAYS, lying


def without(words: str, *tiles: str) -> str:
    return " ".join(word for word in words.split() if word.partition(":")[0] not in tiles)


def test_e4_a_path_through_all_five_in_order_is_valid() -> None:
    said = verdict(ANNEX_1, WAY_OUT_1)
    assert said.valid
    assert said.linked == (LEG_NAMES,)
    assert said.problems == ()
    assert [name_of(cell) for cell in said.thread[0]][::12] == ["K10", "F3", "A10", "H7"]


def test_e4_the_order_of_the_list_does_not_matter() -> None:
    assert verdict(ANNEX_1, " ".join(reversed(WAY_OUT_1.split()))).valid


def test_e4_what_is_linked_is_told_leg_by_leg() -> None:
    said = verdict(ANNEX_1, without(WAY_OUT_1, "V5"))
    assert said.linked == (("door-key", "key-chest", "monster-exit"),)
    assert [(found.why.id, [name_of(c) for c in found.cells]) for found in said.problems] == [
        ("not-linked", ["D7", "A10"])
    ]


def test_e4_a_leg_that_skips_a_waypoint_is_wrong() -> None:
    assert ("wrong-order", "E4") in faults("A1 A12 E1 L12 L6", "I3:B1-C1-D1")


def test_e5_cells_that_do_not_follow_each_other_share_no_side() -> None:
    assert faults(ANNEX_1, "I5:K9-K8-K7-K6-K5 I4:J5-J6-J7-J8") >= {("side-contact", "E5")}


def test_e5_of_two_ends_at_one_end_the_older_is_in_its_right() -> None:
    said = verdict(ANNEX_1, "I5:K9-K8-K7-K6-K5 I2:K4-K3 L3:J5-I5-I4")
    assert [(found.why.id, [name_of(c) for c in found.cells]) for found in said.wrong] == [
        ("crowded-end", ["J5", "K5"])
    ]
    assert said.lit == (("I5", "I2"),)


def test_e5_two_tiles_join_by_one_side_only() -> None:
    assert ("double-contact", "E5") in faults(ANNEX_1, "I2:K9-K8 L4:L9-L8-L7-K7")


def test_e5_corners_may_touch_and_join_nothing() -> None:
    said = verdict(ANNEX_1, "I2:K9-K8 I3:J7-J6-J5")
    assert said.wrong == ()
    assert said.lit == (("I2",),)


def test_e5_the_edge_and_pits_may_be_followed() -> None:
    assert verdict("A1 A12 C12 E12 G12 pits=B4,B5,B6", "I5:A2-A3-A4-A5-A6 I4:A7-A8-A9-A10 I1:A11").wrong == ()


def test_e6_only_the_end_of_a_tile_touches_a_waypoint() -> None:
    assert ("waypoint-by-side", "E6") in faults(ANNEX_1, "I3:E4-F4-G4")


def test_e6_door_and_exit_are_touched_on_one_side() -> None:
    assert faults(ANNEX_1, "I1:K9 I2:J10-I10") == {("waypoint-crowded", "E6")}
    assert faults(ANNEX_1, "I1:H6 I2:G7-F7") == {("waypoint-crowded", "E6")}


def test_e6_key_chest_and_monster_are_touched_on_two_sides() -> None:
    assert faults(ANNEX_1, "I1:E3 I2:G3-H3") == set()
    assert faults(ANNEX_1, "I1:E3 I2:G3-H3 L3:F2-F1-G1") == {("waypoint-crowded", "E6")}


def test_e6_one_tile_does_not_come_back_to_the_same_waypoint() -> None:
    assert ("waypoint-twice", "E6") in faults(ANNEX_1, "U5:E3-E4-F4-G4-G3")


def test_e7_tiles_do_not_overlap_each_other_or_waypoints() -> None:
    assert ("on-a-tile", "E7") in faults(ANNEX_1, "I2:A1-A2 I3:A2-A3-A4")
    assert ("on-a-thing", "E7") in faults(ANNEX_1, "I2:F3-F4")
    assert ("on-a-thing", "E7") in faults(FLOORS, "I2:J8-K8")


def test_e7_a_tile_is_used_once_and_keeps_its_shape() -> None:
    assert ("tile-used-twice", "E2") in faults(ANNEX_1, "I1:A1 I1:C1")
    assert ("tile-wrong-shape", "E2") in faults(ANNEX_1, "L4:A1-A2-A3-A4")
    assert ("tile-wrong-shape", "E2") in faults(FLOORS, "I2:L5-M5")


def test_e7_nothing_loose_lies_about_when_the_path_is_done() -> None:
    said = verdict(ANNEX_1, f"{WAY_OUT_1} I2:A1-B1")
    assert not said.valid
    assert [found.why.id for found in said.problems] == ["loose-tile"]


def test_e8_the_number_of_tiles_is_exact() -> None:
    assert verdict(f"{ANNEX_1} tiles=8", WAY_OUT_1).valid
    assert [found.rule for found in verdict(f"{ANNEX_1} tiles=9", WAY_OUT_1).problems] == ["E8"]
    assert faults(f"{ANNEX_1} tiles=7", WAY_OUT_1) == {("tile-count", "E8")}


def test_e9_a_bridge_lets_the_path_cross_itself() -> None:
    assert verdict(CROSSING, WAY_ACROSS).valid
    assert ("side-contact", "E5") in faults(CROSSING, without(WAY_ACROSS, "B"))


def test_e9_the_bridge_lies_on_a_tile_whose_path_runs_straight_across() -> None:
    assert ("bridge-needs-tile", "E9") in faults(CROSSING, f"{without(WAY_ACROSS, 'B')} B:A1")
    assert ("bridge-over-bend", "E9") in faults(CROSSING, f"{without(WAY_ACROSS, 'B')} B:C1")


def test_e9_where_the_path_turns_at_the_board_edge_no_missing_tile_is_blamed() -> None:
    turning = verdict("L1 L6 C7 H6 H8 bridges=1", "I2:B6-A6 I3:A7-A8-A9 B:A6")
    assert "bridge-over-bend" in {found.why.id for found in turning.problems}
    assert "bridge-half" not in {found.why.id for found in turning.problems}


def test_e9_on_both_sides_of_a_bridge_lies_the_end_of_a_tile() -> None:
    assert ("bridge-bank-blocked", "E9") in faults("A3 E3 C2 H6 H8 bridges=1", "I3:B3-C3-D3 I2:C4-C5 B:C3")
    assert ("bridge-bank-not-end", "E9") in faults(CROSSING, "I3:B3-C3-D3 I5:B2-C2-D2-E2-F2 B:C3")
    half = verdict(CROSSING, "I3:B3-C3-D3 I2:C4-C5 B:C3")
    assert half.wrong == ()
    assert "bridge-half" in {found.why.id for found in half.problems}


def test_e9_a_joint_of_two_tiles_may_be_crossed() -> None:
    joint = "I2:B3-C3 I1:D3 U5:E2-E1-D1-C1-C2 I3:C4-C5-C6 B:C3"
    assert verdict("A3 E3 C7 H7 A12 bridges=1", joint).linked == (("door-key", "key-chest"),)


def test_e9_a_lone_cell_may_be_crossed_between_a_waypoint_and_a_tile() -> None:
    lone = "I1:C5 I2:D5-E5 V5:F4-F3-F2-E2-D2 I3:C2-C3-C4 I4:C6-C7-C8-C9 B:C5"
    assert verdict("B5 F5 C10 H10 L12 bridges=1", lone).linked == (("door-key", "key-chest"),)


def test_e9_exactly_as_many_bridges_as_the_level_demands() -> None:
    assert ("bridge-count", "E9") in faults(CROSSING.replace(" bridges=1", ""), WAY_ACROSS)
    said = verdict(CROSSING.replace("bridges=1", "bridges=2"), WAY_ACROSS)
    assert [found.why.id for found in said.problems] == ["bridge-count"]
    assert ("bridge-twice", "E9") in faults(CROSSING.replace("bridges=1", "bridges=2"), f"{WAY_ACROSS} B:C3")


def test_e10_nothing_lies_on_a_pit_or_crosses_it() -> None:
    assert ("on-a-pit", "E10") in faults(f"{ANNEX_1} pits=A1", "I2:A1-A2")
    assert ("bridge-needs-tile", "E9") in faults(f"{CROSSING} pits=C3", "I1:C2 I2:C4-C5 B:C3")


def test_e11_the_path_changes_floors_by_the_stairs_once() -> None:
    said = verdict(FLOORS, WAY_UP)
    assert said.valid
    names = [name_of(cell) for cell in said.thread[0]]
    assert names[names.index("J8") + 1] == "R8"


def test_e11_a_stair_is_touched_by_an_end_and_on_one_side() -> None:
    assert ("stair-by-side", "E11") in faults(FLOORS, "I3:I7-J7-K7")
    assert ("stair-crowded", "E11") in faults(FLOORS, "I1:J7 I2:I8-H8")


def test_e11_a_tile_touches_its_stair_once() -> None:
    assert ("waypoint-twice", "E11") in faults(FLOORS, "L3:J7-I7-I8")


def test_e11_a_leg_over_the_stairs_needs_both_halves() -> None:
    said = verdict(FLOORS, without(WAY_UP, "W5"))
    assert said.linked == (("door-key", "key-chest", "monster-exit"),)


# --- an independent judge -----------------------------------------------------------------------------


def is_one_path(on: Level, tiles: Laid) -> bool:
    """E4–E7 at one glance: all cells together are one path, with the five waypoints on it in order."""
    if [*misplaced(on, [tiles])]:
        return False
    cells = {*on.routes[0], *(cell for placed in tiles.tiles for cell in placed.cells)}
    near = {cell: [other for other in neighbours(cell) if other in cells] for cell in cells}
    door, *_, way_out = on.routes[0]
    walked, here = [door], door
    while onward := [cell for cell in near[here] if cell not in walked]:
        if len(onward) > 1:
            return False
        here = onward[0]
        walked.append(here)
    ends_meet = here == way_out and len(walked) == len(cells) and sum(map(len, near.values())) == 2 * (len(cells) - 1)
    return ends_meet and [cell for cell in walked if cell in on.routes[0]] == [*on.routes[0]]


def near_solutions(on: str, words: str) -> Iterator[Laid]:
    """A way out with every tile in turn lying every other way at every place near its own."""
    solution = laid(on, words)
    for index, placed in enumerate(solution.tiles):
        rest = solution.tiles[:index] + solution.tiles[index + 1 :]
        for cell in {near for own in placed.cells for near in (own, *neighbours(own))}:
            for way in WAYS:
                other = lying(placed.tile, cell, *way)
                if other is not None:
                    yield Laid((*rest, other))


def test_the_judge_agrees_with_a_plain_look_at_the_cells_near_every_solution() -> None:
    seen = {True: 0, False: 0}
    for on, words in ((ANNEX_1, WAY_OUT_1), (ANNEX_2, WAY_OUT_2)):
        for tiles in near_solutions(on, words):
            valid = is_one_path(level(on), tiles)
            assert judge(level(on), [tiles]).valid == valid, str(tiles)
            seen[valid] += 1
    assert seen[True] > 15
    assert seen[False] > 500


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_the_judge_never_stumbles_whatever_lies_on_the_board(data: st.DataObject) -> None:
    on = level(f"{FLOORS} bridges=2")
    free = [*cells_in(on.playground() & ~on.closed())]
    chosen = data.draw(
        st.lists(st.sampled_from(["I1", "I2", "L3", "L4", "Z5", "U5", "V5", "I5"]), unique=True, max_size=8)
    )
    tiles = []
    for tile in chosen:
        placed = lying(tile, data.draw(st.sampled_from(free)), *data.draw(st.sampled_from(WAYS)))
        tiles += [placed] if placed else []
    bridges: list[Cell] = data.draw(st.lists(st.sampled_from(free), max_size=2))
    said = judge(on, [Laid(tuple(tiles), tuple(bridges))])
    assert not said.valid
    assert all(found.rule and found.why.id for found in said.problems)
