"""M9 to M11: running away, dying of it, curses."""

from msgspec.structs import replace

from tests.games.munchkin.tables import (
    act,
    ask,
    asked,
    card,
    cards,
    discarded,
    everybody_passes,
    flee,
    hand,
    happened,
    helped,
    level,
    meeting,
    open_door,
    ours,
    pick,
    refusal,
    resolve,
    table,
    told,
    traits,
    wait,
    with_die,
)
from threedoors.core import Concede
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.events.fights import FighterEscaped
from threedoors.games.munchkin.events.turns import PlayerDied
from threedoors.games.munchkin.shown.views import Spared
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks

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


def test_m9_nobody_lets_a_helper_flee_first_who_has_left() -> None:
    state = act(resolve(helped(meeting("m24", "L5", "L1", "L1"))), Concede(1))
    assert (ask(state), asked(state)) == (asks.FleeNext(0), (0,))
    assert refusal(state, a.LetHelperFlee(0, wait=wait(state))).why == "not-now"
    assert asked(flee(state, 6)) == (0,)


def test_m9_whom_a_monster_would_not_pursue_is_known_before_the_flight() -> None:
    low, high = GAME.view(meeting("m36", "L3"), 0).fight, GAME.view(meeting("m36", "L5"), 0).fight
    assert low is not None
    assert low.spared == (Spared(foe=0, fighter=0),)
    assert high is not None
    assert high.spared == ()


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
    for seat, top in ((1, card("A")), (2, card("A#2"))):
        state = open_door(replace(state, doors=(*(c for c in state.doors if c != top), top)))
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
