"""The values of an open act, for people: which card, which spot and what it covers, which way up."""

from typing import Any

from threedoors.core import Message, Names
from threedoors.games.knock.drawing import card_label, point_label
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import NEIGHBOURS, Spot
from threedoors.games.knock.views import KnockView


def label(view: KnockView, field: str, value: Any) -> Message:
    """One value of one field, in words."""
    match field:
        case "card" | "cards":
            return card_label(view, value)
        case "turned":
            return Message("label-turned" if value else "label-straight")
        case "spot":
            return _creature(view, value) if value in view.keep.cards else _spot(view, value)
        case "point":
            return point_label(view, value)
        case _:
            return Message("label-number", {"value": str(value)})


def _spot(view: KnockView, spot: Spot) -> Message:
    """A free spot: the cards it would cover and the values that would go under."""
    covers = [
        _over(view.cards[view.keep.cards[beside].card].name, visible(view.keep, beside)[corner ^ 2])
        for corner, beside in enumerate(NEIGHBOURS[spot])
        if beside in view.keep.cards
    ]
    return Message("label-spot", {"spot": spot, "covers": list(covers), "count": len(covers)})


def _over(name: Names, value: int) -> Names:
    """A card's name with the value that would go under."""
    return {language: f"{word} {value}" for language, word in name.items()}


def _creature(view: KnockView, spot: Spot) -> Message:
    laid = view.keep.cards[spot]
    return Message("label-creature", {"spot": spot, "card": view.cards[laid.card].name, "danger": laid.danger})
