"""Losing things to a card: some of what there is, or what happens where there is nothing (M1a)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.verbs import Effect
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.gear import lose_items
from threedoors.games.munchkin.table.agenda import Happen
from threedoors.games.munchkin.table.asks import PickItems
from threedoors.games.munchkin.table.scene import Scene


def value(scene: Scene, card: CardId) -> int:
    """Printed value; no value counts 0."""
    return scene.deck.values[card] or 0


def lose_some(scene: Scene, seat: Seat, found: tuple[CardId, ...], n: int, source: CardId) -> None:
    """Too few: as many as there are; too many: the victim chooses (M1a)."""
    if not found:
        scene.tell(NothingHappened(seat, source))
    elif len(found) <= n:
        lose_items(scene, seat, found, "lost")
    else:
        scene.ask(PickItems(found, n, source=source), seat)


def otherwise(scene: Scene, seat: Seat, effects: tuple[Effect, ...], source: CardId) -> None:
    """What happens instead, or nothing."""
    if effects:
        scene.then(Happen(seat, effects, source))
    else:
        scene.tell(NothingHappened(seat, source))
