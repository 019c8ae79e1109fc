"""The three games at the keyboard: what their tables ask of the terminal."""

import pytest
from msgspec.structs import replace

from tests.cli.keyboard import Keyboard, at_table, typing
from tests.games.knock.tables import table as keep
from tests.games.munchkin.tables import open_door, ours, table, theirs
from threedoors.bots import seat_bot
from threedoors.cli.wording import in_counting_order
from threedoors.core import OneOf, chance_of
from threedoors.games import load
from threedoors.games.dungeon_exit.board.tiles import TILES
from threedoors.games.knock.actions import CastFireball, PlaceCard, TellCards
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.events import SilenceFell
from threedoors.games.knock.lattice import Spot
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.cards.kinds import Curse
from threedoors.games.munchkin.events.bargains import OfferMade
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.fights import DieRolled
from threedoors.games.munchkin.shown.telling import tell
from threedoors.games.munchkin.table.agenda import ClearFight
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import Board, Roll
from threedoors.games.munchkin.terms import Terms
from threedoors.texts import Texts

KNOCK, MUNCHKIN, EXIT = load("knock"), load("munchkin"), load("dungeon_exit")
WIDE_KEEP = " ".join(f"{n},{n}:h0000{chr(97 + n)}" for n in range(13))


def test_k5_a_spot_may_be_typed_as_it_is_printed_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    state = keep(f"keep {WIDE_KEEP} | hand h2111")
    Keyboard(monkeypatch, "1", "13,13", "1", then=None)
    terminal = at_table(KNOCK, [None], state.options, state)
    typing(terminal)
    shown = capsys.readouterr().out
    assert terminal.playing.entries[0].action == PlaceCard(0, CardId("h2111"), Spot("13,13"), False)
    assert "28  " in shown


def test_k5_spots_are_listed_in_the_order_people_count() -> None:
    assert in_counting_order(("-1,-2", "-2,1", "10,0", "2,0", "-2,-1")) == ("-2,-1", "-2,1", "-1,-2", "2,0", "10,0")
    assert in_counting_order(("A10", "A2", "B1")) == ("A2", "A10", "B1")
    assert in_counting_order(("helper", "main")) == ("helper", "main")


def test_k17a_whoever_is_not_awaited_may_take_the_keyboard_and_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """n: the other player; row 1: tell; both cards on one line."""
    state = keep("keep 0,0:h2111 | hand h1111 | hand h0111 h0112")
    Keyboard(monkeypatch, "n", "1 1 2", "", then=None)
    terminal = at_table(KNOCK, [None, None], state.options, state)
    typing(terminal)
    assert [entry.action for entry in terminal.playing.entries] == [TellCards(1, (CardId("h0111"), CardId("h0112")))]
    assert terminal.facing == 0, "after Enter the awaited player goes on"


