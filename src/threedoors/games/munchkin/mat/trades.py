"""Trades and gifts: items on the table, between two players who are not fighting (M5)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.bargains import TradeMade
from threedoors.games.munchkin.mat.gear import settle, take_off
from threedoors.games.munchkin.mat.items import can_carry_all
from threedoors.games.munchkin.table.moment import NOT_NOW, Moment, No
from threedoors.games.munchkin.table.offers import drop_offer
from threedoors.games.munchkin.table.people import fighters, rivals
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, Offer

PROPOSALS_PER_TURN = 4  # so that nobody can keep a table from going on


def partners(m: Moment) -> tuple[Seat, ...]:
    """Whom this seat may trade with now."""
    if not m.free or m.fighting or m.player.proposals >= PROPOSALS_PER_TURN:
        return ()
    if m.board.offers and any(offer.maker == m.seat and offer.terms is None for offer in m.board.offers):
        return ()
    others, busy = rivals(m.board, m.seat), fighters(m.board)
    return tuple([s for s in others if s not in busy]) if busy else others


def why_no_trade(m: Moment, maker: Seat, to: Seat, give: tuple[CardId, ...], want: tuple[CardId, ...]) -> No | None:
    """Why this exchange could not be made now, if so."""
    busy = fighters(m.board)
    if not m.free or maker in busy or to in busy:
        return NOT_NOW
    if not give and not want:
        return No("empty-trade", "M5")
    if len(set(give)) != len(give) or len(set(want)) != len(want):
        return No("not-yours", "M5")
    mine, theirs = m.board.players[maker], m.board.players[to]
    if not _lie_in(give, mine.items) or not _lie_in(want, theirs.items):
        return No("not-on-table", "M5")
    if not can_carry_all(m.deck, mine, want, give) or not can_carry_all(m.deck, theirs, give, want):
        return No("big-limit", "M5")
    return None


def is_still_possible(board: Board, offer: Offer) -> bool:
    """Do the items offered and wanted still lie where they lay, and is nobody fighting now?"""
    mine, theirs = board.players[offer.maker], board.players[offer.to]
    busy = fighters(board)
    if offer.maker in busy or offer.to in busy:
        return False
    return _lie_in(offer.give, mine.items) and _lie_in(offer.want, theirs.items)


def _lie_in(cards: tuple[CardId, ...], items: tuple[CardId, ...]) -> bool:
    return not cards or all(card in items for card in cards)


def trade(scene: Scene, offer: Offer) -> None:
    """Items change owners at once and lie carried; limits are judged after the whole exchange."""
    drop_offer(scene, offer)
    for giver, taker, cards in ((offer.maker, offer.to, offer.give), (offer.to, offer.maker, offer.want)):
        for card in cards:
            take_off(scene, giver, card)
            scene.change_player(taker, carried=(*scene.player(taker).carried, card))
    scene.tell(TradeMade(offer.maker, offer.to, offer.give, offer.want))
    settle(scene, offer.maker)
    settle(scene, offer.to)
