"""The cards: kinds, verbs, the house set, and a deck one can look cards up in.

A card on the table is a number (``CardId``): doors first, then treasures, copies side by side. The
design behind it is found in a ``Deck``. The house set is written in the TOML files here; a host
may bring another set in the options.
"""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from threedoors.core import in_force
from threedoors.games.munchkin import versions
from threedoors.games.munchkin.cards.kinds import (
    AnyCard,
    Boon,
    CardSet,
    Item,
    Monster,
    OneShot,
    Trait,
)

CardId = int
FILES: Final = ("monsters", "doors", "treasures")
HERE: Final = Path(__file__).parent
TEXTS: Final = ("name", "flavour")


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


def house_set(rules_version: int = versions.RULES_VERSION) -> CardSet:
    """The set this game comes with: 95 doors and 73 treasures."""
    parts: dict[str, Any] = {"title": {"en": "House set", "fr": "Jeu de la maison", "es": "Juego de la casa"}}
    for name in FILES:
        kinds = msgspec.toml.decode((HERE / f"{name}.toml").read_bytes())
        parts |= {kind: in_force(cards, rules_version) for kind, cards in kinds.items()}
    return msgspec.convert(parts, CardSet)


@lru_cache
def house_deck(rules_version: int = versions.RULES_VERSION) -> Deck:
    """The house set made ready."""
    return Deck(house_set(rules_version))


def values_of(cards: CardSet) -> str:
    """A hash of what the cards do, whatever they are called."""
    designs = [msgspec.to_builtins(card) for card in (*cards.doors(), *cards.treasures())]
    values = [{key: value for key, value in design.items() if key not in TEXTS} for design in designs]
    return blake2b(msgspec.json.encode(values, order="deterministic"), digest_size=8).hexdigest()
