"""The rules M1 to M14, a sentence each. Single cards are in the files named for them."""

import pytest
from msgspec.structs import replace

from tests.games.munchkin.tables import (
    DECK,
    act,
    ask,
    asked,
    card,
    cards,
    carried,
    discarded,
    everybody_passes,
    fight,
    flee,
    hand,
    happened,
    level,
    meeting,
    open_door,
    ours,
    pick,
    refusal,
    resolve,
    table,
    theirs,
    told,
    traits,
    used,
    wait,
    with_die,
)
from threedoors.core import CLOCK, Chance, Concede, Refused, chance_of
from threedoors.games.munchkin import GAME, asks
from threedoors.games.munchkin import actions as a
from threedoors.games.munchkin.events.fights import FighterEscaped, FightResolved
from threedoors.games.munchkin.events.hands import CardPassed, CardsDrawn
from threedoors.games.munchkin.events.turns import LevelGained, PlayerDied
from threedoors.games.munchkin.options import MunchkinOptions
from threedoors.games.munchkin.rules import setup
from threedoors.games.munchkin.state import MunchkinState
from threedoors.games.munchkin.views import seen, view
from threedoors.games.munchkin.waiting import waits


def helped(state: MunchkinState, helper: int = 1, **terms: object) -> MunchkinState:
    """Main asks, the helper accepts."""
    state = act(state, a.AskHelp(fight(state).main, helper, **terms))  # type: ignore[arg-type]
    return act(state, a.AcceptOffer(helper, wait=state.board.offers[-1].id))


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


# M6 the turn


def test_m6_after_a_door_without_monster_trouble_or_loot_but_not_both() -> None:
    state = open_door(table("L3 hand m01", "L1", "L1", doors="A"))
    assert isinstance(ask(state), asks.LookAround)
    looted = act(state, a.LootRoom(0, wait=wait(state)))
    assert isinstance(ask(looted), asks.WrapUp)
    trouble = act(state, a.LookForTrouble(0, card("m01"), wait=wait(state)))
    assert theirs(trouble) == 1
    assert isinstance(ask(resolve(trouble)), asks.WrapUp)


def test_m6_fast_games_leave_loot_out() -> None:
    state = open_door(table("L3", "L1", "L1", doors="A", options=MunchkinOptions(fast=True)))
    assert refusal(state, a.LootRoom(0, wait=wait(state))).why == "not-now"


def test_m6_a_fight_at_the_door_removes_trouble_and_loot() -> None:
    assert isinstance(ask(resolve(meeting("m01", "L3"))), asks.WrapUp)


def test_m6_charity_goes_to_the_lowest_and_the_giver_shares_out() -> None:
    state = open_door(table("L3 hand c01 c02 c03 c04 c05 c06", "L1", "L1", "L2", doors="A"))
    state = act(state, a.EndTurn(0, wait=wait(state)))
    assert refusal(state, a.GiveCard(0, card("c01"), 3, wait=wait(state))).why == "charity-to-lowest"
    events = told(state, a.GiveCard(0, card("c01"), 1, wait=wait(state)))
    passed = happened(events, CardPassed)[0]
    assert seen(passed, 2) == replace(passed, card=None)
    assert seen(passed, 1) == passed
    state = act(state, a.GiveCard(0, card("c01"), 1, wait=wait(state)))
    state = act(state, a.GiveCard(0, card("c02"), 2, wait=wait(state)))
    assert (hand(state, 1), hand(state, 2), state.board.active) == ({"c01"}, {"c02"}, 1)


def test_m6_the_lowest_giver_discards() -> None:
    state = open_door(table("L1 hand c01 c02 c03 c04 c05 c06", "L1", "L2", doors="A"))
    state = act(state, a.EndTurn(0, wait=wait(state)))
    state = act(state, a.GiveCard(0, card("c01"), None, wait=wait(state)))
    assert "c01" in discarded(state)


# M7 combat


def test_m7_more_wins_and_equal_loses() -> None:
    assert level(resolve(meeting("m08", "L3"))) == 4
    assert resolve(meeting("m08", "L2")).board.flight is not None


def test_m7_a_condition_counts_once_however_many_fighters_match() -> None:
    state = helped(meeting("m12", "L1 is A", "L1 is A#2"))
    assert theirs(state) == 9


def test_m7_any_act_in_the_last_call_opens_the_fight_again() -> None:
    state = meeting("m08", "L3", "L1", "L1 hand o08")
    state = act(state, a.Resolve(0, wait=wait(state)))
    assert asked(state) == (1, 2)
    state = act(state, a.Pass(1, wait=wait(state)))
    state = act(state, a.Play(2, card("o08"), side="monsters"))
    assert (ask(state), asked(state)) == (asks.OpenFight(), (0,))
    assert theirs(state) == 7


