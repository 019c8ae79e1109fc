"""E12: tiles are laid, moved, turned, flipped and taken back freely; what is refused at once, and what it says."""

import pytest

from tests.games.dungeon_exit.boards import ANNEX_1, CROSSING, FLOORS, WAY_OUT_1, acts, played, refused, solo
from threedoors.core import Concede
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.actions import (
    ExitAction,
    FlipTile,
    GetReady,
    MoveTile,
    PlaceBridge,
    PlaceTile,
    StartOver,
    TakeAll,
    TakeBridge,
    TakeTile,
    TurnTile,
)
from threedoors.games.dungeon_exit.events import (
    AllTaken,
    BridgeTaken,
    LegBroken,
    LegLinked,
    PathFinished,
    TileFlipped,
    TileMoved,
    TilePlaced,
    TileTaken,
    TileTurned,
)
from threedoors.games.dungeon_exit.rules import apply, outcome
from threedoors.games.dungeon_exit.state import DungeonExit
from threedoors.texts import Texts


def lies(state: DungeonExit) -> str:
    return str(state.paths[0].laid)


def test_a_tile_is_laid_flipped_first_and_then_turned_around_its_first_end() -> None:
    state, events = played(solo(), PlaceTile(0, "L4", "F4"))
    assert lies(state) == "L4:F4-F5-G5-H5"
    assert events == (TilePlaced(seat=0, tile="L4", cells=("F4", "F5", "G5", "H5")),)
    assert lies(played(solo(), PlaceTile(0, "L4", "F4", turn=1))[0]) == "L4:F4-E4-E5-E6"
    assert lies(played(solo(), PlaceTile(0, "L4", "F4", flipped=True))[0]) == "L4:F4-F5-E5-D5"
    assert lies(played(solo(), PlaceTile(0, "L4", "F4", 1, True))[0]) == "L4:F4-E4-E3-E2"


def test_a_tile_is_moved_even_over_its_own_place() -> None:
    state, events = played(solo("I3:A1-B1-C1"), MoveTile(0, "I3", "B1"))
    assert events == (TileMoved(seat=0, tile="I3", cells=("B1", "C1", "D1")),)
    assert lies(state) == "I3:B1-C1-D1"


def test_a_tile_turns_and_flips_around_its_middle() -> None:
    _, events = played(solo("I3:A2-B2-C2"), TurnTile(0, "I3"))
    assert events == (TileTurned(seat=0, tile="I3", cells=("B1", "B2", "B3")),)
    _, events = played(solo("L3:B2-B3-C3"), FlipTile(0, "L3"))
    assert events == (TileFlipped(seat=0, tile="L3", cells=("B2", "B3", "A3")),)


def test_four_quarter_turns_and_two_flips_change_nothing() -> None:
    start = solo("N5:E8-E9-F9-F10-F11")
    turned = played(start, *[TurnTile(0, "N5")] * 4)[0]
    assert played(turned, FlipTile(0, "N5"), FlipTile(0, "N5"))[0] == start


def test_a_tile_is_taken_back_into_stock() -> None:
    state, events = played(solo("I3:A1-B1-C1 I1:E1"), TakeTile(0, "I3"))
    assert events == (TileTaken(seat=0, tile="I3"),)
    assert lies(state) == "I1:E1"
    state, events = played(state, TakeAll(0))
    assert events == (AllTaken(seat=0),)
    assert lies(state) == ""


def test_a_bridge_comes_off_with_its_tile() -> None:
    state, _ = played(solo("I3:B3-C3-D3", CROSSING), PlaceBridge(0, "C3"))
    after, events = played(state, TakeTile(0, "I3"))
    assert events[:2] == (TileTaken(seat=0, tile="I3"), BridgeTaken(seat=0, cell="C3"))
    after, events = played(state, MoveTile(0, "I3", "B4"))
    assert BridgeTaken(seat=0, cell="C3") in events
    assert lies(after) == "I3:B4-C4-D4"
    assert lies(played(state, MoveTile(0, "I3", "A4"), TakeAll(0))[0]) == ""


def test_a_bridge_comes_off_even_if_its_tile_only_slides() -> None:
    state, _ = played(solo("I3:B4-C4-D4", CROSSING), PlaceBridge(0, "C4"), MoveTile(0, "I3", "C4"))
    assert lies(state) == "I3:C4-D4-E4"


def test_wrong_contacts_may_stand_meanwhile() -> None:
    state, _ = played(solo("I5:K9-K8-K7-K6-K5"), PlaceTile(0, "I4", "J5", 1))
    assert [found.rule for found in GAME.view(state, 0).problems if not found.unfinished] == ["E5"] * 4


def test_the_judge_tells_when_a_leg_is_linked_and_when_it_breaks() -> None:
    tiles = acts(ANNEX_1, 0, WAY_OUT_1)
    state, events = played(solo(), *tiles[:3])
    assert LegLinked(0, "door-key") in events
    state, events = played(state, TakeTile(0, "Z5"))
    assert LegBroken(0, "door-key") in events


