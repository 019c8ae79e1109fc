"""Lose worn: lose what is worn in these slots; ``otherwise`` where nothing was."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.gear import lose_items
from threedoors.games.munchkin.play.losses import otherwise
from threedoors.games.munchkin.table.agenda import Await
from threedoors.games.munchkin.table.asks import PickItems
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseWorn, source: CardId) -> None:
    """All that is worn in the slots named; several in one slot (an override) are the victim's choice."""
    lost = False
    for slot in effect.slots:
        worn = tuple(c for c in scene.player(seat).equipped if scene.deck.items[c].slot == slot)  # type: ignore[union-attr]
        lost = lost or bool(worn)
        if len(worn) == 1:
            lose_items(scene, seat, worn, "lost")
        elif worn:
            scene.then(Await(PickItems(worn, 1, source=source), (seat,)))
    if not lost:
        otherwise(scene, seat, effect.otherwise, source)
