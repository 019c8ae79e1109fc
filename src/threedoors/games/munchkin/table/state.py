"""What lies on the table: the board everybody sees, and the hands and decks nobody sees whole.

The open part is a struct of its own, so a view can show it as it is; whatever is secret (hands,
decks, chance) stands beside it. Zones are tuples of card names, the top card last.
"""

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from threedoors.core import Chance, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Side
from threedoors.games.munchkin.table.agenda import AnyFrame
from threedoors.games.munchkin.table.asks import Pending
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.terms import FighterSide, Terms

UNNAMED_RULES: Final = 3  # the newest rules whose tables do not say by which rules they are played


class Attached(Struct, frozen=True):
    """A card in play that is no item: on its item, carrying one, or by itself."""

    card: CardId
    item: CardId | None = None


class Player(Struct, frozen=True):
    """One character and what lies openly before it (M1)."""

    level: int
    side: Side
    equipped: tuple[CardId, ...] = ()
    carried: tuple[CardId, ...] = ()
    traits: tuple[CardId, ...] = ()
    attached: tuple[Attached, ...] = ()
    curses: tuple[CardId, ...] = ()
    alive: bool = True
    redraw: bool = False  # died since the last own turn: draws 4 + 4 then
    gone: bool = False  # left the game for good
    sold_double: bool = False  # this turn's double sale is spent (M3, race C)
    proposals: int = 0  # trades proposed this turn
    shown: bool = False  # showed the hand this turn

    @property
    def items(self) -> tuple[CardId, ...]:
        """Items in play, used or carried."""
        return self.equipped + self.carried


class Hand(Struct, frozen=True):
    """A hand, and for each card the seats that saw it go there (a bit each)."""

    cards: tuple[CardId, ...] = ()
    known: tuple[int, ...] = ()
    fresh: tuple[CardId, ...] = ()  # just received: may be played out of turn (M13)


class Foe(Struct, frozen=True):
    """A monster in the fight. A clone has its model's card and lies under its own card."""

    uid: int
    card: CardId
    clone: CardId | None = None
    boosts: tuple[CardId, ...] = ()
    plus: int = 0  # copied with the clone
    plus_treasures: int = 0
    bought: bool = False  # its extra treasure was paid for
    met: tuple[Seat, ...] = ()  # fighters who paid its entry cost


class Laid(Struct, frozen=True):
    """A one-shot laid into the fight, for a side."""

    card: CardId
    side: FighterSide
    seat: Seat


class Stab(Struct, frozen=True):
    """One thief's knife in one fighter's back."""

    seat: Seat
    victim: Seat
    n: int


class Effort(Struct, frozen=True):
    """Cards a fighter threw into this fight."""

    seat: Seat
    raged: int = 0
    smote: int = 0


class Offer(Struct, frozen=True):
    """Something proposed by one seat to another. Its id is the wait its answer repeats."""

    id: str
    maker: Seat
    to: Seat
    terms: Terms | None = None  # help in the fight running
    give: tuple[CardId, ...] = ()  # a trade: what the maker gives …
    want: tuple[CardId, ...] = ()  # … and wants


class Fight(Struct, frozen=True):
    """A combat, from the first monster to the sweeping up (M7)."""

    main: Seat
    foes: tuple[Foe, ...] = ()
    helper: Seat | None = None
    compelled: bool = False
    deal: Terms | None = None
    laid: tuple[Laid, ...] = ()
    stabs: tuple[Stab, ...] = ()
    efforts: tuple[Effort, ...] = ()
    owed: int = 0  # treasures of monsters that left
    cursed: int = 0  # curses that took effect on a fighter
    next_uid: int = 0
    passing: tuple[Seat, ...] = ()  # pass for the whole fight, set blind
    asked: tuple[Seat, ...] = ()  # whom main asked for help, in order
    offered: tuple[Seat, ...] = ()  # who offered help unasked, in order

    @property
    def fighters(self) -> tuple[Seat, ...]:
        """Main, and the helper if there is one."""
        return (self.main,) if self.helper is None else (self.main, self.helper)


class Flight(Struct, frozen=True):
    """Running away (M9)."""

    queue: tuple[Seat, ...]  # who is fleeing now, who after
    left: tuple[int, ...]  # monsters the first in the queue still has to flee
    escaped: tuple[Seat, ...] = ()  # escaped at least one
    everybody: bool = False  # the card that lets all escape was played
    started: bool = False  # the first roll was made: the order stands


class Roll(Struct, frozen=True):
    """A die on the table that may still be changed (M9c)."""

    seat: Seat
    kind: Literal["flee", "theft", "table"]
    die: int | None  # None: caught without a roll
    foe: int = -1
    spells: int = 0
    added: int = 0
    retried: bool = False
    granted: bool = False
    source: CardId | None = None  # whose table is read


class Announced(Struct, frozen=True):
    """A curse between its announcement and its effect."""

    card: CardId
    victim: Seat
    by: Seat | None  # None: from the door


class Body(Struct, frozen=True):
    """What a dead player leaves (M10)."""

    seat: Seat
    cards: tuple[CardId, ...]


class Board(Struct, frozen=True):
    """Everything that lies open."""

    options: MunchkinOptions
    players: tuple[Player, ...]
    active: Seat
    turn: int = 0  # counted over the table, from 1
    door_discards: tuple[CardId, ...] = ()
    treasure_discards: tuple[CardId, ...] = ()
    opened: bool = False  # somebody opened a door: sides are settled
    fought: bool = False  # a fight took place this turn: no trouble, no loot (M6c)
    fight_over: bool = False  # a fight ended this turn
    fight: Fight | None = None
    flight: Flight | None = None
    roll: Roll | None = None
    announced: Announced | None = None
    spoils: tuple[CardId, ...] = ()  # treasures won together, waiting to be picked
    bodies: tuple[Body, ...] = ()
    offers: tuple[Offer, ...] = ()
    held: tuple[Seat, ...] = ()  # said "hold" this turn
    pending: Pending | None = None
    agenda: tuple[AnyFrame, ...] = ()  # what happens next, next frame last
    serial: int = 0  # the last id given
    winners: tuple[Seat, ...] = ()
    over: bool = False
    rules: int | UnsetType = UNSET  # by which rules it is played; unset: up to rules 3, whose tables did not say

    def by_rules(self, version: int) -> bool:
        """Is it played by these rules, or by newer ones?"""
        return (self.rules or UNNAMED_RULES) >= version


class MunchkinState(Struct, frozen=True):
    """The board, and what is hidden."""

    board: Board
    hands: tuple[Hand, ...]
    doors: tuple[CardId, ...]
    treasures: tuple[CardId, ...]
    chance: Chance
