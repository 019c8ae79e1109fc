"""What happened in a fight and after it: powers, dice, flight, treasure (M3, M7, M9)."""

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.bills import Bill


class FightBegan(Event, frozen=True):
    seat: Seat
    card: CardId


class FoeJoined(Event, frozen=True):
    seat: Seat
    card: CardId
    how: str  # "wander", "undead", "clone", "replace"


class FoeLeft(Event, frozen=True):
    card: CardId
    treasures: int
    why: str


class FightTransferred(Event, frozen=True):
    seat: Seat
    to_seat: Seat


class FightResolved(Event, frozen=True):
    """Main declared the fight done; the sums as they stand (M7c)."""

    seat: Seat
    ours: Bill
    theirs: Bill
    wins: bool


class FightWon(Event, frozen=True):
    seat: Seat
    ours: Bill
    theirs: Bill


class FightLost(Event, frozen=True):
    seat: Seat
    ours: Bill
    theirs: Bill


class FightEnded(Event, frozen=True):
    """Over without a win or a flight."""

    seat: Seat
    why: str


class PowerUsed(Event, frozen=True):
    seat: Seat
    power: str
    cards: tuple[CardId, ...] = ()
    target_seat: Seat | None = None
    foe_card: CardId | None = None


class DieRolled(Event, frozen=True):
    """A die and what is added to it; ``needs`` 0: a table is read."""

    seat: Seat
    why: str  # "flee", "theft", "table"
    die: int
    bill: Bill
    needs: int
    foe_card: CardId | None = None


class DieSet(Event, frozen=True):
    seat: Seat
    die: int
    card: CardId


class FighterEscaped(Event, frozen=True):
    seat: Seat
    card: CardId
    how: str  # "rolled", "spared", "card", "bribe", "distracted", "always"


class FighterCaught(Event, frozen=True):
    seat: Seat
    card: CardId


class TreasuresRevealed(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class TreasurePicked(Event, frozen=True):
    seat: Seat
    card: CardId


FightEvent = (
    FightBegan
    | FoeJoined
    | FoeLeft
    | FightTransferred
    | FightResolved
    | FightWon
    | FightLost
    | FightEnded
    | PowerUsed
    | DieRolled
    | DieSet
    | FighterEscaped
    | FighterCaught
    | TreasuresRevealed
    | TreasurePicked
)
