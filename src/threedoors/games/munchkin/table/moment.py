"""The moment an act is judged in: whose turn, which question, which fight; worked out once for many cards."""

from types import NoneType
from typing import Any, Final, get_args

from msgspec import Struct

from threedoors.core import Argument, Refused, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.table.asks import (
    AnyAsk,
    Charity,
    CurseCall,
    FleeNext,
    LastCall,
    LookAround,
    OpenFight,
    Prepare,
    RollCall,
    TooBig,
    WrapUp,
)
from threedoors.games.munchkin.table.asks import Interruptible as StepAsk
from threedoors.games.munchkin.table.state import MunchkinState

OWN_TURN_ASKS: Final = (Prepare, LookAround, WrapUp, Charity)


class No(Struct, frozen=True):
    """Why not, and by which rule."""

    why: str
    rule: str
    args: dict[str, Argument] = {}

    def refused(self) -> Refused:
        """As the referee says it."""
        return Refused(self.why, self.rule, self.args)


NOT_NOW: Final = No("not-now", "M13")
NOT_YOURS: Final = No("not-yours", "M1")
ONLY_IN_FIGHT: Final = No("only-in-fight", "M13")
NOT_IN_FIGHT: Final = No("not-in-fight", "M13")
OWN_TURN_ONLY: Final = No("own-turn-only", "M13")
NO_TARGET: Final = No("no-target", "M13")


def _kind_of_moment(ask: type) -> tuple[bool, bool, bool, bool, bool]:
    """Of a question: is it a free moment, an open fight, any time, a curse call, a roll call?"""
    free = issubclass(ask, StepAsk)  # any-time cards may be played (M13a)
    last_call = ask is LastCall
    return (
        free,
        ask is OpenFight or last_call,  # open (M7b), or a last call that returns to it
        free or last_call,
        ask is CurseCall,
        ask is RollCall,
    )


KINDS_OF_MOMENT: Final = {ask: _kind_of_moment(ask) for ask in (*get_args(AnyAsk), NoneType)}


class Moment:
    """One seat's situation."""

    __slots__ = (
        "anytime", "ask", "board", "curse_call", "deck", "fight", "fighting", "flight", "free", "hand", "open_fight",
        "own_turn", "pending", "player", "roll", "roll_call", "seat", "state", "ways",
    )  # fmt: skip

    def __init__(self, state: MunchkinState, seat: Seat) -> None:
        board = state.board
        self.ways: dict[CardId, Any] = {}  # how cards may be played now, as far as it was asked
        self.state = state
        self.board = board
        self.deck = board.options.deck
        self.seat = seat
        self.player = board.players[seat]
        self.hand = state.hands[seat]
        self.pending = board.pending
        ask: AnyAsk | None = board.pending.ask if board.pending else None
        self.ask = ask
        self.fight = board.fight
        self.flight = board.flight
        self.roll = board.roll
        self.fighting = board.fight is not None and seat in board.fight.fighters
        self.own_turn = board.active == seat
        self.free, self.open_fight, self.anytime, self.curse_call, self.roll_call = KINDS_OF_MOMENT[type(ask)]

    @property
    def settling(self) -> bool:
        """Is this seat settling a surplus of Big items? It may regain the right, or sell."""
        return isinstance(self.ask, TooBig) and self.is_asked

    def is_fresh(self, card: CardId) -> bool:
        """Was it just received, so that it may be put down at once? Never by a fighter in mid-fight (M4)."""
        barred = self.fighting and self.board.by_rules(4)
        return self.anytime and card in self.hand.fresh and not barred

    @property
    def is_asked(self) -> bool:
        """Does the question wait for this seat?"""
        return self.pending is not None and self.seat in self.pending.seats

    @property
    def fleeing(self) -> bool:
        """Is this seat about to flee a monster?"""
        return isinstance(self.ask, FleeNext) and self.ask.seat == self.seat
