"""Neighbours take card: each neighbour takes one hand card, blind (M1a)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.people import neighbours
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import take_blind


def happen(scene: Scene, seat: Seat, effect: verbs.NeighboursTakeCard, source: CardId) -> None:
    """Each neighbour takes one hand card, blind (M1a)."""
    for taker in neighbours(scene.board, seat):
        take_blind(scene, taker, seat)
