"""Lose levels: lose levels, never below 1."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.levels import lose_levels
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseLevels, source: CardId) -> None:
    """Lose levels, never below 1."""
    if not lose_levels(scene, seat, effect.n):
        scene.tell(NothingHappened(seat, source))
