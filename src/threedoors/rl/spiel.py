"""Any game as an OpenSpiel game: ``register("knock", seats=4)``, then ``pyspiel.load_game``.

A chance node deals one of ``SEEDS`` seeds; afterwards every step is one pick of an act (``picking.py``) and nothing is
left to chance. Observations are offered and information states are not: a view remembers facts, not in which order they
were learnt, so it has no perfect recall.
"""

from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from threedoors import games
from threedoors.games import AnyGame
from threedoors.rl.in_turn import InTurn
from threedoors.rl.observing import length, observe, with_picks
from threedoors.rl.picking import WIDTH

SEEDS: Final = 1024
PICKS_PER_ACT: Final = 12  # more than any act takes


@cache
def register(game: str, seats: int, most_acts: int = 400, **options: Any) -> str:
    """Make a game known to OpenSpiel; its name there. The same once only, however often it is asked for."""
    rules = games.load(game)
    settled = "".join(f"_{key}_{value}" for key, value in sorted(options.items()))
    kind = _kind(f"threedoors_{game}_{seats}{settled}", rules, seats)
    facts = pyspiel.GameInfo(
        num_distinct_actions=WIDTH,
        max_chance_outcomes=SEEDS,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=None,
        max_game_length=most_acts * PICKS_PER_ACT,
    )

    class ThreeDoorsGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games, as OpenSpiel knows games."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> "SpielState":
            return SpielState(self, game, seats, rules.options(**options), most_acts)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
            return SpielObserver(rules, length(rules))

    pyspiel.register_game(kind, ThreeDoorsGame)
    return str(kind.short_name)


def _kind(name: str, rules: AnyGame, seats: int) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Three Doors: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, before its seed is dealt and after."""

    def __init__(self, game: Any, name: str, seats: int, options: Any, most_acts: int) -> None:
        super().__init__(game)
        self._set_up = name, seats, options, most_acts
        self.turns: InTurn | None = None

    def current_player(self) -> int:
        if self.turns is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.turns.ended else self.turns.seat

    def is_terminal(self) -> bool:
        return self.turns is not None and self.turns.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def returns(self) -> list[float]:
        return self.turns.rewards() if self.turns else [0.0] * self._set_up[1]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.turns is not None
        return self.turns.picking.allowed() if player == self.turns.seat else []

    def _apply_action(self, action: int) -> None:
        if self.turns is None:
            name, seats, options, most_acts = self._set_up
            self.turns = InTurn(name, seats, f"{action:x}", options, most_acts)
        else:
            self.turns.pick(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else f"pick {action}"

    def __str__(self) -> str:
        if self.turns is None:
            return "not dealt"
        way = "" if self.turns.ended else f" {self.turns.picking.way}"
        return f"{self.turns.game.notation(self.turns.state)}{way}"


class SpielObserver:
    """What a player sees, as an array and as text."""

    def __init__(self, rules: AnyGame, room: int) -> None:
        self._rules = rules
        self.tensor: NDArray[np.float32] = np.zeros(room, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.turns is not None:
            way = () if state.turns.ended or player != state.turns.seat else state.turns.picking.way
            self.tensor[:] = with_picks(observe(self._rules, state.turns.state, player, len(self.tensor)), way)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.turns is None:
            return ""
        return self._rules.encode(self._rules.view(state.turns.state, player)).decode()
