"""A greedy bot: every placement scored by one look, the best one played. See ``judgement.py``."""

from threedoors.bots import Thought
from threedoors.bots.knock.judgement import LOSES, WINS, Scored
from threedoors.bots.knock.looks import look
from threedoors.bots.knock.manners import KnockBot
from threedoors.bots.knock.spellbook import rescue
from threedoors.core import Chance, Message
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import LIMIT, CardId
from threedoors.games.knock.lattice import NEIGHBOURS
from threedoors.games.knock.views import KnockView


class Greedy(KnockBot):
    """One scored look, no plan."""

    level = "greedy"
    strength = 20

    def place(self, view: KnockView, hand: tuple[CardId, ...], chance: Chance) -> Thought:
        assert view.seat is not None
        chosen = look(view, hand).best()
        act = PlaceCard(view.seat, chosen.card, chosen.spot, chosen.turned)
        return Thought(act, why(view, chosen))

    def cast(self, view: KnockView, chance: Chance) -> Thought | None:
        return rescue(view)


def why(view: KnockView, chosen: Scored) -> Message:
    """The reason for a placement: what it does, the weightiest first."""
    name = view.cards[chosen.card].name
    if chosen.score > WINS // 2:
        return Message("reason-wins", {"card": name})
    if chosen.score < LOSES // 2:
        return Message("reason-no-way-out", {"card": name})
    if view.cards[chosen.card].kind == "knight":
        return Message("reason-knight", {"card": name})
    for beside in NEIGHBOURS[chosen.spot]:
        laid = view.keep.cards.get(beside)
        if laid and laid.status in ("awake", "frozen") and laid.danger > LIMIT:
            return Message("reason-works-on", {"card": name, "creature": view.cards[laid.card].name})
    kind = "brings" if view.cards[chosen.card].kind == "creature" else "builds"
    return Message(f"reason-{kind}", {"card": name})


BOT = Greedy
