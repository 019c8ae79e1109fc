"""One test for each other door card (M3, M11, M15), every copy: races, classes, doublers, curses, enhancers, tricks."""

from tests.games.munchkin.tables import (
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
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.events.mats import TraitPlayed
from threedoors.games.munchkin.shown.telling import tell
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import MunchkinState


def cursed(name: str, mat: str, *others: str, discards: str = "") -> MunchkinState:
    """Seat 1 plays this curse on seat 0 before the door; nobody cancels."""
    rest = others or ("L1", "L1")
    state = table(mat, f"{rest[0]} hand {name}", *rest[1:], discards=discards)
    return everybody_passes(act(state, a.Play(1, card(name), target=0)))


def is_now(name: str, mat: str = "L1", *others: str, doors: str = "m37") -> MunchkinState:
    """Seat 0 plays this race or class from hand."""
    state = table(f"{mat} hand {name} c01 c02 c03", *(others or ("L1", "L1")), doors=doors)
    return act(state, a.Play(0, card(name)))


# Races and classes


@plays("A")
def test_a_firefly_flees_better_and_rises_by_helping(name: str) -> None:
    state = resolve(open_door(is_now(name, doors="m12")))
    assert level(flee(state, 4)) == 1
    assert not flee(state, 4).board.players[0].redraw
    helped = meeting("m09", "L1", f"L4 is {name}")
    helped = act(helped, a.AskHelp(0, 1))
    helped = act(helped, a.AcceptOffer(1, wait=helped.board.offers[0].id))
    won = resolve(helped)
    assert (level(won, 0), level(won, 1)) == (2, 5)


@plays("B")
def test_a_tortoise_carries_everything_and_keeps_six_cards(name: str) -> None:
    state = table(f"L1 hand {name} i27 i28 i25 c01 c02 c03 c04 c05 c06", "L1", "L1", doors="A")
    state = act(state, a.LayDown(0, card("i27")))
    assert refusal(state, a.LayDown(0, card("i28"))).why == "big-limit"
    state = act(state, a.Play(0, card(name)))
    state = act(act(state, a.LayDown(0, card("i28"))), a.LayDown(0, card("i25")))
    state = open_door(state)
    state = act(state, a.EndTurn(0, wait=wait(state)))
    assert isinstance(ask(state), asks.Charity)  # seven cards, six allowed
    state = act(state, a.GiveCard(0, card("c01"), None, wait=wait(state)))
    assert state.board.active == 1


@plays("C")
def test_a_magpie_sells_one_item_double_and_runs_twice(name: str) -> None:
    state = table(f"L1 is {name} carried i35 i13 hand c01", "L1", "L1", doors="m20")
    sold = act(state, a.Sell(0, cards("i35"), card("i35")))
    assert level(sold) == 2
    assert refusal(sold, a.Sell(0, cards("i13"), card("i13"))).why == "no-double"
    lost = resolve(open_door(state))
    rolled = act(with_die(lost, 1, 6), a.Flee(0, 0, wait=wait(lost)))
    rolled = act(rolled, a.UsePower(0, "retry", cards("c01")))
    assert level(everybody_passes(rolled)) == 1
    assert "c01" in discarded(rolled)


@plays("W")
def test_a_bouncer_rages_three_times_and_wins_ties(name: str) -> None:
    state = meeting("m15", f"L3 is {name} hand c01 c02 c03 c04")
    for spent in ("c01", "c02", "c03"):
        state = act(state, a.UsePower(0, "rage", cards(spent)))
    assert ours(state) == theirs(state) == 6
    refusal(state, a.UsePower(0, "rage", cards("c04")))
    assert level(resolve(state)) == 4


@plays("M")
def test_a_hypnotist_bends_dice_and_charms(name: str) -> None:
    state = meeting("m36", f"L5 is {name} hand c01 c02 c03")
    charmed = act(state, a.UsePower(0, "charm", cards("c01 c02 c03"), foe=0))
    assert charmed.board.fight is None
    assert len(hand(charmed)) == 4
    assert level(charmed) == 5
    lost = resolve(state)
    rolled = act(with_die(lost, 3), a.Flee(0, 0, wait=wait(lost)))
    for spent in ("c01", "c02"):
        rolled = act(rolled, a.UsePower(0, "spell", cards(spent)))
    assert not everybody_passes(rolled).board.players[0].redraw


@plays("T")
def test_a_tax_inspector_stabs_and_steals(name: str) -> None:
    state = meeting("m15", "L5", f"L1 is {name} hand c01 c02")
    state = act(state, a.UsePower(1, "backstab", cards("c01"), target=0))
    assert ours(state) == 3
    refusal(state, a.UsePower(1, "backstab", cards("c02"), target=0))
    home = table("L1 used i13", f"L3 is {name} hand c01 c02", "L1")
    stolen = act(with_die(home, 4), a.UsePower(1, "theft", cards("c01"), target=0, item=card("i13")))
    assert carried(everybody_passes(stolen), 1) == {"i13"}
    failed = act(with_die(home, 3), a.UsePower(1, "theft", cards("c01"), target=0, item=card("i13")))
    assert level(everybody_passes(failed), 1) == 2


@plays("P")
def test_a_gravedigger_digs_up_doors_and_smites_the_undead(name: str) -> None:
    state = table(f"L1 is {name} hand c01 c02 c03", "L1", "L1", discards="m09 m08")
    state = act(state, a.RaiseDoor(0, card("c01"), wait=wait(state)))
    assert fight(state).foes[0].card == card("m08")
    state = act(act(state, a.UsePower(0, "smite", cards("c02"))), a.UsePower(0, "smite", cards("c03")))
    assert ours(state) == 7


@plays("two-races")
def test_it_is_complicated_allows_two_races_or_half_of_one(name: str) -> None:
    assert refusal(table(f"L1 hand {name}", "L1", "L1"), a.Play(0, card(name))).why.startswith("nothing-to-double-")
    state = act(table(f"L1 is A hand {name} B", "L1", "L1", doors="m12"), a.Play(0, card(name)))
    assert theirs(open_door(state)) == 4  # half a firefly is no firefly to the toad
    both = act(state, a.Play(0, card("B")))
    assert theirs(open_door(both)) == 9
    choice = act(both, a.DropTrait(0, card(name)))
    assert isinstance(ask(choice), asks.PickTrait)
    assert traits(pick(choice, "A")) == {"B"}
    assert tell(state, TraitPlayed(0, card(name))).id == "doubler-played"  # nobody is It’s Complicated
    assert tell(state, TraitPlayed(0, card("B"))).id == "trait-played"


@plays("two-classes")
def test_a_night_shift_allows_two_classes(name: str) -> None:
    state = act(table(f"L1 is W hand {name} M", "L1", "L1"), a.Play(0, card(name)))
    state = act(state, a.Play(0, card("M")))
    assert traits(state) == {"W", "M", "two-classes"}
    state = act(act(state, a.DropTrait(0, card("W"))), a.DropTrait(0, card("M")))
    assert traits(state) == set()


# Curses


@plays("c01", "c02")
def test_a_small_curse_costs_a_level(name: str) -> None:
    assert level(cursed(name, "L4")) == 3
    assert level(everybody_passes(open_door(table("L4", "L1", "L1", doors=name)))) == 3


def test_m2_a_curse_that_finds_nobody_lower_to_push_says_so() -> None:
    state = act(table("L1", "L1 hand c01", "L1"), a.Play(1, card("c01"), target=0))
    for seat in asked(state):
        events = told(state, a.Pass(seat, wait=wait(state)))
        state = act(state, a.Pass(seat, wait=wait(state)))
    assert NothingHappened(0, card("c01")) in events
    assert level(state) == 1


@plays("c03")
def test_the_fountain_costs_two_levels(name: str) -> None:
    assert level(cursed(name, "L4")) == 2


@plays("c04")
def test_the_beam_takes_headgear(name: str) -> None:
    assert "i01" in discarded(cursed(name, "L4 used i01 i05"))


@plays("c05")
def test_the_wash_takes_armour(name: str) -> None:
    assert used(cursed(name, "L4 used i01 i05")) == {"i01"}


@plays("c06")
def test_the_fresh_floor_takes_footgear(name: str) -> None:
    assert used(cursed(name, "L4 used i10 i05")) == {"i05"}


@plays("c07", "c08")
def test_a_small_item_goes_the_victims_choice(name: str) -> None:
    state = cursed(name, "L4 used i13 i31 carried i27")
    assert isinstance(ask(state), asks.PickItems)
    assert asked(state) == (0,)
    assert card("i27") not in state.board.pending.ask.cards  # type: ignore[union-attr]
    assert used(pick(state, "i31")) == {"i13"}


@plays("c09")
def test_the_narrow_doorway_takes_something_big(name: str) -> None:
    assert "i28" in discarded(cursed(name, "L4 used i28 i31"))


@plays("c10")
def test_rust_takes_the_highest_bonus(name: str) -> None:
    assert "i35" in discarded(cursed(name, "L4 used i13 i35"))
    assert "o08" not in discarded(cursed(name, "L4 carried o08")), "a one-shot has no bonus before it is played (M1a)"


@plays("c11")
def test_through_thin_walls_each_neighbour_takes_a_card(name: str) -> None:
    state = cursed(name, "L4 hand m01 m02 m03", "L1", "L1", "L1")
    assert [len(hand(state, seat)) for seat in range(4)] == [1, 1, 0, 1]


@plays("c12")
def test_a_position_is_eliminated_or_a_level(name: str) -> None:
    assert traits(cursed(name, "L4 is W A")) == {"A"}
    assert level(cursed(name, "L4 is A")) == 3


@plays("c13")
def test_the_felled_family_tree_takes_all_races(name: str) -> None:
    assert traits(cursed(name, "L4 is A two-races B W")) == {"W"}


@plays("c14")
def test_careers_advice_swaps_the_class(name: str) -> None:
    state = cursed(name, "L4 is W", discards="T W#2 A")
    assert traits(state) == {"T"}
    assert traits(cursed(name, "L4 is W", discards="W#2")) == set()
    assert traits(cursed(name, "L4 is A", discards="T")) == {"A"}


@plays("c15")
def test_the_hospital_swaps_the_race(name: str) -> None:
    assert traits(cursed(name, "L4 is A W", discards="B C T")) == {"C", "W"}


@plays("c16")
def test_the_wrong_changing_room_swaps_sides_and_weakens_once(name: str) -> None:
    state = cursed(name, "L9 woman used i15")
    assert state.board.players[0].side == "man"
    assert (used(state), carried(state)) == (set(), {"i15"})
    met = meeting("m08", f"L8 cursed {name}")
    assert ours(met) == 3
    assert resolve(met).board.players[0].curses == ()


@plays("c17")
def test_the_bee_in_the_bonnet_weighs_on_every_die_until_a_hat_is_lost(name: str) -> None:
    lost = resolve(meeting("m12", f"L1 cursed {name} used i01"))
    assert level(flee(lost, 5)) == 1
    assert lost.board.players[0].curses
    assert level(flee(resolve(meeting("m12", f"L3 cursed {name}")), 5)) == 1  # 5 − 1 is not enough
    state = table(f"L1 cursed {name} used i01 carried i13 i14", "L1", "L1")
    sold = act(state, a.Sell(0, cards("i01 i13 i14")))
    assert sold.board.players[0].curses == ()


@plays("c18")
def test_without_instructions_items_do_not_count_in_the_next_fight(name: str) -> None:
    met = meeting("m08", f"L4 cursed {name} used i13 with boon")
    assert ours(met) == 4 + 3
    assert resolve(met).board.players[0].curses == ()


@plays("c19")
def test_the_tombola_takes_from_everybody(name: str) -> None:
    state = cursed(name, "L4 carried i13", "L3 carried i35 i31", "L3 carried i01")
    assert "i13" in discarded(state)
    assert asked(state) == (1,)
    assert state.board.pending.ask.owed == 400  # type: ignore[union-attr]  # said with the question
    state = pick(state, "i35")
    assert carried(state, 1) == {"i31"}
    assert (carried(state, 2), level(state, 2)) == (set(), 2)


# Enhancers


@plays("e01", "e02", "e03", "e04", "e05")
def test_an_enhancer_changes_a_monster_and_its_hoard(name: str) -> None:
    strength, treasures = {"e01": (-5, -1), "e02": (5, 1), "e03": (5, 1), "e04": (10, 2), "e05": (10, 2)}[name[:3]]
    state = meeting("m15", "L1", f"L1 hand {name}")
    state = act(state, a.Play(1, card(name), foe=0))
    assert theirs(state) == 6 + strength
    assert hoard(state) == 2 + treasures
    small = act(meeting("m01", "L1", f"L1 hand {name}"), a.Play(1, card(name), foe=0))
    assert hoard(small) == max(1, 1 + treasures)


# Tricks


@plays("wander")
def test_a_monster_wanders_in_from_anybodys_hand(name: str) -> None:
    state = meeting("m15", "L1", f"L1 hand {name} m09")
    state = act(state, a.Play(1, card(name), other=card("m09")))
    assert theirs(state) == 8
    assert hand(state, 1) == set()
    assert (
        refusal(meeting("m15", "L1", f"L1 hand {name}"), a.Play(1, card(name), other=card("m09"))).why
        == "needs-monster"
    )


@plays("clone")
def test_carbon_paper_doubles_a_monster_with_its_enhancers(name: str) -> None:
    state = meeting("m15", "L1", f"L1 hand {name} e02 e04")
    state = act(state, a.Play(1, card("e02"), foe=0))
    state = act(state, a.Play(1, card(name), foe=0))
    assert theirs(state) == 2 * 11
    assert hoard(state) == 2 * 3
    state = act(state, a.Play(1, card("e04"), foe=0))  # later enhancers go to one of them
    assert theirs(state) == 32


@plays("replace")
def test_a_casting_error_replaces_a_monster(name: str) -> None:
    state = meeting("m37", "L1", f"L1 hand {name} m09")
    state = act(state, a.Play(1, card(name), foe=0, other=card("m09")))
    assert theirs(state) == 2
    assert "m37" in discarded(state)


@plays("end")
def test_the_power_cut_ends_the_fight_for_two_treasures(name: str) -> None:
    state = meeting("m37", "L1", f"L1 hand {name}")
    state = act(state, a.Play(1, card(name)))
    assert state.board.fight is None
    assert len(hand(state, 0)) == 2
    assert isinstance(ask(state), asks.WrapUp)


@plays("borrow")
def test_a_bystanders_item_turns_the_loss(name: str) -> None:
    state = meeting("m12", f"L1 hand {name} used i13", "L1 used i29", "L1 used i31")
    refusal(state, a.Play(0, card(name), other=card("i31")))  # +1 is not enough
    state = act(state, a.Play(0, card(name), other=card("i29")))
    assert used(state) == {"i29"}  # two hands: the newspaper makes room
    assert ours(state) == 5
    assert level(resolve(state)) == 2


@plays("guild")
def test_every_gravedigger_rises_even_to_the_top(name: str) -> None:
    state = open_door(table("L3 is P", "L9 is P#2", "L2", doors=name))
    assert state.board.winners == (1,)
    assert [level(state, seat) for seat in range(3)] == [4, 10, 2]
    later = act(table("L3", f"L4 is P hand {name}", "L2"), a.Play(1, card(name)))
    assert level(later, 1) == 5


@plays("override")
def test_a_shoehorn_makes_anything_fit(name: str) -> None:
    state = table(f"L1 hand {name} used i13 i14 carried i29 is A", "L1", "L1")
    refusal(state, a.Equip(0, card("i29")))
    state = act(state, a.Play(0, card(name), other=card("i29")))
    state = act(state, a.Equip(0, card("i29")))
    assert used(state) == {"i13", "i14", "i29"}
    sold = table(f"L1 used i29 carried i35 with {name}=i29", "L1", "L1")
    sold = act(sold, a.Sell(0, cards("i29 i35")))
    assert "override" in discarded(sold)
