"""Lose traits: lose one race or class (the victim's choice), or all; ``otherwise`` where there was none."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.character import lose_trait
from threedoors.games.munchkin.mat.traits import of_group
from threedoors.games.munchkin.play.losses import otherwise
from threedoors.games.munchkin.table.asks import PickTrait
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseTraits, source: CardId) -> None:
    """Lose one race or class (the victim's choice), or all; ``otherwise`` where there was none."""
    found = of_group(scene.deck, scene.player(seat), effect.group)
    if not found:
        otherwise(scene, seat, effect.otherwise, source)
    elif effect.every:
        lose_all_traits(scene, seat, found)
    elif len(found) == 1:
        lose_trait(scene, seat, found[0])
    else:
        scene.ask(PickTrait(found, source=source), seat)


def lose_all_traits(scene: Scene, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """One after the other; the doubler falls with the last of its group."""
    for card in cards:
        if card in scene.player(seat).traits:
            lose_trait(scene, seat, card)