def test_k24_a_fireball_shows_what_would_follow_before_it_is_cast(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Burning what lies on the hall lets its covered corner show again; whoever says no keeps the spell."""
    state = keep("keep 0,0:h1121 1,1:c0322t5/3 | hand h2111 | hand h1112 | pile h1211 k4444t4 | spells fireball")
    terminal = at_table(KNOCK, [None, None], state.options, state)
    keyboard = Keyboard(monkeypatch, "4", "no", "4", "yes", then=None)
    typing(terminal)
    assert "→ h1121: 3 → 5, it holds" in capsys.readouterr().out
    assert keyboard.asked.count("Do it? (yes to do it)") == 2
    assert [type(entry.action) for entry in terminal.playing.entries] == [CastFireball]


def test_m8_m13_what_can_be_done_in_the_turn_of_a_bot_is_asked_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot meets a monster: its rival may offer help, and nobody waits for that."""
    state = table("L1", "L1", "L1", doors="m05")
    Keyboard(monkeypatch, then=None)
    terminal = at_table(MUNCHKIN, [seat_bot(MUNCHKIN, "greedy"), None, None], state=state)
    typing(terminal)
    assert terminal.called == 1
    assert "Nobody is waiting for you. Enter goes on." in capsys.readouterr().out


def test_m14_a_relaxed_table_shows_no_clock(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, then=None)
    typing(at_table(MUNCHKIN, [None] * 3, MunchkinOptions(pace="relaxed")))
    assert "1440" not in capsys.readouterr().out
    Keyboard(monkeypatch, then=None)
    typing(at_table(MUNCHKIN, [None] * 3, MunchkinOptions(pace="calm")))
    assert "(2:00)" in capsys.readouterr().out


def test_m10_the_dead_are_marked_even_on_their_own_turn() -> None:
    board = table("L3", "L1", "L1").board
    dead = replace(board, players=(replace(board.players[0], alive=False), *board.players[1:]))
    assert drawn(dead).splitlines()[1].startswith("†Seat 1")


def test_m9_a_die_that_may_be_changed_lies_on_the_table() -> None:
    assert "DIE of Seat 2: 3" in drawn(replace(table("L3", "L1", "L1").board, roll=Roll(1, "table", 3)))


def drawn(board: Board) -> str:
    assert MUNCHKIN.draw
    state = replace(table("L3", "L1", "L1"), board=board)
    return MUNCHKIN.draw(MUNCHKIN.view(state, 2), Texts("en", MUNCHKIN.folder).say)


def test_a_wide_keep_is_drawn_narrowly() -> None:
    state = keep(f"keep {WIDE_KEEP} | hand h2111")
    assert KNOCK.draw
    lines = KNOCK.draw(KNOCK.view(state, 0), Texts("en", KNOCK.folder).say).splitlines()
    assert max(len(line) for line in lines if "h0000" in line) < 128
    assert any("13,13" in line for line in lines)


def test_m7_a_tie_that_wins_names_what_wins_it() -> None:
    state = open_door(table("L1 is W", "L1", "L1", doors="m05"))
    player = state.board.players[0]
    even = replace(player, level=player.level + theirs(state) - ours(state))
    words = drawn(replace(state.board, players=(even, *state.board.players[1:])))
    assert "Equal strength, and" in words
    assert "by 0" not in words


def test_m8_a_request_and_an_offer_of_help_read_differently() -> None:
    state = open_door(table("L1", "L1", "L1", doors="m05"))
    say = Texts("en", MUNCHKIN.folder).say
    requested = say(tell(state, OfferMade(0, 1, Terms(1, "helper"), (), ())))
    offered = say(tell(state, OfferMade(1, 0, Terms(1, "helper"), (), ())))
    assert requested == "Seat 1 asks Seat 2 for help, for 1 treasure."
    assert offered == "Seat 2 would help Seat 1, for 1 treasure."


def test_m8_whoever_picks_a_treasure_reads_what_it_does() -> None:
    view = MUNCHKIN.view(table("L3", "L1", "L1"), 0)
    assert MUNCHKIN.meaning
    words = [MUNCHKIN.meaning(view, "cards", card, {}, Texts("en", MUNCHKIN.folder).say) for card in ("i01", "o09")]
    assert all("gold" in line and line.count(".") >= 1 for line in words), words


def test_m8_who_picks_first_is_not_asked_for_no_treasure() -> None:
    view = MUNCHKIN.view(open_door(table("L1", "L1", "L1", doors="m05")), 0)
    orders = OneOf(("helper", "main", "turns"))
    assert MUNCHKIN.narrowed
    assert MUNCHKIN.narrowed(view, "order", orders, {"treasures": 0}) == OneOf(("helper",))
    assert MUNCHKIN.narrowed(view, "order", orders, {"treasures": 1}) == orders


def test_m7_levels_of_two_fighters_say_whose_they_are() -> None:
    state = open_door(table("L2", "L2", "L1", doors="m05"))
    assert state.board.fight
    words = drawn(replace(state.board, fight=replace(state.board.fight, helper=1)))
    assert "+2 (Level, Seat 1) +2 (Level, Seat 2)" in words


def test_m7_a_fight_that_is_won_is_not_counted_again() -> None:
    state = open_door(table("L9", "L2", "L1", doors="m05"))
    words = drawn(replace(state.board, agenda=(*state.board.agenda, ClearFight())))
    assert "FIGHT WON by Seat 1." in words
    assert "winning" not in words


def test_m1b_a_penalty_die_says_what_is_added_to_it() -> None:
    state = table("L3", "L1", "L1")
    curse = next(name for name, card in house_deck().cards.items() if isinstance(card, Curse))
    bill = Bill(2, (Part("die", 3, 0), Part("curse", -1, 0, curse)))
    words = Texts("en", MUNCHKIN.folder).say(tell(state, DieRolled(0, "table", 3, bill, 0, curse)))
    assert "rolls 3 (−1 " in words


def test_k4_which_way_up_shows_the_corners_and_is_not_asked_where_it_changes_nothing() -> None:
    view = KNOCK.view(keep("keep 0,0:h2111 | hand h1200 h1010"), 0)
    assert KNOCK.meaning
    assert KNOCK.narrowed
    say, ways = Texts("en", KNOCK.folder).say, OneOf((False, True))
    corners = [KNOCK.meaning(view, "turned", way, {"card": "h1200", "spot": "1,1"}, say)[:9] for way in ways.values]
    assert corners == ["1 2 / 0 0", "0 0 / 2 1"]
    assert KNOCK.narrowed(view, "turned", ways, {"card": "h1200"}) == ways
    assert KNOCK.narrowed(view, "turned", ways, {"card": "h1010"}) == OneOf((False,))


def test_k13_alone_one_reads_why_nothing_is_drawn() -> None:
    alone, together = keep("keep 0,0:h2111 | hand h1200"), keep("keep 0,0:h2111 | hand h1200 | hand h1010")
    said = [Texts("en", KNOCK.folder).say(KNOCK.tell(state, SilenceFell())) for state in (alone, together)]
    assert ["(K13)" in words for words in said] == [True, False]


def test_e2_a_tile_that_is_its_own_mirror_image_is_not_asked_about_flipping() -> None:
    state = EXIT.setup(EXIT.options(level="K10 F3 D7 A10 H7"), 1, chance_of("exit"))
    view = EXIT.view(state, 0)
    assert EXIT.narrowed
    flips, turns = OneOf((False, True)), OneOf((0, 1, 2, 3))
    asked = [tile.name for tile in TILES if EXIT.narrowed(view, "flipped", flips, {"tile": tile.name}) == flips]
    assert asked == ["L4", "S4", "L5", "N5", "Z5"]
    assert EXIT.narrowed(view, "turn", turns, {"tile": "I1"}) == OneOf((0,))
    assert EXIT.meaning
    said = EXIT.meaning(view, "turn", 0, {"tile": "I3", "at": "A1"}, Texts("en", EXIT.folder).say)
    assert said == "A1-B1-C1"


def test_e2_several_tiles_on_one_line_are_laid_and_a_word_that_is_no_tile_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "I2:A1-B1 I3:A5-B5-C5 Q9:A1", "Z9", "I1:Z9", then=None)
    terminal = at_table(EXIT, [None], EXIT.options(level="K10 F3 D7 A10 H7"))
    typing(terminal)
    told = capsys.readouterr().err
    assert len(terminal.playing.entries) == 2
    assert "There is no tile “Q9”" in told
    assert "There is no tile “Z9”" in told
    assert "columns are A–L" in told


def test_a_card_on_the_table_can_be_read_by_a_part_of_its_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "? zzz", "? h21", then=None)
    state = keep("keep 0,0:h2111 | hand h1200")
    typing(at_table(KNOCK, [None], state.options, state))
    told = capsys.readouterr()
    assert "is called “zzz”" in told.err
    assert "h2111  2 1 / 1 1" in told.out
