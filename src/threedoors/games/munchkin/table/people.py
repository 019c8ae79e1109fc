"""Who is who: rivals, neighbours, the highest and the lowest (M1a)."""

from functools import cache

from threedoors.core import Seat
from threedoors.games.munchkin.table.state import Board


@cache
def _around(count: int, first: Seat) -> tuple[Seat, ...]:
    """All seats, clockwise from one."""
    return tuple((first + i) % count for i in range(count))


def living(board: Board) -> tuple[Seat, ...]:
    """Everybody alive, by seat."""
    return in_order(board, 0)


def in_order(board: Board, first: Seat) -> tuple[Seat, ...]:
    """Everybody alive, clockwise from a seat (itself included, if alive)."""
    players = board.players
    order = _around(len(players), first)
    for player in players:
        if not player.alive:
            return tuple([seat for seat in order if players[seat].alive])
    return order


def rivals(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """Every other living player, clockwise."""
    order = in_order(board, seat)
    return order[1:] if order and order[0] == seat else order


def neighbours(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The nearest living seat on either side, left first; one player counts once."""
    others = rivals(board, seat)
    return tuple(dict.fromkeys((others[0], others[-1]))) if others else ()


def lowest_level(board: Board) -> int:
    """The lowest Level any player has, the dead included."""
    return min(player.level for player in board.players if not player.gone)


def highest(board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the highest Level among these seats."""
    top = max((board.players[seat].level for seat in seats), default=0)
    return tuple(seat for seat in seats if board.players[seat].level == top)


def lowest(board: Board, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of the lowest Level among these seats."""
    bottom = min((board.players[seat].level for seat in seats), default=0)
    return tuple(seat for seat in seats if board.players[seat].level == bottom)


def fighters(board: Board) -> tuple[Seat, ...]:
    """Main and helper of the fight running, if any."""
    return board.fight.fighters if board.fight else ()


def next_seat(board: Board, seat: Seat) -> Seat:
    """Whose turn comes after this seat's: the next who has not left the game."""
    count = len(board.players)
    return next(s for i in range(1, count + 1) if not board.players[s := (seat + i) % count].gone)
