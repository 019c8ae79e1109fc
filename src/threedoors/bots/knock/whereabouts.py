"""Where to look, for whoever asks for advice: the creature a card would work on, or the quiet part of the Keep."""

from threedoors.core import Action, Message
from threedoors.games.knock.actions import CastFireball, CastIceFlash, CastPoison, CastSphere, PlaceCard, TellCards
from threedoors.games.knock.keep import LIVE
from threedoors.games.knock.lattice import NEIGHBOURS
from threedoors.games.knock.views import KnockView


def whereabouts(view: KnockView, action: Action) -> Message:
    """The part of the table the best act begins at."""
    match action:
        case PlaceCard(spot=spot):
            beside = (view.keep.cards.get(other) for other in NEIGHBOURS[spot])
            live = next((laid for laid in beside if laid is not None and laid.status in LIVE), None)
            if live is None:
                return Message("advice-look-rooms")
            return Message("advice-look-creature", {"creature": view.cards[live.card].name})
        case CastFireball() | CastIceFlash() | CastPoison() | CastSphere():
            return Message("advice-look-spells")
        case TellCards():
            return Message("advice-look-words")
    return Message("advice-look-turn")
