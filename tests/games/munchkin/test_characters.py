"""M1 to M3: what lies on the table, who you are, what you can do."""

from msgspec.structs import replace

from tests.games.munchkin.tables import (
    DECK,
    act,
    ask,
    card,
    cards,
    discarded,
    everybody_passes,
    hand,
    helped,
    level,
    meeting,
    open_door,
    pick,
    refusal,
    resolve,
    table,
    traits,
    used,
    wait,
    with_die,
)
from threedoors.core import chance_of
from threedoors.games.munchkin.rules import setup
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState

# M1 components


def test_m1_everybody_starts_at_level_one_with_four_doors_and_four_treasures() -> None:
    state = setup(MunchkinOptions(), 5, chance_of("start"))
    assert isinstance(state, MunchkinState)
    for seat in range(5):
        doors = [c for c in state.hands[seat].cards if DECK.is_door(c)]
        assert (len(doors), len(state.hands[seat].cards)) == (4, 8)
        assert level(state, seat) == 1
    assert {setup(MunchkinOptions(), 3, chance_of(str(n))).board.active for n in range(20)} == {0, 1, 2}  # type: ignore[union-attr]


def test_m1_an_empty_deck_is_made_of_its_discards() -> None:
    state = table("L1", "L1", "L1", discards="m01 A")
    state = replace(state, doors=(), board=replace(state.board, door_discards=(*cards("A"),)))
    opened = open_door(state)
    assert hand(opened) == {"A"}
    assert opened.board.door_discards == ()


def test_m1_with_no_door_card_anywhere_the_turn_goes_on() -> None:
    state = replace(table("L1", "L1", "L1"), doors=())
    assert isinstance(ask(open_door(state)), asks.LookAround)


def test_m1a_neighbours_are_the_nearest_living_and_count_once() -> None:
    state = everybody_passes(act(table("L1 hand m01 m02", "L1 hand c11"), a.Play(1, card("c11"), target=0)))
    assert len(hand(state, 0)) == 1


def test_m1b_a_lasting_minus_one_clamps_on_tables() -> None:
    lost = resolve(meeting("m23", "L3 hand c01 cursed c17"))
    rolled = act(with_die(lost, 1, 1), a.Flee(0, 0, wait=wait(lost)))
    assert everybody_passes(rolled).board.players[0].redraw  # 1 − 1 counts as 1: death


# M2 character


def test_m2_a_race_is_not_played_over_another() -> None:
    state = table("L1 is A hand B", "L1", "L1")
    assert refusal(state, a.Play(0, card("B"))).why == "no-room-for-trait"
    assert traits(act(act(state, a.DropTrait(0, card("A"))), a.Play(0, card("B")))) == {"B"}


def test_m2_a_race_is_played_on_ones_own_turn_even_in_a_fight() -> None:
    assert traits(act(meeting("m15", "L1 hand W"), a.Play(0, card("W")))) == {"W"}
    assert refusal(table("L1", "L1 hand W", "L1"), a.Play(1, card("W"))).why == "own-turn-only"


def test_m2_the_side_is_free_until_the_first_door() -> None:
    state = setup(MunchkinOptions(sides=("man", "man", "man")), 3, chance_of("side"))
    assert isinstance(state, MunchkinState)
    assert act(state, a.ChooseSide(2, "woman")).board.players[2].side == "woman"
    assert refusal(table("L1", "L1", "L1"), a.ChooseSide(0, "man")).why == "not-now"


def test_m2_with_sides_off_clauses_naming_them_are_skipped() -> None:
    off = MunchkinOptions(no_sides=True)
    state = act(table("L1 woman hand i16", "L1", "L1", doors="m18", options=off), a.LayDown(0, card("i16")))
    assert used(state) == {"i16"}
    assert open_door(state).board.fight is not None


# M3 powers


def test_m3_a_power_is_not_paid_with_its_own_card() -> None:
    state = meeting("m15", "L1 is W used i13")
    refusal(state, a.UsePower(0, "rage", cards("W")))
    assert "i13" in discarded(act(state, a.UsePower(0, "rage", cards("i13"))))


def test_m3b_no_theft_while_the_victim_fights() -> None:
    state = meeting("m15", "L1 used i13", "L1 is T hand c01")
    refusal(state, a.UsePower(1, "theft", cards("c01"), target=0, item=card("i13")))


def test_m3c_a_gravedigger_takes_helped_treasures_from_the_discards() -> None:
    state = table("L4 is P hand c01 c02", "L3", "L1", doors="m12", discards="i35 o15")
    state = resolve(helped(open_door(state)))
    assert ask(state) == asks.RaiseSpoils(2)
    state = pick(state, "c01")
    assert "o15" in hand(state)
    assert len(hand(state)) == 3
