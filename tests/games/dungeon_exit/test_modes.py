"""E13–E16: solo, race, together, Upper Floor."""

import pytest

from tests.games.dungeon_exit.boards import (
    ANNEX_1,
    ANNEX_2,
    FLOORS,
    HERS_FIRST,
    HERS_THEN,
    HIS_FIRST,
    HIS_THEN,
    TOGETHER,
    WAY_OUT_2,
    WAY_UP,
    acts,
    coop,
    faults,
    new,
    played,
    race,
    refused,
    solo,
    verdict,
    why_not_new,
)
from threedoors.core import Concede
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.actions import (
    ChangeMind,
    GetReady,
    MoveTile,
    PlaceBridge,
    PlaceTile,
    StartOver,
    Swap,
    SwapBack,
    TakeAll,
    TakeBridge,
    TakeTile,
)
from threedoors.games.dungeon_exit.board.level import LEG_NAMES
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.events import (
    BoardShown,
    BoardsSwapped,
    BoardsSwappedBack,
    BridgeTaken,
    PathFinished,
    RaceStarted,
    StartedOver,
    TilesCounted,
    WishLapsed,
    WishSpoken,
)
from threedoors.games.dungeon_exit.levels.books import printed_levels
from threedoors.games.dungeon_exit.rules import legal, outcome, waits
from threedoors.texts import Texts


@pytest.mark.parametrize(
    ("seats", "options", "mode"),
    [
        (1, {}, "solo"),
        (2, {}, "race"),
        (1, {"level": FLOORS}, "floor"),
        (2, {"level": TOGETHER}, "coop"),
        (1, {"mode": "floor"}, "floor"),
        (2, {"mode": "coop"}, "coop"),
    ],
)
def test_the_level_and_the_seats_say_how_it_is_played(seats: int, options: dict[str, str], mode: str) -> None:
    assert new(seats, **options).mode == mode


@pytest.mark.parametrize(
    ("seats", "options", "why", "rule"),
    [
        (2, {"mode": "solo"}, "mode-wrong-seats", "E13"),
        (1, {"mode": "race"}, "mode-wrong-seats", "E14"),
        (1, {"mode": "coop"}, "mode-wrong-seats", "E15"),
        (2, {"mode": "floor"}, "mode-wrong-seats", "E16"),
        (1, {"level": TOGETHER}, "mode-wrong-seats", "E15"),
        (2, {"mode": "race", "level": TOGETHER}, "level-is-for-two", "E15"),
        (2, {"mode": "coop", "level": ANNEX_1}, "level-is-for-one", "E15"),
        (1, {"mode": "solo", "level": FLOORS}, "level-has-stairs", "E16"),
        (2, {"level": FLOORS}, "level-has-stairs", "E16"),
        (1, {"mode": "floor", "level": ANNEX_1}, "level-has-no-stairs", "E16"),
        (2, {"level": f"{ANNEX_1} pits=A1,A3,A5,B12,C12,D12,E12"}, "race-too-many-pits", "E3"),
        (1, {"level": "nonsense"}, "level-five-cells", "E4"),
    ],
)
def test_options_that_do_not_go_together_are_refused_with_a_sentence(
    seats: int, options: dict[str, str], why: str, rule: str
) -> None:
    answer = why_not_new(seats, **options)
    assert (answer.why, answer.rule) == (why, rule)
    assert all(rule in Texts(language, GAME.folder).refusal(answer) for language in ("fr", "en", "es"))


# --- E14, the race --------------------------------------------------------------------------------


def test_e14_the_level_shows_to_both_at_the_start_signal() -> None:
    state = new(2, level=ANNEX_2)
    assert all(b"K11" not in GAME.encode(GAME.view(state, seat)) for seat in (0, 1, None))
    assert refused(state, PlaceTile(0, "I1", "A1")).why == "race-not-started"
    state, _ = played(state, GetReady(1))
    assert refused(state, GetReady(1)).why == "already-ready"
    assert waits(state)[0].seats == (0,)
    state, events = played(state, GetReady(0))
    assert RaceStarted(ANNEX_2) in events
    assert all(GAME.view(state, seat).level is not None for seat in (0, 1, None))


def test_e14_each_has_a_board_and_a_full_set() -> None:
    state, _ = played(race(), PlaceTile(0, "I3", "K3", 1), PlaceTile(1, "I3", "K3", 1))
    assert [path.linked for path in state.paths] == [("door-key",), ("door-key",)]


def test_e14_the_first_valid_path_in_the_log_wins() -> None:
    *hers, her_last = acts(ANNEX_2, 0, WAY_OUT_2)
    *his, his_last = acts(ANNEX_2, 1, WAY_OUT_2)
    state, _ = played(race(), *hers, *his)
    state, events = played(state, his_last)
    assert PathFinished(1, 7) in events
    ended = outcome(state)
    assert ended is not None
    assert (ended.label, ended.winners) == ("seat-1", (1,))
    assert refused(state, her_last).why == "game-over"


