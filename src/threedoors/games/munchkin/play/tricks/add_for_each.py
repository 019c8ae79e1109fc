"""Add for each: a bonus to the fighters for each of them of a race or class."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.events.hands import CardPlayedFor
from threedoors.games.munchkin.play.playable import in_fight, leave
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Laid

ways = in_fight


def effect(scene: Scene, act: Play, trick: k.AddForEach) -> None:
    """A bonus to the fighters for each of them of a race or class."""
    leave(scene, act)
    scene.change_fight(laid=(*scene.fight.laid, Laid(act.card, "fighters", act.seat)))
    scene.tell(CardPlayedFor(act.seat, act.card, "fighters"))