def test_the_game_ends_when_the_path_is_valid_whatever_the_order() -> None:
    *most, last = reversed(acts(ANNEX_1, 0, WAY_OUT_1))
    state, _ = played(solo(), *most)
    assert outcome(state) is None
    state, events = played(state, last)
    assert PathFinished(0, 8) in events
    ended = outcome(state)
    assert ended is not None
    assert (ended.label, ended.winners) == ("solved", (0,))
    assert refused(state, TakeAll(0)).why == "game-over"


def test_giving_up_ends_a_solo_game() -> None:
    ended = outcome(played(solo(), Concede(0))[0])
    assert ended is not None
    assert (ended.label, ended.winners) == ("given-up", ())


REFUSALS: list[tuple[str, str, ExitAction, str, str]] = [
    # level, what lies there, the act, why not, by which rule
    (ANNEX_1, "", PlaceTile(0, "X5", "A1"), "no-such-tile", "E2"),
    (ANNEX_1, "I1:A1", PlaceTile(0, "I1", "A3"), "tile-already-laid", "E2"),
    (ANNEX_1, "", PlaceTile(0, "I1", "M1"), "no-such-cell", "E1"),
    (ANNEX_1, "", PlaceTile(0, "I1", "nonsense"), "no-such-cell", "E1"),
    (ANNEX_1, "", PlaceTile(0, "I3", "K1"), "sticks-out", "E1"),
    (FLOORS, "", PlaceTile(0, "I2", "L5"), "sticks-out", "E1"),
    (ANNEX_1, "", PlaceTile(0, "I3", "D3"), "on-a-thing", "E7"),
    (ANNEX_1, "I1:A1", PlaceTile(0, "I2", "A1"), "on-a-tile", "E7"),
    (FLOORS, "", PlaceTile(0, "I2", "I8"), "on-a-thing", "E7"),
    (f"{ANNEX_1} pits=A1", "", PlaceTile(0, "I2", "A1"), "on-a-pit", "E10"),
    (f"{ANNEX_1} rotation", "", PlaceTile(0, "L4", "F4", 0, True), "tile-needs-flip", "E2"),
    (f"{ANNEX_1} rotation", "L4:F4-F5-G5-H5", FlipTile(0, "L4"), "tile-needs-flip", "E2"),
    (ANNEX_1, "", MoveTile(0, "I1", "A1"), "tile-not-laid", "E12"),
    (ANNEX_1, "I2:A1-B1", MoveTile(0, "I2", "B1", 2), "tile-lies-there", "E12"),
    (ANNEX_1, "I2:A1-B1 I1:A2", TurnTile(0, "I2"), "on-a-tile", "E7"),
    (ANNEX_1, "I3:A1-B1-C1", TurnTile(0, "I3"), "sticks-out", "E1"),
    (ANNEX_1, "I1:A1", TurnTile(0, "I1"), "looks-the-same", "E2"),
    (ANNEX_1, "I3:A1-B1-C1", FlipTile(0, "I3"), "looks-the-same", "E2"),
    (ANNEX_1, "", TakeTile(0, "I3"), "tile-not-laid", "E12"),
    (ANNEX_1, "", TakeAll(0), "nothing-to-take", "E12"),
    (CROSSING, "", PlaceBridge(0, "C3"), "no-tile-under-bridge", "E12"),
    (CROSSING, "I3:B3-C3-D3 B:C3", PlaceBridge(0, "C3"), "bridge-lies-there", "E9"),
    (CROSSING, "I3:B3-C3-D3 B:C3", PlaceBridge(0, "D3"), "no-bridge-left", "E9"),
    (ANNEX_1, "I1:A1", PlaceBridge(0, "A1"), "no-bridge-left", "E9"),
    (CROSSING, "I3:B3-C3-D3", TakeBridge(0, "C3"), "no-bridge-there", "E12"),
    (ANNEX_1, "", GetReady(0), "already-started", "E13"),
    (ANNEX_1, "I1:A1", StartOver(0), "nobody-to-agree-with", "E15"),
]


@pytest.mark.parametrize(("on", "words", "action", "why", "rule"), REFUSALS, ids=lambda value: str(value)[:30])
def test_what_cannot_lie_there_is_refused_at_once_with_its_rule(
    on: str, words: str, action: ExitAction, why: str, rule: str
) -> None:
    answer = refused(solo(words, on), action)
    assert (answer.why, answer.rule) == (why, rule)
    for language in ("fr", "en", "es"):
        sentence = Texts(language, GAME.folder, names=["Ada"]).refusal(answer)
        assert rule in sentence
        assert "{" not in sentence


def test_a_refusal_says_which_way_up_it_would_fit() -> None:
    said = Texts("en", GAME.folder).refusal
    assert said(refused(solo(), PlaceTile(0, "I3", "D3"))) == (
        "I3 cannot lie on F3: the Key stands there (E7). Turned by 90° it fits on D3."
    )
    crowded = solo("I1:B1 I2:A2-B2")
    assert said(refused(crowded, PlaceTile(0, "I3", "A1"))).endswith("It fits no way up from there: try another cell.")


def test_a_refused_act_changes_nothing() -> None:
    state = solo("I1:A1")
    before = GAME.encode(state)
    apply(state, PlaceTile(0, "I2", "A1"))
    assert GAME.encode(state) == before
