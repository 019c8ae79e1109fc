"""A card set made ready: the design of every card on the table, and quick answers about it.

A card on the table has the name of its design, ``m07``; further copies of it are ``A#2``, ``A#3``. So a card that
is added to the set, or printed once more, changes the name of no other.
"""

from collections.abc import Iterator
from typing import Any, NewType

from threedoors.games.munchkin.cards.kinds import AnyCard, Boon, CardSet, Item, Monster, OneShot, Trait
from threedoors.games.munchkin.cards.standing import Standing

CardId = NewType("CardId", str)


def copy_of(design: str, number: int = 1) -> CardId:
    """The name of a copy: the first is called like its design."""
    return CardId(design if number == 1 else f"{design}#{number}")


def copies_of(card: AnyCard) -> Iterator[CardId]:
    """The names of all copies of a design."""
    return (copy_of(card.id, number) for number in range(1, card.copies + 1))


class Deck:
    """Every card by its name."""

    def __init__(self, cards: CardSet) -> None:
        self.doors = tuple(name for card in cards.doors() for name in copies_of(card))
        self.treasures = tuple(name for card in cards.treasures() for name in copies_of(card))
        designs = (*cards.doors(), *cards.treasures())
        self.cards: dict[CardId, AnyCard] = {name: card for card in designs for name in copies_of(card)}
        self.items = {n: c if isinstance(c, Item) else None for n, c in self.cards.items()}
        self.monsters = {n: c if isinstance(c, Monster) else None for n, c in self.cards.items()}
        self.traits = {n: c if isinstance(c, Trait) else None for n, c in self.cards.items()}
        self.boons = {n: c if isinstance(c, Boon) else None for n, c in self.cards.items()}
        self.one_shots = {n: c if isinstance(c, OneShot) else None for n, c in self.cards.items()}
        self.values = {n: c.value if isinstance(c, Item | OneShot) else None for n, c in self.cards.items()}
        self.big = {n: isinstance(c, Item) and c.big for n, c in self.cards.items()}
        self.door_cards = frozenset(self.doors)
        self.laid_down = frozenset(n for n in self.cards if self.values[n] is not None or self.boons[n] is not None)
        self.plays: dict[CardId, tuple[int, Any]] = {}  # when and how each may be played; ``play/when.py`` fills it in
        self._extras: dict[type[Standing], frozenset[CardId]] = {}
        self._powers: dict[tuple[CardId, ...], dict[type[Standing], Standing]] = {}

    def __getitem__(self, card: CardId) -> AnyCard:
        return self.cards[card]

    def powers_of(self, traits: tuple[CardId, ...]) -> dict[type[Standing], Standing]:
        """What these races and classes give, by kind; asked dozens of times an act, so it is remembered."""
        found = self._powers.get(traits)
        if found is None:
            designs = [trait for card in traits if (trait := self.traits[card]) is not None]
            found = {type(power): power for trait in reversed(designs) for power in reversed(trait.powers)}
            self._powers[traits] = found
        return found

    def with_extra(self, kind: type[Standing]) -> frozenset[CardId]:
        """The items that have this extra."""
        found = self._extras.get(kind)
        if found is None:
            items = [(name, item.extras) for name, item in self.items.items() if item is not None]
            found = frozenset(name for name, extras in items if any(type(extra) is kind for extra in extras))
            self._extras[kind] = found
        return found

    def is_door(self, card: CardId) -> bool:
        """Does it belong to the door deck?"""
        return card in self.door_cards
