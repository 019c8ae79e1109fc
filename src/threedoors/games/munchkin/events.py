"""What happened. Card numbers in fields named card, cards, item or items are told by their names.

An event holds a hidden card only in the fields ``views.seen`` knows to hide.
"""

from msgspec import Struct

from threedoors.core import Event, Seat
from threedoors.games.munchkin.cards import CardId
from threedoors.games.munchkin.cards.standing import Side
from threedoors.games.munchkin.state import FighterSide, Terms


class Part(Struct, frozen=True):
    """One line of a sum: whose, from which card, for which reason, how much."""

    why: str  # message id: part-<why>
    n: int
    seat: Seat | None = None
    card: CardId | None = None


class Bill(Struct, frozen=True):
    """A sum with every line that went into it."""

    total: int
    parts: tuple[Part, ...]


class TurnBegan(Event, frozen=True):
    seat: Seat
    turn: int


class PlayerReturned(Event, frozen=True):
    seat: Seat


class CardsDrawn(Event, frozen=True):
    """Face-down: others see how many of which deck."""

    seat: Seat
    doors: int
    treasures: int
    cards: tuple[CardId, ...] = ()


class DeckShuffled(Event, frozen=True):
    deck: str  # "doors" or "treasures"
    count: int


class DoorOpened(Event, frozen=True):
    seat: Seat
    card: CardId
    raised: bool = False  # from the discards, by class P


class CardToHand(Event, frozen=True):
    seat: Seat
    card: CardId


class CardPassed(Event, frozen=True):
    """A hand card changed hands unseen by the others."""

    from_seat: Seat
    to_seat: Seat
    why: str  # "charity", "taken"
    deck: str  # its back is seen: "doors" or "treasures"
    card: CardId | None = None


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]
    why: str


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId


class CardPlayedOn(Event, frozen=True):
    seat: Seat
    card: CardId
    target_seat: Seat


class CardPlayedFor(Event, frozen=True):
    seat: Seat
    card: CardId
    side: FighterSide


class CardPlayedAt(Event, frozen=True):
    """At a monster in the fight."""

    seat: Seat
    card: CardId
    foe_card: CardId


class ItemLaid(Event, frozen=True):
    seat: Seat
    card: CardId
    used: bool


class ItemUsed(Event, frozen=True):
    seat: Seat
    card: CardId


class ItemTurned(Event, frozen=True):
    """It lies carried now."""

    seat: Seat
    card: CardId


class CompanionLoaded(Event, frozen=True):
    seat: Seat
    card: CardId
    item: CardId | None


class ItemsMoved(Event, frozen=True):
    from_seat: Seat
    to_seat: Seat
    items: tuple[CardId, ...]
    why: str  # "trade", "theft", "deal", "big", "taken", "borrowed"


class TraitPlayed(Event, frozen=True):
    seat: Seat
    card: CardId


class TraitLost(Event, frozen=True):
    seat: Seat
    card: CardId


class SideSwapped(Event, frozen=True):
    seat: Seat
    side: Side


class CurseAnnounced(Event, frozen=True):
    seat: Seat  # the victim
    card: CardId
    by_seat: Seat | None


class CurseShielded(Event, frozen=True):
    seat: Seat
    card: CardId
    item: CardId


class CurseCancelled(Event, frozen=True):
    seat: Seat  # who cancelled
    card: CardId
    by_card: CardId


class CurseStruck(Event, frozen=True):
    seat: Seat
    card: CardId


class CurseLifted(Event, frozen=True):
    """A curse that lay before somebody is over."""

    seat: Seat
    card: CardId


class NothingHappened(Event, frozen=True):
    seat: Seat
    card: CardId


class LevelGained(Event, frozen=True):
    seat: Seat
    n: int
    level: int
    why: str


class LevelLost(Event, frozen=True):
    seat: Seat
    n: int
    level: int


class ItemsSold(Event, frozen=True):
    seat: Seat
    items: tuple[CardId, ...]
    bill: Bill
    levels: int


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


class HelperJoined(Event, frozen=True):
    seat: Seat
    main_seat: Seat
    terms: Terms
    compelled: bool


class HelperLeft(Event, frozen=True):
    seat: Seat
    why: str


class FightTransferred(Event, frozen=True):
    seat: Seat
    to_seat: Seat


class FightResolved(Event, frozen=True):
    """Main declared the fight done; the sums as they stand (C2)."""

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


class TreasuresRevealed(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class TreasurePicked(Event, frozen=True):
    seat: Seat
    card: CardId


class OfferMade(Event, frozen=True):
    seat: Seat
    to_seat: Seat
    terms: Terms | None = None
    items: tuple[CardId, ...] = ()
    wanted_items: tuple[CardId, ...] = ()
    counter: bool = False


class OfferRefused(Event, frozen=True):
    seat: Seat
    by_seat: Seat


class OfferWithdrawn(Event, frozen=True):
    seat: Seat


class OffersLapsed(Event, frozen=True):
    count: int


class TradeMade(Event, frozen=True):
    seat: Seat
    to_seat: Seat
    items: tuple[CardId, ...]
    wanted_items: tuple[CardId, ...]


class HandShown(Event, frozen=True):
    seat: Seat
    to_seat: Seat | None
    cards: tuple[CardId, ...] = ()


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
    how: str  # "rolled", "spared", "card", "bribe", "always"


class FighterCaught(Event, frozen=True):
    seat: Seat
    card: CardId


class PlayerDied(Event, frozen=True):
    seat: Seat
    card: CardId


class BodyLooted(Event, frozen=True):
    seat: Seat
    card: CardId
    dead_seat: Seat


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


MunchkinEvent = (
    TurnBegan
    | PlayerReturned
    | CardsDrawn
    | DeckShuffled
    | DoorOpened
    | CardToHand
    | CardPassed
    | CardsDiscarded
    | CardPlayed
    | CardPlayedOn
    | CardPlayedFor
    | CardPlayedAt
    | ItemLaid
    | ItemUsed
    | ItemTurned
    | CompanionLoaded
    | ItemsMoved
    | TraitPlayed
    | TraitLost
    | SideSwapped
    | CurseAnnounced
    | CurseShielded
    | CurseCancelled
    | CurseStruck
    | CurseLifted
    | NothingHappened
    | LevelGained
    | LevelLost
    | ItemsSold
    | FightBegan
    | FoeJoined
    | FoeLeft
    | HelperJoined
    | HelperLeft
    | FightTransferred
    | FightResolved
    | FightWon
    | FightLost
    | FightEnded
    | PowerUsed
    | TreasuresRevealed
    | TreasurePicked
    | OfferMade
    | OfferRefused
    | OfferWithdrawn
    | OffersLapsed
    | TradeMade
    | HandShown
    | DieRolled
    | DieSet
    | FighterEscaped
    | FighterCaught
    | PlayerDied
    | BodyLooted
    | CardsGoneWithDead
    | SaidHold
    | PassedFight
    | TimeRanOut
    | PlayerLeft
    | GameWon
)
