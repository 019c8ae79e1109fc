"""Double side: Main, fighting alone, counts double."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedFor
from threedoors.games.munchkin.play.playable import Ways, leave
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Laid


def ways(m: Moment, card: CardId) -> Ways | No:
    """Main alone, in an open fight."""
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat or m.fight.helper is not None:
        return No("alone-only", "M15b")
    return {}


def effect(scene: Scene, act: Play, trick: k.DoubleSide) -> None:
    """Main, fighting alone, counts double."""
    leave(scene, act)
    scene.change_fight(laid=(*scene.fight.laid, Laid(act.card, "fighters", act.seat)))
    scene.tell(CardPlayedFor(act.seat, act.card, "fighters"))
