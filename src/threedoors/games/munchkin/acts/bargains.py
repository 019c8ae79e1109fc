"""Asking, offering, accepting, refusing, countering: help and trades (M5, M8)."""

from collections.abc import Callable
from typing import Any

from threedoors.core import Action, Seat
from threedoors.games.munchkin.acts.answers import Verdict
from threedoors.games.munchkin.acts.choices import may_counter, why_not_accept
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import LevelUp
from threedoors.games.munchkin.events.hands import HandShown
from threedoors.games.munchkin.fight.help import hoard, join, may_have_helper, request
from threedoors.games.munchkin.mat.trades import partners, trade, why_no_trade
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.asks import OpenFight
from threedoors.games.munchkin.table.moment import NOT_NOW, NOT_YOURS, Moment, No
from threedoors.games.munchkin.table.offers import drop_offer, find_offer, make_offer, refuse, withdraw
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.scene import EVERYBODY, Scene
from threedoors.games.munchkin.table.state import Hand, Offer
from threedoors.games.munchkin.terms import Terms
from threedoors.games.munchkin.turn.referee import interrupt, own_affair


def _ask_help(m: Moment, act: a.AskHelp) -> Verdict:
    if not isinstance(m.ask, OpenFight) or m.fight is None or m.fight.main != m.seat:
        return No("main-only", "M8")
    if any(offer.maker == m.seat for offer in m.board.offers):
        return No("own-offer-open", "M8")
    if act.helper not in rivals(m.board, m.seat):
        return No("no-target", "M8")
    if act.card is not None and (act.card not in m.hand.cards or not isinstance(m.deck[act.card], LevelUp)):
        return No("not-a-level-up", "M8")
    no = _why_no_price(m, act.treasures, act.items)
    terms = Terms(act.treasures, act.order, act.items, act.card)
    return no or (lambda scene: request(scene, act.helper, terms))


def _offer_help(m: Moment, act: a.OfferHelp) -> Verdict:
    if not isinstance(m.ask, OpenFight) or m.fight is None or m.fighting:
        return NOT_NOW
    if any(m.seat in (offer.maker, offer.to) for offer in m.board.offers if offer.terms):
        return No("own-offer-open", "M8")
    no = _why_no_price(m, act.treasures, act.items)
    offer = Offer("", m.seat, m.fight.main, Terms(act.treasures, act.order, act.items))
    return no or (lambda scene: _offered(scene, offer))


def _offered(scene: Scene, offer: Offer) -> None:
    scene.change_fight(offered=(*scene.fight.offered, offer.maker))
    make_offer(scene, offer)


def _why_no_price(m: Moment, treasures: int, items: tuple[CardId, ...]) -> No | None:
    """Why this price of help is unlawful, if it is."""
    assert m.fight is not None
    if not may_have_helper(m.deck, m.fight):
        return No("no-helper-allowed", "M8")
    most = hoard(m.board, m.deck, m.fight)
    if not 0 <= treasures <= most:
        return No("wrong-number", "M8", {"least": 0, "most": most, "count": treasures})
    mine = m.board.players[m.fight.main].items
    if len(set(items)) != len(items) or not set(items) <= set(mine):
        return No("not-on-table", "M8")
    return None


def _accept(m: Moment, act: a.AcceptOffer) -> Verdict:
    offer = find_offer(m.board, act.wait)
    if offer is None:
        return NOT_NOW
    no = why_not_accept(m, offer)
    if no:
        return no
    terms = offer.terms
    if terms is None:
        return lambda scene: own_affair(scene, act.seat, lambda: trade(scene, offer))
    helper = offer.to if m.fight and offer.maker == m.fight.main else offer.maker
    return lambda scene: _helped(scene, offer, helper, terms)


def _helped(scene: Scene, offer: Offer, helper: Seat, terms: Terms) -> None:
    """The offer taken is answered; only the others lapse."""
    if scene.board.by_rules(4):
        drop_offer(scene, offer)
    interrupt(scene)
    join(scene, helper, terms)


