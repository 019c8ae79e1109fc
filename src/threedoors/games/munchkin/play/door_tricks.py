"""The odd door cards, carried out (M15b, M15d)."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import LevelsFor
from threedoors.games.munchkin.fight.strength import wins
from threedoors.games.munchkin.mat.gear import equip, hand_over
from threedoors.games.munchkin.mat.items import can_carry, displaced_by, fits
from threedoors.games.munchkin.mat.levels import check_victory, gain_levels
from threedoors.games.munchkin.mat.traits import has
from threedoors.games.munchkin.table.people import living
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board


def levels_for(scene: Scene, trick: LevelsFor) -> None:
    """All players of a class gain a level, which may be the winning one (M15d)."""
    for seat in living(scene.board):
        if has(scene.deck, scene.player(seat), trick.trait):
            gain_levels(scene, seat, 1, "card", may_win=True)
    check_victory(scene)


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
