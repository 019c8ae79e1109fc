"""What a player is asked: one struct per question, kept in the state while it waits for an answer.

A question names no hidden card: what may be answered is worked out from the hand when it is
needed. So the question itself is public and equal for every seat.
"""

from msgspec import Struct

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.verbs import Effect


class Ask(Struct, frozen=True, tag=True):
    """One question."""


# Steps of a turn and of a fight: any-time cards may be played while these wait (M13a).


class Interruptible(Ask, frozen=True):
    """A question that any-time cards may interrupt."""


class Prepare(Interruptible, frozen=True):
    """M6a: get ready, then open the door."""


class LookAround(Interruptible, frozen=True):
    """M6c: look for trouble, loot the room, or neither."""


class WrapUp(Interruptible, frozen=True):
    """M6d: last things before charity."""


class Charity(Interruptible, frozen=True):
    """M6e: give one card too many to somebody of lowest Level."""


class OpenFight(Interruptible, frozen=True):
    """M7b: main may ask for help, use cards, or resolve."""


class FleeNext(Interruptible, frozen=True):
    """Before a flee roll: the fighter names the next monster (M9)."""

    seat: Seat


# Windows: every living player is asked, whatever they hold.


class LastCall(Ask, frozen=True):
    """M7c: the others first, then the helper; main has passed by resolving."""

    helper: bool = False


class CurseCall(Ask, frozen=True):
    """M11: a curse was announced; somebody may cancel it."""


class RollCall(Ask, frozen=True):
    """M9c: a die was rolled; somebody may change it."""


# One player's own choice.


class Demand(Ask, frozen=True, kw_only=True):
    """A choice that a card demands: the curse or monster behind it, None where there is none."""

    source: CardId | None = None


class PickHand(Demand, frozen=True):
    """Discard so many hand cards."""

    n: int


class PickItems(Demand, frozen=True):
    """Lose so many of these cards in play; one by one where gold is owed."""

    cards: tuple[CardId, ...]
    n: int
    owed: int = 0  # gold still to be lost; 0: it is about cards, not gold


class PickTrait(Demand, frozen=True):
    """Give up one of these races or classes; ``swap``: for the topmost in the discards."""

    cards: tuple[CardId, ...]
    swap: bool = False


class PickWay(Demand, frozen=True):
    """Choose which of these happens to you."""

    options: tuple[tuple[Effect, ...], ...]


class PickTax(Demand, frozen=True):
    """Lose one of these items for the tax; the first one sets the value for everybody."""

    cards: tuple[CardId, ...]
    first: bool = False
    owed: int = 0  # gold still to be paid


class TakeFrom(Demand, frozen=True):
    """Take one of these items from the victim, or a blind card from the hand."""

    victim: Seat
    items: tuple[CardId, ...]
    hand: bool


class LootBody(Ask, frozen=True):
    """Take one card of the dead (M10)."""


class PickSpoil(Ask, frozen=True):
    """Pick one of the treasures won together (M8)."""


class RaiseSpoils(Ask, frozen=True):
    """Class P: take some of these face-up draws from the discards (M3)."""

    n: int


class TooBig(Ask, frozen=True):
    """More Big items than allowed: give, sell, or regain the right (M4)."""


class HelperFirst(Ask, frozen=True):
    """Main asks the helper to flee first (M9)."""


AnyAsk = (
    Prepare
    | LookAround
    | WrapUp
    | Charity
    | OpenFight
    | FleeNext
    | LastCall
    | CurseCall
    | RollCall
    | PickHand
    | PickItems
    | PickTrait
    | PickWay
    | PickTax
    | TakeFrom
    | LootBody
    | PickSpoil
    | RaiseSpoils
    | TooBig
    | HelperFirst
)

WINDOWS = (LastCall, CurseCall, RollCall)


class Pending(Struct, frozen=True):
    """A question, whom it waits for, and the id an answer repeats."""

    id: str
    ask: AnyAsk
    seats: tuple[Seat, ...]
