"""Lose items: lose items in play of this size, the victim's choice; no number: all of them."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.play.losses import lose_some
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseItems, source: CardId) -> None:
    """Lose items in play of this size, the victim's choice; no number: all of them."""
    big = effect.size == "big"
    found = tuple(c for c in scene.player(seat).items if scene.deck.big[c] == big)
    lose_some(scene, seat, found, len(found) if effect.n is None else effect.n, source)
