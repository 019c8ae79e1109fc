"""Remove all: all monsters go, no reward."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.fight.foes import end_without_fight, take_away
from threedoors.games.munchkin.play.playable import in_fight, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.scene import Scene

ways = in_fight


def effect(scene: Scene, act: Play, trick: k.RemoveAll) -> None:
    """Nothing for anybody, also not for those that left before (M15b)."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    for foe in scene.fight.foes:
        take_away(scene, foe)
    scene.change_fight(owed=0)
    end_without_fight(scene)
