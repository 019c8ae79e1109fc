"""The compiled twin plays what the rules and the judgement play, move by move."""

import pytest
from msgspec.structs import replace

from tests.games.knock.tables import deck_with, table
from threedoors.bots.knock.judgement import judged
from threedoors.bots.knock.manners import playable
from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.core import Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import CastIceFlash, CastPoison, KnockAction, PlaceCard, SkipTurn
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import POINTS, Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import view

pytest.importorskip("numba")

from threedoors.bots.knock.arena import deck_array, fill, numbers, spot_named, spot_number
from threedoors.bots.knock.layout import (
    CARD,
    CAUSES,
    DANGER,
    LAID,
    RESERVE,
    SAND,
    SCORES,
    SHOWN,
    SPOT,
    TURN,
    Array,
    new_notes,
    new_table,
)
from threedoors.bots.knock.looks_compiled import compiled_look
from threedoors.bots.knock.playouts import greedy_turn

ODD = Weights(*(7 * number % 23 - 5 for number in range(len(WEIGHTS))))._replace(knight=2, doomed=300, beaten=40)


def greedy_act(state: Knock, weights: Weights) -> tuple[KnockAction, list[int]]:
    seen = view(state, state.turn)
    hand = playable(seen)
    if not hand:
        return SkipTurn(state.turn), []
    look = judged(seen, hand, weights)
    if weights == WEIGHTS:
        assert look == compiled_look(seen, hand)
    chosen = look.best()
    return PlaceCard(state.turn, chosen.card, chosen.spot, chosen.turned), look.scores


def follow(state: Knock, weights: Weights) -> int:
    """Play a Keep both ways at once; how many moves agreed."""
    table, notes, deck = new_table(), new_notes(), deck_array(state.options.deck)
    fill(table, state)
    moves = 0
    while state.phase != "over":
        act, scores = greedy_act(state, weights)
        step = GAME.apply(state, act)
        assert isinstance(step, Step)
        state = step.state
        ended = greedy_turn(table, deck, weights, notes)
        assert notes[SCORES : SCORES + len(scores)].tolist() == scores
        moves += 1
        if not ended:
            same_table(table, state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert CAUSES[int(ended)] == outcome.label
    return moves


def same_table(table: Array, state: Knock) -> None:
    keep = state.keep
    assert table[LAID] == len(keep.cards)
    assert (table[RESERVE], table[TURN]) == (state.reserve, state.turn)
    for spot, laid in keep.cards.items():
        place = laid.order
        assert spot_named(int(table[SPOT + place])) == spot
        assert table[CARD + place] == numbers(state.options.deck)[laid.card]
        assert table[DANGER + place] == laid.danger
        assert table[SAND + place] == keep.sand.get(spot, 0)
        assert tuple(table[SHOWN + 4 * place : SHOWN + 4 * place + 4]) == visible(keep, spot)


@pytest.mark.parametrize("weights", [WEIGHTS, ODD], ids=["tuned", "odd"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_rules_and_twin_play_the_same_keeps(seats: int, weights: Weights) -> None:
    moves = 0
    for level in (1, 2, 3, 4):
        for number in range(2):
            options = KnockOptions(level=level, gentle=number == 1)
            state = GAME.setup(options, seats, chance_of(f"twin {seats} {level} {number}"))
            assert isinstance(state, Knock)
            moves += follow(state, weights)
    assert moves > 20


def test_the_twin_knows_frozen_creatures_and_poisoned_points() -> None:
    followed = 0
    for number in range(60):
        state = GAME.setup(KnockOptions(level=4), 3, chance_of(f"spelled {number}"))
        assert isinstance(state, Knock)
        for _ in range(6):
            if state.phase == "over":
                break
            act, _ = greedy_act(state, WEIGHTS)
            step = GAME.apply(state, act)
            assert isinstance(step, Step)
            state = step.state
        if state.phase == "turn" and state.keep.sand:
            after = _spelled(state)
            followed += follow(after, WEIGHTS) if after.ending is None else 0
    assert followed > 100


HELD_UP = (
    "keep 0,0:s0000 1,1:k2211t4/1 -1,-1:c4222t5* | poison 2,1"
    " | hand h1112 h2111 s0000c h1211 | hand h0311 h2111b s0000b | pile"
)


@pytest.mark.parametrize("sand", ["/1", "/2", "/0", "*"])
def test_the_twin_knows_a_knight_who_is_held_up_or_frozen(sand: str) -> None:
    """K23: his last token is no loss while he stands at 5 or less; without one he must not rise."""
    for weights in (WEIGHTS, ODD):
        state = replace(table(HELD_UP.replace("/1", sand), freeze_knight=True), turn=1)
        assert follow(state, weights) > 0


def test_the_twin_knows_values_above_4() -> None:
    high = deck_with("h2111 c3221t4 c3222t5").replace("[3, 2, 2, 1]", "[9, 7, 2, 1]")
    for number in range(4):
        state = GAME.setup(KnockOptions(deck=high, gentle=True), 2, chance_of(f"high {number}"))
        assert isinstance(state, Knock)
        assert follow(state, WEIGHTS) > 3


def _spelled(state: Knock) -> Knock:
    """The same table after a Poison and, if somebody is still awake, an Ice Flash."""
    state = replace(state, spells=("poison", "ice-flash"))
    step = GAME.apply(state, CastPoison(0, POINTS[min(state.keep.sand)][1]))
    assert isinstance(step, Step)
    if step.state.keep.sand:
        step = GAME.apply(step.state, CastIceFlash(0, max(step.state.keep.sand)))
        assert isinstance(step, Step)
    return replace(step.state, spells=())


def test_spots_are_the_same_place_on_the_turned_grid() -> None:
    for x in range(-40, 41, 3):
        for y in range(-40 + (x % 2), 41, 2):
            if (x + y) % 2 == 0:
                spot = f"{x},{y}"
                assert spot_named(spot_number(Spot(spot))) == spot
