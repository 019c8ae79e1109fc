"""What each seat sees, what the judge writes into it, and questions about a tile in the hand."""

import msgspec
import pytest

from tests.games.dungeon_exit.boards import (
    ANNEX_1,
    CROSSING,
    HERS_FIRST,
    HIS_FIRST,
    TOGETHER,
    WAY_ACROSS,
    WAY_OUT_1,
    acts,
    coop,
    played,
    race,
    solo,
)
from tests.sampled import sampled_play
from tests.test_every_game import _same_to, allowed, mutations
from threedoors.core import Chance, Refused, chance_of
from threedoors.games import AnyGame
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.actions import MoveTile, PlaceBridge, PlaceTile, Swap, TakeTile
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.shown.imagining import imagine
from threedoors.games.dungeon_exit.shown.position import BadNotation, read_notation, write_notation
from threedoors.games.dungeon_exit.shown.questions import (
    Fits,
    GiveHint,
    HintGiven,
    Possible,
    Prospect,
    StillPossible,
    WhereFits,
    WouldBreak,
    answer,
)
from threedoors.games.dungeon_exit.shown.typed import typed
from threedoors.games.dungeon_exit.shown.views import view
from threedoors.games.dungeon_exit.state import DungeonExit

MOCK_UP = (
    "I4:G5-G4-G3-G2 I5:E2-E3-E4-E5-E6 L4:E7-E8-F8-G8 I1:H8 V5:I8-J8-K8-K9-K10 I3:J11-I11-H11 I2:G11-F11 L3:E11-D11-D10"
)
ANNEX_4 = "G6 F2 K11 D9 B2"
ANY: AnyGame = GAME
EVERY_MODE = [
    (1, ExitOptions(mode="floor")),
    (1, ExitOptions(level=f"{ANNEX_1} pits=A1,B5 bridges=2 rotation tiles=9")),
    (2, ExitOptions(mode="coop")),
    (2, ExitOptions(mode="race", open_boards=True)),
    (2, ExitOptions(mode="race", level=f"{ANNEX_1} bridges=1")),
]


def test_the_view_says_what_is_lit_and_where_it_cracks() -> None:
    seen = view(solo(f"{MOCK_UP} L5:C9-C8-C7-C6-D6", ANNEX_4), 0)
    wrong = [problem for problem in seen.problems if not problem.unfinished]
    assert [(problem.rule, problem.edges) for problem in wrong] == [("E5", (("D6", "E6"),))]
    assert seen.paths[0].linked == ("door-key", "key-chest", "chest-monster")
    assert seen.paths[0].board is not None
    assert all(laid.lit for laid in seen.paths[0].board.tiles)
    assert seen.paths[0].board.thread[:3] == ("G6", "G5", "G4")
    assert seen.paths[0].board.stock == ("S4", "N5", "U5", "W5", "Z5")


def test_a_tile_in_the_hand_shows_what_it_would_break() -> None:
    seen = view(solo(MOCK_UP, ANNEX_4), 0)
    told = answer(seen, WouldBreak("L5", "D6", 1))
    assert isinstance(told, Prospect)
    assert set(told.cells) == {"C9", "C8", "C7", "C6", "D6"}
    assert [(problem.rule, problem.edges) for problem in told.breaks] == [("E5", (("D6", "E6"),))]
    assert not told.finishes
    free = answer(seen, WouldBreak("L5", "A1"))
    assert isinstance(free, Prospect)
    assert free.breaks == ()


def test_a_held_tile_that_cannot_lie_there_says_why() -> None:
    told = answer(view(solo(), 0), WouldBreak("I3", "D3"))
    assert isinstance(told, Prospect)
    assert told.refused is not None
    assert (told.cells, told.refused.why) == ((), "on-a-thing")


