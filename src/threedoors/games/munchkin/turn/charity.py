"""Charity: too many cards at the end of the turn go to the lowest (M6e)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import HandLimit
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.mat.traits import power, power_card
from threedoors.games.munchkin.table.asks import Charity
from threedoors.games.munchkin.table.people import living, lowest
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board
from threedoors.games.munchkin.table.zones import discard_from_hand, pass_unseen

HAND_LIMIT = 5


def hand_limit_bill(board: Board, deck: Deck, seat: Seat) -> Bill:
    """How many cards may be kept, and why."""
    player = board.players[seat]
    larger = power(deck, player, HandLimit)
    if larger is None:
        return Bill(HAND_LIMIT, (Part("hand-limit", HAND_LIMIT, seat),))
    more = Part("trait", larger.n - HAND_LIMIT, seat, power_card(deck, player, HandLimit))
    return Bill(larger.n, (Part("hand-limit", HAND_LIMIT, seat), more))


def excess(scene: Scene, seat: Seat) -> int:
    """How many cards are too many."""
    return len(scene.hands[seat].cards) - hand_limit_bill(scene.board, scene.deck, seat).total


def receivers(board: Board, seat: Seat) -> tuple[Seat, ...]:
    """The living of lowest Level; none if the giver is one of them: then the excess is discarded."""
    poorest = lowest(board, living(board))
    return () if seat in poorest else poorest


def next_gift(scene: Scene, seat: Seat) -> None:
    """One card at a time, so the giver may share out, play or sell in between."""
    scene.ask(Charity(), seat)


def give(scene: Scene, seat: Seat, card: CardId, to: Seat | None) -> None:
    """A card goes to somebody of lowest Level, or to the discards."""
    scene.change(pending=None)
    if to is None:
        discard_from_hand(scene, seat, (card,), "charity")
    else:
        pass_unseen(scene, seat, to, card, "charity")
