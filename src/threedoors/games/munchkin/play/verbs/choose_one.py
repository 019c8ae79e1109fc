"""Choose one: the victim chooses one of these."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.asks import PickWay
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.ChooseOne, source: CardId) -> None:
    """The victim chooses one of these."""
    scene.ask(PickWay(effect.options, source=source), seat)
