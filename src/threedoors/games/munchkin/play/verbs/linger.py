"""Linger: the curse stays: until the end of the next fight, or until headgear is lost."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.Linger, source: CardId) -> None:
    """Nothing now: it lies before its victim, and sums look for it there."""
