"""Sentences of the rulebook that games up to rules 3 read otherwise; begun by those rules, they go on by them."""

import msgspec
import pytest

from tests.games.munchkin.tables import (
    act,
    ask,
    by_rules_3,
    card,
    cards,
    carried,
    discarded,
    everybody_passes,
    flee,
    happened,
    helped,
    level,
    meeting,
    open_door,
    ours,
    refusal,
    resolve,
    table,
    told,
    used,
    wait,
    with_die,
)
from threedoors.core import Concede, Refused, begin
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.house import house_set
from threedoors.games.munchkin.events.bargains import HelperJoined, OffersLapsed
from threedoors.games.munchkin.events.curses import CurseLifted
from threedoors.games.munchkin.events.hands import CardsDiscarded
from threedoors.games.munchkin.events.mats import ItemsMoved, ItemsSold
from threedoors.games.munchkin.events.turns import BodyLooted, LootDieRolled
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import MunchkinState


def _drew_three() -> MunchkinState:
    """Main drew three treasures in mid-fight: a lasting bonus, a companion, an item."""
    fighting = meeting_with("L4 hand hoard", "boon companion i13")
    return act(fighting, a.Play(0, card("hoard")))


def meeting_with(mat: str, treasures: str) -> MunchkinState:
    return open_door(table(mat, "L1", "L1", doors="m15", treasures=treasures))


def test_m4_a_fighter_plays_no_item_from_hand_however_it_was_received() -> None:
    state = _drew_three()
    before = ours(state)
    for name in ("boon", "companion", "i13"):
        assert refusal(state, a.LayDown(0, card(name))).why == "not-in-fight"
    assert ours(act(by_rules_3(state), a.LayDown(0, card("boon")))) > before


def test_m4_an_onlooker_may_still_play_what_was_just_received() -> None:
    state = open_door(table("L4", "L1 hand hoard", "L1", doors="m15", treasures="i13 i14 i15"))
    state = act(state, a.Play(1, card("hoard")))
    assert used(act(state, a.LayDown(1, card("i13"))), 1) == {"i13"}


def test_m1a_the_item_with_the_highest_bonus_is_one_that_gives_a_bonus_now() -> None:
    state = table("L5 used i35 carried i23", "L1", "L1", doors="c10")
    assert (used(by := everybody_passes(open_door(state))), carried(by)) == (set(), {"i23"})
    assert carried(everybody_passes(open_door(by_rules_3(state)))) == set()
    untouched = everybody_passes(open_door(table("L5 carried i23", "L1", "L1", doors="c10")))
    assert carried(untouched) == {"i23"}


def test_m15a_more_treasure_if_killed_alone_is_paid_for_a_kill_only() -> None:
    state = meeting("m32", "L3 hand o15")
    sent_off = act(state, a.Play(0, card("o15"), foe=0))
    assert len(sent_off.hands[0].cards) == 4
    assert len(act(by_rules_3(state), a.Play(0, card("o15"), foe=0)).hands[0].cards) == 5
    charmed = meeting("m32", "L3 is M hand c01 c02 c03")
    charmed = act(charmed, a.UsePower(0, "charm", cards("c01 c02 c03"), foe=0))
    assert len(charmed.hands[0].cards) == 4


def test_m9c_where_no_die_was_rolled_none_is_rolled_again() -> None:
    state = resolve(meeting("m03", "L1 hand o19", "L1 hand o17"))
    state = act(state, a.Flee(0, 0, wait=wait(state)))
    state = act(state, a.Play(0, card("o19")))
    assert refusal(state, a.Play(1, card("o17"))).why == "after-rivals-escape"
    act(by_rules_3(state), a.Play(1, card("o17")))


def test_m8_an_offer_is_answered_by_yes_no_or_another_price_and_by_nothing_else() -> None:
    state = meeting("m15", "L3", "L3")
    state = act(state, a.OfferHelp(1, 1))
    offer = state.board.offers[0].id
    for answer in (a.Resolve(0, wait=offer), a.OpenDoor(0, wait=offer), a.Pass(0, wait=offer)):
        assert refusal(state, answer).why == "stale-answer"
    act(state, a.RefuseOffer(0, wait=offer))


def test_m5_a_sale_tells_the_levels_it_brings() -> None:
    state = table("L8 hand o23 o15", "L1", "L1")
    sale = a.Sell(0, cards("o23 o15"))
    assert [event.levels for event in happened(told(state, sale), ItemsSold)] == [1]
    assert level(act(state, sale)) == 9
    assert [event.levels for event in happened(told(by_rules_3(state), sale), ItemsSold)] == [2]


def test_m8_the_offer_that_is_taken_does_not_lapse_and_the_others_do() -> None:
    state = act(meeting("m15", "L3", "L3", "L3"), a.OfferHelp(1, 1))
    only = told(state, a.AcceptOffer(0, wait=state.board.offers[0].id))
    assert (happened(only, OffersLapsed), len(happened(only, HelperJoined))) == ([], 1)
    two = act(state, a.OfferHelp(2, 0))
    taken = told(two, a.AcceptOffer(0, wait=two.board.offers[0].id))
    assert [event.count for event in happened(taken, OffersLapsed)] == [1]
    earlier = told(by_rules_3(state), a.AcceptOffer(0, wait=state.board.offers[0].id))
    assert len(happened(earlier, OffersLapsed)) == 1