def test_a_tile_of_the_board_may_be_held_too_and_the_last_one_finishes() -> None:
    words = WAY_OUT_1.replace("L3:F8-G8-G7", "L3:A1-A2-B2")
    act = acts(ANNEX_1, 0, "L3:F8-G8-G7")[0]
    assert isinstance(act, PlaceTile)
    told = answer(view(solo(words), 0), WouldBreak(act.tile, act.at, act.turn, act.flipped))
    assert isinstance(told, Prospect)
    assert told.finishes
    assert told.breaks == ()
    assert len(told.linked) == 4


def test_who_plays_alone_may_ask_for_a_move_and_it_can_be_made() -> None:
    state = solo("I5:K9-K8-K7-K6-K5")
    told = answer(view(state, 0), GiveHint("move"))
    assert isinstance(told, HintGiven)
    assert told.possible
    assert not isinstance(GAME.apply(state, acts(ANNEX_1, 0, f"{told.tile}:{'-'.join(told.cells)}")[0]), Refused)


def test_the_candle_goes_out_when_something_laid_has_to_go() -> None:
    shut_in = "I4:C7-C6-C5-C4 I3:D8-E8-F8 L3:E7-E6-D6"  # every side of the Chest is taken
    assert answer(view(solo("I5:K9-K8-K7-K6-K5"), 0), StillPossible()) == Possible(True)
    assert answer(view(solo(shut_in), 0), StillPossible()) == Possible(False)


def test_nobody_is_helped_against_a_rival() -> None:
    assert answer(view(race(), 0), GiveHint()) is None
    assert answer(view(race(), 0), StillPossible()) is None


def test_e9_a_bridge_may_be_the_move() -> None:
    state = solo(WAY_ACROSS.removesuffix(" B:C3"), CROSSING)
    told = answer(view(state, 0), GiveHint("move"))
    assert isinstance(told, HintGiven)
    assert (told.possible, told.bridge, told.tile) == (True, "C3", "")
    assert answer(view(state, 0), StillPossible()) == Possible(True)


def test_e15_a_move_for_one_of_two_lies_on_the_board_they_work_on() -> None:
    for seat, columns in ((0, "ABCDEFGHIJKL"), (1, "MNOPQRSTUVWX")):
        told = answer(view(coop("I4:B3-B4-B5-B6", "I4:W3-W4-W5-W6"), seat), GiveHint("move"))
        assert isinstance(told, HintGiven)
        assert told.possible
        assert all(cell[0] in columns for cell in told.cells)


def test_e15_what_was_laid_before_the_swap_is_not_to_be_taken_back() -> None:
    broken = coop(f"{HERS_FIRST} I1:A12", HIS_FIRST, swaps=1)  # a loose tile on the board she has left
    told = answer(view(broken, 0), GiveHint("move"))
    assert isinstance(told, HintGiven)
    assert (told.possible, told.say.id, told.take_back) == (False, "hint-before-the-swap", ())


def test_where_a_tile_fits_is_where_the_referee_lets_it_lie() -> None:
    state = solo("I5:K9-K8-K7-K6-K5", f"{ANNEX_1} pits=A2")
    told = answer(view(state, 0), WhereFits("L4", 1))
    assert isinstance(told, Fits)
    names = {f"{column}{row}" for column in "ABCDEFGHIJKL" for row in range(1, 13)}
    laid = {at for at in names if not hasattr(GAME.apply(state, PlaceTile(0, "L4", at, 1)), "why")}
    assert set(told.cells) == laid


def test_nobody_without_a_board_is_answered() -> None:
    assert answer(view(solo(), None), WhereFits("L4")) is None
    assert answer(view(solo(), 0), WhereFits("nonsense")) is None
    assert answer(view(GAME.setup(ExitOptions(), 2, Chance(b"x")), 0), WhereFits("L4")) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(("seats", "options"), EVERY_MODE, ids=lambda value: str(value)[:60])
