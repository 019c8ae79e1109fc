"""What a card says it does, made from what it does: messages, so every language says the same.

A text is lines; a line is fragments, each a message, said one after the other. A verb says itself, with what
stands inside it (``verbs.py``).
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, get_type_hints

from msgspec import structs

from threedoors.core import Argument, Message, Names, kebab, signed
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards import standing as s
from threedoors.games.munchkin.cards import verbs as v
from threedoors.games.munchkin.cards.deck import Deck

Line = tuple[Message, ...]
ALL = 0  # in messages, a number that stands for "all of them"
NOT_SAID: Final = ("id", "copies")
USUAL_ARTICLE: Final[Names] = {"en": "a", "fr": "un", "es": "un"}
SAYING: Final[tuple[type[Any], ...]] = (
    *s.Standing.__subclasses__(),
    *v.Verb.__subclasses__(),
    *k.Trick.__subclasses__(),
    k.Boon,
)
BONUSES: Final[dict[type[Any], frozenset[str]]] = {
    kind: frozenset(name for name, hint in get_type_hints(kind, include_extras=True).items() if hint == v.Bonus)
    for kind in SAYING
}
"""Of each kind the numbers that are said with their sign."""
VOWELS: Final = ("A", "E", "I", "O", "U")


def card_text(deck: Deck, card: k.AnyCard) -> tuple[Line, ...]:
    """The rules text of a card, line by line."""
    return tuple(KINDS[type(card)](words_of(deck), card))


@lru_cache(maxsize=16)  # every view of a fight may ask
def words_of(deck: Deck) -> "CardWords":
    """What puts the pieces of this deck's cards into messages."""
    return CardWords({trait.key: trait for trait in deck.traits.values() if trait is not None and trait.key})


class CardWords:
    """Puts the pieces of a card into messages."""

    def __init__(self, traits: dict[str, k.Trait]) -> None:
        self.traits = traits

    def piece(self, thing: Any, **more: Argument) -> Message:
        """A struct as a message: its name, its plain fields, bonuses with their sign, races and classes by name."""
        args: dict[str, Argument] = {}
        bonuses = BONUSES.get(type(thing), frozenset())
        for name, value in structs.asdict(thing).items():
            if name == "trait" and value is not None:
                args |= self.trait(value)
            elif isinstance(value, bool):
                args[name] = "yes" if value else "no"
            elif name in bonuses:
                args[name] = signed(value)
            elif isinstance(value, int | str) and name not in NOT_SAID:
                args[name] = value
            elif value is None:
                args[name] = ALL
        return Message(f"card-{kebab(type(thing).__name__)}", {**args, **more})

    def trait(self, key: str) -> dict[str, Argument]:
        """A race or class as it stands in a sentence: its name, and the article before it."""
        trait = self.traits.get(key)
        if trait is None:
            return {"trait": key, "article": USUAL_ARTICLE}
        sounds = trait.name.get("en", "")[:1].upper() in VOWELS
        usual = {**USUAL_ARTICLE, "en": "an"} if sounds else USUAL_ARTICLE
        return {"trait": trait.name, "article": {**usual, **(trait.article or {})}}

    def effects(self, effects: tuple[v.Effect, ...]) -> Iterator[Message]:
        """Effects one after the other, with what stands inside them."""
        for effect in effects:
            yield from effect.said(self)


def _monster(words: CardWords, card: k.Monster) -> Iterator[Line]:
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


def _trait(words: CardWords, card: k.Trait) -> Iterator[Line]:
    if card.doubles:
        yield (Message("card-doubler", {"group": card.group}),)
    for power in card.powers:
        yield (words.piece(power),)


def _curse(words: CardWords, card: k.Curse) -> Iterator[Line]:
    yield tuple(words.effects(card.effects))


def _plain(words: CardWords, card: k.LevelUp | k.Boon) -> Iterator[Line]:
    yield (words.piece(card),)


def _enhancer(words: CardWords, card: k.Enhancer) -> Iterator[Line]:
    change = "more" if card.treasures > 0 else "less" if card.treasures else "none"
    number: dict[str, Argument] = {"strength": signed(card.strength), "treasures": abs(card.treasures)}
    yield (Message("card-enhancer", {**number, "change": change}),)


def _trick(words: CardWords, card: k.DoorTrick | k.OneShot | k.TreasureTrick) -> Iterator[Line]:
    yield (words.piece(card.play),)


def _item(words: CardWords, card: k.Item) -> Iterator[Line]:
    size, given = "yes" if card.big else "no", "yes" if card.bonus else "no"
    number: dict[str, Argument] = {"bonus": signed(card.bonus), "has_bonus": given}
    yield (Message("card-item", {"slot": card.slot, "hands": card.hands, "big": size, **number}),)
    for name, fit in (("card-only", card.only), ("card-never", card.never)):
        if fit is not None:
            yield from ((Message(name, who),) for who in _fits(words, fit))
    for tag in card.tags:
        yield (Message("card-tag", {"tag": tag}),)
    for extra in card.extras:
        yield (words.piece(extra),)


def _fits(words: CardWords, fit: k.Fits) -> Iterator[dict[str, Argument]]:
    """Each thing an item asks of its user, or forbids."""
    if fit.trait is not None:
        yield {"who": "trait", **words.trait(fit.trait)}
    if fit.no_race:
        yield {"who": "human"}
    if fit.side is not None:
        yield {"who": fit.side}


KINDS: dict[type[k.AnyCard], Callable[[CardWords, Any], Iterator[Line]]] = {
    k.Monster: _monster,
    k.Trait: _trait,
    k.Curse: _curse,
    k.Enhancer: _enhancer,
    k.DoorTrick: _trick,
    k.Item: _item,
    k.OneShot: _trick,
    k.LevelUp: _plain,
    k.TreasureTrick: _trick,
    k.Boon: _plain,
}
