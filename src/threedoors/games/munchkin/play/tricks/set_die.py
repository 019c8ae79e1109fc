"""Set die: set your own die after rolling."""

from msgspec.structs import replace

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.fights import DieSet
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.asks import RollCall
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.windows import open_window


def ways(m: Moment, card: CardId) -> Ways | No:
    """After one's own die."""
    if not m.roll_call or m.roll is None or m.roll.seat != m.seat or m.roll.die is None:
        return No("after-own-die", "M1b")
    return {"number": (1, 2, 3, 4, 5, 6)}


def effect(scene: Scene, act: Play, trick: k.SetDie) -> None:
    """Set your own die after rolling."""
    spend(scene, act)
    assert scene.board.roll is not None
    assert act.number is not None
    scene.change(roll=replace(scene.board.roll, die=act.number))
    scene.tell(DieSet(act.seat, act.number, act.card))
    open_window(scene, RollCall())
