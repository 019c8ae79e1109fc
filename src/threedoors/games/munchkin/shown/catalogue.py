"""The catalogue: every card of the table's set as a player reads it. Asked once, it never changes."""

from msgspec import Struct

from threedoors.core import Message, Names, kebab
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.wording import Line, card_text


class AskCards(Struct, frozen=True, tag=True):
    """All cards of this table's set."""


class CardFace(Struct, frozen=True):
    """A card as it is read: what it is called, what it says, its numbers."""

    id: CardId
    design: str
    deck: str  # "doors" or "treasures"
    kind: str  # message id: kind-<kind>
    name: Names
    flavour: Names
    text: tuple[Line, ...]
    number: int | None = None  # Level of a monster; bonus of an item, an enhancer or a one-shot
    treasures: int | None = None
    levels: int | None = None
    value: int | None = None
    slot: str | None = None
    hands: int = 0
    big: bool = False
    undead: bool = False
    doubles: bool = False  # lets its owner be two of a group


class Catalogue(Struct, frozen=True, tag=True):
    """Every card, by its name."""

    cards: tuple[CardFace, ...]


def catalogue(deck: Deck) -> Catalogue:
    """Every card of a set as it is read."""
    return Catalogue(tuple(face(deck, card) for card in deck.cards))


def face(deck: Deck, card: CardId) -> CardFace:
    """One card as it is read."""
    design = deck[card]
    item = design if isinstance(design, k.Item) else None
    monster = design if isinstance(design, k.Monster) else None
    return CardFace(
        card,
        design.id,
        "doors" if deck.is_door(card) else "treasures",
        kind_word(design),
        design.name,
        design.flavour,
        card_text(deck, design),
        number=_number(design),
        treasures=monster.treasures if monster else None,
        levels=monster.levels if monster else None,
        value=deck.values[card],
        slot=item.slot if item else None,
        hands=item.hands if item else 0,
        big=item.big if item else False,
        undead=monster.undead if monster else False,
        doubles=isinstance(design, k.Trait) and design.doubles,
    )


def kind_word(design: k.AnyCard) -> str:
    """What kind of card it is, in one word: race and class are told apart, doublers are their kind."""
    return design.group if isinstance(design, k.Trait) else kebab(type(design).__name__)


def kind_message(design: k.AnyCard) -> Message:
    """The kind of a card in words."""
    return Message(f"kind-{kind_word(design)}")


def _number(design: k.AnyCard) -> int | None:
    match design:
        case k.Monster():
            return design.level
        case k.Item() | k.Boon():
            return design.bonus
        case k.Enhancer():
            return design.strength
        case k.OneShot(play=k.AddStrength(n)):
            return n
    return None
