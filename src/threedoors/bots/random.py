"""A bot for any game: it does whatever is allowed, a kind of act first, then one of that kind."""

from typing import Any

from threedoors.bots import Bot, Thought
from threedoors.core import Chance, Message, View


class RandomBot(Bot):
    """Plays any legal act. Good for testing, and for being beaten."""

    level = "random"

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        action, _ = view.choices.sample(chance, self.game.action)
        return Thought(action, Message("reason-random"))


BOT = RandomBot
