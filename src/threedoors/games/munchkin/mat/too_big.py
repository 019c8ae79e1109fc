"""Too many Big items: regain the right, sell, give away, or lose them (M4)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.mat.gear import hand_over, lose_items
from threedoors.games.munchkin.mat.items import can_carry, too_big
from threedoors.games.munchkin.table.agenda import CheckBig
from threedoors.games.munchkin.table.asks import TooBig
from threedoors.games.munchkin.table.people import lowest, rivals
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board


def check_big(scene: Scene, seat: Seat) -> None:
    """Ask until the surplus is settled."""
    if scene.player(seat).alive and too_big(scene.deck, scene.player(seat)):
        scene.then(CheckBig(seat))
        scene.ask(TooBig(), seat)


def heirs(board: Board, deck: Deck, seat: Seat, card: CardId) -> tuple[Seat, ...]:
    """The lowest-Level living rivals able to carry it; none: it is discarded."""
    able = tuple(other for other in rivals(board, seat) if can_carry(deck, board.players[other], card))
    return lowest(board, able)


def give_big(scene: Scene, seat: Seat, card: CardId, to: Seat | None) -> None:
    """One Big item less."""
    scene.change(pending=None)
    if to is None:
        lose_items(scene, seat, (card,), "lost")
    else:
        hand_over(scene, seat, to, (card,), "big")