def test_sampled_play_of_every_mode_keeps_all_laws(seats: int, options: ExitOptions) -> None:
    """What the suite of all games asks of the usual game, asked of every mode."""
    chance = chance_of("modes")
    for number, position in enumerate(sampled_play(GAME, seats, "modes", 120, options)):
        state = position.step.state
        assert GAME.decode_state(GAME.encode(state)) == state
        assert write_notation(read_notation(write_notation(state), options.open_boards)) == write_notation(state)
        for seat in (*range(seats), None):
            seen = GAME.view(state, seat)
            assert msgspec.json.decode(GAME.encode(seen), type=GAME.view_type) == seen
            twin = imagine(seen, chance.rekeyed(f"{number}/{seat}"))
            assert GAME.encode(GAME.view(twin, seat)) == GAME.encode(seen)
            before = imagine(GAME.view(position.state, seat), chance.rekeyed(f"b{number}/{seat}"))
            _same_to(GAME, position.state, before, seat, position.action)
        for act in mutations(ANY, position.action, seats):
            answered = ANY.apply(position.state, act)
            assert isinstance(answered, Refused) or allowed(ANY, position.state, act, seats), act


def test_a_rival_who_has_linked_much_can_be_imagined() -> None:
    state = race(his="I3:K3-K4-K5 I4:K7-K8-K9-K10 N5:K12-J12-I12-I11-H11 I1:G11")
    seen = view(state, 0)
    assert seen.paths[1].linked == ("door-key", "key-chest", "chest-monster")
    twin = imagine(seen, chance_of("twin"))
    assert view(twin, 0) == seen
    assert twin.paths[1].laid != state.paths[1].laid


def test_views_stay_small() -> None:
    full = coop("I4:B3-B4-B5-B6 N5:B8-C8-D8-D7-E7 S4:F6-F5-G5-G4", "I4:W3-W4-W5-W6 S4:V7-U7-U6-T6 I2:S5-R5")
    assert len(GAME.encode(view(full, 0))) < 10_000


def test_the_wish_of_a_mate_shows() -> None:
    state, _ = played(
        coop("I4:B3-B4-B5-B6 N5:B8-C8-D8-D7-E7 S4:F6-F5-G5-G4", "I4:W3-W4-W5-W6 S4:V7-U7-U6-T6 I2:S5-R5"), Swap(1)
    )
    assert [path.wish for path in view(state, 0).paths] == [None, "swap"]
    assert [path.at_stair for path in view(state, 0).paths] == [True, True]
    assert [path.works_on for path in view(state, 0).paths] == [0, 1]


def test_acts_may_be_typed_in_notation() -> None:
    seen = view(solo("I1:A1", f"{ANNEX_1} bridges=1"), 0)
    assert typed(seen, "l4:F4-F5-G5-H5") == PlaceTile(0, "L4", "F4")
    assert typed(seen, "L4:H5-G5-F5-F4") == PlaceTile(0, "L4", "F4")
    assert typed(seen, "I1:B4") == MoveTile(0, "I1", "B4")
    assert typed(seen, "-I1") == TakeTile(0, "I1")
    assert typed(seen, "B:A1") == PlaceBridge(0, "A1")
    assert typed(seen, "1") is None
    assert getattr(typed(seen, "L4:A1-A2-A3-A4"), "why", "") == "tile-wrong-shape"
    assert getattr(typed(seen, "L4:A1-Q99"), "why", "") == "level-no-cell"


@pytest.mark.parametrize(
    "text",
    [
        "chess solving | A1 | ",
        f"solo solving | {ANNEX_1} | I2:F3-F4",
        "solo solving | A1 | ",
        f"solo solving | {ANNEX_1} | Q:1",
        f"solo solving moon=1 | {ANNEX_1} | ",
        f"coop solving | {TOGETHER} | I1:A1",
    ],
)
def test_a_position_that_cannot_be_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(BadNotation):
        read_notation(text)


def test_a_position_is_one_line() -> None:
    text = "coop solving swaps=1 wishes=-,swap-back | B2 B7 F7 T9 P11 / W2 W7 T5 D10 I11 stairs=H4,Q5 | I1:A1 | I1:M1"
    state = read_notation(text)
    assert isinstance(state, DungeonExit)
    assert write_notation(state) == text
