"""Swap side: woman becomes man, man becomes woman."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.character import swap_side
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.SwapSide, source: CardId) -> None:
    """Woman becomes man, man becomes woman."""
    if not scene.board.options.no_sides:
        swap_side(scene, seat)
