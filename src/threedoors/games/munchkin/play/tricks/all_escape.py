"""All escape: Main and helper escape every monster."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.fight.flight import all_escape
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.asks import FleeNext
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """While somebody is about to flee."""
    return {} if isinstance(m.ask, FleeNext) else No("only-in-flight", "M15c")


def effect(scene: Scene, act: Play, trick: k.AllEscape) -> None:
    """Main and helper escape every monster."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    all_escape(scene)
