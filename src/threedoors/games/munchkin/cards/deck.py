"""A card set made ready: the design of every card on the table, and quick answers about it.

A card on the table is a number (``CardId``): doors first, then treasures, copies side by side.
"""

from threedoors.games.munchkin.cards.kinds import AnyCard, Boon, CardSet, Item, Monster, OneShot, Trait

CardId = int


class Deck:
    """A card set made ready: the design of every card, and quick answers about it."""

    def __init__(self, cards: CardSet) -> None:
        doors = [card for card in cards.doors() for _ in range(card.copies)]
        treasures = [card for card in cards.treasures() for _ in range(card.copies)]
        self.cards: tuple[AnyCard, ...] = (*doors, *treasures)
        self.door_count = len(doors)
        self.doors = range(self.door_count)
        self.treasures = range(self.door_count, len(self.cards))
        self.items: tuple[Item | None, ...] = tuple(c if isinstance(c, Item) else None for c in self.cards)
        self.monsters = tuple(c if isinstance(c, Monster) else None for c in self.cards)
        self.traits = tuple(c if isinstance(c, Trait) else None for c in self.cards)
        self.boons = tuple(c if isinstance(c, Boon) else None for c in self.cards)
        self.one_shots = tuple(c if isinstance(c, OneShot) else None for c in self.cards)
        self.values = tuple(c.value if isinstance(c, Item | OneShot) else None for c in self.cards)
        self.big = tuple(isinstance(c, Item) and c.big for c in self.cards)
        self.kinds = tuple(type(c) for c in self.cards)
        self._ids = {card.id: number for number, card in reversed(list(enumerate(self.cards)))}

    def __getitem__(self, card: CardId) -> AnyCard:
        return self.cards[card]

    def is_door(self, card: CardId) -> bool:
        """Does it belong to the door deck?"""
        return card < self.door_count

    def find(self, design: str, copy: int = 1) -> CardId:
        """The card of that design, the first copy unless told: ``find("m07")``."""
        return self._ids[design] + copy - 1
