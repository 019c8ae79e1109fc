"""Words that acts, events and the table share: the sides of a fight, and the price of help."""

from typing import Literal

from msgspec import Struct

from threedoors.games.munchkin.cards.deck import CardId

FighterSide = Literal["fighters", "monsters"]
PickOrder = Literal["helper", "main", "turns"]


class Terms(Struct, frozen=True):
    """The price of help: treasures with picking order, items of main's, a card to play (M8)."""

    treasures: int = 0
    order: PickOrder = "helper"
    items: tuple[CardId, ...] = ()
    card: CardId | None = None
