"""Schemer: what it pays for help and whom it asks, what it keeps its cards for, and whom it does not help to win."""

from tests.games.munchkin.tables import act, card, cards, meeting, table, wait
from threedoors.bots import seat_bot
from threedoors.core import Action, Chance, Seat
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import MunchkinState


def does(state: MunchkinState, seat: Seat = 0) -> Action:
    return seat_bot(GAME, "schemer").choose(GAME.view(state, seat), Chance(b"bot")).action


def offered(state: MunchkinState, action: a.OfferHelp) -> Action:
    """What main answers to this offer."""
    return does(act(state, action))


def test_it_does_not_give_everything_it_owns_for_help() -> None:
    state = meeting("m32", "L6 used i13 i14 i10 i01 carried o15 i23", "L9", "L1")
    loot = state.board.players[0].items
    assert isinstance(offered(state, a.OfferHelp(1, 1, items=loot)), a.RefuseOffer)


def test_it_counts_a_helper_as_the_monster_does() -> None:
    """The Bailiff looks at no items: five and five are not fourteen."""
    state = meeting("m29", "L5", "L5 used i13 i14 i10 i01 i35", "L1")
    assert not isinstance(does(state), a.AskHelp)
    asked = act(state, a.AskHelp(0, 1, 4))
    assert isinstance(does(asked, 1), a.RefuseOffer)


def test_it_asks_no_firefly_who_would_win_by_helping() -> None:
    asked = does(meeting("m22", "L5", "L9 is A", "L1"))
    assert not isinstance(asked, a.AskHelp)


def test_at_the_last_step_a_magnifying_glass_wins_the_game() -> None:
    state = meeting("m31", "L9 hand o12 used i13", "L1 used i35", "L1")
    assert does(state) == a.Play(0, card("o12"))


def test_a_monster_just_out_of_bed_is_one_it_can_beat() -> None:
    assert does(meeting("m20", "L5 hand e01", "L1", "L1")) == a.Play(0, card("e01"), foe=0)


def test_what_would_kill_it_is_somebody_elses_by_card() -> None:
    assert does(meeting("m30", "L6 hand o16 is W", "L1", "L1")) == a.Play(0, card("o16"), target=1)
    assert does(meeting("m30", "L6 hand o13 is W", "L1", "L1")) == a.Play(0, card("o13"))


def test_it_becomes_nothing_that_makes_it_weaker() -> None:
    """A human's Ordinary Stick fits no Gravedigger and no Firefly."""
    assert not isinstance(does(table("L3 used i20 hand A", "L1", "L1")), a.Play)


def test_its_own_bucket_is_cheaper_than_its_only_treasure() -> None:
    state = meeting("m07", "L2 carried o05", "L3", "L1")
    assert isinstance(offered(state, a.OfferHelp(1, 1)), a.RefuseOffer)
    assert does(state) == a.Play(0, card("o05"), side="fighters")


def test_whoever_made_the_hole_does_not_sell_the_ladder() -> None:
    state = resolve_up_to_the_last_call(meeting("m12", "L5", "L3 hand o08", "L3"))
    state = act(state, a.Play(1, card("o08"), side="monsters"))
    asked = does(state)
    assert not isinstance(asked, a.AskHelp) or asked.helper != 1


def resolve_up_to_the_last_call(state: MunchkinState) -> MunchkinState:
    return act(state, a.Resolve(0, wait=wait(state)))


def test_it_looks_for_trouble_where_help_is_near() -> None:
    state = act(table("L3 hand m20", "L6 used i13", "L6 used i14", doors="c12"), a.OpenDoor(0, wait="w1"))
    state = resolve_curse(state)
    assert does(state) == a.LookForTrouble(0, card("m20"), wait=wait(state))


def resolve_curse(state: MunchkinState) -> MunchkinState:
    pending = state.board.pending
    assert pending is not None
    for seat in pending.seats:
        state = act(state, a.Pass(seat, wait=wait(state)))
    return state


def test_it_begs_nobody_for_the_last_level() -> None:
    assert not isinstance(does(meeting("m31", "L9", "L9", "L9")), a.AskHelp)


def test_it_arms_nobody_who_is_about_to_win() -> None:
    state = table("L9", "L3 carried i32", "L1")
    asked = act(state, a.ProposeTrade(0, 1, give=(), want=cards("i32")))
    assert isinstance(does(asked, 1), a.RefuseOffer)


def test_a_curse_is_for_whoever_is_ahead() -> None:
    assert does(table("L3 hand c03", "L3", "L8")) == a.Play(0, card("c03"), target=2)


def test_a_beatable_monster_on_the_discards_is_raised_by_a_gravedigger() -> None:
    raised = does(table("L4 is P hand e02", "L1", "L1", discards="m05"))
    assert raised == a.RaiseDoor(0, card("e02"), wait="w1")


def test_at_level_one_a_theft_risks_nothing() -> None:
    stolen = does(table("L1 is T hand e02", "L5 used i13", "L1"))
    assert isinstance(stolen, a.UsePower)
    assert stolen.power == "theft"


def test_a_last_step_is_spoiled_together_when_one_card_is_not_enough() -> None:
    state = resolve_up_to_the_last_call(meeting("m12", "L9", "L1 hand o01", "L1 hand o08 o09 e02 m30 m31"))
    assert does(state, 1) == a.Play(1, card("o01"), side="monsters")
    lonely = resolve_up_to_the_last_call(meeting("m12", "L9", "L1 hand o01", "L1"))
    assert isinstance(does(lonely, 1), a.Pass)
