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


IN_FIGHT, ANYTIME, FLEEING, AT_CURSE, AT_ROLL, OTHERWISE = (1 << bit for bit in range(6))
"""Moments as bits, so that a card can tell those it knows: see ``play/when.py``."""


def _kind_of_moment(ask: type) -> tuple[bool, bool, bool, bool, bool, int]:
    """Of a question: is it a free moment, an open fight, any time, a curse call, a roll call? And all that in bits."""
    free = issubclass(ask, StepAsk)  # any-time cards may be played (M13a)
    last_call = ask is LastCall
    open_fight = ask is OpenFight or last_call  # open (M7b), or a last call that returns to it
    anytime, curse_call, roll_call = free or last_call, ask is CurseCall, ask is RollCall
    bits = IN_FIGHT * open_fight | ANYTIME * anytime | FLEEING * (ask is FleeNext)
    bits |= AT_CURSE * curse_call | AT_ROLL * roll_call
    return free, open_fight, anytime, curse_call, roll_call, bits or OTHERWISE


KINDS_OF_MOMENT: Final = {ask: _kind_of_moment(ask) for ask in (*get_args(AnyAsk), NoneType)}


class Moment:
    """One seat's situation."""

    __slots__ = (
        "anytime", "ask", "bits", "board", "choices", "curse_call", "deck", "fight", "fighting", "flight", "free",
        "hand", "is_asked", "open_fight", "own_turn", "pending", "player", "roll", "roll_call", "seat", "state", "ways",
    )  # fmt: skip

    def __init__(self, state: MunchkinState, seat: Seat) -> None:
        board = state.board
        pending, fight = board.pending, board.fight
        self.ways: dict[CardId, Any] = {}  # how cards may be played now, as far as it was asked
        self.choices: Any = None  # all that may be done now, once it was asked
        self.state = state
        self.board = board
        self.deck = board.options.deck
        self.seat = seat
        self.player = board.players[seat]
        self.hand = state.hands[seat]
        self.pending = pending
        ask: AnyAsk | None = pending.ask if pending is not None else None
        self.ask = ask
        self.is_asked = pending is not None and seat in pending.seats  # does the question wait for this seat?
        self.fight = fight
        self.flight = board.flight
        self.roll = board.roll
        self.fighting = fight is not None and (seat == fight.main or seat == fight.helper)
        self.own_turn = board.active == seat
        kind = KINDS_OF_MOMENT[type(ask)]
        self.free, self.open_fight, self.anytime, self.curse_call, self.roll_call, self.bits = kind

    @property
    def settling(self) -> bool:
        """Is this seat settling a surplus of Big items? It may regain the right, or sell."""
        return isinstance(self.ask, TooBig) and self.is_asked

    def is_fresh(self, card: CardId) -> bool:
        """Was it just received, so that it may be put down at once? Never by a fighter in mid-fight (M4)."""
        barred = self.fighting and self.board.by_rules(4)
        return self.anytime and card in self.hand.fresh and not barred

    @property
    def fleeing(self) -> bool:
        """Is this seat about to flee a monster?"""
        return isinstance(self.ask, FleeNext) and self.ask.seat == self.seat


_kept: list[tuple[MunchkinState | None, dict[Seat, Moment]]] = [(None, {})]  # of the last table: it is asked again


def moment_of(state: MunchkinState, seat: Seat) -> Moment:
    """One seat's situation; whoever looks, chooses and acts at the same table asks for the same moment."""
    table, moments = _kept[0]
    if table is not state:
        moments = {}
        _kept[0] = state, moments
    moment = moments.get(seat)
    if moment is None:
        moment = moments[seat] = Moment(state, seat)
    return moment
