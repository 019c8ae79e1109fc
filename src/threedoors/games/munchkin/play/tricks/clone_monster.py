"""Clone monster: duplicate a monster with its enhancers and rewards."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedAt
from threedoors.games.munchkin.fight.foes import clone_foe
from threedoors.games.munchkin.play.playable import Ways, foe_of, foes, leave
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """On any monster of an open fight."""
    return {"foe": foes(m)} if m.open_fight else ONLY_IN_FIGHT


def effect(scene: Scene, act: Play, trick: k.CloneMonster) -> None:
    """Duplicate a monster with its enhancers and rewards."""
    leave(scene, act)
    foe = foe_of(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    clone_foe(scene, act.seat, foe, act.card)
