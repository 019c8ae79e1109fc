"""Escape anyway: after your failed flee roll: escape."""

from msgspec.structs import replace

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.play.playable import Ways, own_failed_flight, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.asks import RollCall
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.windows import open_window


def ways(m: Moment, card: CardId) -> Ways | No:
    """After one's own flee roll that failed."""
    return {} if own_failed_flight(m) else No("after-own-failed-flight", "M15c")


def effect(scene: Scene, act: Play, trick: k.EscapeAnyway) -> None:
    """After your failed flee roll: escape."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    assert scene.board.roll is not None
    scene.change(roll=replace(scene.board.roll, granted=True))
    open_window(scene, RollCall())
