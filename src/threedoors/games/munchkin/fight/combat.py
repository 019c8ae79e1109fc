"""Combat: from the first monster to the sums, and what a win brings (M7).

Flight is in ``flight.py``, help in ``help.py``, monsters coming and going in ``foes.py``.
"""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import HelperLevels
from threedoors.games.munchkin.events.bargains import HelperLeft
from threedoors.games.munchkin.events.fights import (
    FightBegan,
    FightEnded,
    FightLost,
    FightResolved,
    FightTransferred,
    FightWon,
)
from threedoors.games.munchkin.fight.flight import begin_flight
from threedoors.games.munchkin.fight.foes import cards_of, meet
from threedoors.games.munchkin.fight.help import could_win, helper_leaves
from threedoors.games.munchkin.fight.spoils import draw_spoils
from threedoors.games.munchkin.fight.strength import beats, both_bills, levels_in, treasures_of
from threedoors.games.munchkin.mat.gear import expire_fight_curses
from threedoors.games.munchkin.mat.levels import check_victory, gain_levels
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.table.agenda import Await, CallHelper, ClearFight, Conclude, FoeArrives, WinFight
from threedoors.games.munchkin.table.asks import LastCall, OpenFight
from threedoors.games.munchkin.table.offers import lapse_help
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Fight, Foe
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.table.zones import discard, draw_hidden


def start_fight(scene: Scene, main: Seat, card: CardId) -> None:
    """A monster is revealed or put down: combat (M7a)."""
    scene.change(fought=True, fight=Fight(main, (Foe(0, card),), next_uid=1))
    scene.tell(FightBegan(main, card))
    scene.then(FoeArrives(0), Await(OpenFight(), (main,)))


def fighter_joins(scene: Scene, seat: Seat) -> None:
    """What the monsters do about a new fighter."""
    for foe in reversed(scene.fight.foes if scene.board.fight else ()):
        meet(scene, foe, seat)


def resolve(scene: Scene) -> None:
    """Main declares the fight done: the sums as they stand, then the last call (M7c)."""
    fight = scene.fight
    ours, theirs = both_bills(scene.board, scene.deck, fight)
    winning = beats(scene.board, scene.deck, fight, ours.total, theirs.total)
    lapse_help(scene)
    scene.tell(FightResolved(fight.main, ours, theirs, winning))
    scene.change(pending=None)
    scene.then(CallHelper(), Conclude())
    open_window(scene, LastCall())


def call_helper(scene: Scene) -> None:
    """After the others, the helper has a last word; main has passed by resolving."""
    if scene.fight.helper is not None:
        open_window(scene, LastCall(helper=True))


def back_to_open(scene: Scene) -> None:
    """An act in the last call returns to open combat: all passes are off (M7c)."""
    scene.unwind_to(Conclude)
    scene.change(pending=None)
    scene.then(Await(OpenFight(), (scene.fight.main,)))


def conclude(scene: Scene) -> None:
    """The sums are final: victory or flight (M7d, M7e)."""
    fight = scene.fight
    ours, theirs = both_bills(scene.board, scene.deck, fight)
    if beats(scene.board, scene.deck, fight, ours.total, theirs.total):
        scene.tell(FightWon(fight.main, ours, theirs))
        scene.then(WinFight(), ClearFight())
    else:
        scene.tell(FightLost(fight.main, ours, theirs))
        begin_flight(scene)


def win_fight(scene: Scene) -> None:
    """Levels, then victory, then treasure, then the deal (M7d)."""
    fight = scene.fight
    scene.change(fight_over=True)
    gain_levels(scene, fight.main, levels_in(scene.board, scene.deck, fight), "kill", may_win=True)
    helper = fight.helper
    if helper is not None and power(scene.deck, scene.player(helper), HelperLevels):
        gain_levels(scene, helper, len(fight.foes), "helped-kill", may_win=True)
    check_victory(scene)
    if not scene.board.over:
        hoards = sum(treasures_of(scene.board, scene.deck, fight, foe) for foe in fight.foes)
        draw_spoils(scene, fight.owed + hoards)


def end_fight(scene: Scene) -> None:
    """Clear the table; curses of the fight are over (M7f)."""
    fight = scene.board.fight
    if fight is None:
        return
    for foe in fight.foes:
        discard(scene, cards_of(foe))
    discard(scene, tuple(laid.card for laid in fight.laid))
    scene.change(fight=None, flight=None, fight_over=True)
    expire_fight_curses(scene, fight.fighters)


def stop_fight(scene: Scene, treasures: int) -> None:
    """A card ends the combat: no win, no kill, no flight, deals void; only main draws (M15b)."""
    main = scene.fight.main
    scene.tell(FightEnded(main, "stopped"))
    lapse_help(scene)
    scene.then(ClearFight())
    draw_hidden(scene, main, treasures=treasures)


def transfer(scene: Scene, target: Seat) -> None:
    """Another player becomes main: the fighters' side starts anew, monsters stay as they are (M15b)."""
    fight = scene.fight
    scene.tell(FightTransferred(fight.main, target))
    if fight.helper is not None:
        scene.tell(HelperLeft(fight.helper, "transfer"))
    ours = tuple(laid.card for laid in fight.laid if laid.side == "fighters")
    discard(scene, ours)
    scene.change(
        fight=Fight(
            target,
            fight.foes,
            laid=tuple(laid for laid in fight.laid if laid.side == "monsters"),
            owed=fight.owed,
            next_uid=fight.next_uid,
            passing=tuple(seat for seat in fight.passing if seat != target),
        )
    )
    expire_fight_curses(scene, fight.fighters)
    scene.then(*(FoeArrives(foe.uid) for foe in fight.foes))  # they meet the new main as if just entered


def check_compelled(scene: Scene) -> None:
    """A compelled helper leaves once the fight could give main the winning level (M8)."""
    fight = scene.board.fight
    if fight and fight.compelled and scene.board.flight is None and could_win(scene.board, scene.deck, fight):
        helper_leaves(scene, "compelled")
