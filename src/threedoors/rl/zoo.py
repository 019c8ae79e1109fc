"""Any game as a PettingZoo environment: ``env("knock", seats=4)``.

An agent is a seat. A step is one pick of an act (``picking.py``), so the action space is one masked ``Discrete`` for
every game. Rewards come at the end, 1 for each winner and −1 for the others.
"""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from threedoors import games
from threedoors.rl.in_turn import InTurn
from threedoors.rl.observing import length, observe, with_picks
from threedoors.rl.picking import WIDTH

Observation = dict[str, NDArray[Any]]
MOST_ACTS = 3_000


def env(game: str, seats: int | None = None, **settings: Any) -> "ThreeDoorsEnv":
    """One game as an environment: ``env("knock", 4, level=2)``. What the host of a table may settle is an option."""
    return ThreeDoorsEnv(game, seats, **settings)


class ThreeDoorsEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are seats, in turn."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "name": "threedoors_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        most_acts: int = MOST_ACTS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = games.load(game)
        self.options = self.game.options(**options)
        self.most_acts = most_acts
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats or self.game.usual_seats)]
        self._room = length(self.game)
        self._lots = np.random.default_rng()
        seen = spaces.Box(-1.0, 1.0, (self._room,), np.float32)
        mask = spaces.Box(0, 1, (WIDTH,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._acted = {agent: spaces.Discrete(WIDTH) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew; the same seed deals the same."""
        if seed is not None:
            self._lots = np.random.default_rng(seed)
        dealt = f"{int(self._lots.integers(2**63)):x}"
        self.turns = InTurn(self.game.name, len(self.possible_agents), dealt, self.options, self.most_acts)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seen: dict[str, NDArray[np.float32]] = {}
        self._turn_over()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and which numbers it may pick."""
        seat = self.possible_agents.index(agent)
        seen = self._seen.get(agent)
        if seen is None:
            seen = self._seen[agent] = observe(self.game, self.turns.state, seat, self._room)
        mask = np.zeros(WIDTH, np.int8)
        if self.turns.ended or seat != self.turns.seat:
            return {"observation": seen.copy(), "action_mask": mask}
        mask[self.turns.picking.allowed()] = 1
        return {"observation": with_picks(seen, self.turns.picking.way), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """One pick of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.turns.pick(int(action)):
            self._seen = {}
            self._turn_over()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn_over(self) -> None:
        """Whose turn it is now; at the end, what everybody gets."""
        if not self.turns.ended:
            self.agent_selection = self.possible_agents[self.turns.seat]
            return
        self.rewards = dict(zip(self.possible_agents, self.turns.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, not self.turns.stopped)
        self.truncations = dict.fromkeys(self.agents, self.turns.stopped)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table in one line, or printed."""
        line = self.game.notation(self.turns.state)
        if self.render_mode == "human":
            print(line)
            return None
        return line if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to put away."""
