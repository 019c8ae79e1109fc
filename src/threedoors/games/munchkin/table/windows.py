"""Windows: every living player is asked alike, whatever they hold (M13b).

A pass counts for this window; a standing pass for the whole fight; a hold buys time on a timed
table. Nobody ever passes by themselves because of what a hand holds.
"""

from threedoors.core import Seat
from threedoors.games.munchkin.events.turns import PassedFight, SaidHold
from threedoors.games.munchkin.table.asks import AnyAsk, CurseCall, LastCall, Pending, RollCall
from threedoors.games.munchkin.table.people import fighters, in_order
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, MunchkinState


def asked(board: Board, ask: AnyAsk) -> tuple[Seat, ...]:
    """Whom a window waits for: all the living (M7, M11), less those who pass for the whole fight."""
    passing = board.fight.passing if board.fight else ()
    if isinstance(ask, LastCall):
        fighting = fighters(board)
        if ask.helper:
            helper = fighting[1:]
            return tuple(seat for seat in helper if seat not in passing)
        return tuple(s for s in in_order(board, board.active) if s not in fighting and s not in passing)
    return tuple(seat for seat in in_order(board, board.active) if seat not in passing)


def is_passing(state: MunchkinState, seat: Seat) -> bool:
    """Does this seat pass for the whole fight that is going on?"""
    fight = state.board.fight
    return fight is not None and seat in fight.passing


def open_window(scene: Scene, ask: LastCall | CurseCall | RollCall) -> None:
    """Ask everybody; if all of them pass for the whole fight, nobody is waited for."""
    seats = asked(scene.board, ask)
    if seats:
        scene.ask(ask, *seats)


def pass_once(scene: Scene, seat: Seat) -> None:
    """One seat passes; after the last of them the agenda goes on."""
    pending = scene.board.pending
    assert pending is not None
    left = tuple(other for other in pending.seats if other != seat)
    scene.change(pending=Pending(pending.id, pending.ask, left) if left else None)


def pass_this_fight(scene: Scene, seat: Seat) -> None:
    """A standing pass until the fight is over, set without seeing what comes."""
    scene.change_fight(passing=(*scene.fight.passing, seat))
    scene.tell(PassedFight(seat))
    pending = scene.board.pending
    if pending and seat in pending.seats and isinstance(pending.ask, LastCall | CurseCall | RollCall):
        pass_once(scene, seat)


def hold(scene: Scene, seat: Seat) -> None:
    """More time: the wait starts anew with a longer clock, and a standing pass is taken back."""
    scene.change(held=(*scene.board.held, seat))
    if scene.board.fight:
        scene.change_fight(passing=tuple(s for s in scene.fight.passing if s != seat))
    scene.tell(SaidHold(seat))
    pending = scene.board.pending
    assert pending is not None
    seats = pending.seats
    if seat not in seats and seat in asked(scene.board, pending.ask):
        seats = (*seats, seat)
    scene.ask(pending.ask, *seats)
