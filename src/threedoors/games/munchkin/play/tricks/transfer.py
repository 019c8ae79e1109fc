"""Transfer: another player takes over the fight."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedOn
from threedoors.games.munchkin.fight.combat import transfer
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NO_TARGET, ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.people import living
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """Main, in an open fight, to somebody who is not in it."""
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat:
        return No("main-only", "M15b")
    others = tuple(seat for seat in living(m.board) if seat not in m.fight.fighters)
    return {"target": others} if others else NO_TARGET


def effect(scene: Scene, act: Play, trick: k.Transfer) -> None:
    """Another player takes over the fight."""
    spend(scene, act)
    assert act.target is not None
    scene.tell(CardPlayedOn(act.seat, act.card, act.target))
    transfer(scene, act.target)
