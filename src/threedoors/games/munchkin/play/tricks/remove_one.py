"""Remove one: one monster goes; its treasure is kept, or paid only if it was the last."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedAt
from threedoors.games.munchkin.fight.foes import remove_foe, take_away
from threedoors.games.munchkin.fight.strength import treasures_of
from threedoors.games.munchkin.play.playable import Ways, foe_of, foes, own_failed_flight, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Foe
from threedoors.games.munchkin.table.zones import draw_hidden


def ways(m: Moment, card: CardId) -> Ways | No:
    """On a monster of an open fight; some also on the one that has just caught their player."""
    shot = m.deck.one_shots[card]
    assert shot is not None
    assert isinstance(shot.play, k.RemoveOne)
    if m.open_fight:
        if shot.play.only_if_last and not m.fighting:
            return No("fighters-only", "M15b")
        return {"foe": foes(m)}
    if shot.play.only_if_last and own_failed_flight(m):
        assert m.roll is not None
        return {"foe": (m.roll.foe,)}
    return ONLY_IN_FIGHT


def effect(scene: Scene, act: Play, trick: k.RemoveOne) -> None:
    """One monster goes; its treasure is kept, or paid only if it was the last."""
    spend(scene, act)
    foe = foe_of(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    treasures = treasures_of(scene.board, scene.deck, scene.fight, foe, killed=False)
    alone = len(scene.fight.foes) == 1
    if scene.board.flight is not None:
        _remove_in_flight(scene, act, foe, treasures if alone else 0)
    else:
        remove_foe(scene, foe, treasures if alone or not trick.only_if_last else 0, "card")


def _remove_in_flight(scene: Scene, act: Play, foe: Foe, treasures: int) -> None:
    """It just caught its player: gone with its penalty, and its treasure if it was the only one (M15b)."""
    scene.change(roll=None, pending=None)
    take_away(scene, foe)
    draw_hidden(scene, act.seat, treasures=treasures)
