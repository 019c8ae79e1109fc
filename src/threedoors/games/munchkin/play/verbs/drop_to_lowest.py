"""Drop to lowest: fall to the lowest level any player has, the dead included."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.levels import drop_to
from threedoors.games.munchkin.table.people import lowest_level
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.DropToLowest, source: CardId) -> None:
    """Fall to the lowest level any player has, the dead included."""
    if not drop_to(scene, seat, lowest_level(scene.board)):
        scene.tell(NothingHappened(seat, source))
