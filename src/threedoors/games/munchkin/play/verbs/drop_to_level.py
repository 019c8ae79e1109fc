"""Drop to level: fall to this level; never rise to it (M1a)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.levels import drop_to
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.DropToLevel, source: CardId) -> None:
    """Fall to this level; never rise to it (M1a)."""
    if not drop_to(scene, seat, effect.n):
        scene.tell(NothingHappened(seat, source))
