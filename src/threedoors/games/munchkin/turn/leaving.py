"""Leaving the game for good: the cards go to the discards, and the others play on.

A fight whose main player leaves is simply over; a helper who leaves is gone free of charge. With one
player left, that one has won.
"""

from threedoors.core import Seat
from threedoors.games.munchkin.events.fights import FightEnded
from threedoors.games.munchkin.events.hands import CardsDiscarded
from threedoors.games.munchkin.events.turns import GameWon, PlayerLeft
from threedoors.games.munchkin.fight.combat import back_to_open, end_fight
from threedoors.games.munchkin.fight.help import helper_leaves
from threedoors.games.munchkin.table.agenda import AnyFrame, Await, BeginTurn, CheckBig, FinishTurn, LootDead
from threedoors.games.munchkin.table.asks import WINDOWS, LastCall, OpenFight
from threedoors.games.munchkin.table.offers import lapse_help
from threedoors.games.munchkin.table.people import living, next_seat
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Hand
from threedoors.games.munchkin.table.windows import pass_once
from threedoors.games.munchkin.table.zones import discard


def leave_game(scene: Scene, seat: Seat) -> None:
    """Everything of this player goes to the discards; the game goes on without."""
    hand = scene.hands[seat].cards
    scene.tell(PlayerLeft(seat))
    if hand and scene.board.by_rules(4):
        scene.tell(CardsDiscarded(seat, hand, "left"))
    _clear_mat(scene, seat)
    scene.change(offers=tuple(o for o in scene.board.offers if seat not in (o.maker, o.to)))
    staying = tuple(s for s, player in enumerate(scene.board.players) if not player.gone)
    if len(staying) == 1:
        scene.tell(GameWon(staying))
        scene.win(staying)
    elif scene.board.active == seat:
        _abandon_turn(scene)
    else:
        _leave_fight(scene, seat)
        _drop_question(scene, seat)


def _clear_mat(scene: Scene, seat: Seat) -> None:
    player = scene.player(seat)
    attached = tuple(a.card for a in player.attached)
    discard(scene, scene.hands[seat].cards + player.items + attached + player.traits + player.curses)
    scene.hands[seat] = Hand()
    scene.change_player(
        seat, equipped=(), carried=(), attached=(), traits=(), curses=(), alive=False, gone=True, redraw=False
    )


def _abandon_turn(scene: Scene) -> None:
    """The turn of whoever left is over at once, with everything that was going on in it."""
    scene.clear_agenda()
    scene.change(offers=())
    _stop_everything(scene)
    scene.then(BeginTurn(next_seat(scene.board, scene.board.active)))
    _resume_duties(scene)


def _leave_fight(scene: Scene, seat: Seat) -> None:
    """A helper goes free of charge; a fight transferred to whoever left is over."""
    fight, pending = scene.board.fight, scene.board.pending
    if fight is None or seat not in fight.fighters:
        return
    if seat == fight.main:
        scene.tell(FightEnded(seat, "left"))
        lapse_help(scene)
        _drop_fight_frames(scene)
        _stop_everything(scene)
        _resume_duties(scene)
    elif scene.board.flight is None:
        if pending and isinstance(pending.ask, LastCall):
            back_to_open(scene)
        helper_leaves(scene, "left")


def _drop_fight_frames(scene: Scene) -> None:
    """Down to the step of the turn the fight began in."""
    scene.unwind_while(lambda frame: not _is_of_the_turn(frame))


def _is_of_the_turn(frame: AnyFrame) -> bool:
    return isinstance(frame, FinishTurn) or (isinstance(frame, Await) and not isinstance(frame.ask, OpenFight))


def _stop_everything(scene: Scene) -> None:
    """The question, the die, the curse in the air, the treasures not yet picked, the fight: all off."""
    announced = scene.board.announced
    discard(scene, scene.board.spoils + ((announced.card,) if announced else ()))
    scene.change(pending=None, announced=None, roll=None, spoils=())
    end_fight(scene)


def _resume_duties(scene: Scene) -> None:
    """What the dropped frames still had to see to: bodies, and surplus Big items of those who stay."""
    if scene.board.bodies:
        scene.then(LootDead())
    scene.then(*(CheckBig(seat) for seat in living(scene.board)))


def _drop_question(scene: Scene, seat: Seat) -> None:
    """What only this player could answer is not asked any more; the agenda looks whether they live."""
    pending = scene.board.pending
    if pending is None or seat not in pending.seats:
        return
    if isinstance(pending.ask, WINDOWS):
        pass_once(scene, seat)
    else:
        scene.change(pending=None)
