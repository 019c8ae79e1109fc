"""Tax: the victim loses an item; every rival loses as much or, being poorer, all and a level."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.gear import lose_items
from threedoors.games.munchkin.mat.levels import lose_levels
from threedoors.games.munchkin.play.losses import value
from threedoors.games.munchkin.table.agenda import PayTax
from threedoors.games.munchkin.table.asks import PickTax
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.Tax, source: CardId) -> None:
    """The victim loses an item; every rival loses as much or, being poorer, all and a level."""
    items = scene.player(seat).items
    if not items:
        scene.tell(NothingHappened(seat, source))
    elif len(items) == 1:
        levy(scene, seat, items[0], source)
    else:
        scene.ask(PickTax(items, first=True, source=source), seat)


def levy(scene: Scene, seat: Seat, item: CardId, source: CardId | None) -> None:
    """The victim's item sets the price; every rival pays it in seat order (M15e)."""
    gold = value(scene, item)
    lose_items(scene, seat, (item,), "taxed")
    scene.then(PayTax(rivals(scene.board, seat), gold, gold, source))


def pay_tax(scene: Scene, frame: PayTax) -> None:
    """Each rival loses items worth at least as much; being poorer, all of them and a level."""
    if not frame.seats or not frame.gold:
        return
    seat, *rest = frame.seats
    after = replace(frame, seats=tuple(rest), left=frame.gold)
    items = scene.player(seat).items
    worth = sum(value(scene, card) for card in items)
    if frame.left <= 0:
        scene.then(after)
    elif worth < frame.left:
        scene.then(after)
        lose_items(scene, seat, items, "taxed")
        lose_levels(scene, seat, 1)
    else:
        scene.then(frame)
        scene.ask(PickTax(items, owed=frame.left, source=frame.source), seat)


def pay_item(scene: Scene, seat: Seat, item: CardId) -> None:
    """A rival names an item for the tax; what it was worth is paid."""
    frame = scene.owed(PayTax)
    assert frame is not None
    scene.instead(replace(frame, left=frame.left - value(scene, item)))
    lose_items(scene, seat, (item,), "taxed")
