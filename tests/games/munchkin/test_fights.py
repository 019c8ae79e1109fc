"""M7 and M8: fights, and help in them."""

from msgspec.structs import replace

from tests.games.munchkin.tables import (
    DECK,
    act,
    ask,
    asked,
    card,
    cards,
    carried,
    fight,
    flee,
    hand,
    happened,
    helped,
    level,
    meeting,
    refusal,
    resolve,
    theirs,
    told,
    wait,
)
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardsDrawn
from threedoors.games.munchkin.shown.catalogue import catalogue
from threedoors.games.munchkin.shown.views import seen, view
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import MunchkinState

# M7 combat


def test_m7_more_wins_and_equal_loses() -> None:
    assert level(resolve(meeting("m08", "L3"))) == 4
    assert resolve(meeting("m08", "L2")).board.flight is not None


def test_m7_a_condition_counts_once_however_many_fighters_match() -> None:
    state = helped(meeting("m12", "L1 is A", "L1 is A#2"))
    assert theirs(state) == 9


def test_m7_a_condition_on_the_bill_says_which_line_of_its_card_it_is() -> None:
    seen_by_all = view(helped(meeting("m12", "L1 is A", "L1 is A#2")), None).fight
    assert seen_by_all
    conditions = [number for number, part in enumerate(seen_by_all.theirs.parts) if part.why == "condition"]
    assert [reason.part for reason in seen_by_all.reasons] == conditions == [1]
    text = next(face for face in catalogue(DECK).cards if face.id == "m12").text
    assert (seen_by_all.reasons[0].said,) in text


def test_m7_the_fight_names_what_does_not_count_in_it() -> None:
    def left_out(state: MunchkinState) -> list[tuple[str, int | None, CardId | None]]:
        seen_by_all = view(state, None).fight
        assert seen_by_all
        return [(part.why, part.seat, part.card) for part in seen_by_all.uncounted]

    assert left_out(meeting("m15", "L1 used i13 i35")) == [("item", 0, card("i35"))]
    assert left_out(helped(meeting("m21", "L1 used i13", "L2"))) == [("level", 0, None), ("level", 1, None)]
    assert left_out(meeting("m08", "L1 used i13 i35")) == []


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
