"""Die: die (M10)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.looting import die
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.Die, source: CardId) -> None:
    """Die (M10)."""
    die(scene, seat, source)
