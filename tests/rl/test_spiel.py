"""OpenSpiel's own simulation test, with serialisation, over every game found."""

from typing import Any

import pyspiel
import pytest

from threedoors import games
from threedoors.rl.spiel import SEEDS, register

SHORT: dict[str, dict[str, Any]] = {"munchkin": {"winning_level": 3}}


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_played_by_lot_and_survives_being_written_down(name: str) -> None:
    game = pyspiel.load_game(register(name, games.load(name).usual_seats, 40, **SHORT.get(name, {})))
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_chance_deals_a_seed_and_nothing_else() -> None:
    state = pyspiel.load_game(register("knock", 2, 40)).new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == SEEDS
    state.apply_action(7)
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(state.legal_actions()[0])
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_registering_twice_is_registering_once() -> None:
    assert register("knock", 3, 40) == register("knock", 3, 40)
