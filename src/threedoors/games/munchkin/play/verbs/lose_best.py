"""Lose best: lose the item with the highest bonus; ``used_in_hand`` looks at used hand items only."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.items import bonus, item_of
from threedoors.games.munchkin.play.losses import lose_some
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseBest, source: CardId) -> None:
    """The highest bonus; among equals the victim chooses. What is merely carried gives none (M1a)."""
    player = scene.player(seat)
    if effect.used_in_hand:
        found = tuple(c for c in player.equipped if item_of(scene.deck, c).slot == "hand")
    elif scene.board.by_rules(4):
        found = player.equipped
    else:  # up to rules 3 an item merely carried could be the best one
        found = tuple(c for c in player.items if scene.deck.items[c] is not None)
    top = max((bonus(scene.deck, player, c) for c in found), default=0)
    lose_some(scene, seat, tuple(c for c in found if bonus(scene.deck, player, c) == top), 1, source)
