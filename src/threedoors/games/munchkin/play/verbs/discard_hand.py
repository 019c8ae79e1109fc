"""Discard hand: discard hand cards, the victim's choice: a number, half rounded up, or (neither) all."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.asks import PickHand
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import discard_from_hand


def happen(scene: Scene, seat: Seat, effect: verbs.DiscardHand, source: CardId) -> None:
    """Discard hand cards, the victim's choice: a number, half rounded up, or (neither) all."""
    cards = scene.hands[seat].cards
    n = -(-len(cards) // 2) if effect.half else effect.n
    if n is None or n >= len(cards):
        discard_from_hand(scene, seat, cards, "lost")
    elif n:
        scene.ask(PickHand(n, source=source), seat)
