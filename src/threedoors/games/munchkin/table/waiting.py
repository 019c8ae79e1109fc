"""What the table waits for: the question, and open offers. Public, and equal for every seat."""

from typing import Final, get_args

from threedoors.core import CLOCK, Message, Wait, kebab
from threedoors.games.munchkin.table.actions import MunchkinAction, RunOut
from threedoors.games.munchkin.table.asks import WINDOWS, AnyAsk, Interruptible, Pending
from threedoors.games.munchkin.table.options import PACES
from threedoors.games.munchkin.table.state import Board, MunchkinState, Offer

REASONS: Final = {ask: f"wait-{kebab(ask.__name__)}" for ask in get_args(AnyAsk)}


def waits(state: MunchkinState) -> tuple[Wait[MunchkinAction], ...]:
    """Each offer nobody answered yet, then the question.

    Whoever has an offer of their own open waits for its answer: their question waits with them.
    """
    board = state.board
    if board.over or board.pending is None:
        return ()
    if not board.offers:
        return (_question(board, board.pending),)
    found = [_offer(board, offer) for offer in board.offers]
    own_offer = any(offer.maker in board.pending.seats for offer in board.offers)
    if not own_offer or not isinstance(board.pending.ask, Interruptible):
        found.append(_question(board, board.pending))
    return tuple(found)


def _offer(board: Board, offer: Offer) -> Wait[MunchkinAction]:
    kind = "wait-offer-trade" if offer.terms is None else "wait-offer-help"
    seconds = PACES[board.options.pace].decision_seconds
    return Wait(offer.id, (offer.to,), Message(kind, {"seat": offer.to}), seconds, RunOut(CLOCK, wait=offer.id))


def _question(board: Board, pending: Pending) -> Wait[MunchkinAction]:
    pace = PACES[board.options.pace]
    seconds = pace.decision_seconds
    if isinstance(pending.ask, WINDOWS):
        held = board.held and any(seat in board.held for seat in pending.seats)
        seconds = pace.hold_seconds if held else pace.window_seconds
    why = Message(REASONS[type(pending.ask)], {"waited_seats": [*pending.seats]})
    return Wait(pending.id, pending.seats, why, seconds, RunOut(CLOCK, wait=pending.id))