def test_m8_what_was_agreed_is_handed_over_in_one_go() -> None:
    state = helped(meeting("m01", "L8 used i13 i14 carried i35", "L3", "L1"), items=cards("i13 i14 i35"))
    won = act(state, a.Resolve(0, wait=wait(state)))
    last = act(won, a.Pass(2, wait=wait(won)))
    events = told(last, a.Pass(1, wait=wait(last)))
    assert [event.items for event in happened(events, ItemsMoved)] == [cards("i13 i14 i35")]


def test_m8_of_two_big_items_agreed_one_is_handed_over() -> None:
    state = helped(meeting("m01", "L8 is B carried i27 i28", "L3"), items=cards("i27 i28"))
    assert carried(resolve(state), 1) == {"i27"}


def test_m10_equals_roll_for_the_first_pick_and_everybody_sees_the_dice() -> None:
    lost = resolve(meeting("m36", "L5 used i13 i14 hand c01", "L2", "L7", "L2"))
    assert lost.board.pending is not None
    state = act(with_die(lost, 1, 4, 4, 2, 6), a.Flee(0, 0, wait=wait(lost)))
    for seat in (0, 1, 2):
        state = act(state, a.Pass(seat, wait=wait(state)))
    events = told(state, a.Pass(3, wait=wait(state)))
    assert [(e.seat, e.die) for e in happened(events, LootDieRolled)] == [(1, 4), (3, 4), (1, 2), (3, 6)]
    state = act(state, a.Pass(3, wait=wait(state)))
    order = []
    while isinstance(ask(state), asks.LootBody):
        assert state.board.pending is not None
        seat = state.board.pending.seats[0]
        order.append(seat)
        taken = a.PickCards(seat, state.board.bodies[0].cards[:1], wait=wait(state))
        assert len(happened(told(state, taken), BodyLooted)) == 1
        state = act(state, taken)
    assert order == [2, 3, 1]


def test_m11_a_helper_sent_home_has_had_that_fight() -> None:
    state = helped(meeting("m15", "L3", "L3 cursed c18", "L1 hand wander m19"))
    sent = a.Play(2, card("wander"), other=card("m19"))
    events = told(state, sent)
    assert [event.seat for event in happened(events, CurseLifted)] == [1]
    assert happened(told(by_rules_3(state), sent), CurseLifted) == []


def test_m15e_the_bee_stays_with_the_dead_whose_hat_is_looted() -> None:
    lost = resolve(meeting("m36", "L5 used i01 cursed c17", "L1", "L1"))
    assert flee(lost).board.players[0].curses == cards("c17")


def test_m10_the_hand_of_whoever_leaves_is_told_as_it_lies_there() -> None:
    state = table("L1", "L3 hand c01 i13", "L1")
    events = told(state, Concede(1))
    assert [(e.cards, e.why) for e in happened(events, CardsDiscarded)] == [(cards("c01 i13"), "left")]
    assert {"c01", "i13"} <= discarded(act(state, Concede(1)))
    assert happened(told(by_rules_3(state), Concede(1)), CardsDiscarded) == []


@pytest.mark.parametrize("turned", [a.Unequip(0, card("i13")), a.Equip(0, card("i35"))], ids=["off", "on"])
def test_m4_turning_an_item_buys_no_time(turned: a.MunchkinAction) -> None:
    state = table("L3 used i13 carried i35 hand i14", "L1", "L1")
    assert wait(act(state, turned)) == wait(state)
    assert wait(act(by_rules_3(state), turned)) != wait(state)
    assert wait(act(state, a.LayDown(0, card("i14")))) != wait(state)


def test_m4_a_surplus_settled_by_the_companion_is_asked_about_no_more() -> None:
    laden = act(table("L3 is B carried i27 i28 with companion", "L1", "L1"), a.DropTrait(0, card("B")))
    assert isinstance(ask(laden), asks.TooBig)
    turned = act(laden, a.LoadCompanion(0, card("companion"), card("i27")))
    assert isinstance(ask(turned), asks.Prepare)


def test_m12_a_set_in_which_nobody_can_win_is_refused() -> None:
    cards = msgspec.to_builtins(house_set())
    for monster in cards["monsters"]:
        monster["levels"] = 0
    options = GAME.decode_options(msgspec.json.encode({"own_set": cards}))
    refused = begin(GAME, ("",) * 3, "seed", options)
    assert isinstance(refused, Refused)
    assert "no monster gives a level" in str(refused.args["faults"])
    earlier = GAME.under(3)
    assert earlier is not None
    assert not isinstance(begin(earlier, ("",) * 3, "seed", options), Refused)


def test_a_table_of_rules_3_is_written_as_it_was() -> None:
    earlier = GAME.under(3)
    assert earlier is not None
    playing = begin(earlier, ("",) * 3, "seed")
    assert not isinstance(playing, Refused)
    assert b'"rules"' not in earlier.encode(playing.state)