def test_m7_the_last_call_asks_everybody_whatever_they_hold() -> None:
    rich = meeting("m08", "L3", "L1 hand o08 e02 c01", "L1")
    poor = meeting("m08", "L3", "L1", "L1")
    for state in (rich, poor):
        assert asked(act(state, a.Resolve(0, wait=wait(state)))) == (1, 2)


def test_m7_after_the_others_the_helper_has_the_last_word() -> None:
    state = helped(meeting("m12", "L3", "L3", "L1"))
    state = act(state, a.Resolve(0, wait=wait(state)))
    assert asked(state) == (2,)
    state = act(state, a.Pass(2, wait=wait(state)))
    assert (ask(state), asked(state)) == (asks.LastCall(helper=True), (1,))


def test_m7_undead_join_undead_from_anybodys_hand() -> None:
    assert theirs(act(meeting("m08", "L1", "L1 hand m13"), a.Play(1, card("m13")))) == 6
    assert refusal(meeting("m09", "L1", "L1 hand m13"), a.Play(1, card("m13"))).why == "monster-needs-card"


def test_m7_fleeing_the_rest_forfeits_what_was_owed() -> None:
    state = meeting("m27", "L1 is T", "L1 hand wander m20")
    state = act(state, a.Play(1, card("wander"), other=card("m20")))
    state = act(state, a.UsePower(0, "send-away", foe=0))
    assert fight(state).owed == 1
    assert hand(flee(resolve(state), 6)) == set()


def test_m7_treasures_are_hidden_if_alone_and_open_if_helped() -> None:
    alone = meeting("m08", "L3")
    done = act(alone, a.Resolve(0, wait=wait(alone)))
    done = act(done, a.Pass(1, wait=wait(done)))
    events = told(done, a.Pass(2, wait=wait(done)))
    drawn = happened(events, CardsDrawn)[0]
    assert seen(drawn, 1) == replace(drawn, cards=())
    won = resolve(helped(meeting("m12", "L3", "L3", "L1")))
    assert view(won, 2).hands[0].known == won.hands[0].cards


# M8 help


def test_m8_the_agreed_treasures_are_picked_in_the_agreed_order() -> None:
    state = resolve(helped(meeting("m24", "L8", "L8"), treasures=2, order="turns"))
    assert (ask(state), asked(state)) == (asks.PickSpoil(), (1,))
    state = act(state, a.PickCards(1, state.board.spoils[:1], wait=wait(state)))
    assert asked(state) == (0,)
    state = act(state, a.PickCards(0, state.board.spoils[:1], wait=wait(state)))
    assert [len(hand(state, seat)) for seat in (0, 1)] == [1, 2]


def test_m8_items_and_a_promised_card_change_hands_after_the_win() -> None:
    state = meeting("m12", "L3 carried i13 hand l01", "L3")
    state = helped(state, items=cards("i13"), card=card("l01"))
    assert carried(state) == {"i13"}
    won = resolve(state)
    assert carried(won, 1) == {"i13"}
    assert level(won, 1) == 4


def test_m8_the_price_is_void_on_defeat() -> None:
    state = resolve(helped(meeting("m36", "L5 carried i13", "L5"), items=cards("i13")))
    state = flee(flee(state, 6), 6)
    assert carried(state) == {"i13"}


def test_m8_help_is_countered_refused_and_offered_unasked() -> None:
    state = act(meeting("m24", "L5", "L9", "L9"), a.AskHelp(0, 1, 1))
    state = act(state, a.CounterHelp(1, 3, wait=state.board.offers[0].id))
    assert state.board.offers[0].to == 0
    state = act(state, a.RefuseOffer(0, wait=state.board.offers[0].id))
    state = act(act(state, a.OfferHelp(1, 2)), a.OfferHelp(2, 1))
    assert len(state.board.offers) == 2
    state = act(state, a.AcceptOffer(0, wait=state.board.offers[1].id))
    assert fight(state).helper == 2
    assert state.board.offers == ()


def test_m8_requests_lapse_when_the_fight_changes() -> None:
    state = act(meeting("m24", "L5", "L9", "L1 hand o01"), a.AskHelp(0, 1, 1))
    assert act(state, a.Play(2, card("o01"), side="monsters")).board.offers == ()


def test_m8_a_compelled_helper_leaves_when_the_fight_could_win_the_game() -> None:
    state = act(meeting("m15", "L8 used i37", "L9", "L1 hand wander m01"), a.UsePower(0, "compel", target=1))
    assert fight(state).helper == 1
    state = act(state, a.Play(2, card("wander"), other=card("m01")))
    assert fight(state).helper is None


