"""What happened in Knock. Only a drawn card is secret: everything else lies or happens in the open."""

from typing import Literal

from msgspec.structs import replace

from threedoors.core import Event, Seat
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.lattice import Point, Spot

Spell = Literal["fireball", "ice-flash", "poison", "sphere"]
Cause = Literal["hall", "alarm", "tokens", "cards", "time", "conceded", "stopped"]
"""Why a Keep was lost; ``stopped``: none was, the team ended its adventure after it (K21)."""


class SeatReady(Event, frozen=True):
    seat: Seat


class KeepBegan(Event, frozen=True):
    level: int
    card: CardId  # turned up in the middle
    first_seat: Seat


class SandStarted(Event, frozen=True):
    minutes: int


class CardShown(Event, frozen=True):
    seat: Seat
    card: CardId


class CardsTold(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class CardPlaced(Event, frozen=True):
    seat: Seat
    card: CardId
    spot: Spot
    turned: bool


class TurnSkipped(Event, frozen=True):
    seat: Seat


class TokensTaken(Event, frozen=True):
    """A creature arrived with its Time tokens."""

    card: CardId
    tokens: int
    reserve: int  # left in the reserve


class SilenceFell(Event, frozen=True):
    pass


class SpeechReturned(Event, frozen=True):
    pass


class CreatureBeaten(Event, frozen=True):
    card: CardId
    spot: Spot
    danger: int
    tokens: int  # back in the reserve


class KnightHeldUp(Event, frozen=True):
    """He is down to 5 or less, but a frozen creature still stands (K23)."""

    card: CardId
    danger: int


class AlarmRang(Event, frozen=True):
    """Each creature that is awake lost a token (K12)."""

    creatures: int
    least: int  # tokens left on the most urgent one


class CardDrawn(Event, frozen=True):
    seat: Seat
    card: CardId | None  # None: somebody else's business


class KnightCame(Event, frozen=True):
    seat: Seat  # who drew him, and lays him at once
    card: CardId


class CreatureBurnt(Event, frozen=True):
    seat: Seat
    card: CardId
    spot: Spot


class CreatureFrozen(Event, frozen=True):
    seat: Seat
    card: CardId
    spot: Spot


class PointPoisoned(Event, frozen=True):
    seat: Seat
    point: Point
    cards: tuple[CardId, ...]  # who own it


class SilenceSwallowed(Event, frozen=True):
    seat: Seat


class KeepWon(Event, frozen=True):
    level: int
    card: CardId  # the Knight


class KeepLost(Event, frozen=True):
    cause: Cause
    level: int
    card: CardId | None = None  # the hall that fell, the creature that rang
    spot: Spot | None = None
    danger: int = 0
    seat: Seat | None = None  # who conceded


class AdventureStopped(Event, frozen=True):
    """The team gave up between two Keeps: nothing was lost, the next one waits (K21)."""

    seat: Seat  # who said so
    level: int  # the Keep that would have come


class ChestsCounted(Event, frozen=True):
    """The best group of joined chest cards (K20)."""

    chests: int
    cards: tuple[CardId, ...]
    total: int  # of the adventure so far


class SpellFound(Event, frozen=True):
    spell: Spell


KnockEvent = (
    SeatReady
    | KeepBegan
    | SandStarted
    | CardShown
    | CardsTold
    | CardPlaced
    | TurnSkipped
    | TokensTaken
    | SilenceFell
    | SpeechReturned
    | CreatureBeaten
    | KnightHeldUp
    | AlarmRang
    | CardDrawn
    | KnightCame
    | CreatureBurnt
    | CreatureFrozen
    | PointPoisoned
    | SilenceSwallowed
    | KeepWon
    | KeepLost
    | AdventureStopped
    | ChestsCounted
    | SpellFound
)


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What a seat sees of an event: all of it, but for the card another seat drew."""
    if isinstance(event, CardDrawn) and event.seat != seat:
        return replace(event, card=None)
    return event
