"""Lose any: lose items in play of any size, the victim's choice."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.play.losses import lose_some
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseAny, source: CardId) -> None:
    """Lose items in play of any size, the victim's choice."""
    lose_some(scene, seat, scene.player(seat).items, effect.n, source)
