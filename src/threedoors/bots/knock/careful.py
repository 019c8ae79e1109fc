"""A careful bot: any placement that does not lose at once, as long as there is one."""

from threedoors.bots import Thought
from threedoors.bots.knock.manners import KnockBot
from threedoors.core import Chance, Message
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.keep import free_spots
from threedoors.games.knock.placing import place_card
from threedoors.games.knock.views import KnockView, imagine


class Careful(KnockBot):
    """Looks one placement ahead, and only for disaster."""

    level = "careful"
    strength = 10

    def place(self, view: KnockView, hand: tuple[CardId, ...], chance: Chance) -> Thought:
        assert view.seat is not None
        ways = [(card, spot, way) for card in hand for spot in free_spots(view.keep) for way in (False, True)]
        order, chance = chance.shuffled(ways)
        world = imagine(view, chance)
        for card, spot, way in order:
            act = PlaceCard(view.seat, card, spot, way)
            after = place_card(world, act, [])
            if after.ending is None or after.ending.won:
                return Thought(act, Message("reason-careful"))
        return Thought(PlaceCard(view.seat, *order[0]), Message("reason-no-way-out"))


BOT = Careful
