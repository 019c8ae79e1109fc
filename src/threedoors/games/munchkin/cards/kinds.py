"""The kinds of cards, as they are written in card files, and the whole set.

A card is data: what the player reads beside what the engine does. The rules text is no field:
``wording.py`` makes it from the rest, so text and effect cannot part ways.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import force_setattr, replace

from threedoors.core import Names
from threedoors.games.munchkin import versions
from threedoors.games.munchkin.cards.standing import ItemExtra, MonsterRule, Power, Side, Tag
from threedoors.games.munchkin.cards.verbs import Bonus, Count, Effect, Slot, snake

Gold = Annotated[int, Meta(ge=0, multiple_of=100)]


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every card has."""

    id: str
    name: Names
    flavour: Names = {}
    copies: Annotated[int, Meta(ge=1, le=12)] = 1
    since: int | UnsetType = UNSET  # in a copy of our own files; read once, and not kept (``CardSet``)
    until: int | UnsetType = UNSET


# Doors


class Monster(Card, frozen=True):
    """Something to fight (M7)."""

    level: Annotated[int, Meta(ge=1, le=20)]
    treasures: Annotated[int, Meta(ge=0, le=9)] = 1
    levels: Annotated[int, Meta(ge=0, le=3)] = 1
    undead: bool = False
    rules: tuple[MonsterRule, ...] = ()
    penalty: tuple[Effect, ...] = ()


class Trait(Card, frozen=True):
    """A race, a class, or what lets one have two of them (M2, M3)."""

    group: Literal["race", "class"]
    key: str = ""  # cards name races and classes by it; a doubler has none
    article: Names | UnsetType = UNSET  # what stands before it in a sentence: "a", "une", "un"
    doubles: bool = False
    powers: tuple[Power, ...] = ()


class Curse(Card, frozen=True):
    """Bad news for somebody (M11)."""

    effects: tuple[Effect, ...]


class Enhancer(Card, frozen=True):
    """Makes one monster stronger or weaker, and its hoard with it."""

    strength: int
    treasures: int = 0


