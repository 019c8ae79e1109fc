"""Cards moving on and off a player's mat: laid down, used, turned, lost, handed over (M4)."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import Curse
from threedoors.games.munchkin.cards.verbs import Linger
from threedoors.games.munchkin.events.curses import CurseLifted
from threedoors.games.munchkin.events.hands import CardsDiscarded
from threedoors.games.munchkin.events.mats import ItemLaid, ItemsMoved, ItemTurned, ItemUsed
from threedoors.games.munchkin.mat.items import displaced_by, fits, item_of, too_big
from threedoors.games.munchkin.table.agenda import CheckBig
from threedoors.games.munchkin.table.people import fighters
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Attached, Board
from threedoors.games.munchkin.table.zones import discard, put_down


def lay_down(scene: Scene, seat: Seat, card: CardId) -> None:
    """From hand onto the mat: in use if it fits and nothing has to make room for it."""
    put_down(scene, seat, card)
    if scene.deck.boons[card] is not None:
        scene.change_player(seat, attached=(*scene.player(seat).attached, Attached(card)))
        scene.tell(ItemLaid(seat, card, True))
        return
    used = can_use_at_once(scene.board, scene.deck, seat, card)
    _place(scene, seat, card, used)
    scene.tell(ItemLaid(seat, card, used))


def can_use_at_once(board: Board, deck: Deck, seat: Seat, card: CardId) -> bool:
    """Does it fit, is its slot free, and is its owner not busy fighting?"""
    player = board.players[seat]
    return seat not in fighters(board) and fits(board, deck, player, card) and not displaced_by(deck, player, card)


def equip(scene: Scene, seat: Seat, card: CardId) -> None:
    """Use an item; what it displaces lies carried."""
    player = scene.player(seat)
    for other in displaced_by(scene.deck, player, card):
        turn(scene, seat, other)
    player = scene.player(seat)
    scene.change_player(
        seat,
        equipped=(*player.equipped, card),
        carried=tuple(other for other in player.carried if other != card),
    )
    scene.tell(ItemUsed(seat, card))


def turn(scene: Scene, seat: Seat, card: CardId) -> None:
    """A used item lies carried."""
    player = scene.player(seat)
    scene.change_player(
        seat,
        equipped=tuple(other for other in player.equipped if other != card),
        carried=(*player.carried, card),
    )
    scene.tell(ItemTurned(seat, card))


def take_off(scene: Scene, seat: Seat, card: CardId) -> None:
    """An item leaves the mat; its override goes to the discards, a companion is left empty-handed."""
    player = scene.player(seat)
    was_headgear = card in player.equipped and item_of(scene.deck, card).slot == "head"
    overrides = tuple(a.card for a in player.attached if a.item == card and scene.deck.boons[a.card] is None)
    scene.change_player(
        seat,
        equipped=tuple(other for other in player.equipped if other != card),
        carried=tuple(other for other in player.carried if other != card),
        attached=tuple(Attached(a.card) if a.item == card else a for a in player.attached if a.card not in overrides),
    )
    discard(scene, overrides)
    if was_headgear:
        _lift_headgear_curses(scene, seat)


def lose_items(scene: Scene, seat: Seat, cards: tuple[CardId, ...], why: str) -> None:
    """Items in play go to the discards."""
    if not cards:
        return
    for card in cards:
        take_off(scene, seat, card)
    discard(scene, cards)
    scene.tell(CardsDiscarded(seat, cards, why))
    settle(scene, seat)


def lose_boon(scene: Scene, seat: Seat, card: CardId, why: str) -> None:
    """A companion or lasting bonus goes, and what a companion carried goes with it (M4)."""
    carried = next((a.item for a in scene.player(seat).attached if a.card == card), None)
    if carried is not None:
        lose_items(scene, seat, (carried,), why)
    attached = scene.player(seat).attached
    scene.change_player(seat, attached=tuple(a for a in attached if a.card != card))
    discard(scene, (card,))
    scene.tell(CardsDiscarded(seat, (card,), why))


def hand_over(scene: Scene, giver: Seat, taker: Seat, cards: tuple[CardId, ...], why: str) -> None:
    """Items change owner and lie carried before the new one."""
    if not cards:
        return
    for card in cards:
        take_off(scene, giver, card)
        scene.change_player(taker, carried=(*scene.player(taker).carried, card))
    scene.tell(ItemsMoved(giver, taker, cards, why))
    settle(scene, giver)
    settle(scene, taker)


def settle(scene: Scene, seat: Seat) -> None:
    """What no longer fits lies carried; a surplus of Big items is settled next (M4)."""
    player = scene.player(seat)
    for card in player.equipped:
        if not fits(scene.board, scene.deck, player, card):
            turn(scene, seat, card)
    for card in scene.player(seat).equipped:
        if card in scene.player(seat).equipped:
            _make_room(scene, seat, card)
    if too_big(scene.deck, scene.player(seat)):
        scene.then(CheckBig(seat))


def _make_room(scene: Scene, seat: Seat, card: CardId) -> None:
    """Slots may be overfull when an override or a companion's grip is lost: the surplus is turned."""
    player = scene.player(seat)
    others = tuple(other for other in player.equipped if other != card)
    without = displaced_by(scene.deck, replace(player, equipped=others), card)
    for other in without:
        turn(scene, seat, other)


def _place(scene: Scene, seat: Seat, card: CardId, used: bool) -> None:
    player = scene.player(seat)
    if used:
        scene.change_player(seat, equipped=(*player.equipped, card))
    else:
        scene.change_player(seat, carried=(*player.carried, card))


def _lift_headgear_curses(scene: Scene, seat: Seat) -> None:
    """The bee leaves with the hat, whatever way the hat goes (M15e)."""
    for card in scene.player(seat).curses:
        if lasts_until(scene, card) == "headgear":
            lift_curse(scene, seat, card)


def lasts_until(scene: Scene, card: CardId) -> str | None:
    """When a lasting curse ends, if it is one."""
    curse = scene.deck[card]
    assert isinstance(curse, Curse)
    return next((effect.until for effect in curse.effects if isinstance(effect, Linger)), None)


def lift_curse(scene: Scene, seat: Seat, card: CardId) -> None:
    """A curse that lay before somebody is over."""
    curses = scene.player(seat).curses
    scene.change_player(seat, curses=tuple(other for other in curses if other != card))
    discard(scene, (card,))
    scene.tell(CurseLifted(seat, card))


def expire_fight_curses(scene: Scene, seats: tuple[Seat, ...]) -> None:
    """For those who left the fight it is over, and so are curses until the end of a fight."""
    for seat in seats:
        for card in scene.player(seat).curses:
            if lasts_until(scene, card) == "fight":
                lift_curse(scene, seat, card)
