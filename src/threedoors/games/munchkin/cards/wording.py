"""What a card says it does, made from what it does: messages, so every language says the same.

A text is lines; a line is fragments, each a message, said one after the other. A verb says itself, with what
stands inside it (``verbs.py``).
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from threedoors.core import Argument, Message, Names, kebab
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards import standing as s
from threedoors.games.munchkin.cards import verbs as v
from threedoors.games.munchkin.cards.deck import Deck

Line = tuple[Message, ...]
ALL = 0  # in messages, a number that stands for "all of them"


def card_text(deck: Deck, card: k.AnyCard) -> tuple[Line, ...]:
    """The rules text of a card, line by line."""
    return tuple(KINDS[type(card)](words_of(deck), card))


def words_of(deck: Deck) -> "Words":
    """What puts the pieces of this deck's cards into messages."""
    return Words({trait.key: trait.name for trait in deck.traits.values() if trait is not None and trait.key})


class Words:
    """Puts the pieces of a card into messages."""

    def __init__(self, traits: dict[str, Names]) -> None:
        self.traits = traits

    def piece(self, thing: Any, **more: Argument) -> Message:
        """A struct as a message: its name, its plain fields, races and classes by name."""
        args: dict[str, Argument] = {}
        for name, value in structs.asdict(thing).items():
            if name == "trait" and value is not None:
                args[name] = self.traits.get(value, value)
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif isinstance(value, int | str):
                args[name] = value
            elif value is None:
                args[name] = ALL
        return Message(f"card-{kebab(type(thing).__name__)}", {**args, **more})

    def effects(self, effects: tuple[v.Effect, ...]) -> Iterator[Message]:
        """Effects one after the other, with what stands inside them."""
        for effect in effects:
            yield from effect.said(self)


def _monster(words: Words, card: k.Monster) -> Iterator[Line]:
    if card.undead:
        yield (Message("card-undead"),)
    for rule in card.rules:
        if isinstance(rule, s.EvenOnEscape):
            yield (words.piece(rule), *words.effects(rule.effects))
        else:
            yield (words.piece(rule),)
    if card.penalty:
        yield (Message("card-penalty"), *words.effects(card.penalty))
    else:
        yield (Message("card-no-penalty"),)


def _trait(words: Words, card: k.Trait) -> Iterator[Line]:
    if card.doubles:
        yield (Message("card-doubler", {"group": card.group}),)
    for power in card.powers:
        yield (words.piece(power),)


def _curse(words: Words, card: k.Curse) -> Iterator[Line]:
    yield tuple(words.effects(card.effects))


def _plain(words: Words, card: k.Enhancer | k.LevelUp | k.Boon) -> Iterator[Line]:
    yield (words.piece(card),)


def _trick(words: Words, card: k.DoorTrick | k.OneShot | k.TreasureTrick) -> Iterator[Line]:
    yield (words.piece(card.play),)


def _item(words: Words, card: k.Item) -> Iterator[Line]:
    size = "yes" if card.big else "no"
    yield (Message("card-item", {"slot": card.slot, "hands": card.hands, "big": size, "bonus": card.bonus}),)
    for name, fit in (("card-only", card.only), ("card-never", card.never)):
        if fit is not None:
            yield (Message(name, _fit(words, fit)),)
    for tag in card.tags:
        yield (Message("card-tag", {"tag": tag}),)
    for extra in card.extras:
        yield (words.piece(extra),)


def _fit(words: Words, fit: k.Fits) -> dict[str, Argument]:
    if fit.trait is not None:
        return {"who": "trait", "trait": words.traits.get(fit.trait, fit.trait)}
    return {"who": "human" if fit.no_race else fit.side or "woman", "trait": ""}


KINDS: dict[type[k.AnyCard], Callable[[Words, Any], Iterator[Line]]] = {
    k.Monster: _monster,
    k.Trait: _trait,
    k.Curse: _curse,
    k.Enhancer: _plain,
    k.DoorTrick: _trick,
    k.Item: _item,
    k.OneShot: _trick,
    k.LevelUp: _plain,
    k.TreasureTrick: _trick,
    k.Boon: _plain,
}
