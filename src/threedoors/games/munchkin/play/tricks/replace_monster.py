"""Replace monster: put a monster from hand in the place of another."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedAt
from threedoors.games.munchkin.fight.foes import replace_foe
from threedoors.games.munchkin.play.playable import Ways, foe_of, foes, monsters_in_hand, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import put_down


def ways(m: Moment, card: CardId) -> Ways | No:
    """On any monster of an open fight, with another in hand."""
    if not m.open_fight:
        return ONLY_IN_FIGHT
    monsters = monsters_in_hand(m)
    return {"foe": foes(m), "other": monsters} if monsters else No("needs-monster", "M15a")


def effect(scene: Scene, act: Play, trick: k.ReplaceMonster) -> None:
    """Put a monster from hand in the place of another."""
    spend(scene, act)
    foe = foe_of(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    assert act.other is not None
    put_down(scene, act.seat, act.other)
    replace_foe(scene, act.seat, foe, act.other)
