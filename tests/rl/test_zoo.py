"""PettingZoo's own tests, over every game found and the fourth one."""

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from threedoors import games
from threedoors.rl.zoo import ThreeDoorsEnv, env

SHORT: dict[str, dict[str, Any]] = {"munchkin": {"winning_level": 3}}
TABLES = [(game.name, seats) for game in games.find() for seats in {*game.seats[:2], game.seats[-1]}]


@pytest.fixture(autouse=True)
def _its_advice_is_no_fault() -> Iterator[None]:
    """PettingZoo warns that an observation with a mask is a dict, which is what it asks for elsewhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def made(name: str, seats: int, **more: Any) -> ThreeDoorsEnv:
    return env(name, seats, most_acts=80, **SHORT.get(name, {}), **more)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_environment_keeps_what_pettingzoo_promises(name: str, seats: int) -> None:
    api_test(made(name, seats), num_cycles=200, verbose_progress=False)


@pytest.mark.parametrize("name", games.names())
def test_the_same_seed_is_the_same_game(name: str) -> None:
    seed_test(lambda: made(name, games.load(name).usual_seats), num_cycles=100)


@pytest.mark.parametrize("name", games.names())
def test_a_table_can_be_looked_at_in_each_way_it_says(name: str) -> None:
    render_test(lambda render_mode: made(name, games.load(name).usual_seats, render_mode=render_mode))


def test_winners_get_one_and_the_others_lose_one_at_the_end() -> None:
    table, lots = env("munchkin", 3, winning_level=3, most_acts=100_000), np.random.default_rng(5)
    table.reset(seed=5)
    for agent in table.agent_iter():
        seen, _, over, stopped, _ = table.last()
        if over or stopped:
            break
        table.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent in table.possible_agents
    assert sorted(table.rewards.values()) in ([-1.0, -1.0, 1.0], [-1.0, 1.0, 1.0])


def test_nobody_sees_more_than_a_seat_may() -> None:
    """What an agent observes is made from its view alone, and views keep the secrets (test_every_game)."""
    table = env("knock", 4)
    table.reset(seed=1)
    state, seat = table.turns.state, table.turns.seat
    other = next(each for each in range(4) if each != seat)
    agent = table.possible_agents[other]
    before = table.observe(agent)["observation"]
    imagined = table.game.imagine(table.game.view(state, other), state.chance)
    table.turns.state, table._seen = imagined, {}
    assert imagined != state
    assert np.array_equal(table.observe(agent)["observation"], before)
    assert not table.observe(agent)["action_mask"].any(), "it is another's turn"


@pytest.mark.parametrize("name", games.names())
def test_numbers_a_game_offers_are_always_as_many_and_within_bounds(name: str) -> None:
    table, lots = made(name, games.load(name).usual_seats), np.random.default_rng(3)
    table.reset(seed=3)
    for agent in table.agent_iter(400):
        seen, _, over, stopped, _ = table.last()
        assert table.observation_space(agent).contains(seen)
        if over or stopped:
            break
        table.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
