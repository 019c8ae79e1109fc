"""The agenda: what happens next, as plain data in the state.

A frame is one thing still to be done. The referee takes the next frame until none is left,
somebody has to answer, or the game is over. No frame holds a hidden card, so the agenda is public.
"""

from msgspec import Struct

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.verbs import Effect, Row
from threedoors.games.munchkin.table.asks import AnyAsk


class Frame(Struct, frozen=True, tag=True):
    """One thing to be done."""


class BeginTurn(Frame, frozen=True):
    """M6f: the dead return, and whoever died draws anew."""

    seat: Seat


class Await(Frame, frozen=True):
    """Ask this, again or for the first time."""

    ask: AnyAsk
    seats: tuple[Seat, ...]


class FinishTurn(Frame, frozen=True):
    """M6e: charity while the hand is too large, then the next seat."""


class TakeEffect(Frame, frozen=True):
    """The announced curse takes effect."""


class Happen(Frame, frozen=True):
    """Effects of a penalty or a curse on their victim, the first of them next."""

    seat: Seat
    effects: tuple[Effect, ...]
    source: CardId


class PayTax(Frame, frozen=True):
    """Rivals still to lose items worth this much; ``left`` is what the first still owes."""

    seats: tuple[Seat, ...]
    gold: int
    left: int
    source: CardId | None = None


class LoseGold(Frame, frozen=True):
    """Lose items until they were worth this much."""

    seat: Seat
    gold: int
    source: CardId | None = None


class TakeTurns(Frame, frozen=True):
    """Rivals take something from the victim, one after the other."""

    takers: tuple[Seat, ...]
    victim: Seat
    hand: bool
    source: CardId | None = None


class ReadTable(Frame, frozen=True):
    """A penalty die was rolled and changed as far as anybody wished: read its table."""

    seat: Seat
    rows: tuple[Row, ...]
    source: CardId


class FinishTheft(Frame, frozen=True):
    """A theft die was rolled: take the item, or lose a level."""

    seat: Seat
    victim: Seat
    item: CardId
    needs: int


class FoeArrives(Frame, frozen=True):
    """A monster entered the fight: entry effects (M7a)."""

    foe: int


class FighterJoins(Frame, frozen=True):
    """A fighter joined: what the monsters do about it."""

    seat: Seat


class CallHelper(Frame, frozen=True):
    """M7c: after the others, the helper has a last word."""


class Conclude(Frame, frozen=True):
    """The last call is over: the fight is decided (M7d, M7e)."""


class WinFight(Frame, frozen=True):
    """M7d: levels, victory, treasure, deal."""


class ShareSpoils(Frame, frozen=True):
    """Treasures won together lie open: who picks next (M8)."""

    helper_left: int
    helper_next: bool


class KeepDeal(Frame, frozen=True):
    """Hand over what was agreed for help (M8)."""


class NextFlight(Frame, frozen=True):
    """The next monster to flee, the next fighter, or the end of the flight (M9)."""


class JudgeFlight(Frame, frozen=True):
    """After the last word on a flee roll: away, or caught (M9d)."""


class LootDead(Frame, frozen=True):
    """M10: takers of the first body, in order; none left: the next body."""

    takers: tuple[Seat, ...] = ()
    started: bool = False


class ClearFight(Frame, frozen=True, tag="EndFight"):
    """M7f: clear the table, expire curses."""


class CheckBig(Frame, frozen=True):
    """M4: settle a surplus of Big items."""

    seat: Seat


AnyFrame = (
    BeginTurn
    | Await
    | FinishTurn
    | TakeEffect
    | Happen
    | PayTax
    | LoseGold
    | TakeTurns
    | ReadTable
    | FinishTheft
    | FoeArrives
    | FighterJoins
    | CallHelper
    | Conclude
    | WinFight
    | ShareSpoils
    | KeepDeal
    | NextFlight
    | JudgeFlight
    | LootDead
    | ClearFight
    | CheckBig
)
