"""What the table waits for: the question, and open offers. Public, and equal for every seat."""

from threedoors.core import CLOCK, Message, Wait, kebab
from threedoors.games.munchkin.actions import RunOut
from threedoors.games.munchkin.asks import WINDOWS, Pending
from threedoors.games.munchkin.options import PACES
from threedoors.games.munchkin.state import Board, MunchkinState


def waits(state: MunchkinState) -> tuple[Wait[RunOut], ...]:
    """The question first, then each offer nobody answered yet."""
    board = state.board
    if board.over or board.pending is None:
        return ()
    pace = PACES[board.options.pace]
    found = [_question(board, board.pending)]
    found += [
        Wait(
            offer.id,
            (offer.to,),
            Message("wait-offer-trade" if offer.terms is None else "wait-offer-help", {"seat": offer.to}),
            pace.decision_seconds,
            RunOut(CLOCK, wait=offer.id),
        )
        for offer in board.offers
    ]
    return tuple(found)


def _question(board: Board, pending: Pending) -> Wait[RunOut]:
    pace = PACES[board.options.pace]
    seconds = pace.decision_seconds
    if isinstance(pending.ask, WINDOWS):
        seconds = pace.hold_seconds if any(s in board.held for s in pending.seats) else pace.window_seconds
    why = Message("wait-" + kebab(type(pending.ask).__name__), {"waited_seats": list(pending.seats)})
    return Wait(pending.id, pending.seats, why, seconds, RunOut(CLOCK, wait=pending.id))
