"""M4 and M5: what you wear and carry, gold, trade."""

from msgspec.structs import replace

from tests.games.munchkin.tables import (
    act,
    ask,
    card,
    cards,
    carried,
    level,
    meeting,
    ours,
    refusal,
    table,
    used,
    wait,
)
from threedoors.games.munchkin.shown.views import view
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.waiting import waits

# M4 items


def test_m4_one_headgear_one_armour_one_footgear_two_hands() -> None:
    state = table("L1 used i01 carried i02", "L1", "L1")
    state = act(state, a.Equip(0, card("i02")))
    assert (used(state), carried(state)) == ({"i02"}, {"i01"})
    state = act(table("L1 used i13 i14 carried i26", "L1", "L1"), a.Equip(0, card("i26")))
    assert used(state) == {"i26"}


def test_m4_fighters_do_not_change_clothes_but_bystanders_do() -> None:
    state = meeting("m15", "L1 used i13", "L1 carried i14")
    assert refusal(state, a.Unequip(0, card("i13"))).why == "no-equipping-now"
    assert used(act(state, a.Equip(1, card("i14"))), 1) == {"i14"}


def test_m4_items_from_hand_wait_for_the_end_of_the_fight() -> None:
    state = meeting("m15", "L1", "L1 hand i14")
    assert refusal(state, a.LayDown(1, card("i14"))).why == "not-in-fight"


def test_m4_it_is_said_beforehand_which_items_would_only_be_carried() -> None:
    state = table("L1 used i01 hand i02 i04 i14", "L1", "L1")
    assert set(view(state, 0).idle) == {card("i02"), card("i04")}, "its slot is taken, it is for class T"
    for name in ("i02", "i04", "i14"):
        state = act(state, a.LayDown(0, card(name)))
    assert (used(state), carried(state)) == ({"i01", "i14"}, {"i02", "i04"})


def test_m4_a_host_may_ask_for_items_on_the_own_turn_only() -> None:
    strict = MunchkinOptions(items_own_turn=True)
    assert refusal(table("L1", "L1 hand i14", "L1", options=strict), a.LayDown(1, card("i14"))).why == "own-turn-only"
    assert carried(act(table("L1", "L1 is M hand i35", "L1"), a.LayDown(1, card("i35"))), 1) == {"i35"}


def test_m4_a_forbidden_item_stops_counting_at_once() -> None:
    state = meeting("m12", "L1 is W used i22")
    assert ours(state) == 5
    state = act(state, a.DropTrait(0, card("W")))
    assert ours(state) == 1
    assert carried(state) == {"i22"}


def test_m4_too_many_big_items_are_settled_at_once() -> None:
    state = act(table("L3 is B carried i27 i28", "L2", "L1 used i25"), a.DropTrait(0, card("B")))
    assert isinstance(ask(state), asks.TooBig)
    assert refusal(state, a.HandOver(0, card("i27"), 2, wait=wait(state))).why == "big-to-lowest"
    state = act(state, a.HandOver(0, card("i27"), 1, wait=wait(state)))
    assert carried(state, 1) == {"i27"}
    assert isinstance(ask(state), asks.Prepare)


def test_m4_the_right_to_big_items_may_be_regained() -> None:
    state = act(table("L3 is B hand B#2 carried i27 i28", "L2", "L1"), a.DropTrait(0, card("B")))
    state = act(state, a.Play(0, card("B#2")))
    assert isinstance(ask(state), asks.Prepare)


# M5 economy


def test_m5_a_thousand_gold_is_a_level_and_no_change_is_given() -> None:
    state = table("L1 hand i35 o09 carried i30", "L1", "L1")
    assert refusal(state, a.Sell(0, cards("i35 o09"))).args["total"] == 900
    assert level(act(state, a.Sell(0, cards("i35 o09 i30")))) == 2
    assert refusal(table("L1", "L1 carried i35 i30", "L1"), a.Sell(1, cards("i35 i30"))).why == "sell-own-turn"


def test_m5_nobody_buys_the_last_level() -> None:
    assert level(act(table("L8 carried o15 o23", "L1", "L1"), a.Sell(0, cards("o15 o23")))) == 9
    assert refusal(table("L9 carried o15", "L1", "L1"), a.Sell(0, cards("o15"))).why == "no-level-to-gain"


def test_m5_items_on_the_table_are_traded_when_both_agree() -> None:
    state = act(table("L1 carried i13", "L1 carried i35", "L1"), a.ProposeTrade(0, 1, cards("i13"), cards("i35")))
    assert [w.seats for w in waits(state)] == [(1,)]
    traded = act(state, a.AcceptOffer(1, wait=state.board.offers[0].id))
    assert (carried(traded, 0), carried(traded, 1)) == ({"i35"}, {"i13"})
    assert traded.board.offers == ()


def test_m5_a_trade_can_be_countered_refused_and_withdrawn() -> None:
    state = act(table("L1 carried i13", "L1 carried i35 i31", "L1"), a.ProposeTrade(0, 1, cards("i13"), cards("i35")))
    first = state.board.offers[0].id
    countered = act(state, a.CounterTrade(1, cards("i31"), cards("i13"), wait=first))
    assert (countered.board.offers[0].maker, countered.board.offers[0].to) == (1, 0)
    assert refusal(countered, a.AcceptOffer(1, wait=first)).why == "stale-answer"
    assert act(countered, a.RefuseOffer(0, wait=countered.board.offers[0].id)).board.offers == ()
    assert act(state, a.WithdrawOffer(0, first)).board.offers == ()


def test_m5_an_open_offer_of_ones_own_holds_the_turn_and_never_deadlocks() -> None:
    state = act(table("L1 carried i13", "L1", "L1"), a.ProposeTrade(0, 1, cards("i13")))
    assert refusal(state, a.OpenDoor(0, wait=wait(state))).why == "own-offer-open"
    expired = act(state, waits(state)[0].otherwise)  # type: ignore[arg-type]
    assert expired.board.offers == ()
    assert [w.seats for w in waits(expired)] == [(0,)]


def test_m5_fighters_do_not_trade_but_bystanders_do() -> None:
    state = meeting("m15", "L1 carried i13", "L1 carried i14", "L1 carried i31")
    assert refusal(state, a.ProposeTrade(1, 0, cards("i14"))).why == "no-trade-now"
    state = act(state, a.ProposeTrade(1, 2, cards("i14")))
    assert carried(act(state, a.AcceptOffer(2, wait=state.board.offers[0].id)), 2) == {"i14", "i31"}


def test_m5_a_hand_may_be_shown_to_one_player() -> None:
    state = table("L1 hand m01", "L1", "L1")
    state = replace(state, hands=(replace(state.hands[0], known=(1,)), *state.hands[1:]))
    shown = act(state, a.ShowHand(0, 1))
    assert view(shown, 1).hands[0].known == cards("m01")
    assert view(shown, 2).hands[0].known == ()
    assert view(shown, None).hands[0].known == ()
