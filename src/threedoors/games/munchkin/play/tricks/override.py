"""Override: attached to an item: it ignores restriction, slot, hand and Big limits."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.mat.gear import settle
from threedoors.games.munchkin.play.playable import Ways, leave, may_put_in_play
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NO_TARGET, NOT_NOW, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Attached


def ways(m: Moment, card: CardId) -> Ways | No:
    """On an item of one's own, when an item could be played."""
    if not may_put_in_play(m, card):
        return NOT_NOW
    attached = {a.item for a in m.player.attached}
    items = tuple(c for c in m.player.items if m.deck.items[c] is not None and c not in attached)
    return {"other": items} if items else NO_TARGET


def effect(scene: Scene, act: Play, trick: k.Override) -> None:
    """Attached to an item: it ignores restriction, slot, hand and Big limits."""
    leave(scene, act)
    attached = (*scene.player(act.seat).attached, Attached(act.card, act.other))
    scene.change_player(act.seat, attached=attached)
    scene.tell(CardPlayed(act.seat, act.card))
    settle(scene, act.seat)
