"""One test for each treasure (M4, M13, M15), every copy: items, one-shots, level-ups and the rest."""

from importlib import import_module
from pathlib import Path

from tests.games.munchkin.tables import (
    DECK,
    TESTED,
    act,
    ask,
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
    plays,
    refusal,
    resolve,
    table,
    theirs,
    told,
    used,
    wait,
    with_die,
)
from threedoors.games.munchkin.events.curses import CurseShielded
from threedoors.games.munchkin.events.fights import FighterEscaped
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks

# Items: what they give to whom. (bonus, who may use it, who may not)
ITEMS = {
    "i01": (1, "", None),
    "i02": (1, "", None),
    "i03": (3, "is B", "is A"),
    "i04": (3, "is T", ""),
    "i05": (1, "", None),
    "i06": (1, "", None),
    "i07": (2, "", None),
    "i08": (3, "is P", ""),
    "i09": (3, "", "is T"),
    "i10": (2, "", None),
    "i11": (0, "", None),
    "i12": (0, "", None),
    "i13": (2, "", None),
    "i14": (2, "", None),
    "i15": (3, "woman", "man"),
    "i16": (3, "man", "woman"),
    "i17": (3, "is A", "is B"),
    "i18": (3, "is C", ""),
    "i19": (3, "is T", "is W"),
    "i20": (4, "is W", "is A"),
    "i21": (4, "is M", "is T"),
    "i22": (4, "is W", ""),
    "i23": (5, "is M", ""),
    "i24": (1, "", None),
    "i25": (0, "", None),
    "i26": (1, "", None),
    "i27": (3, "", None),
    "i28": (3, "", None),
    "i29": (4, "", "is C"),
    "i30": (4, "is B", ""),
    "i31": (1, "", None),
    "i32": (2, "", "is P"),
    "i33": (3, "is P", "is W"),
    "i34": (3, "is C", ""),
    "i35": (3, "", "is M"),
    "i36": (4, "is A", ""),
    "i37": (0, "is M", "is W"),
}


@plays(*ITEMS)
def test_an_item_counts_for_whom_it_fits_and_for_nobody_else(name: str) -> None:
    bonus, fitting, barred = ITEMS[name[:3]]
    state = act(table(f"L1 hand {name} {fitting}", "L1", "L1", doors="m37"), a.LayDown(0, card(name)))
    assert used(state) == {name[:3]}
    assert ours(open_door(state)) == 1 + bonus
    if barred is not None:
        other = act(table(f"L1 hand {name} {barred}", "L1", "L1", doors="m37"), a.LayDown(0, card(name)))
        assert carried(other) == {name[:3]}
        assert refusal(other, a.Equip(0, card(name))).why == "does-not-fit"
        assert ours(open_door(other)) == 1


def test_the_earpiece_gives_three_to_a_bouncer() -> None:
    assert ours(meeting("m37", "L1 used i02 is W")) == 4


def test_slippers_on_springs_add_two_to_flee() -> None:
    assert level(flee(resolve(meeting("m12", "L3 cursed c18 used i11")), 3)) == 3


def test_lucky_wellingtons_keep_door_curses_away() -> None:
    state = table("L3 used i12", "L1 hand c02", "L1", doors="c01")
    assert happened(told(state, a.OpenDoor(0, wait=wait(state))), CurseShielded)
    assert level(open_door(state)) == 3
    assert level(everybody_passes(act(state, a.Play(1, card("c02"), target=0)))) == 2  # from a hand they do not help


def test_the_cake_leads_out_past_weaker_monsters() -> None:
    state = resolve(meeting("m21", "L1 used i24"))
    events = told(state, a.UsePower(0, "way-out", item=card("i24")))
    assert happened(events, FighterEscaped)
    assert "i24" in discarded(act(state, a.UsePower(0, "way-out", item=card("i24"))))
    refusal(resolve(meeting("m24", "L1 used i24")), a.UsePower(0, "way-out", item=card("i24")))


def test_the_trolley_runs_and_brings_a_treasure() -> None:
    state = resolve(meeting("m12", "L1 used i25"))
    assert len(hand(flee(state, 2))) == 1
    assert hand(flee(state, 1)) == set()


def test_a_framed_favour_compels_a_higher_rival_but_not_to_the_top() -> None:
    state = meeting("m15", "L3 used i37", "L5", "L2")
    refusal(state, a.UsePower(0, "compel", target=2))
    state = act(state, a.UsePower(0, "compel", target=1))
    assert fight(state).helper == 1
    assert ours(state) == 8
    refusal(meeting("m32", "L8 used i37", "L9"), a.UsePower(0, "compel", target=1))


# One-shots

POINTS = {
    "o01": 2, "o02": 2, "o03": 2, "o04": 2, "o05": 3, "o06": 3, "o07": 3, "o08": 5, "o09": 5, "o10": 5,
}  # fmt: skip


