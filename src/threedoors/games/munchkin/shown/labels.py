"""Values of open acts in words: cards by name, seats by player, numbers as they are."""

from typing import Any

from threedoors.core import Message
from threedoors.games.munchkin.cards.wording import words_of
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table.actions import OF
from threedoors.games.munchkin.table.asks import PickWay


def label(view: MunchkinView, field: str, value: Any) -> Message:
    """One value of a field, as a player would say it."""
    of = OF.get(field)
    if value is None:
        return Message("label-nobody" if of == "seat" else "label-nothing")
    if isinstance(value, bool):
        return Message("yes" if value else "no")
    match of:
        case "card":
            return Message("label-card", {"card": view.board.options.deck[value].name})
        case "seat":
            return Message("label-seat", {"seat": value})
        case "foe":
            return Message("label-card", {"card": foe_name(view, value)})
        case "way":
            return way_words(view, value)
        case "side" | "order" | "power":
            return Message(f"{of}-{value}")
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
