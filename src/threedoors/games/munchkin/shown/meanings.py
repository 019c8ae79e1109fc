"""What a choice would bring, for people who type: a card's text, a helper's strength, the die a flight needs.

The sums are those of the questions the screen asks. Cards of one's own hand are written out on the table
already, so here they are told in brief.
"""

from typing import Any

from threedoors.core import Answer, Answered, Argument, Domain, Event, Message, OneOf, Say
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.bargains import HelperJoined, OfferMade, TradeMade
from threedoors.games.munchkin.events.hands import CardsDiscarded
from threedoors.games.munchkin.shown.card_lines import in_brief, in_full, named
from threedoors.games.munchkin.shown.questions import (
    AskIf,
    AskIfHelped,
    AskSale,
    Balance,
    Balances,
    IfHelped,
    SaleSeen,
    answer,
)
from threedoors.games.munchkin.shown.telling import told
from threedoors.games.munchkin.shown.views import MunchkinView, cards_on
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.actions import OF, MunchkinAction, Play
from threedoors.games.munchkin.table.offers import find_offer
from threedoors.games.munchkin.table.state import Board
from threedoors.games.munchkin.terms import FighterSide, Terms


def meaning(view: MunchkinView, field: str, value: Any, answered: Answered, say: Say) -> str:
    """What this value would bring or do; nothing where its name tells."""
    if value is None:
        return ""
    if OF.get(field) == "card":
        return _card(view, value, say)
    match field:
        case "helper":
            found = answer(view, AskIfHelped())
            assert isinstance(found, IfHelped)
            return next((_stands(helped.balance, say) for helped in found.helped if helped.helper == value), "")
        case "side" if "card" in answered:
            return _if_played(view, answered["card"], value, say)
        case "foe" if view.flight is not None:
            needs = (ahead.least for ahead in view.flight.ahead if ahead.foe == value)
            return next((say(Message("flee-needs", {"least": least})) for least in needs), "")
    return ""


def narrowed(_view: MunchkinView, field: str, domain: Domain, answered: Answered) -> Domain:
    """Who picks first is no question where the helper picks nothing (M8)."""
    if field == "order" and isinstance(domain, OneOf) and answered.get("treasures") == 0:
        return OneOf(domain.values[:1])
    return domain


def about(view: MunchkinView, name: str, say: Say) -> tuple[str, ...]:
    """Every card in hand or lying open whose name has these letters in it; what it is and does."""
    deck = view.board.options.deck
    cards = {deck[card].id: card for card in (*view.hand, *cards_on(view.board))}
    names = {card: say(Message("label-card", {"card": deck[card].name})) for card in cards.values()}
    return tuple(named(deck, say, card) for card, words in names.items() if name.casefold() in words.casefold())


def foretell(view: MunchkinView, action: MunchkinAction) -> tuple[Message, ...]:
    """Before it is agreed to: whatever cannot be taken back, as it will be told."""
    match action:
        case a.DropTrait():
            return (Message("drop-foretold", {"card": view.board.options.deck[action.card].name}),)
        case a.Sell():
            found = answer(view, AskSale(action.items, action.doubled))
            assert isinstance(found, SaleSeen)
            return () if found.no else (Message("sale-foretold", {"total": found.bill.total, "levels": found.levels}),)
        case a.UsePower(power="charm"):
            return (told(view.board, CardsDiscarded(action.seat, action.pay, "paid")),)
    bargain = _bargain(view.board, action)
    return (told(view.board, bargain),) if bargain is not None else ()


def _bargain(board: Board, action: MunchkinAction) -> Event | None:
    """What an offer or its acceptance would say at the table: it binds as soon as the other side agrees (M5, M8)."""
    seat, main = action.seat, board.fight.main if board.fight else -1
    offer = find_offer(board, action.wait) if isinstance(action, Answer) else None
    match action:
        case a.ProposeTrade():
            return OfferMade(seat, action.to, None, action.give, action.want)
        case a.CounterTrade() if offer is not None:
            return OfferMade(seat, offer.maker, None, action.give, action.want, True)
        case a.AskHelp():
            return OfferMade(seat, action.helper, Terms(action.treasures, action.order, action.items, action.card))
        case a.OfferHelp():
            return OfferMade(seat, main, Terms(action.treasures, action.order, action.items))
        case a.CounterHelp() if offer is not None:
            return OfferMade(seat, offer.maker, Terms(action.treasures, action.order, action.items), counter=True)
        case a.AcceptOffer() if offer is not None and offer.terms is None:
            return TradeMade(offer.maker, offer.to, offer.give, offer.want)
        case a.AcceptOffer() if offer is not None and offer.terms is not None:
            return HelperJoined(offer.to if offer.maker == main else offer.maker, main, offer.terms, False)
    return None


def _card(view: MunchkinView, card: CardId, say: Say) -> str:
    deck = view.board.options.deck
    return in_brief(deck, say, card) if card in view.hand else in_full(deck, say, card)


def _if_played(view: MunchkinView, card: CardId, side: FighterSide, say: Say) -> str:
    assert view.seat is not None
    found = answer(view, AskIf((Play(view.seat, card, side=side),)))
    assert isinstance(found, Balances)
    return next((_stands(balance, say) for balance in found.after if balance is not None), "")


def _stands(balance: Balance, say: Say) -> str:
    sums: dict[str, Argument] = {"ours": balance.ours, "theirs": balance.theirs}
    return say(Message("would-stand", {**sums, "wins": "yes" if balance.wins else "no"}))
