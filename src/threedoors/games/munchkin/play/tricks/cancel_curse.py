"""Cancel curse: undo a curse, announced or lying in play."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import CurseCancelled
from threedoors.games.munchkin.mat.gear import lift_curse
from threedoors.games.munchkin.play.curses import cancel
from threedoors.games.munchkin.play.playable import Ways, leave
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import discard


def ways(m: Moment, card: CardId) -> Ways | No:
    """The announced curse, or one that lies before somebody."""
    if m.curse_call:
        return {}
    lasting = tuple(curse for player in m.board.players if player.alive for curse in player.curses)
    return {"other": lasting} if m.anytime and lasting else No("no-curse", "M11")


def effect(scene: Scene, act: Play, trick: k.CancelCurse) -> None:
    """Undo a curse, announced or lying in play."""
    leave(scene, act)
    if scene.board.announced is not None:
        scene.change(pending=None)
        cancel(scene, act.seat, act.card)
        return
    assert act.other is not None
    victim = next(s for s, player in enumerate(scene.board.players) if act.other in player.curses)
    discard(scene, (act.card,))
    scene.tell(CurseCancelled(act.seat, act.other, act.card))
    lift_curse(scene, victim, act.other)
