"""One test for each monster (M7, M9): it is met, and what it says is what it does."""

from tests.games.munchkin.tables import (
    act,
    ask,
    card,
    cards,
    caught,
    discarded,
    everybody_passes,
    fight,
    flee,
    hand,
    happened,
    helped,
    hoard,
    level,
    meeting,
    open_door,
    ours,
    pick,
    plays,
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
from threedoors.games.munchkin.events.fights import FighterEscaped
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks


@plays("m11")
def test_the_nosy_neighbour_hands_out_your_cards(name: str) -> None:
    assert theirs(meeting(name, "L1 is P")) == 9
    state = caught(name, "L1 hand c01 c02 c03", "L1", "L1", "L1")
    assert len(hand(state)) == 1
    assert [len(hand(state, seat)) for seat in (1, 2, 3)] == [1, 0, 1]


@plays("m12")
def test_the_toad_loves_fireflies(name: str) -> None:
    assert theirs(meeting(name, "L1 is A")) == 9
    assert level(caught(name, "L3")) == 1


@plays("m13")
def test_the_mummy_costs_a_level_even_on_escape(name: str) -> None:
    assert theirs(meeting(name, "L1 is M")) == 8
    assert level(flee(resolve(meeting(name, "L3")), 6)) == 2
    assert level(caught(name, "L4 is M", die=1)) == 2


@plays("m14")
def test_the_butler_takes_hat_and_shoes(name: str) -> None:
    state = resolve(meeting(name, "L1 used i01 i10"))
    assert used(flee(state, 6)) == set()  # 6 − 2 is not enough
    assert {"i01", "i10"} <= discarded(flee(state, 6))


@plays("m15")
def test_the_antiquary_ignores_what_is_dear(name: str) -> None:
    assert ours(meeting(name, "L1 used i13 i35")) == 1 + 2
    assert level(caught(name, "L3 used i35")) == 1


@plays("m16")
def test_the_hare_holds_it_against_tortoises(name: str) -> None:
    assert theirs(meeting(name, "L1 is B")) == 12
    assert hand(caught(name, "L1 hand c01 c02")) == set()


@plays("m17")
def test_the_customs_officer_listens_to_a_hypnotist(name: str) -> None:
    state = meeting(name, "L1 hand c01 c02 is M")
    gone = act(state, a.UsePower(0, "send-away", cards("c01 c02"), foe=0))
    assert gone.board.fight is None
    assert len(hand(gone)) == 1  # the treasure it left
    refusal(meeting(name, "L1 hand c01 c02"), a.UsePower(0, "send-away", cards("c01 c02"), foe=0))
    assert traits(caught(name, "L1 is W")) == set()
    assert level(caught(name, "L3")) == 1


@plays("m18")
def test_the_ogre_does_not_attack_a_woman(name: str) -> None:
    spared = open_door(table("L1 woman", "L1", "L1", doors=name))
    assert spared.board.fight is None
    assert len(hand(spared)) == 1
    assert level(spared) == 1
    choice = caught(name, "L5 man hand c01")
    assert isinstance(ask(choice), asks.PickWay)
    assert hand(act(choice, a.PickOption(0, 0, wait=wait(choice)))) == set()
    assert level(act(choice, a.PickOption(0, 1, wait=wait(choice)))) == 2


@plays("m19")
def test_the_swan_fights_one_at_a_time_and_takes_the_best_blade(name: str) -> None:
    state = meeting(name, "L1 used i13 i24", "L9")
    assert refusal(state, a.AskHelp(0, 1)).why == "no-helper-allowed"
    assert "i13" in discarded(flee(resolve(state), 1))


@plays("m20")
def test_the_bear_knows_bouncers(name: str) -> None:
    assert theirs(meeting(name, "L1 is W")) == 14
    assert level(caught(name, "L5")) == 2


@plays("m21")
def test_before_the_steamroller_levels_do_not_count(name: str) -> None:
    assert ours(meeting(name, "L7 used i13")) == 2
    assert level(caught(name, "L7", "L3", "L5")) == 3


@plays("m22")
def test_the_cat_hits_the_high_harder(name: str) -> None:
    assert theirs(meeting(name, "L1 is C")) == 14
    assert level(caught(name, "L5")) == 3
    assert level(caught(name, "L6")) == 3


@plays("m23")
def test_the_inspector_rolls_for_you_or_takes_a_bribe(name: str) -> None:
    lost = resolve(meeting(name, "L3 hand i13 o01"))
    refusal(lost, a.UsePower(0, "bribe", cards("o01"), foe=0))
    assert "i13" in discarded(act(lost, a.UsePower(0, "bribe", cards("i13"), foe=0)))
    rolled = act(with_die(lost, 1, 5), a.Flee(0, 0, wait=wait(lost)))
    assert level(everybody_passes(rolled)) == 2
    rolled = act(with_die(lost, 1, 2), a.Flee(0, 0, wait=wait(lost)))
    assert everybody_passes(rolled).board.players[0].redraw
    big = resolve(meeting(name, "L3 carried i28"))
    rolled = act(with_die(big, 1, 3), a.Flee(0, 0, wait=wait(big)))
    assert "i28" in discarded(everybody_passes(rolled))


@plays("m24")
def test_the_dark_swallows_fireflies(name: str) -> None:
    assert theirs(meeting(name, "L1 is A")) == 15
    assert level(caught(name, "L5")) == 2


@plays("m25")
def test_the_auctioneer_lets_the_highest_rival_choose(name: str) -> None:
    state = caught(name, "L1 used i13 i31", "L4", "L2")
    assert isinstance(ask(state), asks.TakeFrom)
    state = pick(state, "i13")
    assert card("i13") in state.board.players[1].carried
    assert used(state) == {"i31"}
    assert ask(flee(resolve(meeting(name, "L1 hand c01 c02")), 6)) == asks.PickHand(1, source=card(name))


@plays("m26")
def test_the_form_costs_two_cards_on_meeting_and_all_you_are(name: str) -> None:
    state = meeting(name, "L1 hand c01 c02 c03 is W A")
    assert ask(state) == asks.PickHand(2, source=card(name))
    state = pick(state, "c01 c02")
    assert isinstance(ask(state), asks.OpenFight)
    assert traits(flee(resolve(state), 1)) == set()


@plays("m27")
def test_the_sphinx_lets_a_tax_inspector_by(name: str) -> None:
    state = act(meeting(name, "L1 is T"), a.UsePower(0, "send-away", foe=0))
    assert state.board.fight is None
    assert len(hand(state)) == 1
    assert caught(name, "L5").board.players[0].redraw  # whom it catches it eats


@plays("m28")
def test_the_lobster_opens_armour_and_takes_a_level(name: str) -> None:
    assert theirs(meeting(name, "L1 is B")) == 16
    state = caught(name, "L3 used i05")
    assert "i05" in discarded(state)
    assert level(state) == 2


@plays("m29")
def test_the_bailiff_ignores_items_and_takes_a_thousand(name: str) -> None:
    assert ours(meeting(name, "L3 used i13 i35 with boon")) == 3 + 3
    state = caught(name, "L1 used i13 i35 i10")
    assert isinstance(ask(state), asks.PickItems)
    state = pick(state, "i35")  # 600 of 1000
    state = pick(state, "i13")  # 1000
    assert used(state) == {"i10"}
    assert used(caught(name, "L1 used i31")) == set()


@plays("m30")
def test_the_headhunter_wants_people_with_a_class(name: str) -> None:
    spared = resolve(meeting(name, "L1"))
    events = told(spared, a.Flee(0, 0, wait=wait(spared)))
    assert happened(events, FighterEscaped)[0].how == "spared"
    assert caught(name, "L1 is W").board.players[0].redraw


@plays("m31")
def test_a_shell_helps_against_the_basilisk(name: str) -> None:
    assert theirs(meeting(name, "L1 is M")) == 18
    assert caught(name, "L5").board.players[0].redraw
    assert level(caught(name, "L5 is B")) == 2


@plays("m32")
def test_the_choir_tips_soloists_and_is_worth_two_levels(name: str) -> None:
    state = meeting(name, "L4 used i13 i35 i31 hand o08 o09 o10", "L6")
    assert hoard(state) == 5
    for shot in ("o08", "o09", "o10"):
        state = act(state, a.Play(0, card(shot), side="fighters"))
    assert level(resolve(state)) == 6
    assert level(caught(name, "L5")) == 3
    spared = resolve(meeting(name, "L3"))
    assert happened(told(spared, a.Flee(0, 0, wait=wait(spared))), FighterEscaped)[0].how == "spared"


@plays("m33")
def test_the_lich_carries_something_big_away_even_on_escape(name: str) -> None:
    assert "i28" in discarded(flee(resolve(meeting(name, "L4 carried i28")), 6))
    assert level(caught(name, "L6")) == 1


@plays("m34")
def test_the_notary_reads_the_will_to_every_rival(name: str) -> None:
    state = caught(name, "L4 used i13 hand c01", "L1", "L1")
    assert isinstance(ask(state), asks.TakeFrom)
    state = act(state, a.TakeBlind(1, wait=wait(state)))
    assert hand(state, 1) == {"c01"}
    assert card("i13") in state.board.players[2].carried  # the last thing left needs no choice


@plays("m35")
def test_the_hoarding_dragon_is_weaker_for_each_magpie(name: str) -> None:
    assert theirs(meeting(name, "L1 is C")) == 14
    assert caught(name, "L5").board.players[0].redraw


@plays("m36")
def test_fire_counts_double_against_sorbet(name: str) -> None:
    assert ours(meeting(name, "L1 used i07 i13")) == 1 + 4 + 2
    assert caught(name, "L5").board.players[0].redraw


@plays("m37")
def test_the_management_grows_on_complaints(name: str) -> None:
    state = meeting(name, "L3", "L1 hand c01 c07")
    assert theirs(state) == 20
    state = everybody_passes(act(state, a.Play(1, card("c01"), target=0)))
    assert theirs(state) == 22
    assert level(state) == 2
    assert fight(state).cursed == 1
    assert caught(name, "L6").board.players[0].redraw


@plays("m38")
def test_the_octopus_gives_one_more_level_to_bare_hands(name: str) -> None:
    assert level(resolve(meeting(name, "L7"))) == 9
    assert level(resolve(meeting(name, "L7 used i07"))) == 9  # a helmet is not in hand
    assert level(resolve(meeting(name, "L7 used i26"))) == 8
    assert [theirs(meeting(name, f"L7 is {trait}")) for trait in "PBA"] == [11, 3, 6]
    assert level(caught(name, "L5")) == 3


@plays("m39")
def test_the_paper_tiger_gives_one_more_level_to_fire(name: str) -> None:
    assert level(resolve(meeting(name, "L8 used i07", "L1"))) == 10
    assert resolve(meeting(name, "L8 used i07")).board.winners == (0,)
    assert level(resolve(meeting(name, "L8 used i13"))) == 9
    assert level(resolve(meeting(name, "L8 carried i07 used i13"))) == 9  # carried fire burns nothing
    assert theirs(meeting(name, "L8 is B")) == 4  # paper does not cut a shell
    assert level(caught(name, "L5")) == 3


def test_the_level_is_for_the_main_players_own_fire_not_for_a_helpers() -> None:
    state = helped(meeting("m39", "L7", "L7 used i07"), 1, treasures=1)
    assert level(resolve(state)) == 8


@plays("m40")
def test_the_golem_may_be_declined_but_not_by_a_tax_inspector(name: str) -> None:
    gone = act(meeting(name, "L5"), a.UsePower(0, "decline", foe=0))
    assert gone.board.fight is None
    assert (level(gone), hand(gone)) == (5, set())
    assert ask(gone) == asks.WrapUp()  # it was met: neither trouble nor loot
    refusal(meeting(name, "L5 is T"), a.UsePower(0, "decline", foe=0))
    assert caught(name, "L5").board.players[0].redraw


def test_a_fight_somebody_has_touched_cannot_be_declined() -> None:
    state = act(meeting("m40", "L5", "L1 hand o01"), a.Play(1, card("o01"), side="monsters"))
    refusal(state, a.UsePower(0, "decline", foe=0))
    refusal(helped(meeting("m40", "L5", "L9"), 1, treasures=1), a.UsePower(0, "decline", foe=0))
    refusal(meeting("m40", "L5"), a.UsePower(1, "decline", foe=0))


@plays("m41")
def test_the_troll_takes_an_item_from_each_fighter_on_meeting(name: str) -> None:
    state = meeting(name, "L5 used i07 i13", "L9 used i12")
    assert ask(state) == asks.PickItems(cards("i07 i13"), 1, source=card(name))
    state = pick(state, "i13")
    assert (used(state), "i13" in discarded(state)) == ({"i07"}, True)
    joined = helped(state, 1, treasures=1)
    assert (used(joined, 1), "i12" in discarded(joined)) == (set(), True)  # the only one needs no choice
    assert ask(meeting(name, "L5")) == asks.OpenFight()  # nothing to take
    assert theirs(meeting(name, "L5 is P")) == 15
    assert level(caught(name, "L5")) == 3


@plays("m42")
def test_the_puppy_runs_after_a_pole(name: str) -> None:
    state = resolve(meeting(name, "L5 used i26 hand o01"))
    refusal(state, a.UsePower(0, "distract", cards("o01"), foe=0))
    events = told(state, a.UsePower(0, "distract", cards("i26"), foe=0))
    assert happened(events, FighterEscaped)[0].how == "distracted"
    assert "i26" in discarded(act(state, a.UsePower(0, "distract", cards("i26"), foe=0)))
    rolled = act(with_die(state, 1), a.Flee(0, 0, wait=wait(state)))
    refusal(rolled, a.UsePower(0, "distract", cards("i26"), foe=0))  # thrown before the roll or not at all
    sent = act(meeting(name, "L5 is M hand c01"), a.UsePower(0, "send-away", cards("c01"), foe=0))
    assert sent.board.fight is None
    assert caught(name, "L5").board.players[0].redraw


@plays("m43")
def test_the_gnats_follow_fire_from_hand_or_table(name: str) -> None:
    state = resolve(meeting(name, "L1 hand i07"))
    assert "i07" in discarded(act(state, a.UsePower(0, "distract", cards("i07"), foe=0)))
    assert theirs(meeting(name, "L1 is P")) == 8
    assert level(caught(name, "L4 cursed c16")) == 1