def test_e14_giving_up_loses() -> None:
    for state in (race(), new(2)):
        ended = outcome(played(state, Concede(0))[0])
        assert ended is not None
        assert ended.winners == (1,)


def test_e14_of_the_rivals_board_only_the_progress_shows_until_the_end() -> None:
    state, events = played(race(), PlaceTile(1, "I3", "K3", 1))
    for seat in (0, None):
        rival = GAME.view(state, seat).paths[1]
        assert (rival.board, rival.linked, rival.tiles_used) == (None, ("door-key",), 1)
        told = [seen for event in events if (seen := GAME.seen(event, seat))]
        assert b"K4" not in b"".join(map(GAME.encode, told))
        assert TilesCounted(1, 1) in told
    assert GAME.view(state, 1).paths[1].board is not None
    state, events = played(state, Concede(1))
    assert BoardShown(1, "I3:K3-K4-K5") in events
    assert GAME.view(state, 0).paths[1].board is not None


def test_e14_the_host_may_open_the_boards() -> None:
    state, events = played(race(open_boards=True), PlaceTile(1, "I3", "K3", 1))
    assert GAME.view(state, 0).paths[1].board is not None
    assert [GAME.seen(event, 0) for event in events] == [*events]


def test_e14_a_level_never_shown_stays_hidden() -> None:
    state, _ = played(new(2, level=ANNEX_2), Concede(0))
    assert b"K11" not in GAME.encode(GAME.view(state, 1))


def test_e14_the_level_of_a_race_is_drawn_by_lot_so_that_nobody_knows_it() -> None:
    drawn = {write_level(new(2, seed=f"{seed}").level) for seed in range(40)}
    assert drawn == set(printed_levels())
    own = {write_level(new(2, seed=f"{seed}", levels=(ANNEX_1, ANNEX_2)).level) for seed in range(20)}
    assert own == {ANNEX_1, ANNEX_2}


def test_every_level_to_draw_from_must_fit() -> None:
    assert why_not_new(2, levels=(ANNEX_1, "nonsense")).why == "level-five-cells"
    assert why_not_new(2, levels=(ANNEX_1, FLOORS)).why == "level-has-stairs"
    assert why_not_new(1, level=ANNEX_1, levels=(ANNEX_2,)).why == "level-or-levels"


# --- E15, together --------------------------------------------------------------------------------


def test_e15_each_begins_on_an_own_board() -> None:
    state = coop()
    assert refused(state, PlaceTile(0, "I1", "M1")).why == "not-your-board"
    assert refused(state, PlaceTile(1, "I1", "A1")).why == "not-your-board"
    played(state, PlaceTile(0, "I1", "A1"), PlaceTile(1, "I1", "M1"))


def test_e15_boards_are_swapped_when_both_stand_at_the_stair_and_both_say_yes() -> None:
    assert refused(coop(HERS_FIRST), Swap(0)).why == "not-at-the-stair"
    state, events = played(coop(HERS_FIRST, HIS_FIRST), Swap(0))
    assert events == (WishSpoken(0, "swap"),)
    assert waits(state)[0].seats == (1,)
    assert refused(state, Swap(0)).why == "already-agreed"
    state, events = played(state, Swap(1))
    assert BoardsSwapped() in events
    assert refused(state, PlaceTile(0, "I1", "A1")).why == "not-your-board"
    assert refused(state, Swap(0)).why == "already-swapped"


def test_e15_a_yes_may_be_taken_back_and_lapses_when_somebody_leaves_the_stair() -> None:
    state, _ = played(coop(HERS_FIRST, HIS_FIRST), Swap(0), ChangeMind(0))
    assert refused(state, ChangeMind(0)).why == "nothing-agreed"
    _, events = played(state, Swap(0), TakeTile(1, "I2"))
    assert WishLapsed(0) in events


def test_e15_after_the_swap_earlier_tiles_stay() -> None:
    state, _ = played(coop(HERS_FIRST, HIS_FIRST), Swap(0), Swap(1))
    assert refused(state, TakeTile(0, "I4")).why == "tile-stays"
    assert refused(state, MoveTile(0, "I4", "M1")).why == "tile-stays"
    assert refused(state, TakeAll(0)).why == "nothing-to-take"


def test_e15_won_when_both_paths_are_complete() -> None:
    state, _ = played(coop(HERS_FIRST, HIS_FIRST), Swap(0), Swap(1), *acts(TOGETHER, 0, HERS_THEN))
    assert outcome(state) is None
    assert state.paths[0].linked == LEG_NAMES
    state, _ = played(state, *acts(TOGETHER, 1, HIS_THEN))
    ended = outcome(state)
    assert ended is not None
    assert (ended.label, ended.winners) == ("solved", (0, 1))


