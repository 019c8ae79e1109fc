"""The verbs penalties and curses are written in: what happens to a victim.

One struct per verb: its data, and what it says on a card. ``play/verbs`` has a file for each that carries it out. A
card that needs a new verb gets the verb first. Verbs that hold other verbs (``When``, ``ChooseOne``)
are how the few longer cards are written; there is no general script language, on purpose.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Protocol

from msgspec import Meta, Struct

from threedoors.core import Argument, Message, signed

Slot = Literal["head", "armour", "foot", "hand", "none"]
Group = Literal["race", "class", "either"]
Count = Annotated[int, Meta(ge=1)]
Bonus = Annotated[int, "said with its sign"]


def snake(class_name: str) -> str:
    """``LoseLevels`` as it is written in card files: ``lose_levels``."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in class_name).lstrip("_")


class Words(Protocol):
    """Puts data into messages (``wording.py``)."""

    def piece(self, thing: Any, **more: Argument) -> Message:
        """A struct as a message: its name and its plain fields."""

    def effects(self, effects: "tuple[Effect, ...]") -> Iterator[Message]:
        """Effects one after the other."""


class Verb(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """One thing a card does to its victim."""

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        """The effects this one holds."""
        yield from ()

    def said(self, words: Words) -> Iterator[Message]:
        """What it says: a sentence of its own, and where it holds others theirs."""
        yield words.piece(self)


def if_none(otherwise: "tuple[Effect, ...]", words: Words) -> Iterator[Message]:
    """What happens where there was nothing to lose."""
    if otherwise:
        yield Message("card-if-none")
        yield from words.effects(otherwise)


class LoseLevels(Verb, frozen=True):
    """Lose levels, never below 1."""

    n: Count


class DropToLevel(Verb, frozen=True):
    """Fall to this level; never rise to it (M1a)."""

    n: Count


class DropToLowest(Verb, frozen=True):
    """Fall to the lowest level any player has, the dead included."""


class Die(Verb, frozen=True):
    """Die (M10)."""


class LoseWorn(Verb, frozen=True):
    """Lose what is worn in these slots; ``otherwise`` where nothing was."""

    slots: tuple[Slot, ...]
    otherwise: "tuple[Effect, ...]" = ()

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        yield self.otherwise

    def said(self, words: Words) -> Iterator[Message]:
        yield words.piece(self, slots=[f"@slot-{slot}" for slot in self.slots])
        yield from if_none(self.otherwise, words)


class LoseItems(Verb, frozen=True):
    """Lose items in play of this size, the victim's choice; no number: all of them."""

    size: Literal["small", "big"]
    n: Count | None = None


class LoseAny(Verb, frozen=True):
    """Lose items in play of any size, the victim's choice."""

    n: Count


class LoseBest(Verb, frozen=True):
    """Lose the item with the highest bonus; ``used_in_hand`` looks at used hand items only."""

    used_in_hand: bool = False


class LoseWorth(Verb, frozen=True):
    """Lose items worth at least so much gold together; if they are worth less, all."""

    gold: Count


class DiscardHand(Verb, frozen=True):
    """Discard hand cards, the victim's choice: a number, half rounded up, or (neither) all."""

    n: Count | None = None
    half: bool = False


class LoseTraits(Verb, frozen=True):
    """Lose one race or class (the victim's choice), or all; ``otherwise`` where there was none."""

    group: Group
    every: bool = False
    otherwise: "tuple[Effect, ...]" = ()

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        yield self.otherwise

    def said(self, words: Words) -> Iterator[Message]:
        yield words.piece(self)
        yield from if_none(self.otherwise, words)


class SwapTrait(Verb, frozen=True):
    """Replace a race (class) by the topmost one in the discards that the victim does not hold (M15e)."""

    group: Literal["race", "class"]


class SwapSide(Verb, frozen=True):
    """Woman becomes man, man becomes woman."""


class NeighboursTakeCard(Verb, frozen=True):
    """Each neighbour takes one hand card, blind (M1a)."""


class RivalsTake(Verb, frozen=True):
    """Rivals take one item each, or an item or a blind hand card, in seat order from the victim."""

    who: Literal["highest", "all"]
    or_hand_card: bool = False


class ChooseOne(Verb, frozen=True):
    """The victim chooses one of these."""

    options: "tuple[tuple[Effect, ...], ...]"

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        yield from self.options

    def said(self, words: Words) -> Iterator[Message]:
        for number, option in enumerate(self.options):
            yield Message("card-or") if number else words.piece(self)
            yield from words.effects(option)


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a die table: results up to this one, and what they do."""

    upto: Annotated[int, Meta(ge=1, le=6)]
    then: "tuple[Effect, ...]"


class RollTable(Verb, frozen=True):
    """The victim rolls a die; the first row that reaches the result happens."""

    rows: tuple[Row, ...]

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        yield from (row.then for row in self.rows)

    def said(self, words: Words) -> Iterator[Message]:
        yield words.piece(self)
        low = 1
        for row in self.rows:
            yield Message("card-row", {"low": low, "high": row.upto, "one": "yes" if low == row.upto else "no"})
            yield from words.effects(row.then)
            low = row.upto + 1


class When(Verb, frozen=True):
    """One thing under a condition on the victim, another otherwise."""

    then: "tuple[Effect, ...]"
    otherwise: "tuple[Effect, ...]" = ()
    level_at_least: Count | None = None
    trait: str | None = None

    def inside(self) -> "Iterator[tuple[Effect, ...]]":
        yield from (self.then, self.otherwise)

    def said(self, words: Words) -> Iterator[Message]:
        both = self.trait is not None and self.level_at_least is not None
        yield words.piece(self, on="both" if both else "level" if self.trait is None else "trait")
        yield from words.effects(self.then)
        if self.otherwise:
            yield Message("card-otherwise")
            yield from words.effects(self.otherwise)


class Linger(Verb, frozen=True):
    """The curse stays: until the end of the next fight, or until headgear is lost."""

    until: Literal["fight", "headgear"]
    strength: int = 0
    roll: int = 0
    no_items: bool = False  # bonuses of equipped items do not count

    def said(self, words: Words) -> Iterator[Message]:
        """One sentence for each thing that stays."""
        if self.strength:
            yield Message("card-linger", {"until": self.until, "n": signed(self.strength)})
        if self.roll:
            yield Message("card-linger-roll", {"until": self.until, "n": signed(self.roll)})
        if self.no_items:
            yield Message("card-linger-no-items", {"until": self.until})


class Tax(Verb, frozen=True):
    """The victim loses an item; every rival loses as much or, being poorer, all and a level."""


Effect = (
    LoseLevels
    | DropToLevel
    | DropToLowest
    | Die
    | LoseWorn
    | LoseItems
    | LoseAny
    | LoseBest
    | LoseWorth
    | DiscardHand
    | LoseTraits
    | SwapTrait
    | SwapSide
    | NeighboursTakeCard
    | RivalsTake
    | ChooseOne
    | RollTable
    | When
    | Linger
    | Tax
)
