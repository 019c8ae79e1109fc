"""Rivals take: rivals take one item each, or an item or a blind hand card, in seat order from the victim."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.gear import hand_over
from threedoors.games.munchkin.mat.items import can_carry
from threedoors.games.munchkin.table.agenda import TakeTurns
from threedoors.games.munchkin.table.asks import TakeFrom
from threedoors.games.munchkin.table.people import highest, rivals
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import take_blind


def happen(scene: Scene, seat: Seat, effect: verbs.RivalsTake, source: CardId) -> None:
    """Rivals take one item each, or an item or a blind hand card, in seat order from the victim."""
    takers = rivals(scene.board, seat)
    if effect.who == "highest":
        takers = highest(scene.board, takers)
    scene.then(TakeTurns(takers, seat, effect.or_hand_card, source))


def take_turns(scene: Scene, frame: TakeTurns) -> None:
    """The next taker chooses among what there is; nothing there, nothing taken."""
    if not frame.takers or not scene.player(frame.victim).alive:
        return
    taker, *rest = frame.takers
    scene.then(replace(frame, takers=tuple(rest)))
    victim = scene.player(frame.victim)
    items = tuple(c for c in victim.items if can_carry(scene.deck, scene.player(taker), c))
    hand = frame.hand and bool(scene.hands[frame.victim].cards)
    if not scene.player(taker).alive or not (items or hand):
        return
    if len(items) + hand == 1:
        take_from(scene, taker, frame.victim, items[0] if items else None)
        return
    scene.ask(TakeFrom(frame.victim, items, hand, source=frame.source), taker)


def take_from(scene: Scene, taker: Seat, victim: Seat, item: CardId | None) -> None:
    """An item, or a hand card blind."""
    if item is None:
        take_blind(scene, taker, victim)
    else:
        hand_over(scene, victim, taker, (item,), "taken")