@plays(*POINTS)
def test_a_boost_goes_to_either_side_from_anybody(name: str) -> None:
    points = POINTS[name[:3]]
    state = meeting("m15", "L1", f"L1 hand {name}", "L1")
    helped = act(state, a.Play(1, card(name), side="fighters"))
    assert ours(helped) == 1 + points
    assert theirs(act(state, a.Play(1, card(name), side="monsters"))) == 6 + points
    laid = act(table("L1", f"L1 hand {name}", "L1", doors="m15"), a.LayDown(1, card(name)))
    assert ours(act(open_door(laid), a.Play(1, card(name), side="fighters"))) == 1 + points


@plays("o11")
def test_the_disco_ball_counts_fireflies_among_the_fighters(name: str) -> None:
    state = act(meeting("m15", "L1 is A", f"L1 hand {name}"), a.Play(1, card(name)))
    assert ours(state) == 3
    assert ours(act(meeting("m15", "L1", f"L1 hand {name}"), a.Play(1, card(name)))) == 1


@plays("o12")
def test_the_magnifying_glass_doubles_a_lonely_main_player(name: str) -> None:
    state = act(meeting("m15", f"L4 used i13 hand {name}", "L5"), a.Play(0, card(name)))
    assert ours(state) == 12
    assert refusal(state, a.AskHelp(0, 1)).why == "no-helper-allowed"


@plays("o13")
def test_fire_in_the_theatre_empties_the_stage_for_nothing(name: str) -> None:
    state = act(meeting("m37", "L1", f"L1 hand {name}"), a.Play(1, card(name)))
    assert state.board.fight is None
    assert hand(state, 0) == set()


@plays("o14")
def test_the_trapdoor_pays_only_for_the_last_monster(name: str) -> None:
    state = act(meeting("m24", f"L1 hand {name}"), a.Play(0, card(name), foe=0))
    assert state.board.fight is None
    assert len(hand(state)) == 3
    two = act(meeting("m24", f"L1 hand {name}", "L1 hand wander m15"), a.Play(1, card("wander"), other=card("m15")))
    two = act(two, a.Play(0, card(name), foe=0))
    assert fight(two).owed == 0
    assert refusal(meeting("m24", "L1", f"L1 hand {name}"), a.Play(1, card(name), foe=0)).why == "fighters-only"
    lost = resolve(meeting("m24", f"L5 hand {name}"))
    rolled = act(with_die(lost, 1), a.Flee(0, 0, wait=wait(lost)))
    saved = act(rolled, a.Play(0, card(name), foe=0))
    assert (level(saved), len(hand(saved))) == (5, 3)


@plays("o15")
def test_a_ticket_to_the_seaside_leaves_the_treasure(name: str) -> None:
    state = act(meeting("m36", "L1", f"L1 hand {name}"), a.Play(1, card(name), foe=0))
    assert state.board.fight is None
    assert len(hand(state, 0)) == 4
    assert level(state) == 1


@plays("o16")
def test_they_went_that_way_hands_the_fight_on(name: str) -> None:
    state = act(meeting("m12", f"L1 hand {name} o01", "L5"), a.Play(0, card("o01"), side="fighters"))
    state = act(state, a.Play(0, card(name), target=1))
    assert fight(state).main == 1
    assert ours(state) == 5
    won = resolve(state)
    assert level(won, 1) == 6
    assert (won.board.active, ask(won)) == (0, asks.WrapUp())
    polite = act(meeting("m18", f"L1 man hand {name}", "L1 woman"), a.Play(0, card(name), target=1))
    assert polite.board.fight is None  # the ogre meets its new main player, and leaves
    assert len(hand(polite, 1)) == 1


@plays("o17")
def test_a_banana_skin_makes_a_rival_roll_again(name: str) -> None:
    lost = resolve(meeting("m12", "L3", f"L1 hand {name}"))
    rolled = act(with_die(lost, 6, 1), a.Flee(0, 0, wait=wait(lost)))
    again = act(rolled, a.Play(1, card(name)))
    assert level(everybody_passes(again)) == 1


@plays("o18")
def test_the_emergency_exit_is_for_main_and_helper(name: str) -> None:
    state = meeting("m36", "L5", "L5", f"L1 hand {name}")
    state = act(state, a.AskHelp(0, 1))
    state = act(state, a.AcceptOffer(1, wait=state.board.offers[0].id))
    state = act(resolve(state), a.Play(2, card(name)))
    assert state.board.fight is None
    assert not any(player.redraw for player in state.board.players)


@plays("o19")
def test_the_stunt_double_takes_the_fall(name: str) -> None:
    lost = resolve(meeting("m36", f"L5 hand {name}"))
    rolled = act(with_die(lost, 1), a.Flee(0, 0, wait=wait(lost)))
    saved = everybody_passes(act(rolled, a.Play(0, card(name))))
    assert not saved.board.players[0].redraw


