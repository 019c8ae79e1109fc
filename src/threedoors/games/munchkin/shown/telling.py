"""Events put into messages: cards travel by their names in every language, sums by their totals."""

from typing import Any

from msgspec import structs

from threedoors.core import Argument, Event, Message, kebab, signed
from threedoors.core.messages import Plain
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import FleeBonus
from threedoors.games.munchkin.events.bargains import OfferMade
from threedoors.games.munchkin.events.bills import Bill
from threedoors.games.munchkin.events.fights import DieRolled
from threedoors.games.munchkin.events.mats import TraitLost, TraitPlayed
from threedoors.games.munchkin.mat.traits import power_card, trait_of
from threedoors.games.munchkin.table.state import Board, MunchkinState
from threedoors.games.munchkin.terms import Terms

CARD_FIELDS = frozenset({"card", "item", "foe_card", "by_card"})
CARDS_FIELDS = frozenset({"cards", "items", "wanted_items"})


def tell(state: MunchkinState, event: Event) -> Message:
    """An event in words, at the table after it."""
    return told(state.board, event)


def told(board: Board, event: Event) -> Message:
    """An event in words: its kind, a variant where something is missing or hidden, its fields."""
    deck = board.options.deck
    args: dict[str, Argument] = {}
    missing = ""
    for name, value in structs.asdict(event).items():
        if value is None or (value == () and name in CARDS_FIELDS):
            missing += f"-no-{name.replace('_', '-')}"
        else:
            args |= _argument(deck, name, value)
    if isinstance(event, OfferMade) and event.terms is not None and board.fight is not None:
        args["helping"] = "no" if event.seat == board.fight.main else "yes"
    if isinstance(event, DieRolled):
        args |= _added(board, deck, event)
    if isinstance(event, TraitPlayed | TraitLost) and trait_of(deck, event.card).doubles:
        missing = "-doubler"
    name = type(event).__name__
    return Message(VARIANTS.get(name + missing, kebab(name)), args)


VARIANTS = {
    "CardsDrawn-no-cards": "cards-drawn-hidden",
    "CardPassed-no-card": "card-passed-hidden",
    "HandShown-no-to-seat": "hand-shown-to-all",
    "HandShown-no-cards": "hand-shown-hidden",
    "CurseAnnounced-no-by-seat": "curse-announced-door",
    "CompanionLoaded-no-item": "companion-loaded-empty",
    "OfferMade-no-items-no-wanted-items": "offer-made-help",
    "OfferMade-no-terms": "offer-made-trade",
    "OfferMade-no-terms-no-items": "offer-made-demand",
    "OfferMade-no-terms-no-wanted-items": "offer-made-gift",
    "TradeMade-no-items": "trade-made-demand",
    "TradeMade-no-wanted-items": "trade-made-gift",
    "DieRolled-no-foe-card": "die-rolled-theft",
    "TraitPlayed-doubler": "doubler-played",
    "TraitLost-doubler": "doubler-lost",
}
"""Which sentence is said when these fields are empty, or a card only lets one be two; else the usual one."""


def _added(board: Board, deck: Deck, event: DieRolled) -> dict[str, Argument]:
    """What is added to a die, one by one, each with its card."""
    player = board.players[event.seat]
    added: list[Plain] = []
    for part in event.bill.parts[1:]:
        card = power_card(deck, player, FleeBonus) if part.why == "trait" else part.card
        names = deck[card].name.items() if card is not None else ()
        n = signed(part.n)
        added.append({language: f"{n} {name}" for language, name in names} or n)
    return {"added": [*added], "parts": len(added)}


def names_of(deck: Deck, cards: tuple[CardId, ...]) -> list[Any]:
    """The names of cards, in every language."""
    return [deck[card].name for card in cards]


def _argument(deck: Deck, name: str, value: Any) -> dict[str, Argument]:
    if name in CARD_FIELDS:
        return {name: deck[value].name}
    if name in CARDS_FIELDS:
        return {name: names_of(deck, value), "count": len(value)}
    if name == "seats":
        return {"named_seats": list(value), "count": len(value)}
    if isinstance(value, Bill):
        return {"total" if name == "bill" else name: value.total}
    if isinstance(value, Terms):
        return _terms(deck, value)
    if isinstance(value, bool):
        return {name: "yes" if value else "no"}
    if isinstance(value, int | str):
        return {name: value}
    return {}


def _terms(deck: Deck, terms: Terms) -> dict[str, Argument]:
    return {
        "treasures": terms.treasures,
        "order": terms.order,
        "price_items": names_of(deck, terms.items),
        "price_count": len(terms.items),
        "price_card": deck[terms.card].name if terms.card is not None else "",
        "has_card": "yes" if terms.card is not None else "no",
    }
