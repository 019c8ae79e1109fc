"""Any game as a Gymnasium environment: one seat learns, bots of the house take the others.

A step is one pick of an act (``picking.py``); the mask stands beside what is seen, as masked learners want it. Between
two of its turns the others play.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from threedoors import games
from threedoors.bots import seat_bot
from threedoors.core import Broken, chance_of
from threedoors.rl.in_turn import InTurn
from threedoors.rl.observing import length, observe, with_picks
from threedoors.rl.picking import WIDTH

Observation = dict[str, NDArray[Any]]
MOST_ACTS = 3_000
TRIES = 50  # for a bot whose open act the referee refuses


class AgainstBots(gymnasium.Env[Any, Any]):
    """One seat of a game; ``bots`` is a level for all others, or one for each."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 – declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        bots: str | tuple[str, ...] = "greedy",
        most_acts: int = MOST_ACTS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = games.load(game)
        self.seats = seats or self.game.usual_seats
        if not 0 <= seat < self.seats:
            raise ValueError(f"There are seats 0 to {self.seats - 1}; {seat} is not among them.")
        self.seat, self.most_acts, self.render_mode = seat, most_acts, render_mode
        self.options = self.game.options(**options)
        others = (bots,) * (self.seats - 1) if isinstance(bots, str) else bots
        levels = [*others[:seat], None, *others[seat:]]
        if len(levels) != self.seats:
            raise ValueError(f"{self.seats - 1} others play, and {len(others)} bots were named.")
        self._bots = [None if level is None else seat_bot(self.game, level) for level in levels]
        self._room = length(self.game)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (self._room,), np.float32),
                "action_mask": spaces.Box(0, 1, (WIDTH,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(WIDTH)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew, and let the bots before this seat play until it has a turn."""
        super().reset(seed=seed)
        self._deal()
        while self.turns.ended:  # the others lost or won it before this seat had a turn
            self._deal()
        return self._observed(), {}

    def _deal(self) -> None:
        self._dealt = f"{int(self.np_random.integers(2**62)):x}"
        self.turns = InTurn(self.game.name, self.seats, self._dealt, self.options, self.most_acts)
        self._let_others_play()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One pick; after a whole act the others play until it is this seat's turn again."""
        if self.turns.pick(int(action)):
            self._let_others_play()
        over, stopped = self.turns.outcome is not None, self.turns.stopped
        return self._observed(), self.turns.rewards()[self.seat], over, stopped, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers may be picked now, under the name masked learners ask for."""
        mask = np.zeros(WIDTH, np.bool_)
        if not self.turns.ended:
            mask[self.turns.picking.allowed()] = True
        return mask

    def render(self) -> str | None:
        """The table in one line."""
        return self.game.notation(self.turns.state) if self.render_mode == "ansi" else None

    def _observed(self) -> Observation:
        seen = observe(self.game, self.turns.state, self.seat, self._room)
        way = () if self.turns.ended else self.turns.picking.way
        return {"observation": with_picks(seen, way), "action_mask": self.action_masks().astype(np.int8)}

    def _let_others_play(self) -> None:
        while not self.turns.ended and self.turns.seat != self.seat:
            self._play(self.turns.seat)

    def _play(self, seat: int) -> None:
        bot = self._bots[seat]
        assert bot is not None
        view = self.game.glanced(self.turns.state, seat)
        for attempt in range(TRIES):
            chance = chance_of(f"{self._dealt}/{self.turns.acts}/{seat}/{attempt}")
            if self.turns.play(bot.choose(view, chance).action):
                return
        raise Broken(f"{bot.level} at seat {seat} finds nothing it may do", self.game.notation(self.turns.state))
