"""Wander: add a monster from hand to any fight."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.fight.foes import add_foe
from threedoors.games.munchkin.play.playable import Ways, monsters_in_hand, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import put_down


def ways(m: Moment, card: CardId) -> Ways | No:
    """In an open fight, with a monster in hand."""
    if not m.open_fight:
        return ONLY_IN_FIGHT
    monsters = monsters_in_hand(m)
    return {"other": monsters} if monsters else No("needs-monster", "M15a")


def effect(scene: Scene, act: Play, trick: k.Wander) -> None:
    """Add a monster from hand to any fight."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    assert act.other is not None
    put_down(scene, act.seat, act.other)
    add_foe(scene, act.other, act.seat, "wander")
