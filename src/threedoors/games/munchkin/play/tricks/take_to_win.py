"""Take to win: Main takes an equipped item of a non-fighter if that turns the loss into a win."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.events.hands import CardPlayedOn
from threedoors.games.munchkin.fight.strength import wins
from threedoors.games.munchkin.mat.gear import equip, hand_over
from threedoors.games.munchkin.mat.items import can_carry, displaced_by, fits, holder
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NO_TARGET, ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board


def ways(m: Moment, card: CardId) -> Ways | No:
    """Main, in an open fight that is being lost, for an item that turns it."""
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat:
        return No("main-only", "M15b")
    items = winning_items(m.board, m.deck)
    return {"other": items} if items else NO_TARGET


def effect(scene: Scene, act: Play, trick: k.TakeToWin) -> None:
    """Main takes an equipped item of a non-fighter if that turns the loss into a win."""
    spend(scene, act)
    assert act.other is not None
    owner = holder(scene.board, act.other)
    assert owner is not None
    scene.tell(CardPlayedOn(act.seat, act.card, owner))
    borrow(scene, owner, act.other)


def winning_items(board: Board, deck: Deck) -> tuple[CardId, ...]:
    """Used items of non-fighters that main could take to turn the loss into a win (M15b)."""
    fight = board.fight
    if fight is None or wins(board, deck, fight):
        return ()
    main = board.players[fight.main]
    others = [p for seat, p in enumerate(board.players) if seat not in fight.fighters and p.alive]
    return tuple(
        card
        for player in others
        for card in player.equipped
        if can_carry(deck, main, card) and fits(board, deck, main, card) and _turns_it(board, deck, card)
    )


def borrow(scene: Scene, owner: Seat, card: CardId) -> None:
    """Main takes the item into use; what it displaces lies carried."""
    main = scene.fight.main
    hand_over(scene, owner, main, (card,), "borrowed")
    equip(scene, main, card)


def _turns_it(board: Board, deck: Deck, card: CardId) -> bool:
    """Would main's side win with this item in use?"""
    assert board.fight is not None
    main = board.fight.main
    player = board.players[main]
    gone = displaced_by(deck, player, card)
    used = replace(player, equipped=(*(c for c in player.equipped if c not in gone), card))
    players = tuple(used if seat == main else p for seat, p in enumerate(board.players))
    return wins(replace(board, players=players), deck, board.fight)