class Trick(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """What a card does when it is played."""


class Wander(Trick, frozen=True):
    """Add a monster from hand to any fight."""


class CloneMonster(Trick, frozen=True):
    """Duplicate a monster with its enhancers and rewards."""


class ReplaceMonster(Trick, frozen=True):
    """Put a monster from hand in the place of another."""


class EndFight(Trick, frozen=True):
    """The fight is over; main draws treasures face-down."""

    treasures: int


class TakeToWin(Trick, frozen=True):
    """Main takes an equipped item of a non-fighter if that turns the loss into a win."""


class LevelsFor(Trick, frozen=True):
    """All players of a class gain a level, which may win; at once when drawn face-up."""

    trait: str


class Override(Trick, frozen=True):
    """Attached to an item: it ignores restriction, slot, hand and Big limits."""


class DoorTrick(Card, frozen=True):
    """Any other door card."""

    play: Wander | CloneMonster | ReplaceMonster | EndFight | TakeToWin | LevelsFor | Override


# Treasures


class Fits(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom an item fits, or does not."""

    trait: str | None = None
    side: Side | None = None
    no_race: bool = False


class Item(Card, frozen=True):
    """Something to wear, hold or carry (M4)."""

    value: Gold
    bonus: int = 0
    slot: Slot = "none"
    hands: Annotated[int, Meta(ge=0, le=2)] = 0
    big: bool = False
    tags: tuple[Tag, ...] = ()
    only: Fits | None = None
    never: Fits | None = None
    extras: tuple[ItemExtra, ...] = ()


class AddStrength(Trick, frozen=True):
    """A bonus to either side."""

    n: Bonus


class AddForEach(Trick, frozen=True):
    """A bonus to the fighters for each of them of a race or class."""

    trait: str
    n: Bonus


class DoubleSide(Trick, frozen=True):
    """Main, fighting alone, counts double."""


class RemoveAll(Trick, frozen=True):
    """All monsters go, no reward."""


class RemoveOne(Trick, frozen=True):
    """One monster goes; its treasure is kept, or paid only if it was the last."""

    only_if_last: bool = False


class Transfer(Trick, frozen=True):
    """Another player takes over the fight."""


class RollAgain(Trick, frozen=True):
    """A rival who just escaped rolls again."""


class AllEscape(Trick, frozen=True):
    """Main and helper escape every monster."""


class EscapeAnyway(Trick, frozen=True):
    """After your failed flee roll: escape."""


class SetDie(Trick, frozen=True):
    """Set your own die after rolling."""


class CancelCurse(Trick, frozen=True):
    """Undo a curse, announced or lying in play."""


class SearchDiscards(Trick, frozen=True):
    """Take any one card from a discard pile."""


OneShotTrick = (
    AddStrength
    | AddForEach
    | DoubleSide
    | RemoveAll
    | RemoveOne
    | Transfer
    | RollAgain
    | AllEscape
    | EscapeAnyway
    | SetDie
    | CancelCurse
    | SearchDiscards
)


class OneShot(Card, frozen=True):
    """Used once, from hand or from the table, then gone (M4)."""

    value: Gold
    play: OneShotTrick


class LevelUp(Card, frozen=True):
    """A level, never the winning one (M12)."""

    when: Literal["any", "after_fight", "not_highest"] = "any"
    costs_companion: bool = False


class StealLevel(Trick, frozen=True):
    """Take a level from a rival."""


class DrawTreasures(Trick, frozen=True):
    """Draw treasures face-down."""

    n: Count


class TreasureTrick(Card, frozen=True):
    """A treasure that is neither item nor level."""

    play: StealLevel | DrawTreasures


class Boon(Card, frozen=True):
    """A lasting bonus in play, or a companion who carries one item outside the limits. No item."""

    bonus: Bonus
    carries: bool = False


DoorCard = Monster | Trait | Curse | Enhancer | DoorTrick
TreasureCard = Item | OneShot | LevelUp | TreasureTrick | Boon
AnyCard = DoorCard | TreasureCard


class CardSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All cards of a game, by kind. A host may bring one of their own."""

    title: Names = {}
    monsters: tuple[Monster, ...] = ()
    traits: tuple[Trait, ...] = ()
    curses: tuple[Curse, ...] = ()
    enhancers: tuple[Enhancer, ...] = ()
    door_tricks: tuple[DoorTrick, ...] = ()
    items: tuple[Item, ...] = ()
    one_shots: tuple[OneShot, ...] = ()
    level_ups: tuple[LevelUp, ...] = ()
    treasure_tricks: tuple[TreasureTrick, ...] = ()
    boons: tuple[Boon, ...] = ()

    def __post_init__(self) -> None:
        """A copy of our own files is read as it is played today: what is played no more is left out."""
        for kind in self.__struct_fields__[1:]:
            cards = getattr(self, kind)
            if any(card.since is not UNSET or card.until is not UNSET for card in cards):
                force_setattr(self, kind, tuple(_as_today(card) for card in cards if _is_played(card)))

    def doors(self) -> tuple[DoorCard, ...]:
        """The designs of the door deck."""
        return (*self.monsters, *self.traits, *self.curses, *self.enhancers, *self.door_tricks)

    def treasures(self) -> tuple[TreasureCard, ...]:
        """The designs of the treasure deck."""
        return (*self.items, *self.one_shots, *self.level_ups, *self.treasure_tricks, *self.boons)


def _is_played(card: Card) -> bool:
    first = 1 if card.since is UNSET else card.since
    last = versions.RULES_VERSION if card.until is UNSET else card.until
    return first <= versions.RULES_VERSION <= last


def _as_today(card: Card) -> Card:
    return replace(card, since=UNSET, until=UNSET)
