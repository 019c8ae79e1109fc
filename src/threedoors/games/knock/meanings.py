"""What a choice would bring, for people who type: the corners as they would lie, and what would follow (K4, K6, K11).

What follows is what the screen asks about every spot, put into words as for a spell.
"""

from typing import Any

from threedoors.core import Answered, Domain, OneOf, Say
from threedoors.games.knock.cards import CardId, lying, turned
from threedoors.games.knock.drawing import card_label, in_two_rows
from threedoors.games.knock.foretelling import told
from threedoors.games.knock.questions import Prospects, WhatIf, answer
from threedoors.games.knock.views import KnockView


def meaning(view: KnockView, field: str, value: Any, answered: Answered, say: Say) -> str:
    """Which way up: the corners, and what would come of it."""
    if field != "turned":
        return ""
    corners = view.cards[answered["card"]].corners
    found = answer(view, WhatIf(answered["card"]))
    assert isinstance(found, Prospects)
    follows = [
        say(message)
        for prospect in found.prospects
        if prospect.target == answered["spot"] and prospect.turned == value
        for message in told(view, prospect)
    ]
    return "; ".join((in_two_rows(lying(corners, value)), *follows))


def narrowed(view: KnockView, field: str, domain: Domain, answered: Answered) -> Domain:
    """A card that looks the same both ways up need not be turned."""
    if field != "turned":
        return domain
    corners = view.cards[answered["card"]].corners
    return OneOf((False,)) if corners == turned(corners) else domain


def about(view: KnockView, name: str, say: Say) -> tuple[str, ...]:
    """Every card in hand, told or laid whose name has these letters in it, as it is printed."""
    lines = [say(card_label(view, CardId(card))) for card in view.cards]
    return tuple(line for line in lines if name.casefold() in line.casefold())
