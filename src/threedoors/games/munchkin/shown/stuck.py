"""Why a hand card stays in the hand: what the referee would say, before anybody tries (M13)."""

from msgspec import Struct

from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.play.ways import may_lay_down, ways_to_play
from threedoors.games.munchkin.table.moment import NOT_NOW, Moment, No


class Stuck(Struct, frozen=True):
    """A hand card that can neither be played nor laid down now, and why."""

    card: CardId
    why: str  # message id, as the referee would say it
    rule: str


def stuck(m: Moment) -> tuple[Stuck, ...]:
    """The hand cards that have nowhere to go now; paying, selling or giving them is another matter."""
    reasons = [(card, why_stuck(m, card)) for card in m.hand.cards]
    return tuple([Stuck(card, no.why, no.rule) for card, no in reasons if no is not None])


def why_stuck(m: Moment, card: CardId) -> No | None:
    """Why this card cannot be put to use now; None: it can."""
    lay_down = may_lay_down(m, card) if m.anytime or m.settling else NOT_NOW
    if lay_down is None:
        return None
    if m.deck.items[card] is not None or m.deck.boons[card] is not None:
        return lay_down
    ways = ways_to_play(m, card)
    return ways if type(ways) is No else None