def test_e15_swapping_back_takes_off_what_was_laid_since() -> None:
    state, _ = played(coop(HERS_FIRST, HIS_FIRST), Swap(0), Swap(1), *acts(TOGETHER, 0, HERS_THEN), SwapBack(1))
    state, events = played(state, SwapBack(0))
    assert BoardsSwappedBack() in events
    assert str(state.paths[0].laid) == str(coop(HERS_FIRST, HIS_FIRST).paths[0].laid)
    played(state, TakeTile(0, "I4"))
    assert refused(state, SwapBack(0)).why == "not-swapped-yet"


def test_e15_starting_over_clears_both_boards() -> None:
    state, _ = played(coop(HERS_FIRST, HIS_FIRST), Swap(0), Swap(1), StartOver(1), StartOver(0))
    assert StartedOver() in played(coop(HERS_FIRST), StartOver(1), StartOver(0))[1]
    assert [str(path.laid) for path in state.paths] == ["", ""]
    played(state, PlaceTile(0, "I1", "A1"), PlaceTile(1, "I1", "M1"))


def test_e15_each_has_a_set_and_only_hands_on_it() -> None:
    state, _ = played(coop(), PlaceTile(0, "I1", "A1"), PlaceTile(1, "I1", "M1"))
    state, _ = played(state, TakeTile(1, "I1"))
    assert str(state.paths[0].laid) == "I1:A1"


def test_e15_a_path_never_touches_the_mates_path_or_waypoints_sideways() -> None:
    assert ("touches-mate", "E15") in faults(TOGETHER, "I1:B3 I2:Q7-Q8", "I3:R7-S7-T7")
    assert ("touches-mate", "E15") in faults(TOGETHER, "I2:D11-D12", "")


def test_e15_both_use_the_same_stair_by_different_sides() -> None:
    assert faults(TOGETHER, f"{HERS_FIRST} W5:Q6-Q7-R7-R8-S8", HIS_FIRST) == set()
    assert ("stair-crowded", "E11") in faults(TOGETHER, f"{HERS_FIRST} I1:H5", HIS_FIRST)


def test_e15_a_tile_count_holds_for_each_player() -> None:
    both = (f"{HERS_FIRST} {HERS_THEN}", f"{HIS_FIRST} {HIS_THEN}")
    assert verdict(TOGETHER, *both).valid
    assert verdict(f"{TOGETHER} tiles=6/8", *both).valid
    assert [found.rule for found in verdict(f"{TOGETHER} tiles=6", *both).problems] == ["E8"]


def test_e15_a_bridge_may_lie_over_the_mates_cell_and_comes_off_with_the_tile() -> None:
    on = f"{TOGETHER} bridges=1"
    state, _ = played(coop("I3:A9-B9-C9", on=on), PlaceBridge(0, "B9"))
    swapped = coop("I3:A9-B9-C9", "", swaps=1, on=on)
    state, _ = played(swapped, PlaceBridge(1, "B9"))
    assert refused(state, PlaceBridge(1, "A9")).why == "no-bridge-left"
    back = coop("I3:A9-B9-C9 B:B9", "", on=on)
    assert BridgeTaken(seat=0, cell="B9") in played(back, TakeTile(0, "I3"))[1]
    assert refused(coop("I3:A9-B9-C9 B:B9", swaps=1, on=on), TakeBridge(1, "B9")).why == "mates-bridge"


def test_e15_a_crossing_of_two_paths() -> None:
    on = "B6 F6 B11 T9 P11 / W2 W7 T5 D3 D10 bridges=1 stairs=H4,Q5"
    hers, his = "I3:C6-D6-E6", "I2:D4-D5 I3:D7-D8-D9 B:D6"
    said = verdict(on, hers, his)
    assert said.wrong == ()
    assert said.linked == (("door-key",), ("monster-exit",))


# --- E13 and E16 ----------------------------------------------------------------------------------


def test_e13_solo_needs_no_start_signal() -> None:
    assert legal(new(), 0).kinds() == ("PlaceTile",)


def test_e16_one_set_and_one_count_for_both_boards() -> None:
    *most, last = acts(FLOORS, 0, WAY_UP)
    state, _ = played(new(1, level=f"{FLOORS} tiles=7"), *most)
    assert refused(state, PlaceTile(0, "I5", "M1")).why == "tile-already-laid"
    ended = outcome(played(state, last)[0])
    assert ended is not None
    assert ended.why.id == "won-floor"
    assert verdict(f"{FLOORS} tiles=8", WAY_UP).valid is False


def test_e16_tiles_move_from_floor_to_floor() -> None:
    state, _ = played(solo("I1:A1", FLOORS), MoveTile(0, "I1", "X12"))
    assert str(state.paths[0].laid) == "I1:X12"
