"""A turn from its beginning to charity (M6)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import Curse, DoorTrick, LevelsFor, Monster
from threedoors.games.munchkin.events.turns import DoorOpened, PlayerReturned, TurnBegan
from threedoors.games.munchkin.fight.combat import start_fight
from threedoors.games.munchkin.play.curses import announce
from threedoors.games.munchkin.play.tricks.levels_for import levels_for
from threedoors.games.munchkin.table.agenda import Await, BeginTurn, FinishTurn
from threedoors.games.munchkin.table.asks import LookAround, Prepare, WrapUp
from threedoors.games.munchkin.table.offers import lapse_offers
from threedoors.games.munchkin.table.people import next_seat
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Hand
from threedoors.games.munchkin.table.zones import (
    discard,
    discard_from_hand,
    draw_doors,
    draw_hidden,
    put_down,
    take_up_openly,
)
from threedoors.games.munchkin.turn.charity import excess, next_gift

STARTING_CARDS = 4


def begin_turn(scene: Scene, seat: Seat) -> None:
    """M6f: the dead return; whoever died since their last turn draws anew."""
    scene.change(active=seat, turn=scene.board.turn + 1, fought=False, fight_over=False, held=())
    for other, player in enumerate(scene.board.players):
        if not player.alive and not player.gone:
            scene.change_player(other, alive=True)
            scene.tell(PlayerReturned(other))
        if player.proposals or player.shown or player.sold_double:
            scene.change_player(other, proposals=0, shown=False, sold_double=False)
    forget_fresh(scene)
    scene.tell(TurnBegan(seat, scene.board.turn))
    if scene.player(seat).redraw:
        scene.change_player(seat, redraw=False)
        draw_hidden(scene, seat, STARTING_CARDS, STARTING_CARDS)
    scene.then(Await(Prepare(), (seat,)))


def forget_fresh(scene: Scene, seat: Seat | None = None) -> None:
    """What was just received is so no longer."""
    for other, hand in enumerate(scene.hands):
        if hand.fresh and seat in (None, other):
            scene.hands[other] = Hand(hand.cards, hand.known)


def open_door(scene: Scene, seat: Seat) -> None:
    """M6b: turn over the top door card; with no door card left anywhere, go on."""
    _leave_preparation(scene, seat)
    for card in draw_doors(scene, 1):
        scene.tell(DoorOpened(seat, card))
        reveal(scene, seat, card)


def raise_door(scene: Scene, seat: Seat, pay: CardId) -> None:
    """Class P opens the top of the discards instead, for a hand card (M3c)."""
    _leave_preparation(scene, seat)
    *pile, card = scene.board.door_discards
    scene.change(door_discards=tuple(pile))
    discard_from_hand(scene, seat, (pay,), "paid")
    scene.tell(DoorOpened(seat, card, raised=True))
    reveal(scene, seat, card)


def reveal(scene: Scene, seat: Seat, card: CardId) -> None:
    """A monster fights, a curse strikes, the rest goes to hand or happens at once (M6b)."""
    design = scene.deck[card]
    if isinstance(design, Monster):
        start_fight(scene, seat, card)
    elif isinstance(design, Curse):
        announce(scene, card, seat, None)
    elif isinstance(design, DoorTrick) and isinstance(design.play, LevelsFor):
        discard(scene, (card,))
        levels_for(scene, design.play)
    else:
        take_up_openly(scene, seat, card)


def look_for_trouble(scene: Scene, seat: Seat, card: CardId) -> None:
    """M6c: fight a monster from hand."""
    put_down(scene, seat, card)
    _step(scene)
    scene.then(Await(WrapUp(), (seat,)))
    start_fight(scene, seat, card)


def loot_room(scene: Scene, seat: Seat) -> None:
    """M6c: draw a door card face-down."""
    _step(scene)
    scene.then(Await(WrapUp(), (seat,)))
    draw_hidden(scene, seat, doors=1)


def end_turn(scene: Scene) -> None:
    """Wrapped up (M6d): charity, then the next seat."""
    _step(scene)
    scene.then(FinishTurn())


def finish_turn(scene: Scene) -> None:
    """Charity while the hand is too large, then the next seat (M6e)."""
    seat = scene.board.active
    if scene.player(seat).alive and excess(scene, seat) > 0:
        scene.then(FinishTurn())
        next_gift(scene, seat)
        return
    lapse_offers(scene)
    scene.then(BeginTurn(next_seat(scene.board, seat)))


def _leave_preparation(scene: Scene, seat: Seat) -> None:
    _step(scene)
    scene.change(opened=True)
    forget_fresh(scene)
    scene.then(Await(LookAround(), (seat,)))


def _step(scene: Scene) -> None:
    """The turn goes on: the question is answered, open offers lapse."""
    scene.change(pending=None)
    lapse_offers(scene)