def test_m8_only_a_firefly_rises_by_helping() -> None:
    won = resolve(helped(meeting("m12", "L3", "L3")))
    assert (level(won, 0), level(won, 1)) == (4, 3)


# M9 flight


def test_m9_five_escapes_and_four_does_not() -> None:
    lost = resolve(meeting("m12", "L3"))
    assert level(flee(lost, 5)) == 3
    assert level(flee(lost, 4)) == 1


def test_m9_each_fighter_flees_each_monster_main_first_unless_both_agree() -> None:
    state = resolve(helped(meeting("m24", "L5", "L1")))
    assert asked(state) == (0,)
    state = act(state, a.LetHelperFlee(0, wait=wait(state)))
    assert (ask(state), asked(state)) == (asks.HelperFirst(), (1,))
    agreed = act(state, a.GoFirst(1, True, wait=wait(state)))
    assert asked(agreed) == (1,)
    state = flee(agreed, 6)
    assert asked(state) == (0,)


def test_m9_the_pursuit_is_judged_when_its_moment_comes() -> None:
    state = meeting("m36", "L5", "L1 hand wander m12")
    state = resolve(act(state, a.Play(1, card("wander"), other=card("m12"))))
    state = flee(state, 1, foe=1)  # the toad takes two levels …
    events = told(state, a.Flee(0, 0, wait=wait(state)))
    assert happened(events, FighterEscaped)[0].how == "spared"  # … and the titan does not pursue Level 3


def test_m9_a_second_try_paid_with_a_race_still_settles_what_it_costs() -> None:
    lost = resolve(meeting("m12", "L3 is C two-races B carried i27 i28", "L1", "L1"))
    rolled = act(with_die(lost, 1, 6), a.Flee(0, 0, wait=wait(lost)))
    rolled = act(rolled, a.UsePower(0, "retry", cards("B")))
    state = everybody_passes(rolled)
    assert level(state) == 3
    assert isinstance(ask(state), asks.TooBig)


def test_m9_before_a_roll_anybody_may_curse() -> None:
    lost = resolve(meeting("m12", "L3", "L1 hand c01"))
    assert level(everybody_passes(act(lost, a.Play(1, card("c01"), target=0)))) == 2


# M10 death


def test_m10_the_dead_keep_level_traits_and_curses_and_the_living_loot() -> None:
    lost = resolve(meeting("m36", "L5 is W used i13 i31 hand c01 cursed c17", "L2", "L7"))
    state = flee(lost, 1)
    assert (ask(state), asked(state)) == (asks.LootBody(), (2,))
    state = pick(state, "i13")
    assert asked(state) == (1,)
    state = pick(state, "c01")
    assert (hand(state, 2), hand(state, 1)) == ({"i13"}, {"c01"})
    assert "i31" in discarded(state)
    dead = state.board.players[0]
    assert (dead.level, traits(state), dead.curses) == (5, {"W"}, cards("c17"))
    assert (state.board.active, dead.alive, dead.redraw) == (1, True, True)


def test_m10_the_dead_draw_anew_at_their_own_turn() -> None:
    state = flee(resolve(meeting("m36", "L5", "L1", "L1")), 1)
    for seat in (1, 2):
        state = open_door(
            replace(state, doors=(*(c for c in state.doors if c != card(f"A#{seat}")), card(f"A#{seat}")))
        )
        state = act(state, a.EndTurn(seat, wait=wait(state)))
    assert state.board.active == 0
    assert len(state.hands[0].cards) == 8


def test_m10_the_dead_cannot_act_until_the_next_turn() -> None:
    state = flee(resolve(meeting("m36", "L5 hand c01", "L1")), 1)
    assert refusal(state, a.Play(0, card("c01"), target=1)).why == "dead-cannot-act"
    assert happened(told(state, a.PickCards(1, cards("c01"), wait=wait(state))), PlayerDied) == []


# M11 curses


def test_m11_anybody_may_cancel_a_curse_for_anybody() -> None:
    state = act(table("L3", "L1 hand c01", "L1 hand o21"), a.Play(1, card("c01"), target=0))
    assert set(asked(state)) == {0, 1, 2}
    assert level(act(state, a.Play(2, card("o21")))) == 3


def test_m11_next_fight_means_this_one() -> None:
    state = meeting("m37", "L8", "L1 hand c16")
    state = everybody_passes(act(state, a.Play(1, card("c16"), target=0)))
    assert ours(state) == 3


# M12 winning


