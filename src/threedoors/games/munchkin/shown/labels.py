"""Values of open acts in words: cards by name, seats by player, numbers as they are."""

from typing import Any

from threedoors.core import Message
from threedoors.games.munchkin.cards.wording import words_of
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table.asks import PickWay

CARD_FIELDS = frozenset({"card", "cards", "pay", "item", "items", "give", "want", "other", "companion", "doubled"})
SEAT_FIELDS = frozenset({"target", "to", "helper"})


def label(view: MunchkinView, field: str, value: Any) -> Message:
    """One value of a field, as a player would say it."""
    if value is None:
        return Message("label-nobody" if field in SEAT_FIELDS else "label-nothing")
    if isinstance(value, bool):
        return Message("yes" if value else "no")
    if field in CARD_FIELDS:
        return Message("label-card", {"card": view.board.options.deck[value].name})
    if field in SEAT_FIELDS:
        return Message("label-seat", {"seat": value})
    if field == "foe":
        return Message("label-card", {"card": foe_name(view, value)})
    match field:
        case "option":
            return way_words(view, value)
        case "side":
            return Message(f"side-{value}")
        case "order":
            return Message(f"order-{value}")
        case "power":
            return Message(f"power-{value}")
    return Message("label-value", {"value": value})


def way_words(view: MunchkinView, option: int) -> Message:
    """One of the ways a card offers its victim, by what it does first."""
    ask = view.board.pending.ask if view.board.pending else None
    if not isinstance(ask, PickWay):
        return Message("label-value", {"value": option + 1})
    return next(words_of(view.board.options.deck).effects(ask.options[option]))


def foe_name(view: MunchkinView, uid: int) -> dict[str, str]:
    """A monster in the fight by its name."""
    foes = view.board.fight.foes if view.board.fight else ()
    deck = view.board.options.deck
    return next(deck[foe.card].name for foe in foes if foe.uid == uid)
