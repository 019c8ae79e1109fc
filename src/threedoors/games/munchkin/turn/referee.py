"""The referee: takes the next frame from the agenda until somebody has to answer or the game is over."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.fight.combat import (
    back_to_open,
    call_helper,
    check_compelled,
    conclude,
    end_fight,
    fighter_joins,
    win_fight,
)
from threedoors.games.munchkin.fight.flight import judge, next_flight
from threedoors.games.munchkin.fight.foes import arrive
from threedoors.games.munchkin.fight.looting import loot_dead
from threedoors.games.munchkin.fight.spoils import keep_deal, share
from threedoors.games.munchkin.mat.items import too_big
from threedoors.games.munchkin.mat.too_big import check_big
from threedoors.games.munchkin.mat.trades import is_still_possible
from threedoors.games.munchkin.play.curses import take_effect
from threedoors.games.munchkin.play.penalties import happen
from threedoors.games.munchkin.play.powers import finish_theft
from threedoors.games.munchkin.play.verbs.lose_worth import lose_gold
from threedoors.games.munchkin.play.verbs.rivals_take import take_turns
from threedoors.games.munchkin.play.verbs.roll_table import read_table
from threedoors.games.munchkin.play.verbs.tax import pay_tax
from threedoors.games.munchkin.table import agenda, asks
from threedoors.games.munchkin.table.offers import lapse_help
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.turn.steps import begin_turn, finish_turn

STEPS = (asks.Prepare, asks.LookAround, asks.WrapUp)
ASKED_AGAIN = (*STEPS, asks.OpenFight)  # after an act that came in between
SETTLED_ANEW = (asks.Charity, asks.TooBig)


def run(scene: Scene) -> None:
    """Let happen what has to happen."""
    board = scene.board
    while board.pending is None and not board.over and (frame := scene.next_frame()) is not None:
        FRAMES[type(frame)](scene, frame)
        board = scene.board
        if board.fight is not None and board.fight.compelled:
            check_compelled(scene)
            board = scene.board
    if board.offers:
        _drop_impossible_offers(scene)


def interrupt(scene: Scene) -> None:
    """An act comes in between: the question is put back on the agenda, and asked anew afterwards."""
    pending = scene.board.pending
    assert pending is not None
    ask = pending.ask
    if isinstance(ask, asks.LastCall):
        back_to_open(scene)
    else:
        scene.change(pending=None)
        if isinstance(ask, ASKED_AGAIN):
            scene.then(agenda.Await(ask, pending.seats))
    if scene.board.fight is not None:
        lapse_help(scene)


def own_affair(scene: Scene, seat: Seat, act: Callable[[], None], undoable: bool = False) -> None:
    """Something that disturbs neither fight nor turn; its owner's clock starts anew.

    If it leaves something to be settled (a surplus of Big items), that comes first after all. What can be undone as
    often as one likes (an item turned to and fro) buys no time: the question, and its clock, stay as they are.
    """
    duties = scene.duties_of(act)
    pending = scene.board.pending
    assert pending is not None
    if duties:
        interrupt(scene)
        scene.then(*duties)
    elif undoable and scene.board.by_rules(4) and _still_asked(scene, pending.ask, seat):
        return
    elif seat in pending.seats and isinstance(pending.ask, SETTLED_ANEW):
        scene.change(pending=None)
    elif seat in pending.seats and isinstance(pending.ask, asks.Interruptible):
        scene.ask(pending.ask, *pending.seats)


def _still_asked(scene: Scene, ask: asks.AnyAsk, seat: Seat) -> bool:
    """A surplus of Big items may be settled by now; nothing else changes by turning things."""
    return not isinstance(ask, asks.TooBig) or too_big(scene.deck, scene.player(seat))


def _drop_impossible_offers(scene: Scene) -> None:
    """A trade whose items moved meanwhile is off the table."""
    kept = tuple(o for o in scene.board.offers if o.terms is not None or is_still_possible(scene.board, o))
    if len(kept) != len(scene.board.offers):
        scene.change(offers=kept)


def _await(scene: Scene, frame: agenda.Await) -> None:
    """Ask again, if the question still makes sense."""
    ask = frame.ask
    if isinstance(ask, asks.OpenFight):
        fight = scene.board.fight
        if fight is not None and fight.foes and scene.board.flight is None:
            scene.ask(ask, fight.main)
    elif isinstance(ask, STEPS):
        _ask_active(scene, ask)
    elif isinstance(ask, asks.PickTrait):
        held = tuple(card for card in ask.cards if card in scene.player(frame.seats[0]).traits)
        if len(held) > 1:
            scene.ask(replace(ask, cards=held), *frame.seats)
    elif isinstance(ask, asks.PickItems):
        items = tuple(card for card in ask.cards if card in scene.player(frame.seats[0]).items)
        if items:
            scene.ask(replace(ask, cards=items, n=min(ask.n, len(items))), *frame.seats)
    else:
        scene.ask(ask, *frame.seats)


def _ask_active(scene: Scene, ask: asks.AnyAsk) -> None:
    """The turn's own steps: nothing to look around for after a fight, nothing at all for the dead."""
    seat = scene.board.active
    if not scene.player(seat).alive:
        scene.then(agenda.FinishTurn())
    elif isinstance(ask, asks.LookAround) and scene.board.fought:
        scene.ask(asks.WrapUp(), seat)
    else:
        scene.ask(ask, seat)


FRAMES: dict[type[agenda.AnyFrame], Callable[[Scene, Any], None]] = {
    agenda.BeginTurn: lambda scene, frame: begin_turn(scene, frame.seat),
    agenda.Await: _await,
    agenda.FinishTurn: lambda scene, frame: finish_turn(scene),
    agenda.TakeEffect: lambda scene, frame: take_effect(scene),
    agenda.Happen: happen,
    agenda.PayTax: pay_tax,
    agenda.LoseGold: lose_gold,
    agenda.TakeTurns: take_turns,
    agenda.ReadTable: read_table,
    agenda.FinishTheft: finish_theft,
    agenda.FoeArrives: lambda scene, frame: arrive(scene, frame.foe),
    agenda.FighterJoins: lambda scene, frame: fighter_joins(scene, frame.seat),
    agenda.CallHelper: lambda scene, frame: call_helper(scene),
    agenda.Conclude: lambda scene, frame: conclude(scene),
    agenda.WinFight: lambda scene, frame: win_fight(scene),
    agenda.ShareSpoils: share,
    agenda.KeepDeal: lambda scene, frame: keep_deal(scene),
    agenda.NextFlight: lambda scene, frame: next_flight(scene),
    agenda.JudgeFlight: lambda scene, frame: judge(scene),
    agenda.LootDead: loot_dead,
    agenda.ClearFight: lambda scene, frame: end_fight(scene),
    agenda.CheckBig: lambda scene, frame: check_big(scene, frame.seat),
}