def test_m12_level_ten_by_a_kill_wins() -> None:
    won = resolve(meeting("m01", "L9"))
    assert won.board.winners == (0,)
    assert GAME.outcome(won).winners == (0,)  # type: ignore[union-attr]
    assert isinstance(GAME.apply(won, Concede(0)), Refused)


def test_m12_main_and_firefly_helper_share_a_win() -> None:
    won = resolve(helped(meeting("m15", "L9", "L9 is A")))
    assert won.board.winners == (0, 1)


def test_m12_a_host_may_lower_the_last_level() -> None:
    state = table("L4", "L1", "L1", doors="m01", options=MunchkinOptions(winning_level=5))
    assert resolve(open_door(state)).board.winners == (0,)


# M13, M14 and the clock


def test_m13_what_is_just_received_may_be_played_out_of_turn() -> None:
    state = open_door(table("L3 hand W c02 c03 c04 c05 c06", "L1", "L2", doors="A"))
    state = act(state, a.EndTurn(0, wait=wait(state)))
    state = act(state, a.GiveCard(0, card("W"), 1, wait=wait(state)))
    assert traits(act(state, a.Play(1, card("W"))), 1) == {"W"}


def test_m14_a_standing_pass_is_set_blind_and_taken_back_by_hold() -> None:
    state = act(meeting("m08", "L3", "L1", "L1"), a.PassThisFight(1))
    state = act(state, a.Resolve(0, wait=wait(state)))
    assert asked(state) == (2,)
    held = act(state, a.Hold(1))
    assert set(asked(held)) == {1, 2}
    assert refusal(held, a.Hold(1)).why == "not-now"


def test_m14_a_fighter_never_sleeps_through_the_own_flight() -> None:
    state = act(meeting("m24", "L5", "L1", "L1"), a.PassThisFight(1))
    state = helped(state)
    assert fight(state).passing == ()
    assert refusal(state, a.PassThisFight(1)).why == "not-now"


@pytest.mark.parametrize(("pace", "seconds"), [("brisk", 2.5), ("calm", 10), ("relaxed", 86_400)])
def test_m14_windows_close_by_the_clock_of_the_pace(pace: str, seconds: float) -> None:
    options = MunchkinOptions(pace=pace)  # type: ignore[arg-type]
    state = open_door(table("L3", "L1", "L1", doors="m08", options=options))
    state = act(state, a.Resolve(0, wait=wait(state)))
    (window,) = waits(state)
    assert window.seconds == seconds
    assert level(act(state, a.RunOut(CLOCK, wait=window.id))) == 4
    assert refusal(state, a.RunOut(CLOCK, wait="w0")).why == "stale-answer"


def test_a_late_pass_never_lands_in_a_new_window() -> None:
    state = meeting("m08", "L3", "L1", "L1 hand o08")
    state = act(state, a.Resolve(0, wait=wait(state)))
    old = wait(state)
    state = act(act(state, a.Play(2, card("o08"), side="fighters")), a.Resolve(0, wait=f"w{state.board.serial + 1}"))
    assert refusal(state, a.Pass(1, wait=old)).why == "stale-answer"


def test_every_number_is_itemised() -> None:
    state = meeting("m12", "L1 is A used i10", "L1 hand o01")
    state = act(state, a.Play(1, card("o01"), side="fighters"))
    events = told(state, a.Resolve(0, wait=wait(state)))
    resolved = happened(events, FightResolved)[0]
    assert [(part.why, part.n) for part in resolved.ours.parts] == [("level", 1), ("item", 2), ("one-shot", 2)]
    assert [(part.why, part.n) for part in resolved.theirs.parts] == [("monster", 4), ("condition", 5)]


# Leaving, and two players


def test_whoever_leaves_discards_everything_and_the_others_play_on() -> None:
    state = act(meeting("m15", "L1 used i13", "L1", "L1"), Concede(0))
    assert (state.board.active, state.board.fight) == (1, None)
    assert {"i13", "m15"} <= discarded(state)
    assert act(state, Concede(1)).board.winners == (2,)


def test_two_players_are_an_unofficial_option() -> None:
    refused = setup(MunchkinOptions(), 2, Chance(b"two"))
    assert isinstance(refused, Refused)
    assert refused.why == "two-are-unofficial"
    assert isinstance(setup(MunchkinOptions(two_players=True), 2, Chance(b"two")), MunchkinState)


def test_levels_say_why_they_were_gained() -> None:
    state = meeting("m08", "L3")
    state = act(state, a.Resolve(0, wait=wait(state)))
    state = act(state, a.Pass(1, wait=wait(state)))
    assert happened(told(state, a.Pass(2, wait=wait(state))), LevelGained)[0].why == "kill"
