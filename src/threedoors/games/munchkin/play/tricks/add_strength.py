"""Add strength: a bonus to either side."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedFor
from threedoors.games.munchkin.play.playable import Ways, leave
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Laid


def ways(m: Moment, card: CardId) -> Ways | No:
    """For either side of an open fight."""
    return {"side": ("fighters", "monsters")} if m.open_fight else ONLY_IN_FIGHT


def effect(scene: Scene, act: Play, trick: k.AddStrength) -> None:
    """A bonus to either side."""
    assert act.side is not None
    leave(scene, act)
    scene.change_fight(laid=(*scene.fight.laid, Laid(act.card, act.side, act.seat)))
    scene.tell(CardPlayedFor(act.seat, act.card, act.side))
