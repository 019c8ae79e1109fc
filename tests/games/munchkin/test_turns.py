"""M6, M12 to M14: the turn, the win, when cards are played and when time is up; leaving."""

import pytest
from msgspec.structs import replace

from tests.games.munchkin.tables import (
    act,
    ask,
    asked,
    card,
    discarded,
    fight,
    hand,
    happened,
    helped,
    level,
    meeting,
    open_door,
    refusal,
    resolve,
    table,
    theirs,
    told,
    traits,
    wait,
)
from threedoors.core import CLOCK, Chance, Concede, Refused
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.events.fights import FightResolved
from threedoors.games.munchkin.events.hands import CardPassed
from threedoors.games.munchkin.events.turns import LevelGained
from threedoors.games.munchkin.rules import setup
from threedoors.games.munchkin.shown.views import seen
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.games.munchkin.table.waiting import waits

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
