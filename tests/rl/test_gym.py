"""Gymnasium's own checker over every game, and a seat among bots."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from threedoors import games
from threedoors.rl.gym import AgainstBots


class Obedient(AgainstBots):
    """Takes any number for the nearest one that may be picked: the checker knows no masks."""

    def step(self, action: int):  # type: ignore[no-untyped-def]
        allowed = np.flatnonzero(self.action_masks())
        return super().step(int(allowed[action % len(allowed)]))


@pytest.mark.parametrize("name", games.names())
def test_the_environment_keeps_what_gymnasium_promises(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(Obedient(name, bots="random", most_acts=40), skip_render_check=True)


def test_one_seat_learns_and_the_others_play_between_its_turns() -> None:
    table, lots = (
        AgainstBots("munchkin", 3, seat=1, bots=("greedy", "random"), winning_level=3),
        np.random.default_rng(2),
    )
    seen, _ = table.reset(seed=2)
    over = stopped = False
    while not (over or stopped):
        assert table.turns.seat == 1
        assert np.array_equal(seen["action_mask"].astype(bool), table.action_masks())
        seen, reward, over, stopped, _ = table.step(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    assert reward in (-1.0, 1.0)


def test_a_seat_that_is_not_there_and_too_few_bots_are_told() -> None:
    with pytest.raises(ValueError, match="seats 0 to 2; 5 is not among them"):
        AgainstBots("munchkin", 3, seat=5)
    with pytest.raises(ValueError, match="2 others play, and 1 bots were named"):
        AgainstBots("munchkin", 3, bots=("greedy",))


def test_a_deal_that_is_over_before_the_seat_has_a_turn_is_dealt_again() -> None:
    table = AgainstBots("knock", 4, seat=3, bots="random")
    for seed in range(40):
        seen, _ = table.reset(seed=seed)
        assert seen["action_mask"].any()