def _refuse(m: Moment, act: a.RefuseOffer) -> Verdict:
    offer = find_offer(m.board, act.wait)
    return NOT_NOW if offer is None else lambda scene: refuse(scene, offer)


def _counter_help(m: Moment, act: a.CounterHelp) -> Verdict:
    offer = find_offer(m.board, act.wait)
    if offer is None or offer.terms is None or not may_counter(m, offer):
        return NOT_NOW
    if act.keep_card and offer.terms.card is None:
        return No("not-a-level-up", "M8")
    no = _why_no_price(m, act.treasures, act.items)
    card = offer.terms.card if act.keep_card else None
    terms = Terms(act.treasures, act.order, act.items, card)
    return no or (lambda scene: _counter(scene, offer, terms))


def _counter(scene: Scene, offer: Offer, terms: Terms) -> None:
    """The answer to an offer is an offer: now the other side has to say."""
    drop_offer(scene, offer)
    make_offer(scene, Offer("", offer.to, offer.maker, terms), counter=True)


def _propose(m: Moment, act: a.ProposeTrade) -> Verdict:
    if act.to not in partners(m):
        return No("no-trade-now", "M5")
    no = why_no_trade(m, m.seat, act.to, act.give, act.want)
    offer = Offer("", m.seat, act.to, None, act.give, act.want)
    return no or (lambda scene: _proposed(scene, offer))


def _proposed(scene: Scene, offer: Offer, counter: bool = False) -> None:
    proposals = scene.player(offer.maker).proposals
    scene.change_player(offer.maker, proposals=proposals + 1)
    make_offer(scene, offer, counter)


def _counter_trade(m: Moment, act: a.CounterTrade) -> Verdict:
    offer = find_offer(m.board, act.wait)
    if offer is None or offer.terms is not None:
        return NOT_NOW
    if not may_counter(m, offer):
        return No("no-trade-now", "M5")
    no = why_no_trade(m, m.seat, offer.maker, act.give, act.want)
    counter = Offer("", m.seat, offer.maker, None, act.give, act.want)
    return no or (lambda scene: _countered(scene, offer, counter))


def _countered(scene: Scene, offer: Offer, counter: Offer) -> None:
    drop_offer(scene, offer)
    _proposed(scene, counter, counter=True)


def _withdraw(m: Moment, act: a.WithdrawOffer) -> Verdict:
    offer = find_offer(m.board, act.offer)
    if offer is None or offer.maker != m.seat:
        return No("no-such-offer", "M8")
    return lambda scene: withdraw(scene, offer)


def _show(m: Moment, act: a.ShowHand) -> Verdict:
    if not m.free or m.player.shown or not m.hand.cards:
        return NOT_NOW
    if act.to is not None and act.to not in rivals(m.board, m.seat):
        return NOT_YOURS
    return lambda scene: _shown(scene, act)


def _shown(scene: Scene, act: a.ShowHand) -> None:
    """Whoever saw the hand may remember it."""
    eyes = EVERYBODY if act.to is None else 1 << act.to
    hand = scene.hands[act.seat]
    scene.hands[act.seat] = Hand(hand.cards, tuple(known | eyes for known in hand.known), hand.fresh)
    scene.change_player(act.seat, shown=True)
    scene.tell(HandShown(act.seat, act.to, scene.hands[act.seat].cards))


BARGAINS: dict[type[Action], Callable[[Moment, Any], Verdict]] = {
    a.AskHelp: _ask_help,
    a.OfferHelp: _offer_help,
    a.AcceptOffer: _accept,
    a.RefuseOffer: _refuse,
    a.CounterHelp: _counter_help,
    a.ProposeTrade: _propose,
    a.CounterTrade: _counter_trade,
    a.WithdrawOffer: _withdraw,
    a.ShowHand: _show,
}
