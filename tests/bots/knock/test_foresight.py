"""Foresight: what it says of a table is what an exhaustive look by the rules says, compiled or plain."""

import os
import subprocess
import sys

import pytest

from tests.games.knock.tables import table
from threedoors.bots.knock.arena import deck_array, fill
from threedoors.bots.knock.foresight import CALM, HOPELESS, LEFT, PRESSED, outlook
from threedoors.bots.knock.judgement import judged
from threedoors.bots.knock.layout import new_table
from threedoors.bots.knock.worlds import PLAYING, Worlds, chests_in
from threedoors.core import Chance, Refused, Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.chests import best_group
from threedoors.games.knock.keep import free_spots
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.outlook import is_hopeless, outlooks
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import view

pytest.importorskip("numba")

TIGHT = (
    "keep 0,0:c4311t4/1 | hand h1112! h2111! | hand h1211! | pile k4444t4 h1121 h1211b",
    "keep 0,0:c4311t4/2 | hand h1112! c2222t3! | hand h1211! | pile k4444t4 h1121",
    "keep 0,0:c3331t4/2 | hand h2111! | hand h2111b! | pile k4444t4 h1121",
    "keep 0,0:c3331t4/2 | hand s0000! | hand h2111b! | pile k4444t4 h1121",
    "keep 0,0:c3331t4/2 1,1:c2222t3/2 | hand s0000! h2111! | hand s0000b! | pile k4444t4 h1121",
)


def survives_by_the_rules(state: Knock, placements: int) -> bool:
    """Every card, every spot, both ways up."""
    if state.ending is not None:
        return state.ending.won
    if not placements or (state.phase == "turn" and not state.keep.sand):
        return True
    hand = state.hands[state.turn] if state.phase == "turn" else (state.options.the_deck.knight,)
    for card in hand:
        for spot in free_spots(state.keep):
            for way in (False, True):
                step = GAME.apply(state, PlaceCard(state.turn, card, spot, way))
                assert isinstance(step, Step)
                if survives_by_the_rules(step.state, placements - 1):
                    return True
    return False


@pytest.mark.parametrize("text", TIGHT)
def test_a_way_on_is_seen_where_the_rules_have_one(text: str) -> None:
    state = table(text)
    worlds = Worlds(view(state, state.turn), Chance(b"w"), 400)
    worlds.looking[0] = 2  # placements ahead
    assert worlds.has_way_on(range(1)) == survives_by_the_rules(state, 2)


def test_the_ways_on_of_these_tables_differ() -> None:
    assert {survives_by_the_rules(table(text), 2) for text in TIGHT} == {True, False}


def test_a_keep_stands_in_arrays_as_the_forecast_says() -> None:
    seen, chance = set(), chance_of("outlook")
    for number in range(60):
        state = GAME.setup(KnockOptions(level=1 + number % 4), 3, chance_of(f"outlook {number}"))
        assert isinstance(state, Knock)
        for _ in range(8):
            act, chance = GAME.legal(state, state.turn).sample(chance, GAME.action)
            step = GAME.apply(state, act)
            if isinstance(step, Refused) or step.state.ending is not None:
                break
            state = step.state
            k = new_table()
            fill(k, state)
            ahead = outlooks(state).values()
            hopeless = any(is_hopeless(each) for each in ahead)
            seen.add(int(outlook(k)))
            assert outlook(k) == (HOPELESS if hopeless else PRESSED if ahead else CALM)
    assert seen == {CALM, PRESSED, HOPELESS}


def test_the_chests_of_a_keep_are_counted_as_at_its_end() -> None:
    chance = chance_of("chests")
    for number in range(12):
        state = GAME.setup(KnockOptions(), 2, chance_of(f"chests {number}"))
        assert isinstance(state, Knock)
        while state.ending is None:
            act, chance = GAME.legal(state, state.turn).sample(chance, GAME.action)
            step = GAME.apply(state, act)
            assert isinstance(step, Step)
            state = step.state
        k = new_table()
        fill(k, state)
        for by_cards in (True, False):
            counted = chests_in(k, deck_array(state.options.deck), by_cards)
            assert counted == best_group(state.keep, state.options.the_deck, by_cards).chests


PLAIN = """
from threedoors.bots.match import play_match
from threedoors.games.knock import GAME
from threedoors.games.knock.options import KnockOptions
print(GAME.notation(play_match(GAME, ("thinker:2",) * 4, "plain 3", KnockOptions(level=4)).state))
"""


def test_the_thinker_plays_the_same_game_without_numba() -> None:
    told = [
        subprocess.run([sys.executable, "-c", PLAIN], env=os.environ | more, capture_output=True, text=True, check=True)
        for more in ({}, {"THREEDOORS_PLAIN": "1"})
    ]
    assert told[0].stdout == told[1].stdout


def test_no_question_costs_more_than_a_decision_may_look_at() -> None:
    """Once that is used up a placement is hoped to be survived, without a look."""
    state = table(TIGHT[2])
    seen = view(state, state.turn)
    worlds = Worlds(seen, Chance(b"w"), 400)
    placements = list(judged(seen, seen.hand).from_best())
    lost = [placement for placement in placements if not worlds.is_survived(placement, 0)]
    assert worlds.may_look
    worlds.looking[LEFT] = 1  # one look more
    assert not worlds.is_survived(lost[-1], 0) or not worlds.may_look
    used_up = worlds.looking[LEFT] = 0
    pressed = [placement for placement in lost if worlds.is_survived(placement, 0)]
    assert pressed
    assert worlds.looking[LEFT] == used_up


def test_a_playout_without_time_for_foresight_is_played_to_its_end_all_the_same() -> None:
    state = GAME.setup(KnockOptions(level=4), 4, chance_of("short of time"))
    assert isinstance(state, Knock)
    worlds = Worlds(view(state, state.turn), Chance(b"w"), 16, share=0.001)
    assert 0 <= worlds.worth(None, range(8)) <= 8
    assert PLAYING[LEFT] < 0  # it went on by the look alone
