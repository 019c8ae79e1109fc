"""When: one thing under a condition on the victim, another otherwise."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.traits import has
from threedoors.games.munchkin.table.agenda import Happen
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.When, source: CardId) -> None:
    """One thing under a condition on the victim, another otherwise."""
    player = scene.player(seat)
    holds = effect.level_at_least is None or player.level >= effect.level_at_least
    holds = holds and (effect.trait is None or has(scene.deck, player, effect.trait))
    scene.then(Happen(seat, effect.then if holds else effect.otherwise, source))