@plays("o20")
def test_a_sneeze_sets_ones_own_die(name: str) -> None:
    lost = resolve(meeting("m36", f"L5 hand {name}"))
    rolled = act(with_die(lost, 1), a.Flee(0, 0, wait=wait(lost)))
    assert not everybody_passes(act(rolled, a.Play(0, card(name), number=6))).board.players[0].redraw


@plays("o21", "o22")
def test_a_curse_is_cancelled_in_the_air_or_on_the_table(name: str) -> None:
    state = act(table(f"L3 hand {name}", "L1 hand c01", "L1"), a.Play(1, card("c01"), target=0))
    assert isinstance(ask(state), asks.CurseCall)
    state = act(state, a.Play(0, card(name)))
    assert level(state) == 3
    assert {"c01", name[:3]} <= discarded(state)
    lasting = act(table(f"L3 hand {name}", "L1 cursed c17", "L1"), a.Play(0, card(name), other=card("c17")))
    assert lasting.board.players[1].curses == ()


@plays("o23")
def test_the_key_fetches_any_discarded_card(name: str) -> None:
    state = table(f"L1 hand {name}", "L1", "L1", discards="m01 o15 c01")
    assert hand(act(state, a.Play(0, card(name), other=card("o15")))) == {"o15"}


# Level-ups and the rest


@plays("l01", "l02", "l03", "l04", "l05", "l06")
def test_a_level_up_lifts_anybody_but_not_to_the_top(name: str) -> None:
    state = table(f"L1 hand {name}", "L8", "L9")
    assert level(act(state, a.Play(0, card(name), target=0))) == 2
    assert level(act(state, a.Play(0, card(name), target=1)), 1) == 9
    assert refusal(state, a.Play(0, card(name), target=2)).why == "wrong-field"


@plays("l07")
def test_memoirs_need_a_fight_behind_them(name: str) -> None:
    state = table(f"L3 hand {name}", "L1", "L1", doors="m01")
    assert refusal(state, a.Play(0, card(name), target=0)).why == "after-fight-only"
    won = resolve(open_door(state))
    assert level(act(won, a.Play(0, card(name), target=0))) == 5


@plays("l08")
def test_the_lift_does_not_serve_the_top_floor(name: str) -> None:
    state = table(f"L3 hand {name}", "L5", "L5")
    assert level(act(state, a.Play(0, card(name), target=0))) == 4
    refusal(state, a.Play(0, card(name), target=1))


@plays("l09")
def test_a_dismissal_costs_somebodys_companion_and_what_it_carries(name: str) -> None:
    state = table(f"L3 hand {name}", "L1 carried i28 with companion=i28", "L1")
    state = act(state, a.Play(0, card(name), target=0, other=card("companion")))
    assert level(state) == 4
    assert {"companion", "i28"} <= discarded(state)
    assert refusal(table(f"L3 hand {name}", "L1", "L1"), a.Play(0, card(name), target=0)).why == "no-companion"


@plays("steal")
def test_a_reputation_is_borrowed_from_a_rival(name: str) -> None:
    state = act(table(f"L3 hand {name}", "L5", "L1"), a.Play(0, card(name), target=1))
    assert (level(state, 0), level(state, 1)) == (4, 4)
    refusal(table(f"L3 hand {name}", "L5", "L1"), a.Play(0, card(name), target=2))
    assert refusal(table(f"L9 hand {name}", "L5", "L1"), a.Play(0, card(name), target=1)).why == "no-level-to-gain"


@plays("hoard")
def test_the_loose_floorboard_hides_three_treasures(name: str) -> None:
    assert len(hand(act(table(f"L1 hand {name}", "L1", "L1"), a.Play(0, card(name))))) == 3


@plays("boon")
def test_a_theme_tune_plays_on_and_cannot_be_sold(name: str) -> None:
    state = act(table(f"L1 hand {name} i35 i13", "L1", "L1", doors="m37"), a.LayDown(0, card(name)))
    assert refusal(state, a.Sell(0, (card(name), *cards("i35 i13")))).why == "not-yours"
    assert ours(open_door(state)) == 4


@plays("companion")
def test_an_intern_carries_something_big_outside_the_limit(name: str) -> None:
    state = act(table(f"L1 hand {name} i27 used i28", "L1", "L1", doors="m37"), a.LayDown(0, card(name)))
    refusal(state, a.LayDown(0, card("i27")))
    state = act(state, a.LoadCompanion(0, card(name), card("i28")))
    state = act(state, a.LayDown(0, card("i27")))
    assert ours(open_door(state)) == 1 + 1 + 3 + 3
    refusal(state, a.LoadCompanion(0, card(name), None))  # then there would be two Big items


def test_every_card_of_the_house_set_has_its_test() -> None:
    for file in Path(__file__).parent.glob("test_*.py"):
        import_module(f"tests.games.munchkin.{file.stem}")
    assert set(DECK.cards) == TESTED
