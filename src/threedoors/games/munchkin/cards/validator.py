"""A host's own set, looked over before the game: which card has which fault.

The shape of a set is checked when it is read (msgspec names the path); here stands what only the
rules know: names, ids, races and classes that exist, enough cards for everybody.
"""

from collections import Counter
from collections.abc import Iterator

from threedoors.games.munchkin.cards.deck import copies_of
from threedoors.games.munchkin.cards.kinds import (
    AddForEach,
    AnyCard,
    CardSet,
    Curse,
    DoorTrick,
    Fits,
    Item,
    LevelsFor,
    Monster,
    OneShot,
    Trait,
)
from threedoors.games.munchkin.cards.standing import BonusFor, ForEachFighter, LeavesFor, MayDecline, StrongerAgainst
from threedoors.games.munchkin.cards.verbs import ChooseOne, Effect, LoseWorn, RollTable, When
from threedoors.games.munchkin.versions import RULES_VERSION

CARDS_EACH = 4
MAY_BE_UNWINNABLE = 3  # the newest rules that took a set whose monsters give no level


def faults(cards: CardSet, seats: int, rules_version: int = RULES_VERSION) -> list[str]:
    """Everything wrong with this set for so many players, one sentence each; empty: play."""
    designs: list[AnyCard] = [*cards.doors(), *cards.treasures()]
    keys = {trait.key for trait in cards.traits if trait.key}
    found = list(_whole_set(cards, seats))
    if rules_version > MAY_BE_UNWINNABLE and cards.monsters and not any(m.levels for m in cards.monsters):
        found.append("no monster gives a level; nobody could ever win")
    counts = Counter(card.id for card in designs)
    found += [f"card '{name}' is there {n} times; ids are given once" for name, n in counts.items() if n > 1]
    copies = Counter(name for card in designs for name in set(copies_of(card)) - {card.id})
    found += [f"card '{name}' is called like a copy of another card" for name in copies if name in counts]
    for card in designs:
        found += [f"card '{card.id}': {fault}" for fault in _faults(card, keys)]
    return found


def _whole_set(cards: CardSet, seats: int) -> Iterator[str]:
    for what, designs in (("door", cards.doors()), ("treasure", cards.treasures())):
        count = sum(card.copies for card in designs)
        if count < CARDS_EACH * seats + 1:
            yield f"the set has {count} {what} cards; {seats} players need {CARDS_EACH * seats + 1} at least"
    if not cards.monsters:
        yield "the set has no monster; nobody could ever win"


def _faults(card: AnyCard, keys: set[str]) -> Iterator[str]:
    if not card.id:
        yield "it has no id"
    if not any(card.name.values()):
        yield "it has no name in any language"
    for key in _named(card):
        if key not in keys:
            yield f"it names the race or class '{key}', which no card of the set gives"
    if isinstance(card, Trait):
        yield from _trait_faults(card)
    if isinstance(card, Item):
        yield from _item_faults(card)
    if isinstance(card, Monster):
        yield from (f for f in _effect_faults(card.penalty))
    if isinstance(card, Curse):
        if not card.effects:
            yield "it has no effect"
        yield from _effect_faults(card.effects)


def _trait_faults(card: Trait) -> Iterator[str]:
    if card.doubles and (card.key or card.powers):
        yield "a doubler has neither key nor powers"
    if not card.doubles and not card.key:
        yield "a race or class needs a key"


def _item_faults(card: Item) -> Iterator[str]:
    if (card.slot == "hand") != (card.hands > 0):
        yield "hand items take 1 or 2 hands, other items none"


def _effect_faults(effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in _all(effects):
        if isinstance(effect, RollTable) and (not effect.rows or effect.rows[-1].upto != 6):
            yield "a die table goes up to 6"
        if isinstance(effect, ChooseOne) and len(effect.options) < 2:
            yield "a choice needs two ways at least"
        if isinstance(effect, When) and effect.level_at_least is None and effect.trait is None:
            yield "a condition names a level or a race or class"
        if isinstance(effect, LoseWorn) and not effect.slots:
            yield "it takes what is worn but names no slot"


def _named(card: AnyCard) -> Iterator[str]:
    """Every race or class the card speaks of."""
    if isinstance(card, Monster):
        for rule in card.rules:
            if isinstance(rule, StrongerAgainst | ForEachFighter | LeavesFor | MayDecline) and rule.trait is not None:
                yield rule.trait
        yield from _named_in(card.penalty)
    elif isinstance(card, Curse):
        yield from _named_in(card.effects)
    elif isinstance(card, Item):
        yield from (fit.trait for fit in (card.only, card.never) if isinstance(fit, Fits) and fit.trait)
        yield from (extra.trait for extra in card.extras if isinstance(extra, BonusFor))
    elif isinstance(card, OneShot | DoorTrick) and isinstance(card.play, AddForEach | LevelsFor):
        yield card.play.trait


def _named_in(effects: tuple[Effect, ...]) -> Iterator[str]:
    yield from (effect.trait for effect in _all(effects) if isinstance(effect, When) and effect.trait)


def _all(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """Every effect, those inside others included."""
    for effect in effects:
        yield effect
        for inner in effect.inside():
            yield from _all(inner)
