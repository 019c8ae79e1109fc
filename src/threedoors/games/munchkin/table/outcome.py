"""How a game ended (M12)."""

from threedoors.core import Message, Outcome
from threedoors.games.munchkin.table.state import MunchkinState


def outcome(state: MunchkinState) -> Outcome | None:
    """Who won, and the levels of all."""
    board = state.board
    if not board.over:
        return None
    winners = board.winners
    levels = tuple(player.level for player in board.players)
    why = "won-by-leaving" if max(levels) < board.options.winning_level else "won-by-level"
    label = "seat-" + "+".join(str(seat + 1) for seat in winners)
    return Outcome(label, winners, Message(why, {"winner_seats": list(winners)}), levels)
