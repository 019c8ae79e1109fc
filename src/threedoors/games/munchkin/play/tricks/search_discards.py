"""Search discards: take any one card from a discard pile."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NO_TARGET, NOT_NOW, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import take_up_openly


def ways(m: Moment, card: CardId) -> Ways | No:
    """Any time a discard pile holds a card."""
    if not m.anytime:
        return NOT_NOW
    piles = m.board.door_discards + m.board.treasure_discards
    return {"other": piles} if piles else NO_TARGET


def effect(scene: Scene, act: Play, trick: k.SearchDiscards) -> None:
    """Any one card from either pile, into hand."""
    assert act.other is not None
    board = scene.board
    scene.change(
        door_discards=_without(board.door_discards, act.other),
        treasure_discards=_without(board.treasure_discards, act.other),
    )
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    take_up_openly(scene, act.seat, act.other)


def _without(pile: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in pile if other != card) if card in pile else pile
