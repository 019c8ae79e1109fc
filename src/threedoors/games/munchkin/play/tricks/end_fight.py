"""End fight: the fight is over; main draws treasures face-down."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.fight.combat import stop_fight
from threedoors.games.munchkin.play.playable import in_fight, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.scene import Scene

ways = in_fight


def effect(scene: Scene, act: Play, trick: k.EndFight) -> None:
    """The fight is over; main draws treasures face-down."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    stop_fight(scene, trick.treasures)
