"""Lose worth: lose items worth at least so much gold together; if they are worth less, all."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.gear import lose_items
from threedoors.games.munchkin.play.losses import value
from threedoors.games.munchkin.table.agenda import LoseGold
from threedoors.games.munchkin.table.asks import PickItems
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.LoseWorth, source: CardId) -> None:
    """Lose items worth at least so much gold together; if they are worth less, all."""
    scene.then(LoseGold(seat, effect.gold, source))


def lose_gold(scene: Scene, frame: LoseGold) -> None:
    """Item by item, the victim's choice, until enough gold is gone or nothing is left."""
    items = scene.player(frame.seat).items
    if frame.gold <= 0 or not items or not scene.player(frame.seat).alive:
        return
    if sum(value(scene, card) for card in items) <= frame.gold:
        lose_items(scene, frame.seat, items, "lost")
        return
    scene.then(frame)
    scene.ask(PickItems(items, 1, owed=frame.gold, source=frame.source), frame.seat)


def lose_picked(scene: Scene, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """The items a victim chose; towards a sum of gold if one is owed."""
    owed = scene.owed(LoseGold)
    if owed is not None:
        scene.instead(replace(owed, gold=owed.gold - sum(value(scene, card) for card in cards)))
    lose_items(scene, seat, cards, "lost")
