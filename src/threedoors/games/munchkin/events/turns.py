"""What happened in a turn and to its players: doors, levels, death, the end (M6, M10, M12)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class PlayerReturned(Event, frozen=True):
    seat: Seat


class DoorOpened(Event, frozen=True):
    seat: Seat
    card: CardId
    raised: bool = False  # from the discards, by class P


class LevelGained(Event, frozen=True):
    seat: Seat
    n: int
    level: int
    why: str


class LevelLost(Event, frozen=True):
    seat: Seat
    n: int
    level: int


class PlayerDied(Event, frozen=True):
    seat: Seat
    card: CardId


class BodyLooted(Event, frozen=True):
    seat: Seat
    card: CardId
    dead_seat: Seat


class LootDieRolled(Event, frozen=True):
    """Equals at the body of a dead player roll for it: the higher picks first (M10)."""

    seat: Seat
    die: int


class CardsGoneWithDead(Event, frozen=True):
    dead_seat: Seat
    cards: tuple[CardId, ...]


class SaidHold(Event, frozen=True):
    seat: Seat


class PassedFight(Event, frozen=True):
    seat: Seat


class TimeRanOut(Event, frozen=True):
    seats: tuple[Seat, ...]


class PlayerLeft(Event, frozen=True):
    seat: Seat


class GameWon(Event, frozen=True):
    seats: tuple[Seat, ...]


TurnEvent = (
    TurnBegan
    | PlayerReturned
    | DoorOpened
    | LevelGained
    | LevelLost
    | PlayerDied
    | BodyLooted
    | LootDieRolled
    | CardsGoneWithDead
    | SaidHold
    | PassedFight
    | TimeRanOut
    | PlayerLeft
    | GameWon
)
