"""Draw treasures: draw treasures face-down."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NOT_NOW, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import draw_hidden


def ways(m: Moment, card: CardId) -> Ways | No:
    """Any time."""
    return {} if m.anytime else NOT_NOW


def effect(scene: Scene, act: Play, trick: k.DrawTreasures) -> None:
    """Draw treasures face-down."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    draw_hidden(scene, act.seat, treasures=trick.n)
