"""What a choice would bring, for people who type: the corners as they would lie, and what would follow (K4, K11).

What follows is what the screen asks about every spot, put into words as for a spell.
"""

from typing import Any

from threedoors.core import Answered, Domain, Message, OneOf, Say
from threedoors.games.knock.cards import CardId, lying, turned
from threedoors.games.knock.drawing import card_label, in_two_rows
from threedoors.games.knock.foretelling import told
from threedoors.games.knock.lattice import Spot
from threedoors.games.knock.questions import Prospect, Prospects, WhatIf, answer
from threedoors.games.knock.views import KnockView


def meaning(view: KnockView, field: str, value: Any, answered: Answered, say: Say) -> str:
    """A spot by what would come of it in a word, which way up by the corners and every sum that changes."""
    if "card" not in answered or field not in ("spot", "turned"):
        return ""
    card: CardId = answered["card"]
    if field == "spot":
        return _verdict(_prospects(view, card, value), say)
    corners = in_two_rows(lying(view.cards[card].corners, value))
    [prospect] = [found for found in _prospects(view, card, answered["spot"]) if found.turned == value]
    return " · ".join((corners, *map(say, told(view, prospect))))


def _prospects(view: KnockView, card: CardId, spot: Spot) -> list[Prospect]:
    found = answer(view, WhatIf(card))
    assert isinstance(found, Prospects)
    return [prospect for prospect in found.prospects if prospect.target == spot]


def _verdict(ways: list[Prospect], say: Say) -> str:
    """Nothing to say of a spot where all holds, whichever way up."""
    verdicts = {way.verdict for way in ways}
    if verdicts == {"safe"}:
        return ""
    if len(verdicts) == 1:
        return say(Message(f"verdict-{verdicts.pop()}"))
    straight, turned_round = (f"@verdict-{way.verdict}" for way in ways)
    return say(Message("verdicts", {"straight": straight, "turned": turned_round}))


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
